"""The Fluent files as trees: which messages there are, what they take, between what they choose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from canasta.i18n.catalogue import sources


@cache
def entries(locale: str) -> dict[str, tuple[ast.EntryType, ...]]:
    """All that stands in each file of a language."""
    return {name: tuple(parse(text).body) for name, text in sources(locale).items()}


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """All messages of a language, by id."""
    return {
        entry.id.name: entry
        for body in entries(locale).values()
        for entry in body
        if isinstance(entry, ast.Message)
    }


@cache
def shape(locale: str, id: str) -> tuple[frozenset[str], frozenset[str]]:
    """The attributes of a message, and the variables of it and of all messages it refers to."""
    message = messages(locale)[id]
    found = _Found()
    found.visit(message)
    variables = set(found.variables)
    for other in found.references - {id}:
        variables |= shape(locale, other)[1]
    return frozenset(attribute.id.name for attribute in message.attributes), frozenset(variables)


def variants(locale: str, id: str, variable: str) -> set[str]:
    """The names between which a message chooses by a variable."""
    found = _Found()
    found.visit(messages(locale)[id])
    return {key for name, key in found.variants if name == variable}


def texts(locale: str) -> Iterator[tuple[str, str]]:
    """The id of each message, and each piece of plain text in it."""
    for id, message in messages(locale).items():
        found = _Found()
        found.visit(message)
        yield from ((id, text) for text in found.texts)


class _Found(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: set[tuple[str, str]] = set()
        self.texts: list[str] = []
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.others.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            key = variant.key
            name = key.name if isinstance(key, ast.Identifier) else key.value
            self.variants.add((node.selector.id.name, name))
        self.generic_visit(node)


def functions(locale: str) -> set[str]:
    """The functions that messages call: none, since two runtimes read the files."""
    called: set[str] = set()
    for message in messages(locale).values():
        found = _Found()
        found.visit(message)
        called |= found.others
    return called
