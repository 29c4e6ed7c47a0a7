#!/usr/bin/env python3
"""Shows how far a build is, and the seconds that are left.

usage: swift build … 2>&1 | progress.py TITLE [OPTION of swift build…] >LOG

PROGRESS=lines prints lines on a terminal, too, for builds side by side. Copies the standard input to the standard output. The package manager numbers its steps, but finds more of
them while it builds. Therefore the bytes of the sources that are to be compiled are counted, which its plan
names, with those of tests three times: their macros take that long.
"""

import json
import os
import pathlib
import re
import sys
import time

WEIGHT_OF_TESTS = 3
ROOT = pathlib.Path(__file__).resolve().parent.parent
STEP = re.compile(r"^\[\d+/\d+\] (?:Compiling (\S+) (\S+\.swift)|Emitting module (\S+))")
MODULE = re.compile(r"C\.(.+)-(?:x86_64|aarch64)-[^.]*\.module$")


class Plan:
    """The commands that compile modules, from the package manager's plan."""

    def __init__(self, file):
        self.commands = {}
        self.targets = {}
        section = name = None
        for line in file.read_text().splitlines():
            if line and not line.startswith(" "):
                section = line.rstrip(":")
            elif section == "targets" and (match := re.match(r'  "(.*)": (\[.*\])$', line)):
                self.targets[match[1]] = json.loads(match[2])
            elif section == "commands" and (match := re.match(r'  "(.*)":$', line)):
                name = match[1]
                self.commands[name] = {}
            elif section == "commands" and (match := re.match(r"    (inputs|outputs): (\[.*\])$", line)):
                self.commands[name][match[1]] = json.loads(match[2])
        self.makers = {
            output: name for name, command in self.commands.items() for output in command.get("outputs", [])}
        self.stale = {}

    def is_stale(self, name):
        """Whether a command has to run: a file that it reads is newer than one that it writes."""
        if name not in self.stale:
            self.stale[name] = False  # for circles
            command = self.commands[name]
            oldest = min(
                (modified(file) for file in command.get("outputs", []) if file.startswith("/")), default=1)
            # A list, because every command below is to be looked at.
            self.stale[name] = any([
                self.is_stale(self.makers[file]) if file in self.makers else modified(file) > oldest
                for file in command.get("inputs", [])
            ]) or oldest == 0
        return self.stale[name]

    def sources(self, goal):
        """The weights of the sources to compile for a goal, by module and name."""
        for node in self.targets.get(goal, []):
            if node in self.makers:
                self.is_stale(self.makers[node])
        found = {}
        for name, is_stale in self.stale.items():
            match = MODULE.match(name)
            if not is_stale or not match:
                continue
            for file in self.commands[name].get("inputs", []):
                if file.endswith(".swift") and os.path.exists(file):
                    weight = WEIGHT_OF_TESTS if "/Tests/" in file else 1
                    found[match[1], os.path.basename(file)] = os.path.getsize(file) * weight
        return found


def modified(file):
    try:
        return os.stat(file).st_mtime_ns
    except OSError:
        return 0


def goal(words, plan):
    """The name of what is built, in the plan."""
    if "--build-tests" in words:
        return "test"
    if "--product" in words:
        start = words[words.index("--product") + 1] + "-"
        return next((name for name in plan.targets if name.startswith(start) and name.endswith(".exe")), "main")
    return "main"


def plan_file(words):
    folder = ROOT / ".build"
    if "--scratch-path" in words:
        folder = pathlib.Path(words[words.index("--scratch-path") + 1])
    return folder / ("release.yaml" if "release" in words else "debug.yaml")


def weights(words):
    """The sources to compile; none if the plan cannot be read."""
    try:
        plan = Plan(plan_file(words))
        return plan.sources(goal(words, plan))
    except (OSError, ValueError, RecursionError):
        return {}


def left(seconds):
    return f"about {seconds:.0f} s left" if seconds < 90 else f"about {seconds / 60:.0f} min left"


def main():
    title, words = sys.argv[1], sys.argv[2:]
    is_terminal = sys.stderr.isatty() and os.environ.get("PROGRESS") != "lines"
    if not is_terminal:
        print(title, file=sys.stderr, flush=True)
    sources = None
    start = shown = 0
    done = 0
    for line in sys.stdin:
        sys.stdout.write(line)
        sys.stdout.flush()
        match = STEP.match(line)
        if not match:
            continue
        if sources is None:
            sources = weights(words)
            total = sum(sources.values())
            start = time.monotonic()
        done += sources.pop((match[1], match[2]), 0)
        if not done:
            continue
        share = min(done / total, 0.99)
        passed = time.monotonic() - start
        text = f"{share:.0%}"
        # The first modules are no measure.
        if share >= 0.1 and passed >= 5:
            text += ", " + left(passed / share * (1 - share))
        if is_terminal:
            print(f"\r\033[K{title}: {text}", end="", file=sys.stderr, flush=True)
        elif share >= shown + 0.2:
            shown = share // 0.2 * 0.2
            print(f"  {title}: {text}", file=sys.stderr, flush=True)
    if is_terminal:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
