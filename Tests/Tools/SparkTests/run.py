#!/usr/bin/env python3
"""Test Examples/Spark/render.py with Apache Spark in separate processes.

Usage: run.py VITRINE [COUNT]

A table of COUNT archives (default: 2000), of which one in a hundred cannot be drawn, is drawn by two
executors. One run loses an executor, another loses its driver and is started again. Afterwards there is
one row for each request, and each picture is that of `vitrine render`. Exits with 1 when a test fails.
"""

import glob
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import pyarrow.parquet

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = ROOT / "Examples" / "Spark" / "render.py"
SUBMIT = pathlib.Path(sys.executable).parent / "spark-submit"
MATRIX = {"family": ["systemSmall"], "scale": [1]}
TASKS = 40


def archive(number):
    """An archive; every twentieth has a hundred times as many views."""
    rows = 100 if number % 20 == 7 else 1
    views = [{"text": f"Number {number}"}] * rows
    return {
        "vitrine": "1.0", "kind": f"Card{number}", "supportedFamilies": ["systemSmall"],
        "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default": {
            "vStack": {"children": views}, "modifiers": [{"containerBackground": "white"}]}}}]}


# Texts that are no archives, or none that can be drawn alone.
POISON = [
    "nonsense", "", "{", '{"vitrine": "1.0"}', "[" * 100_000,
    '{}, "path": "/etc/passwd", "x": {}', json.dumps({**archive(1), "entries": [{"views": 1}]}),
    json.dumps({"bundle": [archive(1), archive(2)]}),
]


def is_poison(number):
    return number % 100 == 13


def write_table(folder, count):
    """The table, and the files of those archives that can be drawn."""
    (folder / "archives").mkdir()
    with open(folder / "archives.jsonl", "w") as table:
        for number in range(count):
            text = POISON[number // 100 % len(POISON)] if is_poison(number) else json.dumps(archive(number))
            table.write(json.dumps({"id": str(number), "archive": text}) + "\n")
            if not is_poison(number):
                (folder / "archives" / f"{number}.json").write_text(text)
    (folder / "matrix.json").write_text(json.dumps(MATRIX))


RUNS = []


def start(vitrine, folder, pictures):
    """A run with two executors of one core."""
    RUNS.append(subprocess.Popen(
        [str(SUBMIT), "--master", "local-cluster[2,1,1024]", "--files", str(vitrine),
         "--conf", "spark.ui.enabled=false", str(PROGRAM), str(folder / "archives.jsonl"),
         str(pictures), "--matrix", str(folder / "matrix.json"), "--tasks", str(TASKS)],
        cwd=folder, start_new_session=True, stdout=subprocess.DEVNULL,
        env={**os.environ, "SPARK_LOCAL_IP": "127.0.0.1", "PYSPARK_PYTHON": sys.executable},
        stderr=open(folder / "spark.log", "a")))
    return RUNS[-1]


def end():
    """Ends the last run where a test has left it."""
    if RUNS and RUNS[-1].poll() is None:
        os.killpg(RUNS[-1].pid, signal.SIGKILL)
        RUNS[-1].wait()


def committed(pictures):
    return sorted(glob.glob(str(pictures / "*.parquet")))


def wait_for(files, pictures, run):
    """Waits until so many tasks are committed."""
    for _ in range(12000):
        if len(committed(pictures)) >= files:
            return
        assert run.poll() is None, f"the run has ended with {run.returncode}"
        time.sleep(0.05)
    raise AssertionError("the tasks are not committed after 600 s")


def executors(session):
    """The processes of a run's executors."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
            belongs = os.getsid(int(entry.name)) == session
        except OSError:
            continue
        if belongs and any(word.endswith(b"CoarseGrainedExecutorBackend") for word in words):
            found.append(int(entry.name))
    return found


def check(pictures, count, expected):
    """One row for each request; a picture that is that of `vitrine render`, or an error."""
    rows = pyarrow.parquet.read_table(pictures).to_pylist()
    axes = json.dumps({name: values[0] for name, values in MATRIX.items()}, sort_keys=True)
    asked = {(str(number), axes) for number in range(count)}
    assert len(rows) == count, f"{len(rows)} rows of {count}"
    assert {(row["id"], row["axes"]) for row in rows} == asked
    for row in rows:
        if is_poison(int(row["id"])):
            assert row["bytes"] is None and row["error"], row
        else:
            assert row["error"] is None, row["error"]
            assert row["bytes"] == expected[row["id"]], f"{row['id']} is another picture"


def test_lost_executor(vitrine, folder, count, expected):
    pictures = folder / "lost-executor"
    run = start(vitrine, folder, pictures)
    wait_for(2, pictures, run)
    victims = executors(run.pid)
    assert len(victims) == 2, victims
    os.kill(victims[0], signal.SIGKILL)
    assert len(committed(pictures)) < TASKS, "the run was over before the executor was lost"
    assert run.wait(900) == 0
    check(pictures, count, expected)


def test_lost_driver(vitrine, folder, count, expected):
    pictures = folder / "lost-driver"
    run = start(vitrine, folder, pictures)
    wait_for(5, pictures, run)
    os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    first = {name: pathlib.Path(name).read_bytes() for name in committed(pictures)}
    assert 5 <= len(first) < TASKS, len(first)
    assert start(vitrine, folder, pictures).wait(900) == 0
    check(pictures, count, expected)
    for name, content in first.items():
        assert pathlib.Path(name).read_bytes() == content, "a picture was drawn again"


def main():
    vitrine = pathlib.Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    with tempfile.TemporaryDirectory(
            prefix="vitrine-spark-", ignore_cleanup_errors=True) as name:
        folder = pathlib.Path(name)
        write_table(folder, count)
        files = sorted(str(path) for path in (folder / "archives").iterdir())
        subprocess.run(
            [vitrine, "render", *files, "--scale", "1", "--quiet", "-o", f"{folder}/expected/",
             "--name-template", "{archive}.png"], check=True)
        expected = {path.stem: path.read_bytes() for path in (folder / "expected").iterdir()}
        for test in (test_lost_executor, test_lost_driver):
            start_time = time.time()
            try:
                test(vitrine, folder, count, expected)
            except BaseException:
                print((folder / "spark.log").read_text()[-4000:], file=sys.stderr)
                raise
            finally:
                end()
            print(f"passed: {test.__name__} in {time.time() - start_time:.0f} s", flush=True)


if __name__ == "__main__":
    main()
