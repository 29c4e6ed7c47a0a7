#!/usr/bin/env python3
"""Write the typed builders for Python and TypeScript from the JSON Schema of archives.

Usage: vitrine schema | make-bindings.py FOLDER

FOLDER gets the package python/vitrine and the module typescript/vitrine.ts.
Needs nothing but Python 3.9 or newer; what it makes for Python wants 3.11.
"""

import json
import keyword
import pathlib
import sys
import textwrap

HEADER = "Made by Scripts/make-bindings.py from the JSON Schema of archives; do not edit."


class Schema:
    """The schema, and what of it both languages ask for."""

    def __init__(self, document):
        self.definitions = dict(document["$defs"])
        # The names of symbols are for editors; any text may be one.
        self.definitions.pop("SymbolName", None)
        self.version = document["$id"].split(":")[-1]
        self.views = self.union("ViewNode")
        self.modifiers = self.union("Modifier")

    def union(self, name):
        """The cases of a union in documentation order, each with its payload."""
        definition = self.definitions[name]
        node = next(
            form for form in definition.get("anyOf", [definition]) if "properties" in form)
        names = [case["required"][0] for case in node["oneOf"]]
        return [(case, node["properties"][case]) for case in names]

    def resolved(self, schema):
        while "$ref" in schema:
            schema = self.definitions[schema["$ref"].split("/")[-1]]
        return schema

    def forms(self, schema):
        """The object form of a payload, if it has one, and its other forms."""
        if schema.get("$ref", "").split("/")[-1] in ("ViewNode", "VariantView"):
            return None, [schema]
        whole = self.resolved(schema)
        forms = whole.get("anyOf", [whole])
        objects = [form for form in forms if "properties" in form]
        if len(objects) != 1:
            return None, [schema]
        return objects[0], [form for form in forms if form is not objects[0]]


def fields(form):
    """The fields of an object but for remarks: those that must be given first."""
    required = form.get("required", [])
    named = [(name, value) for name, value in form["properties"].items() if name != "$comment"]
    return sorted(named, key=lambda field: (field[0] not in required, field[0])), required


def definition_name(name):
    return name.replace(".", "")


class Types:
    """Schemas as types of a language; objects without a name get one from their position."""

    def __init__(self, schema):
        self.schema = schema
        self.inner = {}

    def type(self, schema, place):
        if schema.get("format") == "symbol-name":
            return self.names["string"]
        if "$ref" in schema:
            return self.reference(definition_name(schema["$ref"].split("/")[-1]))
        if "enum" in schema:
            return self.literals(schema["enum"])
        if "const" in schema:
            return self.literals([schema["const"]])
        if "anyOf" in schema:
            parts = [self.type(form, place) for form in schema["anyOf"]]
            return self.union(list(dict.fromkeys(parts)))
        if "properties" in schema:
            return self.object(schema, place)
        return self.plain(schema, place)

    def plain(self, schema, place):
        kind = schema.get("type")
        if kind == "array":
            return self.array(self.type(schema["items"], place))
        if kind == "object":
            values = schema.get("additionalProperties", {})
            return self.dictionary(self.type(values if isinstance(values, dict) else {}, place))
        return self.names.get(kind, self.anything)

    def object(self, schema, place):
        named, _ = fields(schema)
        if not named:
            return self.dictionary(self.anything)
        name = f"{place}With{named[0][0][0].upper()}{named[0][0][1:]}"
        self.inner.setdefault(name, schema)
        return self.reference(name)


class PythonTypes(Types):
    names = {"string": "str", "number": "float", "integer": "int", "boolean": "bool"}
    anything = "Any"

    def reference(self, name):
        return "ViewLike" if name == "ViewNode" else name

    def literals(self, values):
        return f"Literal[{', '.join(json.dumps(value) for value in values)}]"

    def union(self, parts):
        return parts[0] if len(parts) == 1 else f"Union[{', '.join(parts)}]"

    def array(self, element):
        return f"Sequence[{element}]"

    def dictionary(self, value):
        return f"Mapping[str, {value}]"


