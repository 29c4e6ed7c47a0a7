#!/usr/bin/env python3
"""Test `vitrine mcp` with the official Python client of the Model Context Protocol.

Usage: run.py VITRINE [-k WORD]

A package of widgets is built, broken, mended, drawn, tapped and compared, as an agent would do it.
Exits with 1 when a test fails.
"""

import asyncio
import base64
import json
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import traceback

from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

import widgets

VITRINE = pathlib.Path(sys.argv[1]).resolve()
EXAMPLES = widgets.ROOT / "Examples" / "Archives"
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def builds(function):
    """A test that builds a package of widgets, which takes a minute at first; AGENT_TESTS=short leaves it out."""
    function.builds = True
    return function


def connection(path, mode="auto", errors=None):
    """The official client with the server as its child."""
    parameters = StdioServerParameters(
        command=str(VITRINE), args=["mcp", str(path)], env={**os.environ})
    log = errors or open(os.devnull, "w")
    return Client(stdio_client(parameters, errlog=log), mode=mode)


class Answer:
    """What a tool gave: the client has checked the data against the tool's output schema."""

    def __init__(self, result):
        self.is_error = result.is_error
        self.data = result.structured_content
        self.text = "\n".join(part.text for part in result.content if part.type == "text")
        images = [part for part in result.content if part.type == "image"]
        assert all(part.mime_type == "image/png" for part in images)
        self.pictures = [base64.b64decode(part.data) for part in images]

    @property
    def size(self):
        """Columns and rows of the picture."""
        assert self.pictures[0].startswith(b"\x89PNG"), self.pictures[0][:8]
        return struct.unpack(">II", self.pictures[0][16:24])


async def call(client, name, **arguments):
    return Answer(await client.call_tool(name, arguments))


@test
async def revisions(folder):
    """The newest revision without a handshake, and those before it with one."""
    for mode, expected in (("auto", "2026-07-28"), ("2026-07-28", "2026-07-28"), ("legacy", "2025-11-25")):
        async with connection(EXAMPLES, mode) as client:
            assert client.protocol_version == expected, (mode, client.protocol_version)
            tools = (await client.list_tools()).tools
            assert [tool.name for tool in tools] == [
                "list_widgets", "build", "render", "render_variants", "inspect", "accessibility", "tap",
                "timeline", "validate", "check", "compare", "verify_goldens"]
            changing = {tool.name for tool in tools if not tool.annotations.read_only_hint}
            assert changing == {"build", "tap", "verify_goldens"}, changing
            # A model reads the list before it does anything.
            size = len(json.dumps([t.model_dump(mode="json", exclude_none=True) for t in tools],
                                  separators=(",", ":"), ensure_ascii=False).encode())
            assert size < 16_384, size
            answer = await call(client, "list_widgets")
            assert "com.example.tasks" in answer.text and not answer.is_error


@test
async def pictures_fit(folder):
    """A picture is never larger than asked for, and its layout stays that of the device."""
    async with connection(EXAMPLES) as client:
        whole = await call(client, "render", widget="com.example.tasks", max_width=4096)
        assert whole.size == (493, 493) and whole.data["scale"] == 3
        for width in (40, 100, 337, 500):
            answer = await call(
                client, "render", widget="com.example.tasks", options={"family": "systemMedium"},
                max_width=width)
            assert answer.size[0] <= width and answer.size[0] >= width - 1, (width, answer.size)
            assert answer.size == (answer.data["width"], answer.data["height"])
            points = {name: round(value) for name, value in answer.data["points"].items()}
            assert points == {"width": 350, "height": 164}, answer.data["points"]
            assert "Call the landlord" in answer.data["texts"]
        low = await call(client, "render", widget="com.example.tasks", max_height=50)
        assert low.size[1] <= 50
        sheet = await call(
            client, "render_variants", widget="com.example.tasks", max_width=600,
            axes={"scheme": ["light", "dark"], "type-size": ["xSmall", "large", "accessibility3"]})
        assert sheet.size[0] <= 600 and len(sheet.data["variants"]) == 6, sheet.size
        many = await call(
            client, "render_variants", widget="com.example.tasks",
            axes={"family": ["all"], "scheme": ["all"], "type-size": ["all"]})
        assert len(many.data["variants"]) == 48 and many.data["left_off"] > 0


