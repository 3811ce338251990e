"""Every word that the server can send as a key exists in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.server.errors import STATUS
from ludotheque.texts.catalog import LANGUAGES, Catalog

SOURCE = Path(ludotheque.__file__).parent
FILES = [*(SOURCE / "server").glob("*.py"), SOURCE / "core" / "match.py"]


def written(pattern: str) -> set[str]:
    """What the code writes at that place."""
    return {word for file in FILES for word in re.findall(pattern, file.read_text("utf-8"))}


def keys() -> set[str]:
    """The text keys of all refusals, of all goodbyes and of all reasons why nothing can be undone."""
    reasons = written(r'TakeBackError\("([\w-]+)"\)') | written(r'UndoInfo\(False, "([\w-]+)"\)')
    codes = set(STATUS) | written(r'Bye\(code="([\w-]+)"')
    return {f"server-{code}" for code in codes} | {f"undo-{reason}" for reason in reasons} | written(r'"(undo-[\w-]+)"')


def test_every_code_of_a_refusal_is_in_the_list_and_each_is_used() -> None:
    assert written(r'RefusalError\("([\w-]+)"') <= set(STATUS)
    assert set(STATUS) <= written(r'"([\w-]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_reason_can_be_said(language: str) -> None:
    catalog = Catalog(language)
    assert [key for key in sorted(keys()) if not catalog.has(key)] == []
    assert len(keys()) > 40


def test_the_protocol_page_lists_the_codes_that_the_socket_can_say() -> None:
    page = (SOURCE.parent.parent / "docs" / "guides" / "protocol.md").read_text("utf-8")
    listed = set(re.findall(r"`([\w-]+)`", page.partition("**Refusals.**")[2].partition("**Secrets.**")[0]))
    socket = written_in("socket.py", "table.py", "hub.py", "writer.py", "limits.py") - {"bad-option"}
    assert socket <= listed


def written_in(*names: str) -> set[str]:
    texts = [(SOURCE / "server" / name).read_text("utf-8") for name in names]
    return {code for text in texts for code in re.findall(r'RefusalError\("([\w-]+)"', text)}