class TypeScriptTypes(Types):
    names = {"string": "string", "number": "number", "integer": "number", "boolean": "boolean"}
    anything = "unknown"

    def reference(self, name):
        return "ViewLike" if name == "ViewNode" else name

    def literals(self, values):
        return " | ".join(json.dumps(value) for value in values)

    def union(self, parts):
        return " | ".join(parts)

    def array(self, element):
        return f"({element})[]" if " " in element else f"{element}[]"

    def dictionary(self, value):
        return f"{{ [name: string]: {value} }}"


def wrapped(text, indent, width=96):
    return textwrap.fill(
        text, width, initial_indent=indent, subsequent_indent=indent + "    ",
        break_long_words=False, break_on_hyphens=False)


# Python.


def python_name(name):
    return name + "_" if keyword.iskeyword(name) else name.replace("$", "")


def python_type_lines(name, form, types):
    if "properties" not in form:
        return [f"{name}: TypeAlias = {types.type(form, name)!r}", ""]
    named, required = fields(form)
    lines = [f"{name} = TypedDict({name!r}, {{"]
    for field, value in named:
        kind = types.type(value, name)
        kind = f"Required[{kind}]" if field in required else kind
        lines.append(f"    {field!r}: {kind!r},")
        if value.get("description"):
            lines[-1] += "  # " + value["description"]
    return lines + ["}, total=False)", ""]


def python_types(schema):
    types = PythonTypes(schema)
    head = [
        f'"""Types of the values in archives. {HEADER}"""', "",
        "from __future__ import annotations", "",
        "from typing import (", "    Any, Literal, Mapping, Required, Sequence, TypeAlias, "
        "TypedDict, Union,", ")", "",
        "from ._view import View", "", 'ViewLike: TypeAlias = "Union[View, str]"', "",
    ]
    lines, done = [], set()
    for name, form in sorted(schema.definitions.items()):
        if name not in ("ViewNode", "Modifier"):
            lines += python_type_lines(definition_name(name), form, types)
    lines += ['Modifier: TypeAlias = "Mapping[str, Any]"', ""]
    while set(types.inner) - done:
        name = sorted(set(types.inner) - done)[0]
        done.add(name)
        lines += python_type_lines(name, types.inner[name], types)
    return "\n".join(head + lines).rstrip() + "\n"


def python_parameters(schema, payload, types, place):
    """The parameters of a function that makes a payload, and the expression that it makes."""
    form, short = schema.forms(payload)
    if form is None:
        return [f"value: {types.type(payload, place)}"], "value"
    named, required = fields(form)
    if not named:
        return ["value: bool = True"], "value"
    parameters, pairs = [], []
    children = [name for name, _ in named if name == "children"]
    if children:
        parameters.append("*children: ViewLike")
    elif short:
        kinds = types.union(list(dict.fromkeys(types.type(part, place) for part in short)))
        # A field may have the name that the short form usually has.
        short_name = "short" if any(name == "value" for name, _ in named) else "value"
        parameters += [f"{short_name}: Optional[{kinds}] = None", "*"]
    else:
        parameters.append("*")
    for name, value in named:
        if name == "children":
            pairs.append('"children": list(children)')
            continue
        kind = types.type(value, place)
        needed = name in required and not short
        parameters.append(
            f"{python_name(name)}: {kind if needed else f'Optional[{kind}] = None'}")
        pairs.append(f"{json.dumps(name)}: {python_name(name)}")
    made = "{" + ", ".join(pairs) + "}"
    return parameters, f"payload({made}, {short_name})" if short and not children else f"payload({made})"


def python_function(name, parameters, result, summary, body, indent=""):
    lines = [f"{indent}def {python_name(name)}("]
    lines += [f"{indent}    {parameter}," for parameter in parameters]
    lines.append(f"{indent}) -> {result}:")
    lines.append(wrapped(f'"""{summary}"""', indent + "    "))
    return lines + [wrapped(body, indent + "    "), ""]


