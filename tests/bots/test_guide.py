"""The guide for writers of bots: its code runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

GUIDE = Path(__file__).parent.parent.parent / "docs" / "guides" / "write-a-bot.md"


def test_the_code_of_the_guide_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    first, _, last = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}

    exec(first, names)
    exec(last, names)

    assert capsys.readouterr().out.startswith("Result(scores=")
