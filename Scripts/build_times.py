#!/usr/bin/env python3
"""Lists the modules that took longest to compile, from the package manager's record.

usage: build_times.py [COUNT]
"""

import pathlib
import re
import sqlite3
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = re.compile(r"CC\.(.+)-(?:x86_64|aarch64)-[^.]*\.module$")


def modules_built_since(moment, database):
    """Seconds of the clock and names of modules, the slowest first.

    `moment` is of time.monotonic(), which is the clock of the record.
    """
    if not database.exists():
        return []
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as record:
        rows = record.execute(
            "SELECT key, end - start FROM rule_results JOIN key_names ON id = key_id"
            " WHERE key LIKE 'CC.%.module' AND start >= ?", [moment]).fetchall()
    return sorted(
        ((seconds, match[1]) for key, seconds in rows if (match := COMMAND.match(key))), reverse=True)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for seconds, name in modules_built_since(0, ROOT / ".build/build.db")[:count]:
        print(f"{seconds:6.1f}  {name}")


if __name__ == "__main__":
    main()
