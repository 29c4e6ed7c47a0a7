#!/usr/bin/env python3
"""Check a JSON Schema (draft 2020-12) and JSON files against it.

Usage: validate-schema.py SCHEMA.json [FILE.json ...]

Prints one line for each fault, and exits with 1 if there are any.
Needs the package `jsonschema` 4.0 or newer (Debian: python3-jsonschema).
"""

import json
import pathlib
import sys

try:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import SchemaError, best_match
except ImportError:
    sys.exit("validate-schema.py: install the Python package jsonschema, version 4.0 or newer")


def pointer(path):
    """A path as Vitrine writes it: .entries[0].views"""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return "".join(steps) or "."


def references(value):
    """All targets of $ref in a schema."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref":
                yield inner
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def faults_of_schema(schema):
    try:
        Draft202012Validator.check_schema(schema)
    except SchemaError as error:
        yield f"{pointer(error.absolute_path)}: {error.message}"
    known = {f"#/$defs/{name}" for name in schema.get("$defs", {})}
    used = set(references(schema))
    for target in sorted(used - known):
        yield f"nothing is defined at {target}"
    for target in sorted(known - used):
        yield f"nothing refers to {target}"


def main(arguments):
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0 if arguments else 1
    schema = json.loads(pathlib.Path(arguments[0]).read_text(encoding="utf-8"))
    faults = [f"{arguments[0]}: {fault}" for fault in faults_of_schema(schema)]
    validator = Draft202012Validator(schema)
    for name in arguments[1:] if not faults else []:
        try:
            value = json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
        except ValueError as error:
            faults.append(f"{name}: {error}")
            continue
        error = best_match(validator.iter_errors(value))
        if error is not None:
            faults.append(f"{name}: {pointer(error.absolute_path)}: {error.message[:300]}")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
