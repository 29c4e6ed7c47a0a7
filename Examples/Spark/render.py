#!/usr/bin/env python3
"""Draw a table of widget archives in a matrix of states, with Apache Spark.

Usage: spark-submit --files vitrine render.py ARCHIVES PICTURES --matrix matrix.json

ARCHIVES is Parquet or JSON Lines with two columns: `id`, a text of its own for each row, and `archive`,
the archive's text. The matrix is an object of lists, whose names are options of `vitrine render`:
{"family": ["systemSmall", "systemLarge"], "scheme": ["light", "dark"]}. PICTURES is a folder of Parquet
files with a row for each archive and each combination, in which either `bytes` or `error` is null.

Whoever starts it again draws what is missing in PICTURES. The executors need nothing but the program.
"""

import argparse
import base64
import itertools
import json
import os
import subprocess
import threading

import pandas
from pyspark import SparkFiles
from pyspark.sql import SparkSession, functions as F

PICTURE = (
    "id string, axes string, width int, height int, bytes binary, sha256 string,"
    " warnings array<string>, error string")
COLUMNS = [field.split()[0] for field in PICTURE.split(", ")]
# Rows of a frame: so many pictures are in the memory of a task at a time.
FRAME_ROWS = 64


def combinations(matrix):
    """The options of each picture of an archive, as texts whose order no run changes."""
    names = sorted(matrix)
    products = itertools.product(*(matrix[name] for name in names))
    return [json.dumps(dict(zip(names, values)), sort_keys=True) for values in products]


def sizes(vitrine):
    """What `vitrine families` says of each family, by its name; the usual one is `None`."""
    families = json.loads(subprocess.check_output([vitrine, "families", "--json"]))
    return {None: families[0], **{row["family"]: row for row in families}}


def pixels(axes, sizes):
    """About how many pixels the picture of some options has."""
    options = json.loads(axes)
    row = sizes.get(options.get("family"), sizes[None])
    scale = float(options.get("scale", row["scale"]))
    return row["points"]["width"] * row["points"]["height"] * scale * scale


def read(spark, path):
    """The table of archives."""
    if path.rstrip("/").endswith((".json", ".jsonl")):
        table = spark.read.schema("id string, archive string").json(path)
    else:
        table = spark.read.parquet(path).select("id", "archive")
    return table.fillna("", "archive")


def committed(spark, path):
    """The results of an earlier run; `None` if there was none."""
    folder = spark._jvm.org.apache.hadoop.fs.Path(path)
    system = folder.getFileSystem(spark._jsc.hadoopConfiguration())
    if not system.exists(folder):
        return None
    names = [status.getPath().getName() for status in system.listStatus(folder)]
    if not any(name.endswith(".parquet") for name in names):
        return None
    return spark.read.schema(PICTURE).parquet(path).select("id", "axes")


def requests(spark, archives, matrix, vitrine):
    """One row for each picture: its archive, its axes, and what it may cost."""
    known = sizes(vitrine)
    rows = [(axes, pixels(axes, known)) for axes in combinations(matrix)]
    axes = spark.createDataFrame(rows, "axes string, pixels double")
    # Views are objects of JSON: their number is near that of opening braces.
    nodes = F.length("archive") - F.length(F.replace("archive", F.lit("{"))) + 1
    return archives.crossJoin(F.broadcast(axes)).withColumn("cost", nodes * F.col("pixels"))


def spread(wanted, tasks):
    """The requests in as many partitions of about the same cost; pictures of an archive stay together.

    The costs are added up in an order that no run changes, so that a partition that is made again has
    the same rows.
    """
    ordered = wanted.sortWithinPartitions("id", "axes").withColumn("part", F.spark_partition_id())
    sums = dict(ordered.groupBy("part").agg(F.sum("cost")).collect())
    start, starts = 0.0, {}
    for part in sorted(sums):
        starts[part] = start
        start += sums[part]
    share = start / tasks or 1.0

    def place(frames):
        before = 0.0
        for frame in frames:
            middle = before + frame["cost"].cumsum() - frame["cost"] / 2
            before += frame["cost"].sum()
            slots = (middle + frame["part"].map(starts)) // share
            frame["slot"] = slots.clip(0, tasks - 1).astype("int32")
            yield frame[["id", "axes", "archive", "slot"]]

    placed = ordered.select("id", "axes", "archive", "cost", "part").mapInPandas(
        place, "id string, axes string, archive string, slot int")
    return placed.repartitionById(tasks, "slot").sortWithinPartitions("id", "axes")


