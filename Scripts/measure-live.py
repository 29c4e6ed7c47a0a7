#!/usr/bin/env python3
"""Measure the live loop: from a saved file to the picture on a page, and from a tap to its end.

Usage: measure-live.py VITRINE [--edits N] [--rebuilds N] [--views N] [--data FILE]

Starts `vitrine preview` on a copy of the package of the examples, and a browser
(`Scripts/install-browser.sh`; run this script by `.build/browser/bin/python`). Beside the seconds on the clock it gives the seconds of a core that
the work took, which other work on the machine does not change, and the same edit by `swift build`.
Prints a table, and JSON with --data.
"""

import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = pathlib.Path(subprocess.check_output([ROOT / "Scripts/copy-examples.sh"], text=True).strip())
SOURCE = EXAMPLES / "Sources/ExampleWidgets/Chores/ChoresView.swift"
TICK = os.sysconf("SC_CLK_TCK")


def start(vitrine, path, *words):
    process = subprocess.Popen(
        [vitrine, "preview", str(path), "--json", "--quiet", "--port", "0", *words],
        stdout=subprocess.PIPE, text=True)
    text = ""
    while not text.rstrip().endswith("}"):
        text += process.stdout.readline()
    return process, json.loads(text)["address"]


def spent(process):
    """Seconds of a core that a process and the children it has waited for took."""
    words = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, words[11:15])) / TICK


def memory(process):
    for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024


class Page:
    def __init__(self, browser, address, choice):
        self.page = browser.new_page()
        self.page.goto(address + "#" + choice)
        self.page.wait_for_selector("html[data-ready]", state="attached")
        self.wait("document.querySelector('#picture')?.naturalWidth > 0")

    def evaluate(self, script):
        return self.page.evaluate(script)

    def wait(self, script, seconds=300):
        end = time.monotonic() + seconds
        while not self.evaluate(script):
            if time.monotonic() > end:
                sys.exit(f"never true: {script}")
            time.sleep(0.002)

    def settle(self):
        self.wait("document.querySelector('#status').dataset.kind === 'good'")
        # The program's next build is made ready while nothing else is to do.
        time.sleep(1)

    def source(self):
        return self.evaluate("document.querySelector('#picture').src")


def median(values):
    return statistics.median(values)


def edits(page, process, count):
    text = SOURCE.read_text()
    clock, core = [], []
    try:
        # What is measured is the loop, and not how it is made ready.
        for index in range(5):
            page.settle()
            generation = page.evaluate("Live.live.state.generation")
            SOURCE.write_text(text + f"\n// {index}\n")
            page.wait(f"Live.live.state.generation > {generation}")
            page.settle()
            if page.evaluate("Live.live.state.build.method") == "compiler":
                break
        for index in range(count):
            page.settle()
            before, cost, began = page.source(), spent(process), time.monotonic()
            SOURCE.write_text(text.replace('Text("Chores")', f'Text("Chores {index}")'))
            page.wait(f"document.querySelector('#picture').src !== '{before}'")
            clock.append(time.monotonic() - began)
            core.append(spent(process) - cost)
    finally:
        SOURCE.write_text(text)
    page.settle()
    return clock, core


