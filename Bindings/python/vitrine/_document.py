"""Archives that are drawn, checked and read by the program inside of the package."""

from __future__ import annotations

import dataclasses
import datetime
import json
import os
import pathlib
import tempfile
from typing import Any, Dict, List, Mapping, Optional, Union

from ._program import VitrineError, error_of, run, script_folder
from ._values import one, words
from ._view import Archive, plain

#: An archive: built by this package, as a mapping, as JSON text or bytes, or the path of a file.
Source = Union[Archive, Mapping[str, Any], str, bytes, "os.PathLike[str]"]


@dataclasses.dataclass(frozen=True)
class Picture:
    """A picture of an archive, with the values of its options that are not the default."""

    data: bytes
    kind: str
    width: int
    height: int
    scale: float
    options: Dict[str, Any]


@dataclasses.dataclass(frozen=True)
class Finding:
    """A problem that people would see, touch or hear.

    ``severity`` is ``error``, ``warning`` or ``note``; ``path`` is the view's place in the archive, and
    ``conditions`` says under which of the checked conditions it occurs.
    """

    rule: str
    severity: str
    message: str
    hint: str
    widget: str
    target: Optional[str]
    view: Optional[str]
    path: Optional[str]
    line: Optional[int]
    conditions: str

    def __str__(self) -> str:
        return f"{self.severity}: {self.message} [{self.rule}]\nhint: {self.hint}"


class Document:
    """An archive that can be drawn.

    >>> Document("Tasks.json").render(family="systemSmall", scheme="dark")
    b'\\x89PNG...'

    ``folder`` is the folder of its images; without it, that of the archive's file, or of the running script.
    In a notebook a document shows its picture.
    """

    def __init__(self, source: Source, *, folder: Union[str, "os.PathLike[str]", None] = None) -> None:
        self._path: Optional[str] = None
        self._text = b""
        if isinstance(source, Archive):
            self._text = source.json().encode("utf-8")
        elif isinstance(source, Mapping):
            self._text = json.dumps(plain(source)).encode("utf-8")
        elif isinstance(source, bytes):
            self._text = source
        elif isinstance(source, str) and source.lstrip().startswith("{"):
            self._text = source.encode("utf-8")
        elif isinstance(source, (str, os.PathLike)):
            self._path = os.path.abspath(source)
        else:
            raise VitrineError(
                f"a value of type {type(source).__name__} is not an archive",
                "give an archive, a mapping, JSON, or the path of a file")
        self._folder = os.fspath(folder) if folder is not None else None
        if self._folder is not None and self._path is not None:
            # Read here, because the program looks for images beside a file.
            try:
                self._text, self._path = pathlib.Path(self._path).read_bytes(), None
            except OSError as error:
                raise VitrineError(f"cannot read the file: {error.strerror}", file=self._path) from None

    @property
    def text(self) -> bytes:
        """The archive as JSON."""
        return self._text if self._path is None else pathlib.Path(self._path).read_bytes()

    @property
    def folder(self) -> str:
        """The folder of the archive's images."""
        if self._folder is not None:
            return self._folder
        return script_folder() if self._path is None else os.path.dirname(self._path)

    def _run(
        self, command: str, words: List[str], timeout: Optional[float], *, accepted: Any = (0,),
        depth: int = 6,
    ) -> bytes:
        source = "-" if self._path is None else self._path
        return run(
            [command, source, *words], timeout, text=self._text if self._path is None else None,
            folder=self.folder if self._path is None else None, accepted=accepted, depth=depth)

    def render(
        self, *, family: Optional[str] = None, format: str = "png", timeout: Optional[float] = 60,
        _depth: int = 5, **options: Any,
    ) -> bytes:
        """The bytes of a picture: ``format`` is png, svg or pdf.

        Further keywords are the options of ``vitrine render`` with ``_`` for ``-``: ``scheme="dark"``,
        ``scale=3``, ``state="locked"``, ``locale="de_DE"``, ``type_size="xxxLarge"``, ``device="iphone-17"``.

        Raises ``VitrineError``, and warns with ``VitrineWarning``.
        """
        if format not in ("png", "svg", "pdf"):
            raise VitrineError(f"'{format}' is not a format", "use png, svg or pdf")
        single = {name: one(name, value) for name, value in {"family": family, **options}.items()}
        with tempfile.TemporaryDirectory(prefix="vitrine-") as folder:
            picture = pathlib.Path(folder) / f"picture.{format}"
            self._run(
                "render", ["--json", *words(single), "-o", str(picture)], timeout, depth=_depth)
            return picture.read_bytes()

    def pictures(
        self, *, format: str = "png", timeout: Optional[float] = 600, **options: Any
    ) -> List[Picture]:
        """All pictures of the combinations of values: ``family=["systemSmall", "systemMedium"]``,
        ``scheme=["light", "dark"]``, ``locale=["de_DE", "ar_EG"]``; ``all=True`` draws every one.
        """
        return self._pictures(format, timeout, options, 6)

    def _pictures(
        self, format: str, timeout: Optional[float], options: Dict[str, Any], depth: int
    ) -> List[Picture]:
        given = {**options, "format": format}
        with tempfile.TemporaryDirectory(prefix="vitrine-") as folder:
            lines = self._run(
                "render", ["--json", *words(given), "-o", folder + "/"], timeout, depth=depth)
            return [_picture(json.loads(line)) for line in lines.splitlines() if line.strip()]

    def check(self, *, timeout: Optional[float] = 600, **options: Any) -> List[Finding]:
        """The problems of all pictures that people would see, touch or hear, the worst first.

        Keywords are the options of ``vitrine check``: ``family``, ``device``, ``thorough=True``, ``config``.

        Raises ``VitrineError`` if a picture cannot be drawn, because nothing is known about it then.
        """
        text = self._run(
            "check", ["--json", *words(options)], timeout, accepted=(0, 1, 4), depth=5)
        report = json.loads(text)
        if report["errors"]:
            raise error_of(report["errors"][0], 1)
        return [_finding(finding) for finding in report["findings"]]

    def timeline(self, *, date: Optional[datetime.datetime] = None, timeout: Optional[float] = 60) -> Dict[str, Any]:
        """When each entry becomes current, and when WidgetKit requests the next timeline.

        Dates are values of ``datetime``; ``date`` marks the entry that is current then.
        """
        text = self._run(
            "timeline", ["--json", *words({"date": date})], timeout, accepted=(0, 6), depth=5)
        result: Dict[str, Any] = json.loads(text, object_hook=_dates)
        return result

    def _repr_png_(self) -> bytes:
        return self.render()


