"""The random bot: any legal action, each as likely as any other."""

from __future__ import annotations

from ludotheque.bots.bot import Bot
from ludotheque.bots.sight import Sight
from ludotheque.core.contract import ActionId


class RandomBot(Bot):
    def choose(self, sight: Sight) -> ActionId:
        return self.chance.pick(sight.legal)
