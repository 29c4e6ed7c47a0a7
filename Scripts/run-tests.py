#!/usr/bin/env python3
"""Builds everything once and runs all tests, side by side.

usage: run-tests.py [renderer|apple|tools]…     without a name, all of them

Prints a line for each part with its seconds, failures in full, and at the end the slowest modules and tests.
Everything else is in .build/tests, in a log for each part. If the browser or the client of the protocol
cannot be installed, their tests are skipped with a warning, or fail if CI is set.

With CI, a test fails that takes more than LIMITS allow, and so does a module that takes longer to compile.
"""

import collections
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

from build_times import modules_built_since

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / ".build/tests"
PROGRAM = ROOT / ".build/debug/VitrinePackageTests.xctest"
VITRINE = ".build/debug/vitrine"
IS_CI = bool(os.environ.get("CI"))

TIERS = ["renderer", "apple", "tools"]
# Seconds of processor for a test with its child processes; seconds of the clock for a module, which is compiled
# beside others.
LIMITS = {"test": 20, "module": 240}


class Part:
    """Commands that run one after the other, when the parts that they need have passed, and others have ended."""

    def __init__(
            self, name, tier, commands, needs=(), environment=(), after=(), prepares=None, is_shown=False,
            gives_way=False):
        self.name, self.tier, self.commands = name, tier, commands
        self.needs, self.after = list(needs), list(after)
        self.environment = dict(environment)
        # The tests that are skipped if this fails.
        self.prepares = prepares
        # Whether its progress and its errors are shown while it runs.
        self.is_shown = is_shown
        # Whether other parts have the processor first.
        self.gives_way = gives_way
        self.status = None
        # By the clock, and of the processor with all processes that it waited for.
        self.seconds, self.used = 0, 0

    @property
    def log(self):
        return LOGS / (self.name.replace(" ", "-") + ".log")

    def run(self):
        start = time.monotonic()
        with open(self.log, "ab") as log:
            for command in self.commands:
                process = subprocess.Popen(
                    ["nice"] * self.gives_way + command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log,
                    stderr=None if self.is_shown else subprocess.STDOUT,
                    env=os.environ | self.environment)
                self.started(process)
                # A process that ended and was not waited for still has its times.
                os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
                self.ended(process)
                _, status, usage = os.wait4(process.pid, 0)
                self.status = process.returncode = os.waitstatus_to_exitcode(status)
                self.used += usage.ru_utime + usage.ru_stime
                if self.status != 0:
                    break
        self.seconds += time.monotonic() - start

    def started(self, process):
        """Called while a command runs."""

    def ended(self, process):
        """Called before the times of a command that ended are forgotten."""


class EventStream:
    """The events of a process, kept in a file with the seconds of processor that it had used at each."""

    def __init__(self, file):
        self.file, self.pipe = file, file.with_suffix(".pipe")
        self.pipe.unlink(missing_ok=True)
        os.mkfifo(self.pipe)
        reader = os.open(self.pipe, os.O_RDONLY | os.O_NONBLOCK)
        # Until it is closed, reading waits for the process instead of ending before its first event.
        self.writer = os.open(self.pipe, os.O_WRONLY)
        os.set_blocking(reader, True)
        self.reader = open(reader, "rb")
        self.thread = None

    def start(self, process):
        self.thread = threading.Thread(target=self.copy, args=[process])
        self.thread.start()

    def copy(self, process):
        with self.reader, open(self.file, "wb") as kept:
            for line in self.reader:
                kept.write(b'{"processor": %.2f, "record": %b}\n' % (processor_seconds(process), line.rstrip()))

    def finish(self):
        os.close(self.writer)
        self.thread.join()
        self.pipe.unlink()


