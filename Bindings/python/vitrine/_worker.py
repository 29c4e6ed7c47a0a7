"""A process that stays, for many pictures."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import threading
from types import TracebackType
from typing import Any, Dict, Optional, Type, Union

from ._document import Document, Source
from ._program import VitrineError, environment, error_of, program, script_folder, warn
from ._values import one, scalar, words


def _embedded(asset: Any, folder: str) -> Any:
    """An asset with the bytes of its files below a folder; others are left to the worker, which names them."""
    if isinstance(asset, list):
        return [_embedded(item, folder) for item in asset]
    if isinstance(asset, str):
        asset = {"file": asset}
    if not isinstance(asset, dict) or not isinstance(asset.get("file"), str):
        return asset
    path = os.path.realpath(os.path.join(folder, asset["file"]))
    if os.path.commonpath([path, os.path.realpath(folder)]) != os.path.realpath(folder):
        return asset
    try:
        with open(path, "rb") as file:
            data = base64.b64encode(file.read()).decode("ascii")
    except (OSError, ValueError):
        return asset
    return {"data": data, **{name: value for name, value in asset.items() if name != "file"}}


class Worker:
    """Draws many pictures in a process that stays, which takes milliseconds for each.

    >>> with Worker() as worker:
    ...     for city in cities:
    ...         save(city, worker.render(card(city), family="systemSmall"))

    ``root`` is the folder of archives' files and of their images; without it, that of the running script.
    ``jobs`` is the number of pictures drawn at a time, for calls from several threads, and ``timeout`` the
    limit of each picture in seconds. Further keywords are the options of ``vitrine worker``.

    A worker may be used from several threads. A picture that takes too long, or fails, does not affect others.
    """

    def __init__(
        self, *, root: Union[str, "os.PathLike[str]", None] = None, jobs: Optional[int] = None,
        timeout: Optional[float] = 60, **options: Any,
    ) -> None:
        self._root = os.path.abspath(root if root is not None else script_folder())
        given = {"root": self._root, "jobs": jobs, "timeout": timeout, **options}
        try:
            self._process = subprocess.Popen(
                [*program(), "worker", *words(given)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, env=environment())
        except OSError as error:
            raise VitrineError(f"the program does not start: {error}") from error
        self._writing = threading.Lock()
        self._changed = threading.Condition()
        self._answers: Dict[int, Dict[str, Any]] = {}
        self._last = 0
        self._end: Optional[VitrineError] = None
        self._said = b""
        self._readers = [
            threading.Thread(target=self._read, daemon=True), threading.Thread(target=self._hear, daemon=True)]
        for reader in self._readers:
            reader.start()

    def render(self, archive: Source, *, family: Optional[str] = None, format: str = "png", **options: Any) -> bytes:
        """The bytes of a picture; keywords are those of ``Document.render``.

        Raises ``VitrineError``, and warns with ``VitrineWarning``.
        """
        if format not in ("png", "svg", "pdf"):
            raise VitrineError(f"'{format}' is not a format", "use png, svg or pdf")
        request: Dict[str, Any] = {"format": format, "options": {}}
        widget = options.pop("widget", None)
        if widget is not None:
            request["widget"] = widget
        for name, value in {"family": family, **options}.items():
            value = scalar(one(name, value))
            if value is not None:
                request["options"][name.replace("_", "-")] = value
        request.update(self._source(archive))
        answer = self._ask(request)
        for report in answer.get("warnings", []):
            warn(report, 3)
        if answer["status"] != "done":
            raise error_of(answer.get("error") or {"message": "the picture failed"}, 3)
        return base64.b64decode(answer["data"])

    def _source(self, archive: Source) -> Dict[str, Any]:
        """A file below the root by its path, and everything else as text."""
        document = archive if isinstance(archive, Document) else Document(archive)
        path = document._path
        if path is None:
            return {"archive": self._whole(document)}
        inner = os.path.relpath(path, self._root)
        if inner.startswith(os.pardir):
            raise VitrineError(
                f"'{path}' is not below the worker's folder '{self._root}'",
                "name its folder: Worker(root=…)")
        return {"path": inner}

    def _whole(self, document: Document) -> str:
        """An archive with its images as part of it, because a worker reads none for a text."""
        text = document.text.decode("utf-8")
        try:
            archive = json.loads(text)
        except ValueError:
            return text
        if not isinstance(archive, dict) or not isinstance(archive.get("assets"), dict):
            return text
        folder = self._root if document._folder is None else document._folder
        archive["assets"] = {name: _embedded(asset, folder) for name, asset in archive["assets"].items()}
        return json.dumps(archive)

    def _ask(self, request: Dict[str, Any]) -> Dict[str, Any]:
        with self._writing:
            self._check()
            self._last += 1
            number = self._last
            line = json.dumps({"id": number, **request}, separators=(",", ":")).encode("utf-8") + b"\n"
            assert self._process.stdin is not None
            try:
                self._process.stdin.write(line)
                self._process.stdin.flush()
            except (OSError, ValueError):
                pass  # The reader says why.
        with self._changed:
            self._changed.wait_for(lambda: number in self._answers or self._end is not None)
            if number in self._answers:
                return self._answers.pop(number)
        self._check()
        raise VitrineError("the worker has ended", exit_code=3)

    def _check(self) -> None:
        if self._end is not None:
            raise self._end

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            answer = json.loads(line)
            with self._changed:
                self._answers[answer.get("id")] = answer
                self._changed.notify_all()
        code = self._process.wait()
        self._readers[1].join(1)
        said = self._said.decode("utf-8", "replace").strip().splitlines()
        with self._changed:
            self._end = VitrineError(
                "the worker was closed" if code == 0 else
                "the worker has ended: " + (said[0] if said else f"its exit code is {code}"), exit_code=code or 3)
            self._changed.notify_all()

    def _hear(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if len(self._said) < 4096:
                self._said += line

    def close(self) -> None:
        """Ends the process, after the pictures that were asked for."""
        assert self._process.stdin is not None
        with self._writing:
            try:
                self._process.stdin.close()
            except OSError:
                pass
        self._process.wait()
        for reader in self._readers:
            reader.join()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], value: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()
