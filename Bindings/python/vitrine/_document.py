"""Pictures of archives, by the program that is inside of the package."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from ._view import Archive, plain

#: An archive: built by this package, as a mapping, as JSON text or bytes, or the path of a file.
Source = Union[Archive, Mapping[str, Any], str, bytes, "os.PathLike[str]"]


class VitrineError(Exception):
    """Why there is no picture.

    ``message`` is one line, ``hint`` says what to do about it, ``path`` is the place in the archive, and
    ``exit_code`` is the program's: 2 for an archive or option that is wrong, 3 for a picture that could not
    be drawn.
    """

    def __init__(
        self, message: str, hint: Optional[str] = None, path: Optional[str] = None, exit_code: int = 2
    ) -> None:
        super().__init__(message if hint is None else f"{message}\nhint: {hint}")
        self.message, self.hint, self.path, self.exit_code = message, hint, path, exit_code


def _program() -> List[str]:
    """The program in the wheel, otherwise the one that VITRINE names, or the installed one."""
    inside = pathlib.Path(__file__).parent / "bin" / "vitrine"
    if inside.exists():
        return [str(inside)]
    found = os.environ.get("VITRINE") or shutil.which("vitrine")
    if not found:
        raise VitrineError(
            "the program 'vitrine' was not found", "install a wheel with it, or set VITRINE to its path")
    return [found]


def _environment() -> Dict[str, str]:
    """The environment in which the program finds the libraries that came with it."""
    environment = dict(os.environ)
    libraries = pathlib.Path(__file__).parent / "lib"
    if libraries.is_dir():
        others = environment.get("LD_LIBRARY_PATH")
        environment["LD_LIBRARY_PATH"] = f"{libraries}:{others}" if others else str(libraries)
    return environment


def _run(words: Sequence[str], timeout: Optional[float]) -> bytes:
    """Runs the program to its end and returns what it wrote to standard output."""
    try:
        done = subprocess.run(
            [*_program(), *words], capture_output=True, timeout=timeout, env=_environment(),
            stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        raise VitrineError(f"it took longer than {timeout} seconds", exit_code=3) from None
    except OSError as error:
        raise VitrineError(f"the program does not start: {error}") from error
    if done.returncode == 0:
        return done.stdout
    raise _error(done.stderr.decode("utf-8", "replace"), done.returncode)


def _error(text: str, code: int) -> VitrineError:
    """The first error that the program reported; it writes one JSON object a line."""
    for line in text.splitlines():
        try:
            report = json.loads(line)
        except ValueError:
            continue
        if isinstance(report, dict) and report.get("severity") == "error":
            return VitrineError(
                str(report.get("message")), report.get("hint"), report.get("path"), code)
    return VitrineError(text.strip() or f"the program ended with {code}", exit_code=code)


def _words(options: Mapping[str, Any]) -> List[str]:
    """Options of ``vitrine render``: ``type_size="large"`` is ``--type-size large``."""
    words: List[str] = []
    for name, value in options.items():
        option = "--" + name.replace("_", "-")
        if value is None or value is False:
            continue
        words += [option] if value is True else [option, str(value)]
    return words


class Document:
    """An archive that can be drawn.

    >>> Document("Tasks.json").render(family="systemSmall", scheme="dark")
    b'\\x89PNG...'

    In a notebook a document shows its picture.
    """

    def __init__(self, source: Source) -> None:
        self._path: Optional[pathlib.Path] = None
        self._text = ""
        if isinstance(source, Archive):
            self._text = source.json()
        elif isinstance(source, Mapping):
            self._text = json.dumps(plain(source))
        elif isinstance(source, bytes):
            self._text = source.decode("utf-8")
        elif isinstance(source, str) and source.lstrip().startswith("{"):
            self._text = source
        else:
            self._path = pathlib.Path(source)

    def render(
        self, *, family: Optional[str] = None, format: str = "png", timeout: Optional[float] = 60,
        **options: Any,
    ) -> bytes:
        """The bytes of a picture: ``format`` is png, svg or pdf.

        Further keywords are the options of ``vitrine render`` with ``_`` for ``-``: ``scheme="dark"``,
        ``scale=3``, ``state="locked"``, ``locale="de_DE"``, ``type_size="xxxLarge"``, ``device="iphone-17"``.

        Raises ``VitrineError``.
        """
        if format not in ("png", "svg", "pdf"):
            raise VitrineError(f"'{format}' is not a format", "use png, svg or pdf")
        words = _words({"family": family, **options})
        with tempfile.TemporaryDirectory(prefix="vitrine-") as folder:
            archive = self._path
            if archive is None:
                archive = pathlib.Path(folder) / "archive.json"
                archive.write_text(self._text, encoding="utf-8")
            picture = pathlib.Path(folder) / f"picture.{format}"
            _run(["render", "--json", str(archive), *words, "-o", str(picture)], timeout)
            return picture.read_bytes()

    def _repr_png_(self) -> bytes:
        return self.render()


def render(archive: Source, *, family: Optional[str] = None, **options: Any) -> bytes:
    """The bytes of a picture of an archive; see ``Document.render``.

    >>> png = render("Tasks.json", family="systemMedium", scheme="dark")
    """
    return Document(archive).render(family=family, **options)