def growth(page, process, count):
    """MiB that the process has at first and after every tenth of some edits of a view."""
    text = SOURCE.read_text()
    sizes = []
    try:
        for index in range(count):
            generation = page.evaluate("Live.live.state.generation")
            SOURCE.write_text(text.replace('Text("Chores")', f'Text("Chores {index}")'))
            page.wait(f"Live.live.state.generation > {generation}")
            if index % max(1, count // 10) == 0:
                sizes.append(memory(process))
    finally:
        SOURCE.write_text(text)
    page.settle()
    return sizes + [memory(process)]


def package_manager(count):
    """The same edit as `swift build` builds it, with the archives of all widgets."""
    text = SOURCE.read_text()
    clock, core = [], []
    command = ["swift", "build", "--package-path", str(EXAMPLES), "--product", "ExampleWidgets"]
    subprocess.run(command, check=True, capture_output=True)
    try:
        for index in range(count):
            SOURCE.write_text(text.replace('Text("Chores")', f'Text("Chore {index}")'))
            before, began = os.times(), time.monotonic()
            subprocess.run(command, check=True, capture_output=True)
            after = os.times()
            clock.append(time.monotonic() - began)
            core.append(after.children_user + after.children_system - before.children_user - before.children_system)
    finally:
        SOURCE.write_text(text)
    return clock, core


def taps(page, process, count):
    flips, ends, core = [], [], []
    for _ in range(count):
        page.settle()
        box = page.page.locator("#picture").bounding_box()
        lines = page.page.locator("#log li").count()
        before, cost, began = page.source(), spent(process), time.monotonic()
        page.page.mouse.click(box["x"] + box["width"] - 34, box["y"] + 110)
        page.wait(f"document.querySelector('#picture').src !== '{before}'")
        flips.append(time.monotonic() - began)
        page.wait(f"document.querySelectorAll('#log li').length >= {lines + 2} && Live.live.touched === null")
        ends.append(time.monotonic() - began)
        core.append(spent(process) - cost)
    return flips, ends, core


def archives(browser, vitrine, count, rebuilds):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "archives"
        shutil.copytree(ROOT / "Examples/Archives", folder)
        process, address = start(vitrine, folder)
        page = Page(browser, address, "widget=com.example.tasks&family=systemMedium")
        file = folder / "tasks.json"
        text = file.read_text()
        clock = []
        for index in range(count):
            page.settle()
            before, began = page.source(), time.monotonic()
            file.write_text(text.replace('"Today"', f'"Day {index}"'))
            page.wait(f"document.querySelector('#picture').src !== '{before}'")
            clock.append(time.monotonic() - began)
        page.page.goto("about:blank")
        time.sleep(1)
        cost = spent(process)
        time.sleep(5)
        idle = (spent(process) - cost) / 5
        sizes = []
        for index in range(rebuilds):
            file.write_text(text.replace('"Today"', f'"Round {index}"'))
            time.sleep(0.12)
            if index % max(1, rebuilds // 10) == 0:
                sizes.append(memory(process))
        sizes.append(memory(process))
        process.terminate()
        process.wait()
        return clock, idle, sizes


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    parser.add_argument("vitrine", type=pathlib.Path)
    parser.add_argument("--edits", type=int, default=20)
    parser.add_argument("--rebuilds", type=int, default=500)
    parser.add_argument("--views", type=int, default=0, help="edits of a view over which memory is measured")
    parser.add_argument("--data", type=pathlib.Path)
    given = parser.parse_args()
    vitrine = given.vitrine.resolve()
    results = {}

    def note(name, aim, clock, core=()):
        results[name] = {"median": median(clock), "least": min(clock), "most": max(clock), "core": median(core) if core else None}
        cost = f"{median(core):.2f}" if core else "–"
        print(f"{name:44} {aim:>8} {median(clock):8.2f} {min(clock):8.2f} {max(clock):8.2f} {cost:>8}", flush=True)

    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"{'seconds':44} {'aim':>8} {'median':>8} {'least':>8} {'most':>8} {'core':>8}")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        browser = playwright.chromium.launch(executable_path=ROOT / ".build/browser/chromium", args=["--no-sandbox"])
        clock, idle, sizes = archives(browser, vitrine, given.edits, given.rebuilds)
        note("archive saved → picture", "0.3", clock)
        process, address = start(vitrine, EXAMPLES, "--data", name)
        try:
            page = Page(browser, address, "widget=Chores&family=systemLarge")
            time.sleep(5)
            note("view saved → picture", "0.5", *edits(page, process, given.edits))
            flips, ends, core = taps(page, process, min(10, given.edits))
            note("tap → optimistic picture", "0.1", flips)
            note("tap → reloaded picture", "0.3", ends, core)
            views = growth(page, process, given.views) if given.views else []
        finally:
            process.terminate()
            process.wait()
        browser.close()
    note("the same view by 'swift build' alone", "", *package_manager(max(2, given.edits // 5)))
    print(f"idle: {idle * 100:.1f} % of a core")
    print(f"memory over {given.rebuilds} archives: " + " ".join(f"{size:.0f}" for size in sizes) + " MiB")
    if views:
        print(f"memory over {given.views} edits of a view: " + " ".join(f"{size:.0f}" for size in views) + " MiB")
    print(f"load {os.getloadavg()[0]:.1f}")
    if given.data:
        results.update(idle=idle, memory=sizes, memory_of_views=views)
        given.data.write_text(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
