"""The page: the built front end where it is there, else a few words on how to play without it."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

BUILT: Final = Path(str(files("ludotheque"))) / "web" / "dist"
WORDS: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ludothèque</title>
<h1>Ludothèque</h1>
<p>The server runs, but its page has not been built. <code>make play</code> builds it.</p>
<p>In the terminal: <code>ludotheque play</code>.
The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p lang="fr">Le serveur tourne, mais sa page n’a pas été construite.
Dans le terminal : <code>ludotheque play</code>.</p>
</html>
"""
YEAR: Final = "public, max-age=31536000, immutable"


async def page(request: Request) -> Response:
    """A file of the front end; any other address is the page itself, which knows what to show there."""
    path = request.path_params["path"]
    home = BUILT.resolve()
    file = (home / path).resolve()
    if path and file.is_file() and file.is_relative_to(home):
        return sent(file, YEAR if path.startswith("assets/") else "no-cache", request)
    if "." in path.rpartition("/")[2]:
        return Response(status_code=404)
    index = home / "index.html"
    if index.is_file():
        return sent(index, "no-cache", request)
    return HTMLResponse(WORDS)


def sent(file: Path, fresh: str, request: Request) -> Response:
    """The file, or the smaller one beside it that the build made and the browser can read."""
    headers = {"cache-control": fresh, "vary": "accept-encoding"}
    accepted = [word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    for coding, ending in (("br", ".br"), ("gzip", ".gz")):
        smaller = file.with_name(file.name + ending)
        if coding in accepted and smaller.is_file():
            kind = guess_type(file.name)[0] or "application/octet-stream"
            return FileResponse(smaller, media_type=kind, headers={**headers, "content-encoding": coding})
    return FileResponse(file, headers=headers)