def python_views(schema):
    types = PythonTypes(schema)
    lines = [
        f'"""Views of widgets, and archives of them. {HEADER}"""', "",
        "from __future__ import annotations", "",
        "from typing import Any, Literal, Mapping, Optional, Sequence, Union", "",
        "from ._document import Document as Document, VitrineError as VitrineError, render as render",
        "from ._view import Archive, View, payload", "from .types import *  # noqa: F403",
        "from .types import ViewLike", "",
    ]
    for name, payload in schema.views:
        parameters, made = python_parameters(schema, payload, types, name)
        lines += ["", *python_function(
            name, parameters, "View", payload.get("description", ""),
            f"return View({json.dumps(name)}, {made})")]
    root = schema.definitions["WidgetArchive"]
    named, required = fields(root)
    parameters, pairs = ["*"], [f'"vitrine": {json.dumps(schema.version)}']
    for name, value in named:
        if name == "vitrine":
            continue
        kind = types.type(value, "WidgetArchive")
        parameters.append(
            f"{python_name(name)}: {kind if name in required else f'Optional[{kind}] = None'}")
        pairs.append(f"{json.dumps(name)}: {python_name(name)}")
    lines += ["", *python_function(
        "archive", parameters, "Archive", "An archive of a widget, a Live Activity or a control.",
        "return Archive(payload({" + ", ".join(pairs) + "}))")]
    return "\n".join(lines).rstrip() + "\n"


def python_base(schema):
    types = PythonTypes(schema)
    lines = [
        f'"""What views are made of. {HEADER}"""', "", "from __future__ import annotations", "",
        "import json", "import pathlib",
        "from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, "
        "Union", "", "if TYPE_CHECKING:", "    from .types import *  # noqa: F403",
        "    from .types import ViewLike", "", "",
        "def payload(fields: Mapping[str, Any], value: Any = None) -> Any:",
        '    """The short form, or the fields that were given."""',
        "    given = {name: field for name, field in fields.items() if field is not None}",
        "    if value is None:", "        return given", "    if given:",
        "        raise TypeError(f\"a value cannot be combined with {', '.join(given)}\")",
        "    return value", "", "",
        "def plain(value: Any) -> Any:", '    """A value as JSON holds it."""',
        "    if isinstance(value, View):", "        return value.node()",
        "    if isinstance(value, Mapping):",
        "        return {name: plain(inner) for name, inner in value.items()}",
        "    if isinstance(value, (list, tuple)):", "        return [plain(inner) for inner in value]",
        "    return value", "", "", "class View:",
        '    """A view with its modifiers; each modifier gives a new view, as in SwiftUI."""', "",
        "    def __init__(", "        self, name: str, payload: Any,",
        "        modifiers: Sequence[Mapping[str, Any]] = (), id: Optional[str] = None,",
        "    ) -> None:", "        self._name = name", "        self._payload = payload",
        "        self._modifiers: List[Mapping[str, Any]] = list(modifiers)", "        self._id = id",
        "", "    def node(self) -> Dict[str, Any]:", '        """The view as archives hold it."""',
        "        node: Dict[str, Any] = {self._name: plain(self._payload)}",
        "        if self._modifiers:", '            node["modifiers"] = plain(self._modifiers)',
        "        if self._id is not None:", '            node["id"] = self._id',
        "        return node", "", "    def named(self, id: str) -> View:",
        '        """The view with a stable name for hit regions and reports."""',
        "        return View(self._name, self._payload, self._modifiers, id)", "",
        "    def modifier(self, name: str, payload: Any) -> View:",
        '        """The view with one more modifier, the outermost so far."""',
        "        return View(", "            self._name, self._payload,",
        "            [*self._modifiers, {name: payload}], self._id)", "",
    ]
    for name, payload in schema.modifiers:
        parameters, made = python_parameters(schema, payload, types, name)
        lines += python_function(
            name, ["self", *parameters], "View", payload.get("description", ""),
            f"return self.modifier({json.dumps(name)}, {made})", "    ")
    lines += [
        "", "class Archive:", '    """An archive, ready to be written."""', "",
        "    def __init__(self, values: Mapping[str, Any]) -> None:",
        "        self._values = values", "", "    def json(self) -> str:",
        '        """The archive as JSON."""',
        "        return json.dumps(plain(self._values), ensure_ascii=False, indent=2) + \"\\n\"", "",
        "    def write(self, path: Union[str, pathlib.Path]) -> None:",
        '        """Writes the archive into a file."""',
        '        pathlib.Path(path).write_text(self.json(), encoding="utf-8")',
    ]
    return "\n".join(lines).rstrip() + "\n"


# TypeScript.


