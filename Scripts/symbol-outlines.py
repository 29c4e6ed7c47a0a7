#!/usr/bin/env python3
"""Prints the outlines that the recipes of symbols name, one glyph on each line.

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
import zlib

SHAPES = {"circle", "square", "app", "rectangle", "capsule", "triangle", "octagon"}


def variants(name):
    """A glyph's name and those of its filled variants, as `GlyphSet.filledNames` has them."""
    stem, dash, rest = name.partition("-")
    return [name, name + "-fill", name + ":1", stem + "-fill" + dash + rest]


def glyphs(names, prefix):
    """The glyphs of one set in the recipes of the table of names, each before its variants."""
    found = set()
    for line in pathlib.Path(names).read_text().splitlines():
        fields = line.split("\t")
        hollow = [field[7:] for field in fields if field.startswith("hollow=")]
        recipe = re.sub(r"'[^']*'", "", " ".join([fields[1], *hollow]))
        for word in re.findall(r"[a-z][a-z0-9_:.-]*(?![a-z0-9_:.(-])", recipe):
            name = word.rstrip(".")
            if name.startswith("ms:") == (prefix == "ms:") and not name.startswith("own:"):
                if name not in SHAPES:
                    found.add(name.removeprefix("ms:"))
    return sorted(found)


def circle(match):
    """A circle as a path."""
    x, y, r = (float(re.search(rf'\b{name}="([^"]*)"', match[1])[1]) for name in ("cx", "cy", "r"))
    turn = f"A{r:g} {r:g} 0 1 1"
    return f'<path d="M{x - r:g} {y:g}{turn} {x + r:g} {y:g}{turn} {x - r:g} {y:g}Z"/>'


def outline(svg, box):
    """The data of all paths of a file; anything else that draws and another box are refused."""
    if f'viewBox="{box}"' not in svg:
        raise ValueError("has another box")
    svg = re.sub(r"<circle\b([^>]*)/?>", circle, svg)
    if re.search(r"<(rect|ellipse|line|polygon|polyline|use)\b", svg):
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
        content = data[start + 4 : start + 4 + length]
        # The first four bytes of a compressed file are its size.
        files[path] = zlib.decompress(content[4:]) if flags & 1 else content

    walk(0, "")
    return files


def main():
    kind, source, names = sys.argv[1:]
    if kind == "bootstrap":
        box, prefix = "0 0 16 16", ""
        files = {path.stem: path.read_bytes() for path in pathlib.Path(source).glob("*.svg")}
    else:
        box, prefix = "0 -960 960 960", "ms:"
        files = {material(path): data for path, data in resource_files(source).items()}
    wanted = glyphs(names, prefix)
    outlines = {name: outline(files[name].decode(), box) for name in wanted}
    for name in wanted:
        for variant in variants(name)[1:]:
            if variant not in files or variant in outlines:
                continue
            filled = outline(files[variant].decode(), box)
            if filled != outlines[name]:
                outlines[variant] = filled
    for name in sorted(outlines):
        print(name, outlines[name], sep="\t")


def material(path):
    """The name of a file of Material Symbols, with `:1` where it is filled; empty for other styles."""
    match = re.search(r"/web/(\w+)/materialsymbolsrounded/\1(_fill1)?_24px\.svg$", path)
    return match[1] + (":1" if match[2] else "") if match else ""


main()
