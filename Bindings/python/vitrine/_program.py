"""The program that draws: where it is, its errors and its warnings."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess
import sys
import warnings
from typing import Any, Dict, List, Mapping, Optional, Sequence

#: The length of a message, of which the rest would be data.
_MOST_LETTERS = 400


class VitrineError(Exception):
    """Why there is no picture.

    ``message`` is one line, ``hint`` says what to do about it, ``path`` is the place in the archive, ``file``
    and ``line`` that in a file, and ``exit_code`` is the program's: 2 for an archive or option that is wrong,
    3 for a picture that could not be drawn, 6 if there was nothing to draw.
    """

    def __init__(
        self, message: str, hint: Optional[str] = None, path: Optional[str] = None, exit_code: int = 2,
        file: Optional[str] = None, line: Optional[int] = None,
    ) -> None:
        place = "" if file is None else file + ("" if line is None else f":{line}") + ": "
        super().__init__(place + message + ("" if hint is None else f"\nhint: {hint}"))
        self.message, self.hint, self.path, self.exit_code = message, hint, path, exit_code
        self.file, self.line = file, line


class VitrineWarning(UserWarning):
    """A probable mistake in an archive that is drawn all the same: an unknown symbol, a missing image.

    ``warnings.simplefilter("error", vitrine.VitrineWarning)`` makes them errors.
    """

    def __init__(
        self, message: str, hint: Optional[str] = None, path: Optional[str] = None,
        file: Optional[str] = None, line: Optional[int] = None,
    ) -> None:
        place = "" if path is None else f" (at {path})"
        super().__init__(message + place + ("" if hint is None else f"\nhint: {hint}"))
        self.message, self.hint, self.path, self.file, self.line = message, hint, path, file, line


def program() -> List[str]:
    """The program in the wheel, otherwise the one that VITRINE names, or the installed one."""
    inside = pathlib.Path(__file__).parent / "bin" / "vitrine"
    if inside.exists():
        return [str(inside)]
    found = os.environ.get("VITRINE") or shutil.which("vitrine")
    if not found:
        raise VitrineError(
            "the program 'vitrine' was not found", "install a wheel with it, or set VITRINE to its path")
    return [found]


def environment() -> Dict[str, str]:
    """The environment in which the program finds the libraries that came with it."""
    environment = dict(os.environ)
    libraries = pathlib.Path(__file__).parent / "lib"
    if libraries.is_dir():
        others = environment.get("LD_LIBRARY_PATH")
        environment["LD_LIBRARY_PATH"] = f"{libraries}:{others}" if others else str(libraries)
    return environment


def script_folder() -> str:
    """The folder of the running script, or the current folder in a notebook."""
    script = getattr(sys.modules.get("__main__"), "__file__", None)
    return os.path.dirname(os.path.abspath(script)) if script else os.getcwd()


def short(text: str) -> str:
    """A message without the data that it quotes."""
    return text if len(text) <= _MOST_LETTERS else text[: _MOST_LETTERS - 1] + "…"


def run(
    words: Sequence[str], timeout: Optional[float], *, text: Optional[bytes] = None,
    folder: Optional[str] = None, accepted: Sequence[int] = (0,), depth: int = 4,
) -> bytes:
    """Runs the program to its end, and returns what it wrote to standard output.

    Its warnings become warnings at the caller's line, ``depth`` calls above.
    """
    words = [*program(), *words]
    try:
        done = subprocess.run(
            [os.path.abspath(words[0]) if os.sep in words[0] else words[0], *words[1:]],
            capture_output=True, timeout=timeout, env=environment(), cwd=folder, input=text or b"")
    except subprocess.TimeoutExpired:
        raise VitrineError(f"it took longer than {timeout} seconds", exit_code=3) from None
    except OSError as error:
        raise VitrineError(f"the program does not start: {error}") from error
    errors = done.stderr.decode("utf-8", "replace")
    reports = [report for report in map(_report, errors.splitlines()) if report]
    if done.returncode not in accepted:
        failure = next((report for report in reports if report["severity"] == "error"), None)
        if failure:
            raise error_of(failure, done.returncode)
        raise VitrineError(
            short(errors.strip()) or f"the program ended with {done.returncode}", exit_code=done.returncode)
    for report in reports:
        if report["severity"] == "warning":
            warn(report, depth)
    return done.stdout


def _report(line: str) -> Optional[Dict[str, Any]]:
    try:
        report = json.loads(line)
    except ValueError:
        return None
    return report if isinstance(report, dict) and "severity" in report else None


def _place(report: Mapping[str, Any]) -> Dict[str, Any]:
    file = report.get("file")
    # An archive of the script itself has no file.
    named = file if file not in (None, "-", "standard input") else None
    return {"path": report.get("path"), "file": named, "line": report.get("line") if named else None}


def error_of(report: Mapping[str, Any], code: int) -> VitrineError:
    """The error that the program reported."""
    return VitrineError(
        short(str(report.get("message"))), report.get("hint"), exit_code=code, **_place(report))


def warn(report: Mapping[str, Any], depth: int) -> None:
    """Passes a warning of the program on, at the line of the caller."""
    warning = VitrineWarning(short(str(report.get("message"))), report.get("hint"), **_place(report))
    warnings.warn(warning, stacklevel=depth)
