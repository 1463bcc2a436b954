"""The option `--lang` of commands that speak to people."""

from __future__ import annotations

import argparse
import os

from canasta.i18n import LOCALES, Catalogue, catalogue, locale_of_environment


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option that chooses a language."""
    languages = " or ".join(LOCALES)
    about = f"the language: {languages} (that of the environment, else {LOCALES[0]})"
    parser.add_argument("--lang", choices=LOCALES, metavar="LANG", help=about)


def words_of(args: argparse.Namespace) -> Catalogue:
    """The words of the language chosen; without a choice the environment decides."""
    return catalogue(args.lang or locale_of_environment(os.environ))
