"""How a wheel is built: with its page, and with its engines compiled where that is possible."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """LUDOTHEQUE_PURE=1 asks for a pure wheel; an editable install is interpreted, and has the page of `make web`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from web.build import build

        build()
        if os.environ.get("LUDOTHEQUE_PURE") != "1":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        from tools.compile import CompileError, compile_into

        self.folder = tempfile.TemporaryDirectory(prefix="ludotheque-")
        target = Path(self.folder.name) / "compiled"
        try:
            libraries = compile_into(target)
        except (CompileError, OSError) as error:
            last = str(error).splitlines()[-1]
            self.app.display_warning(f"ludotheque: a pure Python wheel, the engines did not compile: {last}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): str(path.relative_to(target)) for path in libraries})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