@test
async def texts_are_limited(folder):
    async with connection(EXAMPLES) as client:
        for name in ("render", "inspect", "accessibility"):
            answer = await call(
                client, name, widget="com.example.tasks", options={"family": "systemLarge"}, max_lines=5)
            assert answer.data["left_off"] > 0, name
            assert "more lines; call again with" in answer.text, answer.text
        found = await call(client, "inspect", widget="com.example.tasks", what="frames", match="Oslo")
        assert 'Text "Oslo tickets"' in found.text and "Water" not in found.text
        hits = await call(client, "inspect", widget="com.example.tasks", what="hits")
        assert "ToggleTaskIntent" in hits.text
        path = ".entries[0].views.systemSmall.vStack.children[2]"
        assert path in hits.text, hits.text
        button = await call(client, "inspect", widget="com.example.tasks", path=path)
        assert "ToggleTaskIntent" in json.loads(button.text)["button"]["intent"]["type"], button.text
        reads = await call(client, "accessibility", widget="com.example.tasks")
        assert reads.data["elements"][0]["label"] == "Today"
        checked = await call(client, "validate")
        assert checked.data["problems"] == [] and checked.data["layouts"] > 100
        one, all_of_them = [
            await call(client, "check", family="systemLarge", **chosen)
            for chosen in ({"widget": "com.example.tasks"}, {})]
        assert all_of_them.data["pictures"] > one.data["pictures"] > 0, (one.text, all_of_them.text)
        timeline = await call(
            client, "timeline", widget="com.example.tasks", date="2026-02-01T00:00:00Z")
        assert timeline.data["current"] == 0, timeline.data


@test
async def errors_have_next_steps(folder):
    async with connection(EXAMPLES) as client:
        for name, arguments, words in (
                ("render", {"widget": "com.example.task"}, "did you mean 'com.example.tasks'?"),
                ("render", {"options": {"famly": "systemSmall"}}, "did you mean 'family'?"),
                ("render", {"options": {"scheme": "drak"}}, "did you mean 'dark'?"),
                ("render", {"colour": "red"}, "'widget', 'options'"),
                ("render", {"family": "systemSmall"}, "put it into 'options'"),
                ("render", {"options": {"rendering-mode": "accented"}}, "did you mean 'mode'?"),
                ("render", {"options": {"xyzzy": "1"}}, "known: 'family'"),
                ("render", {"options": {"device": "iPhone 99"}}, "for 'device' in 'options'"),
                ("render", {"options": {"parameter": "unit=percent"}}, "with 'vitrine mcp PACKAGE'"),
                ("check", {"family": "nope"}, "there is 'systemSmall'"),
                ("render", {"max_width": 5}, "a whole number from 16 to 4096"),
                ("render", {"max_width": 16, "options": {"family": "systemLarge"}}, "larger max_width"),
                ("render_variants", {"axes": {}}, "for example"),
                ("render_variants", {"axes": {name: ["all"] for name in ("family", "device", "type-size")}},
                 "fewer values"),
                ("inspect", {"what": "pixels"}, "one of 'tree'"),
                ("inspect", {"match": "nothing has this"}, "omit 'match'"),
                ("inspect", {"path": ".entries[7]"}, "its views start with"),
                ("inspect", {"widget": "com.example.tasks",
                             "path": ".entries[0].views.systemSmall.vStack.child"}, "there is 'alignment'"),
                ("tap", {"widget": "com.example.tasks"}, "give x and y, or region"),
                ("tap", {"widget": "com.example.tasks", "region": "x"}, "known: '.entries"),
                ("timeline", {"date": "soon"}, "2026-01-31T09:41:00Z"),
                ("compare", {}, "render gives one"),
                ("compare", {"golden": "../secret.png"}, "below"),
                ("compare", {"golden": "/etc/passwd"}, "below"),
                ("compare", {"golden": "tasks.json"}, "PNG")):
            answer = await call(client, name, **arguments)
            assert answer.is_error and words in answer.text, (name, arguments, answer.text)
            assert "\nnext: " in answer.text, answer.text
            assert " --" not in answer.text and "'--" not in answer.text, answer.text
        # Archives alone have no code to run.
        hits = await call(client, "tap", widget="com.example.tasks", x=50, y=65)
        assert hits.is_error and "need the sources" in hits.text, hits.text
        only = await call(client, "tap", widget="com.example.tasks", x=50, y=65, perform=False)
        assert only.data["effect"] == "intent" and not only.is_error
        try:
            await client.call_tool("rendr", {})
        except Exception as error:
            assert "did you mean 'render'?" in str(error)
        else:
            raise AssertionError("a tool that there is none of was called")


