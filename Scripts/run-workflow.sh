#!/usr/bin/env bash
# Runs the `run:` steps of a workflow that 'vitrine init' or 'vitrine xcode --init' wrote, as GitHub does:
# each in its own shell, in the current folder. A failing step ends the script with its code.
#
# usage: Scripts/run-workflow.sh WORKFLOW
#
# The steps that use actions are left out. VITRINE_PACKAGES takes the place of the repository's variable.
set -euo pipefail
steps=$(mktemp -d)
trap 'rm -rf "$steps"' EXIT
python3 - "$1" "$steps" <<'READ'
import pathlib
import re
import sys

lines = pathlib.Path(sys.argv[1]).read_text().split("\n")
number = 0
place = 0
while place < len(lines):
    step = re.match(r"(\s*)- run: ?(.*)$", lines[place])
    place += 1
    if not step:
        continue
    indent, text = len(step[1]) + 2, step[2]
    if text in ("|", ">"):
        block = []
        while place < len(lines) and (not lines[place].strip() or len(lines[place]) - len(lines[place].lstrip()) > indent):
            block.append(lines[place].strip() if text == ">" else lines[place][indent + 2:])
            place += 1
        text = (" " if text == ">" else "\n").join(block)
    number += 1
    pathlib.Path(sys.argv[2], f"{number:02}").write_text(text + "\n")
assert number, "the workflow has no steps to run"
READ
for step in "$steps"/*; do
  echo "+ $(head -1 "$step")" >&2
  sh -e "$step"
done
