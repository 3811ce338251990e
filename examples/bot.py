"""A bot for any game, over the socket: `python bot.py http://127.0.0.1:8000 TABLE` with the token in LUDOTHEQUE_TOKEN.

It plays a legal action at random. Its whole knowledge is the view and the list of legal actions that it is sent.
"""

import asyncio
import json
import os
import random
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(url: str, table: str, token: str) -> dict | None:
    """Play one table to its end; the result, or None where the table was closed."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
    number, acts = None, 0
    while True:
        try:
            async with connect(address, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "refused":
                        print(message["code"], message["text"], file=sys.stderr)
                    if message["type"] == "seated" and message["table"]["status"] == "closed":
                        return None
                    if message["type"] not in ("snapshot", "moved"):
                        continue
                    if message["result"]:
                        return message["result"]
                    number, legal = message["number"], message["legal"]
                    if legal:  # we are asked; the key makes it safe to send again
                        acts += 1
                        action = random.choice(legal)["id"]
                        key = f"{number}-{acts}"
                        await socket.send(json.dumps({"type": "act", "key": key, "number": number, "action": action}))
        except (ConnectionClosed, OSError):
            await asyncio.sleep(1)


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], os.environ["LUDOTHEQUE_TOKEN"])))