@test
async def goldens_are_compared(folder):
    archives = folder / "archives"
    shutil.copytree(EXAMPLES, archives)
    subprocess.run(
        [VITRINE, "render", "tasks.json", "-o", "golden.png", "--scale", "2"], cwd=archives, check=True,
        capture_output=True)
    async with connection(archives) as client:
        same = await call(client, "compare", golden="golden.png", widget="com.example.tasks")
        assert same.data["verdict"] == "identical" and not same.pictures, same.text
        drawn = await call(client, "render", widget="com.example.tasks")
        dark = await call(
            client, "compare", picture=drawn.data["picture"], options={"scheme": "dark"})
        assert dark.data["verdict"] == "changed", dark.text
        wrong = await call(client, "compare", picture=drawn.data["picture"], widget="Nope")
        assert wrong.is_error and "Nope" in wrong.text, wrong.text
        file = archives / "tasks.json"
        file.write_text(file.read_text().replace("Oslo tickets", "Rome tickets"))
        other = await call(
            client, "compare", golden="golden.png", widget="com.example.tasks", max_width=400)
        assert other.data["verdict"] == "changed", other.text
        assert other.size[0] <= 400


@test
@builds
async def a_whole_task(folder):
    """A broken widget, its error, the mended file, a picture, a tap, and what the tap changed."""
    package = widgets.prepare()
    source = package / "Sources" / "TestWidgets" / "ChoresView.swift"
    whole = source.read_text()
    broken = whole.replace('Text("Chores")', 'Txet("Chores")')
    assert broken != whole
    source.write_text(broken)
    line = broken.split('Txet("Chores")')[0].count("\n") + 1
    progress = []

    async def note(done, total, message):
        progress.append((done, total, message))

    async with connection(package) as client:
        try:
            failed = Answer(await client.call_tool("build", {}, progress_callback=note))
            assert failed.data["is_successful"] is False, failed.text
            error = failed.data["diagnostics"][0]
            assert error["file"] == "Sources/TestWidgets/ChoresView.swift", error
            assert error["line"] == line and error["column"] > 1, (error, line)
            assert error["severity"] == "error" and "Txet" in error["message"], error
            assert "next: fix the first error" in failed.text
            assert progress, "no progress was reported"
            nothing = await call(client, "render")
            assert nothing.is_error and "Txet" in nothing.text, nothing.text

            source.write_text(whole)
            built = await call(client, "build")
            assert built.data["is_successful"] and built.data["diagnostics"] == [], built.text
            assert "Chores" in built.data["widgets"], built.data
            listed = await call(client, "list_widgets")
            lines = {shown["id"]: (package / shown["file"]).read_text().split("\n")[shown["line"] - 1]
                     for shown in listed.data["widgets"]}
            assert "StaticConfiguration(" in lines["Chores"] and '#Preview("Loading row")' in lines["#Preview Loading row"], lines

            options = {"family": "systemLarge"}
            before = await call(client, "render", widget="Chores", options=options, max_width=400)
            assert before.data["is_current"] and before.size[0] <= 400
            assert "Call the plumber" in before.data["texts"], before.data["texts"]
            again = await call(client, "compare", picture=before.data["picture"])
            assert again.data["verdict"] == "identical", again.text

            # A toggle, by its place: that of the second chore.
            row = next(text for text in before.data["frames"].split("\n") if "Call the plumber" in text)
            x, y = (float(part) for part in row.split()[-2].split(","))
            width, height = (float(part) for part in row.split()[-1].split("×"))
            region = await call(
                client, "tap", widget="Chores", options=options, x=x + width / 2, y=y + height / 2,
                perform=False)
            assert region.data["effect"] == "intent", region.text
            assert "SetChoreCompletion" in region.data["action"], region.data
            after = await call(
                client, "tap", widget="Chores", options=options, region=region.data["region"],
                max_width=400)
            assert not after.is_error and after.data["performed"]["is_successful"], after.text
            assert after.pictures and after.size == before.size

            change = await call(
                client, "compare", picture=before.data["picture"], **{"with": after.data["picture"]})
            assert change.data["verdict"] == "changed", change.text
            # Three chores were left, and two are.
            assert any('"3" → "2"' in line for line in change.data["changes"]), change.data["changes"]
            assert change.pictures and change.size[0] <= 800

            # An edit that was not built yet: a picture of it is drawn anyway.
            source.write_text(whole.replace('Text("Chores")', 'Text("Jobs")'))
            edited = await call(client, "render", widget="Chores", options=options)
            assert "Jobs" in edited.data["texts"] and edited.data["is_current"], edited.text
        finally:
            source.write_text(whole)


