"""Values of Python as JSON and as words of a command line."""

from __future__ import annotations

import base64
import datetime
import decimal
import enum
import math
import os
from typing import Any, List, Mapping, Optional

from ._program import VitrineError


def date_text(value: datetime.date) -> str:
    """A date in ISO 8601; a date without a time is its midnight in UTC."""
    if not isinstance(value, datetime.datetime):
        return f"{value.isoformat()}T00:00:00Z"
    if value.tzinfo is None:
        raise VitrineError(
            f"the date {value.isoformat()} has no time zone",
            "write datetime(…, tzinfo=timezone.utc), or use value.astimezone()")
    return value.astimezone(datetime.timezone.utc).isoformat().replace("+00:00", "Z")


def scalar(value: Any) -> Any:
    """A value that is neither a view, a mapping nor a list, as JSON: dates in ISO 8601, bytes in Base64."""
    if isinstance(value, enum.Enum):
        return scalar(value.value)
    if isinstance(value, datetime.date):
        return date_text(value)
    if isinstance(value, datetime.timedelta):
        return value.total_seconds()
    if isinstance(value, (float, decimal.Decimal)) and not math.isfinite(value):
        raise VitrineError(f"JSON has no number {value}", "give a finite number, or leave it out")
    if isinstance(value, decimal.Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    if isinstance(value, (bytes, bytearray, memoryview)):
        return base64.b64encode(bytes(value)).decode("ascii")
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    if value is None or isinstance(value, (str, bool, int, float)):
        return value
    raise VitrineError(
        f"a value of type {type(value).__name__} cannot be part of an archive",
        "use strings, numbers, dates, bytes, lists and dictionaries")


def word(value: Any) -> str:
    """A value of an option; several are separated by commas."""
    if isinstance(value, (list, tuple, set, frozenset)):
        items = sorted(value, key=str) if isinstance(value, (set, frozenset)) else value
        return ",".join(word(item) for item in items)
    value = scalar(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def words(options: Mapping[str, Any]) -> List[str]:
    """Options of a command: ``type_size="large"`` is ``--type-size large``."""
    words: List[str] = []
    for name, value in options.items():
        option = "--" + name.replace("_", "-")
        if value is None or value is False:
            continue
        words += [option] if value is True else [option, word(value)]
    return words


def one(name: str, value: Any) -> Optional[Any]:
    """The value of an option of one picture.

    Raises ``VitrineError`` for several.
    """
    if isinstance(value, (list, tuple, set, frozenset)):
        if len(value) != 1:
            raise VitrineError(
                f"'{name}' has {len(value)} values, and one picture has one",
                "use pictures(…), which returns all of them")
        return one(name, next(iter(value)))
    return value