def typescript_type_lines(name, form, types):
    if "properties" not in form:
        return [f"export type {name} = {types.type(form, name)};", ""]
    named, required = fields(form)
    lines = [f"export interface {name} {{"]
    for field, value in named:
        if value.get("description"):
            lines.append(f"  /** {value['description'].replace('*/', '* /')} */")
        mark = "" if field in required else "?"
        key = field if field.replace("$", "_").isidentifier() else json.dumps(field)
        lines.append(f"  {key}{mark}: {types.type(value, name)};")
    return lines + ["}", ""]


def typescript_call(schema, name, payload, types):
    """The parameters of a function that makes a payload, and the expression that it makes."""
    form, _ = schema.forms(payload)
    kind = types.type(payload, name[0].upper() + name[1:])
    if form is not None and not fields(form)[0]:
        return "value: boolean = true", "value"
    if form is not None and "children" in form["properties"]:
        default = "" if set(form.get("required", [])) - {"children"} else " = {}"
        return f'children: ViewLike[], options: Omit<{kind}, "children">{default}', \
            "{ ...options, children }"
    if form is not None and not form.get("required") and "allOf" not in form:
        return f"value: {kind} = {{}}", "value"
    return f"value: {kind}", "value"


def typescript(schema):
    types = TypeScriptTypes(schema)
    views, modifiers = [], []
    for name, payload in schema.views:
        parameters, made = typescript_call(schema, name, payload, types)
        views += [
            f"/** {payload.get('description', '')} */",
            f"export function {name}({parameters}): View {{",
            f"  return new View({json.dumps(name)}, {made});", "}", ""]
    for name, payload in schema.modifiers:
        parameters, made = typescript_call(schema, name, payload, types)
        modifiers += [
            f"  /** {payload.get('description', '')} */", f"  {name}({parameters}): View {{",
            f"    return this.modifier({json.dumps(name)}, {made});", "  }", ""]
    base = f"""\
/** What archives hold of views. {HEADER} */

export type ViewLike = View | string;
export type Modifier = {{ [name: string]: unknown }};

/** A view with its modifiers; each modifier gives a new view, as in SwiftUI. */
export class View {{
  constructor(
    private readonly kind: string,
    private readonly payload: unknown,
    private readonly modifiers: readonly Modifier[] = [],
    private readonly identifier?: string,
  ) {{}}

  /** The view as archives hold it. */
  toJSON(): unknown {{
    return {{
      [this.kind]: this.payload,
      ...(this.modifiers.length > 0 ? {{ modifiers: this.modifiers }} : {{}}),
      ...(this.identifier === undefined ? {{}} : {{ id: this.identifier }}),
    }};
  }}

  /** The view with a stable name for hit regions and reports. */
  named(identifier: string): View {{
    return new View(this.kind, this.payload, this.modifiers, identifier);
  }}

  /** The view with one more modifier, the outermost so far. */
  modifier(name: string, payload: unknown): View {{
    const modifiers = [...this.modifiers, {{ [name]: payload }}];
    return new View(this.kind, this.payload, modifiers, this.identifier);
  }}
"""
    lines, done = [], set()
    for name, form in sorted(schema.definitions.items()):
        if name not in ("ViewNode", "Modifier"):
            lines += typescript_type_lines(definition_name(name), form, types)
    while set(types.inner) - done:
        name = sorted(set(types.inner) - done)[0]
        done.add(name)
        lines += typescript_type_lines(name, types.inner[name], types)
    root = [
        "/** An archive of a widget, a Live Activity or a control, as JSON. */",
        'export function archive(values: Omit<WidgetArchive, "vitrine">): string {',
        f"  return JSON.stringify({{ vitrine: {json.dumps(schema.version)}, ...values }}, null, 2)"
        ' + "\\n";', "}", ""]
    text = base + "\n" + "\n".join(modifiers).rstrip() + "\n}\n\n"
    return text + "\n".join(views + root + lines).rstrip() + "\n"


def main(arguments):
    if len(arguments) != 1 or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 2
    schema = Schema(json.load(sys.stdin))
    folder = pathlib.Path(arguments[0])
    files = {
        "python/vitrine/_view.py": python_base(schema),
        "python/vitrine/__init__.py": python_views(schema),
        "python/vitrine/types.py": python_types(schema),
        "typescript/vitrine.ts": typescript(schema),
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
