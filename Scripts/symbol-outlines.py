#!/usr/bin/env python3
"""Prints the outlines that the symbol book's recipes name, one glyph a line.

usage: symbol-outlines.py bootstrap FOLDER NAMES
       symbol-outlines.py material RESOURCE NAMES

FOLDER holds Bootstrap's SVG files; RESOURCE is a compiled Qt resource of Material Symbols. A line is
the glyph's name, a tab, and the data of its paths, joined by a bar; a path that is filled by the
even-odd rule starts with an exclamation mark. Bootstrap's box is 0 0 16 16, Material's is
0 -960 960 960.
"""
import ast
import pathlib
import re
import struct
import sys

SHAPES = {"circle", "square", "app", "rectangle", "capsule", "triangle", "octagon"}


def glyphs(names, prefix):
    """The glyphs of one set in the recipes of the table of names."""
    found = set()
    for line in pathlib.Path(names).read_text().splitlines():
        recipe = re.sub(r"'[^']*'", "", line.split("\t")[1])
        for word in re.findall(r"[a-z][a-z0-9_:.-]*(?![a-z0-9_:.(-])", recipe):
            name = word.rstrip(".")
            if name.startswith("ms:") == (prefix == "ms:") and not name.startswith("own:"):
                if name not in SHAPES:
                    found.add(name.removeprefix("ms:"))
    return sorted(found)


def outline(svg, box):
    """The data of all paths of a file; anything else that draws and another box are refused."""
    if f'viewBox="{box}"' not in svg:
        raise ValueError("has another box")
    if re.search(r"<(circle|rect|ellipse|line|polygon|polyline|use)\b", svg):
        raise ValueError("draws something else than paths")
    paths = []
    for attributes in re.findall(r"<path\b([^>]*)>", svg):
        data = re.search(r'\bd="([^"]*)"', attributes).group(1)
        rule = "!" if 'fill-rule="evenodd"' in attributes else ""
        paths.append(rule + data)
    return "|".join(paths)


def resource_files(path):
    """The files of a compiled Qt resource by their path (format of Qt's rcc, version 2 and 3)."""
    values = {}
    for node in ast.parse(pathlib.Path(path).read_text()).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            values[node.targets[0].id] = node.value.value
    data, names, tree = (values["qt_resource_" + part] for part in ("data", "name", "struct"))
    files = {}

    def walk(index, path):
        name, flags = struct.unpack(">IH", tree[index * 22 : index * 22 + 6])
        if index:
            length = struct.unpack(">H", names[name : name + 2])[0]
            path += "/" + names[name + 6 : name + 6 + 2 * length].decode("utf-16-be")
        if flags & 2:
            count, first = struct.unpack(">II", tree[index * 22 + 6 : index * 22 + 14])
            for child in range(first, first + count):
                walk(child, path)
            return
        start = struct.unpack(">I", tree[index * 22 + 10 : index * 22 + 14])[0]
        length = struct.unpack(">I", data[start : start + 4])[0]
        files[path] = data[start + 4 : start + 4 + length]

    walk(0, "")
    return files


def main():
    kind, source, names = sys.argv[1:]
    if kind == "bootstrap":
        for name in glyphs(names, ""):
            print(name, outline(pathlib.Path(source, name + ".svg").read_text(), "0 0 16 16"), sep="\t")
        return
    files = resource_files(source)
    for name in glyphs(names, "ms:"):
        stem, _, filled = name.partition(":")
        file = f"{stem}_fill1_24px.svg" if filled else f"{stem}_24px.svg"
        path = f"/material-design-icons/symbols/web/{stem}/materialsymbolsrounded/{file}"
        print(name, outline(files[path].decode(), "0 -960 960 960"), sep="\t")


main()