def processor_seconds(process):
    """Seconds of processor of a process and of all that it waited for."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(ticks) for ticks in fields[11:15]) / os.sysconf("SC_CLK_TCK")


class SwiftTests(Part):
    """A bundle of Swift tests in a process of its own, and what its stream of events says.

    Its tests run one after the other, so that each has its own seconds, and none that waits for a process keeps
    others from a thread; bundles run side by side.
    """

    def __init__(self, name, tier, program, bundle=None, needs=()):
        self.events = LOGS / (name.replace(" ", "-") + ".events")
        self.program, self.bundle = program, bundle
        self.failures, self.tests = [], []
        self.stream = None
        super().__init__(name, tier, [], needs, gives_way=True)

    def command(self, pattern=None):
        words = [
            str(self.program), "--testing-library", "swift-testing", "--no-parallel", "--event-stream-version", "0",
            "--event-stream-output-path", str(self.events.with_suffix(".pipe"))]
        return words + (["--filter", pattern] if pattern else [])

    def run(self):
        self.perform(self.command(rf"^{self.bundle}\." if self.bundle else None))
        if self.status == 0 and not self.tests:
            self.status = 1
            self.failures.append("no test was run")

    def perform(self, command):
        """Runs one process, and adds what it says to the results."""
        earlier = self.status
        self.commands = [command]
        self.stream = EventStream(self.events)
        super().run()
        self.read()
        self.status = self.status or earlier or 0

    def started(self, process):
        self.stream.start(process)

    def ended(self, process):
        self.stream.finish()

    def read(self):
        """Failures as texts, and the seconds of each test."""
        record = Record(self.events)
        self.failures += record.failures
        self.tests += record.tests
        # A trap ends the process without a word about its test, and a call of exit even with status 0.
        if not record.hasEnded:
            self.status = self.status or 1
            names = ", ".join(record.unfinished[:10])
            self.failures.append(f"the run did not end{': ' if names else ''}{names}")


class SharedTests(SwiftTests):
    """One of several parts that take the suites of a bundle from one queue, each suite in a process of its own.

    The tests of such a bundle wait for programs most of the time.
    """

    def __init__(self, name, tier, program, bundle, needs, queue):
        super().__init__(name, tier, program, bundle, needs)
        self.queue = queue

    def run(self):
        while (suite := self.queue.next(self.program, self.bundle)) is not None:
            self.perform(self.command(rf"^{re.escape(f'{self.bundle}.{suite}')}(/|$)"))
        self.status = self.status or 0


class Queue:
    """The suites of a bundle that no part has taken."""

    def __init__(self):
        self.lock, self.suites = threading.Lock(), None

    def next(self, program, bundle):
        with self.lock:
            if self.suites is None:
                self.suites = self.read(program, bundle)
            return self.suites.pop(0) if self.suites else None

    @staticmethod
    def read(program, bundle):
        """Those of many cases first; the name of a test without a suite is that of a suite of its own."""
        listing = subprocess.run(
            [str(program), "--testing-library", "swift-testing", "--list-tests"], cwd=ROOT, check=True,
            capture_output=True, text=True).stdout
        counts = collections.Counter()
        for suite, test in re.findall(rf"^{bundle}\.([^/\n]+)(.*)", listing, re.MULTILINE):
            # A test with arguments has many cases, which the list does not count.
            counts[suite] += 100 if ":" in test else 1
        assert counts, f"{bundle} has no tests"
        return [suite for suite, _ in counts.most_common()]


class Test:
    """A test that ended: its seconds by the clock, and those of processor of its longest case."""

    def __init__(self, identifier, seconds, used):
        self.identifier, self.seconds, self.used = identifier, seconds, used


class Record:
    """What a stream of events says."""

    def __init__(self, file):
        self.failures, self.tests, self.hasEnded = [], [], False
        starts, running, longest = {}, {}, {}
        for line in lines_of(file):
            if line["record"]["kind"] != "event":
                continue
            event, used = line["record"]["payload"], line["processor"]
            kind, test, moment = event["kind"], event.get("testID", ""), event["instant"]["absolute"]
            key = (test, event.get("_testCase", {}).get("id"))
            if kind in ("testStarted", "testCaseStarted"):
                starts[kind, key] = (moment, used)
                running[test] = True
            elif kind == "testCaseEnded":
                start = starts.get(("testCaseStarted", key), (moment, used))
                longest[test] = max(longest.get(test, 0), used - start[1])
            elif kind == "testEnded":
                running.pop(test, None)
                if is_function(test):
                    start = starts.get(("testStarted", key), (moment, used))
                    self.tests.append(Test(test, moment - start[0], longest.get(test, used - start[1])))
            elif kind == "runEnded":
                self.hasEnded = True
            elif kind == "issueRecorded" and not event["issue"].get("isKnown"):
                self.failures.append(failure(event, test))
        self.unfinished = [name_of(test) for test in running if is_function(test)]


def lines_of(file):
    try:
        with open(file, encoding="utf-8") as text:
            for line in text:
                try:
                    yield json.loads(line)
                except ValueError:  # cut by a trap
                    return
    except OSError:
        return


def failure(event, test):
    """An issue as a person reads it: the file and the line, the test and the values."""
    place = event["issue"].get("sourceLocation") or {}
    texts = [message["text"] for message in event.get("messages", [])]
    case = event.get("_testCase", {}).get("displayName")
    file = os.path.relpath(place.get("_filePath", ""), ROOT) if place else ""
    return f"{file}:{place.get('line', '')}: {name_of(test)}{f' of {case}' if case else ''}\n  " + "\n  ".join("\n".join(texts).splitlines())


def is_function(test):
    """Whether the name is not that of a suite."""
    return re.search(r"\.swift:\d+:\d+$", test) is not None


def name_of(test):
    """A test without its place."""
    return re.sub(r"/[^/]*\.swift:\d+:\d+$", "", test)


def say(text=""):
    # A build may have left a line without an end on the terminal.
    print(("\r\033[K" if sys.stderr.isatty() else "") + text, file=sys.stderr, flush=True)


def bundles():
    """The names of the test bundles of each tier, from the floors in the manifest."""
    manifest = (ROOT / "Package.swift").read_text()
    # The name of a floor, and the text up to the next one.
    pieces = re.split(r'= Floor\(\s*"(\w+)"', manifest)
    return {name.lower(): re.findall(r'\btests\(\s*"(\w+)"', text)
            for name, text in zip(pieces[1::2], pieces[2::2])}


def swift_parts(bundle, tier):
    """The parts of a bundle: one, but three of the bundle that takes by far the longest."""
    if bundle != "CommandTests":
        return [SwiftTests(bundle, tier, PROGRAM, bundle, ["build"])]
    queue = Queue()
    return [SharedTests(f"{bundle} {number}", tier, PROGRAM, bundle, ["build"], queue) for number in (1, 2, 3)]


def parts(tiers):
    """All parts of some tiers, those first that start first where there is a choice."""
    title = "vitrine and its tests" if tiers == TIERS else f"the tests of {' and '.join(tiers)}"
    python = {"pages": ".build/browser/bin/python", "agents": ".build/agents/bin/python"}
    build = Part("build", None, [["Scripts/build.sh", f"Compiling {title}", "--build-tests"]],
                 # A tier's tests need only its modules.
                 environment={"VITRINE_TIER": tiers[0]} if len(tiers) == 1 else {}, is_shown=True)
    all_parts = [
        Part("browser", "tools", [["Scripts/install-browser.sh"]], prepares="the pages"),
        # Two installations at once would wait for apt-get's lock, and fail.
        Part("client", "tools", [["Scripts/install-agents.sh"]], after=["browser"], prepares="vitrine mcp"),
        build,
        Part("formatting", None, [["make", "--no-print-directory", "lint"]], gives_way=True),
    ]
    swift = {tier: [part for name in names for part in swift_parts(name, tier)]
             for tier, names in bundles().items()}
    # Those that build in .build wait for each other, and take longest together: they are first, and the others
    # give way to them. The last one of them computes most, and has more of the processors then. Pages wait most
    # for a browser, and tests of commands take longest of the others.
    all_parts += [
        Part("examples", "tools", [["Scripts/check-examples.sh", VITRINE]], ["build"]),
        Part("package previews", "tools", [[python["pages"], "Tests/Tools/PageTests/preview.py", VITRINE]],
             ["build", "browser"], {"PAGE_TESTS": "short", "ONLY": "package"}, after=["examples"]),
        Part("previews", "tools", [[python["pages"], "Tests/Tools/PageTests/preview.py", VITRINE]],
             ["build", "browser"], {"PAGE_TESTS": "short", "ONLY": "archives"}, gives_way=True),
        Part("pages", "tools", [[python["pages"], "Tests/Tools/PageTests/run.py", VITRINE]], ["build", "browser"],
             gives_way=True),
        *swift.pop("tools", []),
        Part("stand-ins build", "apple", [[
            "Scripts/build.sh", "Compiling the stand-ins and their tests", "--package-path", "StandIns",
            "--scratch-path", ".build", "--build-tests"]], ["build"],
            {"BUILD_LOG": ".build/stand-ins-build.log"}, after=["examples", "package previews"]),
        SwiftTests("stand-ins", "apple", ROOT / ".build/debug/StandInsPackageTests.xctest",
                   needs=["stand-ins build"]),
        Part("agents", "tools", [[python["agents"], "Tests/Tools/AgentTests/run.py", VITRINE]], ["build", "client"],
             {"AGENT_TESTS": "short"}),
        Part("action", "tools", [["Tests/Tools/ActionTests/run.sh", VITRINE]], ["build"]),
    ]
    # Only such a processor has functions with and without fused products.
    if re.search(r"^flags.* fma ", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE):
        all_parts.append(Part(
            "arithmetic", "tools", [["Scripts/check-arithmetic.sh", "--short"]], ["build"], {"VITRINE": VITRINE}))
    # The tests of the renderer wait for nothing: they use what the processors have left at the end.
    all_parts += swift.get("apple", []) + swift.get("renderer", [])
    chosen = [part for part in all_parts if part.tier is None or part.tier in tiers]
    names = {part.name for part in chosen}
    for part in chosen:
        part.needs = [name for name in part.needs if name in names]
        part.after = [name for name in part.after if name in names]
    return chosen


def run(all_parts):
    """Runs every part when what it needs is done, the first ones first; without that, it is skipped.

    There are three more at a time than there are cores, because many tests wait for a process or a browser.
    """
    places = (os.cpu_count() or 2) + 3
    done, running, waiting = {}, [], list(all_parts)
    changed = threading.Condition()

    def work(part):
        part.run()
        report(part)
        with changed:
            running.remove(part)
            done[part.name] = part.status == 0
            changed.notify()

    with changed:
        while waiting or running:
            for part in list(waiting):
                if any(done.get(name) is False for name in part.needs):
                    waiting.remove(part)
                    done[part.name] = False
                elif all(name in done for name in part.needs + part.after) and (
                        not part.needs or len([other for other in running if other.needs]) < places):
                    waiting.remove(part)
                    running.append(part)
                    threading.Thread(target=work, args=[part]).start()
            if running:
                changed.wait()


def report(part):
    """Prints the line of a part, and its failures in full."""
    if part.status == 0:
        if not part.prepares:
            say(f"✓ {part.name:16} {part.seconds:5.0f} s, {part.used:4.0f} s of processor")
        return
    say(f"✘ {part.name:16} {part.seconds:5.0f} s   {part.log.relative_to(ROOT)}")
    failures = getattr(part, "failures", [])
    if failures:
        say("\n".join(failures))
    elif not part.is_shown:
        say("".join(part.log.read_text(errors="replace").splitlines(keepends=True)[-60:]))


def slowest_tests(all_parts):
    tests = [test for part in all_parts for test in getattr(part, "tests", [])]
    return sorted(tests, key=lambda test: test.seconds, reverse=True)


def over_limits(tests, modules):
    """Modules and tests that take too long."""
    for seconds, name in modules:
        if seconds > LIMITS["module"]:
            yield f"{name} took {seconds:.0f} s to compile; {LIMITS['module']} s are allowed"
    for test in tests:
        if test.used > LIMITS["test"]:
            yield (f"{name_of(test.identifier)} takes {test.used:.0f} s of processor;"
                   f" {LIMITS['test']} s are allowed")


def problems(all_parts, modules, tests):
    """What makes the run fail, as lines."""
    found = []
    for part in all_parts:
        if part.status is None:
            missing = next(name for name in part.needs if not any(
                other.name == name and other.status == 0 for other in all_parts))
            preparation = next(other for other in all_parts if other.name == missing)
            text = f"{part.name}: not run, because '{missing}' failed"
            if preparation.prepares and not IS_CI:
                say(f"warning: {text}")
            else:
                found.append(text)
        elif part.status != 0 and (IS_CI or not part.prepares):
            found.append(f"{part.name}: {part.log.relative_to(ROOT)}")
    if IS_CI:
        found += over_limits(tests, modules)
    return found


def main():
    tiers = [tier for tier in TIERS if tier in sys.argv[1:]] if sys.argv[1:] else TIERS
    unknown = [word for word in sys.argv[1:] if word not in TIERS]
    if unknown:
        print(f"error: '{unknown[0]}' is no tier\nhint: {', '.join(TIERS)}", file=sys.stderr)
        return 2
    flags = subprocess.run([ROOT / "Scripts/swift.sh", "flags"], check=True, capture_output=True, text=True).stdout
    os.environ["VITRINE_BUILD_FLAGS"] = " ".join(flags.split())
    # A shell starts what is in the background without it, and tests interrupt programs.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    start = time.monotonic()
    all_parts = parts(tiers)
    run(all_parts)
    modules = modules_built_since(start, ROOT / ".build/build.db")
    tests = slowest_tests(all_parts)
    if modules:
        say("\nThe slowest modules to compile, in seconds beside others:")
        for seconds, name in modules[:10]:
            say(f"  {seconds:6.1f}  {name}")
    if tests:
        say("\nThe slowest tests, in seconds beside others, and of processor for the longest case:")
        for test in tests[:10]:
            say(f"  {test.seconds:6.1f} {test.used:6.1f}  {name_of(test.identifier)}")
    found = problems(all_parts, modules, tests)
    say(f"\n{len(tests)} tests of Swift, {time.monotonic() - start:.0f} s")
    if found:
        say("\nWhat failed:\n  " + "\n  ".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
