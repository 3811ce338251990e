"""Chance: the one source of luck of a game.

A keyed BLAKE2b counter stream: the same on every Python and platform, unbiased, and not to be
guessed from the cards that it dealt. A clone is four references.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Final

WORDS: Final = 16  # of 32 bits, in one block of BLAKE2b
SPAN: Final = 4294967296  # 2 ** 32: how many values a word has
UNPACK: Final = Struct("<16I").unpack


class Chance:
    """A stream of words: `key` names the stream, `block` and `left` the place in it."""

    def __init__(self, key: bytes, block: int = 0, left: int = 0) -> None:
        self.key = key
        self.block = block  # blocks begun
        self.left = left  # words of the current block still to be dealt
        self.words: tuple[int, ...] = () if left == 0 else self.deal(block - 1)

    @staticmethod
    def seeded(seed: int | str) -> Chance:
        """Same seed, same luck, for ever. 7 and "7" are the same seed."""
        return Chance(blake2b(f"ludotheque:{seed}".encode(), digest_size=32).digest())

    def clone(self) -> Chance:
        twin = Chance(self.key, self.block)
        twin.left, twin.words = self.left, self.words
        return twin

    def fork(self) -> Chance:
        """A stream of its own, that tells nothing of this one and that this one cannot meet again."""
        nonce = f"fork:{self.word()}:{self.word()}".encode()
        return Chance(blake2b(nonce, key=self.key, digest_size=32).digest())

    def deal(self, block: int) -> tuple[int, ...]:
        return UNPACK(blake2b(block.to_bytes(8, "little"), key=self.key).digest())

    def word(self) -> int:
        """The next 32 bits."""
        if self.left == 0:
            self.words = self.deal(self.block)
            self.block += 1
            self.left = WORDS
        self.left -= 1
        return self.words[self.left]

    def drawn(self) -> int:
        """How many words have been dealt: a step that leaves it alone had no luck in it."""
        return self.block * WORDS - self.left

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as any other."""
        if not 0 < n <= SPAN:
            raise ValueError(f"below takes 1 to {SPAN}, not {n!r}")
        if n == 1:
            return 0
        fair = SPAN - SPAN % n  # words from here on would favour the small numbers
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.place() == other.place()

    def __hash__(self) -> int:
        return hash(self.place())

    def place(self) -> tuple[bytes, int, int]:
        return self.key, self.block, self.left

    def __reduce__(self) -> tuple[type[Chance], tuple[bytes, int, int]]:
        return Chance, self.place()


def promise(seed: int | str) -> str:
    """SHA-256 of a seed: shown when a game starts, so that the seed shown at its end can be checked."""
    return sha256(str(seed).encode()).hexdigest()
