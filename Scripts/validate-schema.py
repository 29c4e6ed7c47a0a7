#!/usr/bin/env python3
"""Check a JSON Schema (draft 2020-12) and JSON files against it.

Usage: validate-schema.py [--verdicts] SCHEMA.json [FILE.json ...]

Prints one line for each fault, and exits with 1 if there are any; --verdicts says of a file only that it has one.
Every tenth file is checked by jsonschema alone, too; with VITRINE_TESTS=long, every file is.
Needs the package `jsonschema` 4.0 or newer (Debian: python3-jsonschema).
"""

import json
import os
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


class QuickValidator:
    """Answers the same as jsonschema, in a tenth of the time, and without its explanations.

    Schemas inside of others are looked up here; all else is checked by jsonschema's own functions. A case of a
    union whose required member is missing is not tried.
    """

    def __init__(self, schema):
        self.validator = Draft202012Validator(schema)
        self.definitions = {f"#/$defs/{name}": value for name, value in schema.get("$defs", {}).items()}
        self.known = {}
        self.schema = schema

    def is_valid(self, instance, schema=None):
        schema = self.schema if schema is None else schema
        if isinstance(schema, bool):
            return schema
        for check in self.known.get(id(schema)) or self.checks(schema):
            if not check(instance):
                return False
        return True

    def checks(self, schema):
        """A function for each keyword of a schema."""
        if id(schema) not in self.known:
            self.known[id(schema)] = [
                check for key, value in schema.items() if (check := self.check(key, value, schema))]
        return self.known[id(schema)]

    def check(self, key, value, schema):
        valid = self.is_valid
        inner = {
            "$ref": lambda it: valid(it, self.definitions[value]),
            "allOf": lambda it: all(valid(it, each) for each in value),
            "not": lambda it: not valid(it, value),
            "items": lambda it: not isinstance(it, list) or all(valid(each, value) for each in it),
            "properties": lambda it: not isinstance(it, dict) or all(
                valid(it[name], each) for name, each in value.items() if name in it),
            "additionalProperties": lambda it: not isinstance(it, dict) or all(
                valid(each, value) for name, each in it.items() if name not in schema.get("properties", {})),
        }
        if key in ("anyOf", "oneOf"):
            alternatives = self.alternatives(value)
            if key == "anyOf":
                return lambda it: any(valid(it, each) for each in possible(it, alternatives))
            return lambda it: sum(valid(it, each) for each in possible(it, alternatives)) == 1
        if key in inner:
            return inner[key]
        function = Draft202012Validator.VALIDATORS.get(key)
        if function is None:
            return None
        if key in ("prefixItems", "patternProperties", "unevaluatedProperties", "unevaluatedItems"):
            raise NotImplementedError(f"'items' and 'properties' are checked here without '{key}'")
        return lambda it: next(iter(function(self.validator, value, it, schema) or ()), None) is None

    def alternatives(self, schemas):
        """Schemas with the members that they require; those of types and numbers require none."""
        found = []
        for schema in schemas:
            inner = schema
            while isinstance(inner, dict) and inner.keys() == {"$ref"}:
                inner = self.definitions[inner["$ref"]]
            found.append((frozenset(inner.get("required", ())) if isinstance(inner, dict) else frozenset(), schema))
        return found


def possible(instance, alternatives):
    """The schemas whose required members an instance has."""
    names = instance.keys() if isinstance(instance, dict) else None
    return (schema for required, schema in alternatives if names is None or required <= names)


def fault_of(value, validator, quick, is_checked_twice, is_verdict):
    """The fault of a value; `None` if it is valid."""
    is_valid = quick.is_valid(value)
    if is_checked_twice and validator.is_valid(value) != is_valid:
        return "jsonschema and its quick form do not agree"
    if is_valid:
        return None
    if is_verdict:
        return "is not valid"
    error = best_match(validator.iter_errors(value))
    return f"{pointer(error.absolute_path)}: {error.message[:300]}" if error else "is not valid"


def main(arguments):
    is_verdict = "--verdicts" in arguments
    arguments = [word for word in arguments if word != "--verdicts"]
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0 if arguments else 1
    is_long = os.environ.get("VITRINE_TESTS") == "long"
    schema = json.loads(pathlib.Path(arguments[0]).read_text(encoding="utf-8"))
    faults = [f"{arguments[0]}: {fault}" for fault in faults_of_schema(schema)]
    files = arguments[1:] if not faults else []
    validator = Draft202012Validator(schema)
    quick = QuickValidator(schema)
    for index, name in enumerate(files):
        try:
            value = json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
        except ValueError as error:
            faults.append(f"{name}: {error}")
            continue
        fault = fault_of(value, validator, quick, is_long or index % 10 == 0, is_verdict)
        if fault:
            faults.append(f"{name}: {fault}")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
