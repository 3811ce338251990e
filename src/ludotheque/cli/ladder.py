"""The picture of a contest: one bar a bot, its interval, and the share that would be fair. SVG, on its own."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

WIDE: Final = 640
ROW: Final = 34
LEFT: Final = 120
RIGHT: Final = 90
TOP: Final = 44
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#222}.t{font-weight:600}.s{fill:#666}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.s{fill:#aaa}}"
)


def picture(found: dict[str, Any]) -> str:
    rows = sorted(found["rows"], key=lambda row: -row["rating"])
    tall = TOP + ROW * len(rows) + 26
    fair = x_of(1 / found["players"])
    title = f"{found['game']}: {found['options']}, {found['games']} games, seed {found['seed']}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<text class="t" x="12" y="22">{escape(title)}</text>',
    ]
    for i, row in enumerate(rows):
        parts += bar_of(row, TOP + ROW * i)
    bottom = TOP + ROW * len(rows)
    parts += [
        f'<path d="M{fair:.1f} {TOP - 6}V{bottom}" stroke="#888" stroke-dasharray="4 3"/>',
        f'<text class="s" x="{fair + 4:.1f}" y="{bottom + 14}">{100 / found["players"]:.0f} % is fair</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def x_of(share: float) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * min(1.0, max(0.0, share))


def bar_of(row: dict[str, Any], y: int) -> list[str]:
    share, low, high = (x_of(value) for value in row["share"])
    middle = y + ROW // 2
    return [
        f'<text x="12" y="{middle + 4}">{escape(row["name"])}</text>',
        f'<rect x="{LEFT}" y="{y + 7}" width="{share - LEFT:.1f}" height="{ROW - 14}" rx="3" fill="#4f8a8b"/>',
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 5}v10M{high:.1f} {middle - 5}v10" '
        'stroke="#b3541e" stroke-width="2" fill="none"/>',
        f'<text x="{WIDE - RIGHT + 8}" y="{middle + 4}">{100 * row["share"][0]:.1f} % · {row["rating"]:+.0f}</text>',
    ]
