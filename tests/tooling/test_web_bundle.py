"""The bundle of the page: when it is stale, and what that asks of a machine without a Node."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from tools import node
from tools.steps import ROOT, Failure
from tools.web_bundle import Bundle

WEB = ROOT / "web"


@pytest.fixture
def bundle(tmp_path: Path) -> Bundle:
    """A fresh bundle in a clone of its own, whose page is this clone's."""
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    fresh = Bundle(tmp_path)
    fresh.static.mkdir(parents=True)
    (fresh.locales / "en").mkdir(parents=True)
    (fresh.locales / "en" / "page.ftl").write_text("title = Canasta\n", encoding="utf-8")
    fresh.stamp.write_text(fresh.digest(), encoding="utf-8")
    return fresh


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without Node."""
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    monkeypatch.delenv("CANASTA_SKIP_WEB", raising=False)
    monkeypatch.setattr(hatch_build, "SITE_FOLDERS", [])


def hook(bundle: Bundle) -> hatch_build.PackageHook:
    nothing: Any = None
    return hatch_build.PackageHook(str(bundle.root), {}, nothing, nothing, "", "wheel")


def test_a_bundle_is_fresh_until_its_sources_change(bundle: Bundle) -> None:
    assert not bundle.is_stale()


@pytest.mark.parametrize(
    "name",
    [
        "web/src/App.svelte",
        "web/src/new.ts",
        "web/public/new.svg",
        "web/build/compress.ts",
        "web/index.html",
        "web/vite.config.ts",
        "web/package-lock.json",
        "src/canasta/i18n/locales/en/page.ftl",
        "src/canasta/i18n/locales/fr/page.ftl",
    ],
)
def test_each_source_makes_it_stale(bundle: Bundle, name: str) -> None:
    file = bundle.root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as text:
        text.write("\n")
    assert bundle.is_stale()


def test_a_source_that_is_gone_or_renamed_makes_it_stale(bundle: Bundle) -> None:
    icon = bundle.web / "public" / "icon.svg"
    renamed = icon.rename(icon.with_name("sign.svg"))
    assert bundle.is_stale()
    renamed.unlink()
    assert bundle.is_stale()


@pytest.mark.parametrize(
    "name", ["web/src/App.test.ts", "web/node_modules/svelte/package.json", "web/.cache/x"]
)
def test_what_is_not_built_from_leaves_it_fresh(bundle: Bundle, name: str) -> None:
    file = bundle.root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("other\n", encoding="utf-8")
    assert not bundle.is_stale()


def test_a_bundle_that_was_emptied_is_stale(bundle: Bundle) -> None:
    shutil.rmtree(bundle.static)
    assert bundle.is_stale()


@pytest.mark.usefixtures("no_node")
def test_a_package_with_a_fresh_bundle_is_built_without_a_node(bundle: Bundle) -> None:
    assert hook(bundle).dependencies() == []
    hook(bundle).initialize("standard", {})
    assert not bundle.is_stale()


@pytest.mark.usefixtures("no_node")
def test_a_package_with_a_stale_bundle_asks_for_a_node(bundle: Bundle) -> None:
    bundle.stamp.unlink()
    assert hook(bundle).dependencies() == [node.PACKAGE]
    with pytest.raises(Failure, match=r"a Node \(.*\) is needed"):
        hook(bundle).initialize("standard", {})


@pytest.mark.usefixtures("no_node")
def test_an_editable_install_leaves_the_bundle_alone(bundle: Bundle) -> None:
    bundle.stamp.unlink()
    hook(bundle).initialize("editable", {})
    assert bundle.is_stale()


@pytest.mark.usefixtures("no_node")
def test_the_switch_leaves_the_bundle_alone(
    bundle: Bundle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANASTA_SKIP_WEB", "1")
    bundle.stamp.unlink()
    assert hook(bundle).dependencies() == []
    hook(bundle).initialize("standard", {})
    assert bundle.is_stale()


@pytest.mark.parametrize(
    ("version", "answer"),
    [
        ("v18.20.8", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
        ("v26.1.0", True),
        ("", False),
    ],
)
def test_a_node_fits_by_its_version(version: str, answer: bool) -> None:
    assert node.fits(version) is answer


def test_the_nodes_that_fit_are_those_that_the_page_asks_for() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert package["engines"]["node"] == node.FITTING


def test_the_lock_of_the_page_is_pinned_by_hash_and_names_no_registry() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert "registry" not in text
    assert ".tgz" not in text
    for name, package in json.loads(text)["packages"].items():
        assert not name or package["integrity"].startswith("sha512-"), name


def test_npm_leaves_registries_out_of_the_lock() -> None:
    settings = (WEB / ".npmrc").read_text(encoding="utf-8").splitlines()
    assert "omit-lockfile-registry-resolved=true" in settings
    assert not any("//" in line for line in settings)