def _picture(report: Dict[str, Any]) -> Picture:
    data = pathlib.Path(report.pop("file")).read_bytes()
    report.pop("archive", None)
    return Picture(
        data=data, kind=report.pop("kind"), width=int(report.pop("width")),
        height=int(report.pop("height")), scale=float(report.pop("scale")), options=report)


def _finding(report: Mapping[str, Any]) -> Finding:
    return Finding(
        rule=report["rule"], severity=report["severity"], message=report["message"],
        hint=report.get("hint", ""), widget=report.get("widget", ""), target=report.get("target"),
        view=report.get("view"), path=report.get("path"), line=report.get("line"),
        conditions=(report.get("cases") or {}).get("summary", ""))


#: The fields of a timeline that are dates.
_DATES = ("date", "end", "due", "start", "after")


def _dates(value: Dict[str, Any]) -> Dict[str, Any]:
    for name in _DATES:
        text = value.get(name)
        if isinstance(text, str):
            value[name] = datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))
    return value


def render(archive: Source, *, family: Optional[str] = None, **options: Any) -> bytes:
    """The bytes of a picture of an archive; see ``Document.render``.

    >>> png = render("Tasks.json", family="systemMedium", scheme="dark")
    """
    folder = options.pop("folder", None)
    return Document(archive, folder=folder).render(family=family, _depth=6, **options)


def pictures(archive: Source, *, format: str = "png", timeout: Optional[float] = 600, **options: Any) -> List[Picture]:
    """All pictures of an archive; see ``Document.pictures``."""
    folder = options.pop("folder", None)
    return Document(archive, folder=folder)._pictures(format, timeout, options, 6)


def check(archive: Source, **options: Any) -> List[Finding]:
    """The problems of an archive's pictures; see ``Document.check``."""
    folder = options.pop("folder", None)
    return Document(archive, folder=folder).check(**options)


def timeline(archive: Source, **options: Any) -> Dict[str, Any]:
    """The entries of an archive's timeline; see ``Document.timeline``."""
    folder = options.pop("folder", None)
    return Document(archive, folder=folder).timeline(**options)
