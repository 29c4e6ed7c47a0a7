#!/usr/bin/env python3
"""Compare Examples/Spark/render.py with `vitrine worker`, both on two cores.

Usage: measure.py VITRINE ARCHIVES [COUNT] [RUNS]

ARCHIVES is a folder of archives whose images are inside them. COUNT pictures (default: 4000) are drawn by
turns, RUNS times (default: 3); the start of Spark is left out. Prints the least seconds of each and their
ratio.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Examples" / "Spark"))
os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")

import render
from pyspark.sql import SparkSession


def by_worker(vitrine, rows, words):
    """Seconds that a worker takes, whose answers hold the pictures."""
    lines = "".join(
        json.dumps({"id": row["id"], "archive": row["archive"], "options": {}}) + "\n" for row in rows)
    start = time.time()
    subprocess.run(
        [vitrine, "worker", "--jobs", "2", *words], input=lines.encode(), stdout=subprocess.DEVNULL,
        check=True)
    return time.time() - start


def by_spark(spark, vitrine, table, pictures, words, tasks):
    """Seconds that a session takes which has drawn before."""
    shutil.rmtree(pictures, ignore_errors=True)
    start = time.time()
    wanted = render.requests(spark, render.read(spark, table), {}, vitrine)
    render.draw(wanted, pictures, "vitrine", words, tasks)
    return time.time() - start


def main():
    vitrine, archives = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:3])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 4000
    runs = int(sys.argv[4]) if len(sys.argv) > 4 else 3
    texts = [path.read_text() for path in sorted(pathlib.Path(archives).glob("*.json"))]
    rows = [{"id": str(number), "archive": texts[number % len(texts)]} for number in range(count)]
    words = ["--timeout", "20"]
    with tempfile.TemporaryDirectory(prefix="vitrine-spark-") as name:
        table, pictures = f"{name}/archives.jsonl", f"{name}/pictures"
        pathlib.Path(table).write_text("".join(json.dumps(row) + "\n" for row in rows))
        spark = render.session("local-cluster[2,1,1024]")
        spark.sparkContext.addFile(vitrine)
        spark.sparkContext.addPyFile(render.__file__)
        by_spark(spark, vitrine, table, pictures, words, 8)
        worker, cluster = [], []
        for _ in range(runs):
            worker.append(by_worker(vitrine, rows, words))
            cluster.append(by_spark(spark, vitrine, table, pictures, words, 8))
        spark.stop()
    print(f"worker {min(worker):.2f} s, Spark {min(cluster):.2f} s: {min(worker) / min(cluster):.3f}")


if __name__ == "__main__":
    main()