@test
@builds
async def nothing_is_left(folder):
    """The server ends with its input or at SIGTERM, and what it has started with it, also when it is
    killed; a build ends when its call is cancelled."""
    package = widgets.prepare()
    source = package / "Sources" / "TestWidgets" / "ChoresView.swift"
    whole = source.read_text()
    request = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
        "name": "build", "arguments": {}, "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {}}}}
    cancelling = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
    for ending in ("signal", "input", "kill", "cancel"):
        source.write_text(whole + f"\n// {time.time()}\n")
        process = subprocess.Popen(
            [VITRINE, "mcp", package], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdin.write(json.dumps(request).encode() + b"\n")
        process.stdin.flush()
        children = []
        end = time.monotonic() + 20
        while not children and time.monotonic() < end:
            children = descendants(process.pid)
            time.sleep(0.05)
        assert children, "no build was started"
        began = time.monotonic()
        if ending == "signal":
            process.send_signal(signal.SIGTERM)
        elif ending == "input":
            process.stdin.close()
        elif ending == "kill":
            process.kill()
        else:
            process.stdin.write(json.dumps(cancelling).encode() + b"\n")
            process.stdin.flush()
        if ending != "cancel":
            process.wait(timeout=20)
            assert time.monotonic() - began < 10, "it took too long to end"
        end = time.monotonic() + (2 if ending == "kill" else 10)
        while any(is_running(child) for child in children):
            assert time.monotonic() < end, (ending, "a child goes on")
            time.sleep(0.05)
        if ending == "cancel":
            assert process.poll() is None and not descendants(process.pid)
            process.stdin.close()
            process.wait(timeout=20)
    source.write_text(whole)


def descendants(pid):
    """The processes that a process has started, and theirs."""
    found, waiting = [], [pid]
    while waiting:
        parent = waiting.pop()
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True)
        children = [int(word) for word in listed.stdout.split()]
        found += children
        waiting += children
    return found


def is_running(pid):
    """Whether a process is there and has not ended."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@test
async def output_is_protocol_alone(folder):
    """Whatever comes in, every line that goes out is a message."""
    lines = [b"", b"{", b"[]", b"\xff\xfe", b"x" * 5_000_000, b'{"jsonrpc":"2.0","id":1,"method":"ping"}']
    result = subprocess.run(
        [VITRINE, "mcp", EXAMPLES], input=b"\n".join(lines), capture_output=True, timeout=60)
    assert result.returncode == 0, result.returncode
    messages = [json.loads(line) for line in result.stdout.splitlines()]
    assert all(message["jsonrpc"] == "2.0" for message in messages)
    assert messages[-1] == {"jsonrpc": "2.0", "id": 1, "result": {}}, messages[-1]
    assert [m["error"]["code"] for m in messages[:-1]] == [-32700, -32600, -32700, -32600]
    # Nothing to show is told to whoever asks, and not by an end.
    empty = folder / "empty"
    empty.mkdir()
    async with connection(empty) as client:
        answer = await call(client, "list_widgets")
        assert answer.is_error and "next: give the folder of a Swift package" in answer.text, answer.text


def main():
    word = sys.argv[3] if len(sys.argv) > 3 else ""
    failed = 0
    for function in TESTS:
        if word not in function.__name__:
            continue
        if os.environ.get("AGENT_TESTS") == "short" and getattr(function, "builds", False):
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as name:
            try:
                asyncio.run(function(pathlib.Path(name)))
                print(f"✓ {function.__name__} ({time.monotonic() - began:.1f} s)")
            except BaseException:
                failed += 1
                print(f"✗ {function.__name__}")
                traceback.print_exc()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
