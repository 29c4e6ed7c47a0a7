#!/usr/bin/env python3
"""Measures one widget card in Vitrine and in other tools, in one run, and prints the ratios.

usage: Scripts/compare-peers.py PEERS VITRINE BENCHMARKS

PEERS is a folder with the same card for other tools: programs `peer_NAME.py warm|cold`, which print a line
of JSON with `warm_min_ms`, and two in C, `cdirect` and `cfast`, with `total_ms`. They are copied to
.build/peers, and what they need is installed there. Fastest of all runs in milliseconds; a cold run is a
whole process, images a second are two processes on two cores. Warm times of Vitrine are those of its own
benchmark of the same card, its whole processes those of the executable of `make dist`, where it was made.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLACE = ROOT / ".build/peers"
PACKAGED = ROOT / ".build/dist-build/root/usr/bin/vitrine"
PACKAGES = ["takumi-py==0.3.0", "skia-python==138.0", "resvg==0.2.0", "typst==0.15.0", "pillow", "numpy"]
SYSTEM_PACKAGES = ["librsvg2-bin", "fonts-inter", "libisal-dev", "gcc", "make", "python3-venv"]
FACES = [f"/usr/share/fonts/opentype/inter/Inter-{weight}.otf" for weight in ("Regular", "Medium", "SemiBold")]
COLD_RUNS = 20
BATCH = 400
MEMORY = pathlib.Path("/dev/shm")


def output(*words, **options):
    done = subprocess.run([str(word) for word in words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, **options)
    return done.stdout if done.returncode == 0 else ""


def prepare(peers):
    """Copies the peers, and installs and builds what they need."""
    subprocess.run([ROOT / "Scripts/install-packages.sh", *SYSTEM_PACKAGES], check=True, stdout=sys.stderr)
    shutil.copytree(peers, PLACE, dirs_exist_ok=True)
    for folder in ("assets", "out"):
        (PLACE / folder).mkdir(exist_ok=True)
    for face in FACES:
        shutil.copy(face, PLACE / "assets")
    python = PLACE / "venv/bin/python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", PLACE / "venv"], check=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True, stdout=sys.stderr)
    subprocess.run([python, "make_assets.py"], cwd=PLACE, check=True, stdout=sys.stderr)
    subprocess.run(["make", "--silent", "cdirect", "cfast"], cwd=PLACE, check=True, stdout=sys.stderr)
    return python


def report(*words):
    """The last line of JSON that a peer prints; empty if it fails."""
    lines = [line for line in output(*words, cwd=PLACE).splitlines() if line.startswith("{")]
    return json.loads(lines[-1]) if lines else {}


def milliseconds(work, runs=COLD_RUNS):
    """The fastest of some runs."""
    times = []
    for _ in range(runs):
        began = time.perf_counter()
        work()
        times.append((time.perf_counter() - began) * 1000)
    return min(times)


def peer(title, words, cold=None):
    """What a peer takes."""
    warm = report(*words)
    rate = None
    if warm:
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            both = list(pool.map(lambda _: report(*words), range(2)))
        medians = [run.get("warm_median_ms") or run.get("total_ms") for run in both]
        rate = sum(1000 / median for median in medians if median)
    return {
        "title": title, "warm": warm.get("warm_min_ms") or warm.get("total_ms"), "bytes": warm.get("bytes"),
        "cold": cold and milliseconds(lambda: output(*cold, cwd=PLACE)), "rate": rate,
    }


def batch(vitrine, options):
    """Images a second of one process with as many threads as it wants; the most of three runs.

    Files are written into memory: ext4 takes twice as long in the minutes after others were deleted.
    """
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        folder = pathlib.Path(name)
        shutil.copy(ROOT / "Benchmarks/photo.png", folder)
        archives = []
        for number in range(BATCH):
            archives.append(f"card{number}.json")
            shutil.copy(ROOT / "Benchmarks/card.json", folder / archives[-1])

        def run():
            shutil.rmtree(folder / "out", ignore_errors=True)
            began = time.perf_counter()
            subprocess.run([vitrine, "render", *archives, *options, "--quiet", "-o", "out/"], cwd=folder, check=True)
            return BATCH / (time.perf_counter() - began)

        return max(run() for _ in range(3))


def own(vitrine, benchmarks):
    """What Vitrine takes, with each of its encoders; whole processes are those of the package, if there is one."""
    text = output(benchmarks, "card")
    rows = []
    vitrine = PACKAGED if PACKAGED.exists() else vitrine
    for title, options in encoders(vitrine):
        label = title.removeprefix("Vitrine").strip() or "together"
        found = re.search(rf"^ *{re.escape(label)} +([0-9.]+)", text, re.M)
        with tempfile.TemporaryDirectory() as folder:
            picture = pathlib.Path(folder) / "card.png"
            words = [vitrine, "render", ROOT / "Benchmarks/card.json", *options, "--quiet", "-o", picture]
            cold = milliseconds(lambda: output(*words))
            size = picture.stat().st_size
        rows.append({
            "title": title, "warm": float(found[1]) if found else None, "bytes": size, "cold": cold,
            "rate": batch(vitrine, options),
        })
    return rows


def encoders(vitrine):
    """The default, and the fast one where its library is."""
    # A device whose card has the size of the others'.
    options = ["--family", "systemMedium", "--device", "iphone-16-plus"]
    rows = [("Vitrine", options)]
    if "--png" in output(vitrine, "render", "--help"):
        rows.append(("Vitrine --png fast", [*options, "--png", "fast"]))
    return rows


def cell(value, reference, digits=1):
    if value is None:
        return "–"
    number = f"{value:,.{digits}f}"
    return f"{number} ({value / reference:.2f})" if reference else number


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    peers, vitrine, benchmarks = (pathlib.Path(word).resolve() for word in sys.argv[1:])
    python = prepare(peers)
    rows = own(vitrine, benchmarks)
    rows += [
        peer("Takumi (HTML)", [python, "peer_takumi.py", "warm"], [python, "peer_takumi.py", "cold"]),
        peer("Typst", [python, "peer_typst.py", "warm"], [python, "peer_typst.py", "cold"]),
        peer("resvg (SVG, laid out before)", [python, "peer_svg.py", "resvg", "warm"], [python, "peer_svg.py", "resvg", "cold"]),
        peer("Skia (positions by hand)", [python, "peer_skia.py", "warm"]),
        peer("cairo and libpng (positions by hand)", ["./cdirect", "assets", "out/direct.png", "100", "6"],
             ["./cdirect", "assets", "out/direct.png", "1", "6"]),
        peer("limit: hard-coded, libdeflate 4", ["./cfast", "assets", "out/fast.png", "200", "d4"]),
        peer("limit: hard-coded, ISA-L", ["./cfast", "assets", "out/fast.png", "200", "isal2"]),
    ]
    first = rows[0]
    print("The card in other tools, in this run; in brackets as a ratio to Vitrine's default.\n")
    print("| | warm, ms | one cold process, ms | bytes | images a second |\n|---|---|---|---|---|")
    for row in rows:
        print(f"| {row['title']} | {cell(row['warm'], first['warm'])} | {cell(row['cold'], first['cold'])} "
              f"| {cell(row['bytes'], first['bytes'], 0)} | {cell(row['rate'], first['rate'], 0)} |")


main()