class Worker:
    """`vitrine worker` as a child of a task."""

    def __init__(self, program, words):
        self.process = subprocess.Popen(
            [program, "worker", "--jobs", "1", *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answers(self, frame):
        """The answers to a frame of requests, in any order."""
        ids = range(len(frame))
        lines = (
            json.dumps({"id": id, "archive": archive, "options": json.loads(axes)})
            for id, archive, axes in zip(ids, frame["archive"], frame["axes"]))
        thread = threading.Thread(target=self.write, args=(lines,), daemon=True)
        thread.start()
        for _ in ids:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"the worker ended with {self.process.wait()}")
            yield json.loads(line)
        thread.join()

    def write(self, lines):
        """Writes requests, at the speed at which the worker reads them."""
        try:
            for line in lines:
                self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            # Whoever reads the answers finds out why.
            pass

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def message(problem):
    """A problem in a line: its node, what is wrong, and what to do about it."""
    text = problem["message"]
    if "path" in problem:
        text = f"{problem['path']}: {text}"
    return f"{text}; {problem['hint']}" if "hint" in problem else text


def row(request, answer):
    """The row of a picture."""
    data = answer.get("data")
    error = answer.get("error")
    return (
        request.id, request.axes, answer.get("width"), answer.get("height"),
        base64.b64decode(data) if data is not None else None, answer.get("sha256"),
        [message(warning) for warning in answer["warnings"]],
        message(error) if error else None)


def drawing(program, words):
    """What draws the requests of a task."""

    def draw(frames):
        worker = Worker(SparkFiles.get(program), words)
        try:
            for frame in frames:
                rows = []
                asked = list(frame.itertuples(index=False))
                for answer in worker.answers(frame):
                    rows.append(row(asked[answer["id"]], answer))
                    if len(rows) == FRAME_ROWS:
                        yield pandas.DataFrame(rows, columns=COLUMNS)
                        rows = []
                if rows:
                    yield pandas.DataFrame(rows, columns=COLUMNS)
        finally:
            worker.close()

    return draw


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("archives", help="Parquet or JSON Lines with the columns id and archive")
    parser.add_argument("pictures", help="folder of the Parquet files that are written")
    parser.add_argument("--matrix", required=True, help="JSON file of options and their values")
    parser.add_argument("--vitrine", help="the program; default: the one that --files has sent")
    parser.add_argument("--tasks", type=int, default=200, help="into how many tasks it is divided")
    parser.add_argument("--timeout", type=float, default=20, help="most seconds for one picture")
    parser.add_argument("--memory-limit", type=int, default=512, help="most MiB for one picture")
    return parser.parse_args()


def session(master=None):
    """A session in which what a task has drawn stays when the run dies."""
    builder = (
        SparkSession.builder.appName("vitrine")
        .config("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", "2")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "500"))
    return (builder.master(master) if master else builder).getOrCreate()


def draw(wanted, pictures, program, words, tasks):
    """Draws requests into a folder of Parquet files."""
    drawn = spread(wanted, tasks).select("id", "axes", "archive").mapInPandas(
        drawing(program, words), PICTURE)
    # The pictures are compressed already.
    drawn.write.mode("append").option("compression", "none").parquet(pictures)


def main():
    asked = arguments()
    spark = session()
    if asked.vitrine:
        spark.sparkContext.addFile(asked.vitrine)
    with open(asked.matrix) as file:
        matrix = json.load(file)
    program = asked.vitrine or SparkFiles.get("vitrine")
    wanted = requests(spark, read(spark, asked.archives), matrix, program)
    known = committed(spark, asked.pictures)
    if known is not None:
        wanted = wanted.join(known, ["id", "axes"], "left_anti")
    words = ["--timeout", str(asked.timeout), "--memory-limit", str(asked.memory_limit)]
    draw(wanted, asked.pictures, os.path.basename(program), words, asked.tasks)
    spark.stop()


if __name__ == "__main__":
    main()
