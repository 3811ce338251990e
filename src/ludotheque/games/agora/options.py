"""What a table of Agora may choose."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core import options
from ludotheque.core.options import choice, flag


@dataclass(frozen=True)
class Options(options.Options):
    players: int = choice(3, 4)  # AGO-002
    supply: str = choice("printed", "even")  # AGO-R02
    money_points: str = choice("box", "text")  # AGO-R45
    third_of_three: str = choice("rank", "last")  # AGO-R44
    rebid: str = choice("free", "raise")  # AGO-R14
    broke: str = choice("out", "zero_bid")  # AGO-R17
    full_stall: str = choice("at_least", "exact")  # AGO-R31
    big_lots: str = choice("cap", "extend")  # AGO-R30
    zero_reputation: str = choice("scores", "nothing")  # AGO-R46
    open_money: bool = flag(False)  # AGO-R49
    labels: str = choice("rulebook", "amphora")  # AGO-R55
