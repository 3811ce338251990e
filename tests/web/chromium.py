"""A browser for the tests, found or fetched; never silently missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "chrome-browser")
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HELP: Final = """The browser tests need Chromium or Chrome, and none could be found or installed. One of these will do:
  python -m playwright install chromium
  apt-get install chromium            (Debian and Ubuntu, as root)
  LUDOTHEQUE_BROWSER=/path/to/chrome  (one that you have)"""


class NoBrowserError(RuntimeError):
    """There is no browser, and none can be had."""


def named() -> str | None:
    chosen = os.environ.get("LUDOTHEQUE_BROWSER")
    if chosen and not Path(chosen).is_file():
        raise NoBrowserError(f"LUDOTHEQUE_BROWSER names no file: {chosen!r}")
    return chosen


def installed() -> str | None:
    found = [shutil.which(name) for name in NAMES] + [place for place in PLACES if Path(place).is_file()]
    return next((path for path in found if path), None)


def playwrights_own() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def fetched() -> str | None:
    run([sys.executable, "-m", "playwright", "install", "chromium"])
    return playwrights_own()


def packaged() -> str | None:
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    run(["apt-get", "install", "--yes", "--no-install-recommends", "chromium"])
    return installed()


def run(command: list[str]) -> None:
    try:
        subprocess.run(command, check=False, timeout=600, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired):
        return  # the next way is tried, and the last one says what to do


WAYS: Final[tuple[Callable[[], str | None], ...]] = (named, installed, playwrights_own, fetched, packaged)


def find() -> str:
    """The path of a browser, by the first way that gives one."""
    for way in WAYS:
        path = way()
        if path:
            return path
    raise NoBrowserError(HELP)
