"""Replaces the pictures of a face of emoji by the drawings that they were made of.

A part of prepare-fonts.py. The face keeps its glyphs, characters and sequences. Its pictures, in CBDT, make
room for outlines and their colours, in COLR version 1: these need a quarter of the bytes and are sharp in every size.
Shapes that several drawings have in common are kept once. Needs nanoemoji and the packages that
fetch-fonts.sh names.
"""

import itertools
import pathlib
import subprocess
import sys
import tempfile

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.colorLib.unbuilder import unbuildColrV1
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import Glyph
from nanoemoji.glyphmap import GlyphMapping
from picosvg.svg import SVG

# What stands for a flag that has no picture.
UNKNOWN_FLAG = (0xFE82B,)
VARIATION_SELECTOR = 0xFE0F
EM = 1024
# How nanoemoji places the drawings of Noto's: as high as the line of the face.
CONFIGURATION = f"""
family = "Emoji"
output_file = "drawn.ttf"
color_format = "glyf_colr_1"
upem = {EM}
width = 1275
ascender = 950
descender = -250
clipbox_quantization = 32
keep_glyph_names = true
fea_file = "features.fea"

[axis.wght]
name = "Weight"
default = 400

[master.regular]
style_name = "Regular"
srcs = []

[master.regular.position]
wght = 400
"""
# The light on flags, which their drawings lack and their pictures have: the numbers are those of Noto's own
# build, from the upper left to the lower right.
LIGHT = {
    "Format": 4,
    "ColorLine": {"Extend": "pad", "ColorStop": [
        {"StopOffset": place, "PaletteIndex": index, "Alpha": 0.5}
        for place, index in [(0, "white"), (0.5, "grey"), (1, "black")]]},
    "x0": 47, "y0": 790, "x1": 890, "y1": -342, "x2": -1085, "y2": -53,
}
SHADES = {"white": (1.0, 1.0, 1.0, 1.0), "grey": (0.5, 0.5, 0.5, 1.0), "black": (0.0, 0.0, 0.0, 1.0)}


def plain(points):
    return tuple(point for point in points if point != VARIATION_SELECTOR)


def sequences(font):
    """The sequences of characters that lead to each glyph."""
    found = {}
    for point, glyph in font.getBestCmap().items():
        found.setdefault(glyph, set()).add((point,))
    tables = [getattr(part, "ExtSubTable", part)
              for lookup in font["GSUB"].table.LookupList.Lookup for part in lookup.SubTable]
    for table in tables:
        if table.LookupType == 1:
            for glyph in table.mapping.values():
                found.setdefault(glyph, set()).add(UNKNOWN_FLAG)
    # Parts of sequences are sequences of their own.
    for _ in range(4):
        for table in tables:
            for first, ligatures in getattr(table, "ligatures", {}).items():
                for ligature in ligatures:
                    parts = [sorted(found.get(name, ())) for name in [first, *ligature.Component]]
                    for choice in itertools.product(*parts):
                        found.setdefault(ligature.LigGlyph, set()).add(sum(choice, ()))
    return found


def drawings_of(font, folder):
    """The file of the drawing of each glyph that has a picture."""
    files = {}
    for file in [*folder.rglob("svg/emoji_u*.svg"), *folder.rglob("waved-svg/emoji_u*.svg")]:
        points = file.stem.removeprefix("emoji_u").split("_")
        files[plain(int(point, 16) for point in points)] = file
    known = sequences(font)
    drawings = {}
    for glyph in font["CBDT"].strikeData[0]:
        named = [files[plain(points)] for points in sorted(known.get(glyph, ())) if plain(points) in files]
        if not named:
            sys.exit(f"error: no drawing for the picture of {glyph}, {known.get(glyph)}")
        drawings[glyph] = named[0]
    return drawings


def simplified(drawings, folder):
    """Writes the drawings as paths alone into a folder, named by their glyphs."""
    for glyph, file in drawings.items():
        drawing = SVG.parse(str(file)).topicosvg()
        drawing.clip_to_viewbox(inplace=True)
        (folder / f"{glyph}.svg").write_text(drawing.tostring())


def drawn(glyphs, folder):
    """The face with nothing but the drawings in a folder."""
    (folder / "config.toml").write_text(CONFIGURATION)
    (folder / "features.fea").write_text("")
    rows = [GlyphMapping(folder / f"{glyph}.svg", None, (), glyph).csv_line() for glyph in glyphs]
    (folder / "glyphs.csv").write_text("\n".join(rows) + "\n")
    subprocess.run(
        [sys.executable, "-m", "nanoemoji.write_font", "--config_file", "config.toml",
         "--glyphmap_file", "glyphs.csv"], cwd=folder, check=True)
    return TTFont(folder / "drawn.ttf", recalcTimestamp=False)


def parts_of(paint):
    """The glyphs whose outlines a paint needs."""
    if isinstance(paint, dict):
        own = {paint["Glyph"]} if paint.get("Format") == 10 else set()
        return own.union(*(parts_of(value) for value in paint.values()))
    if isinstance(paint, list):
        return set().union(*(parts_of(value) for value in paint))
    return set()


def lit(paint, shades):
    """A flag with light on it."""
    stops = [{**stop, "PaletteIndex": shades[stop["PaletteIndex"]]}
             for stop in LIGHT["ColorLine"]["ColorStop"]]
    light = {**LIGHT, "ColorLine": {"Extend": "pad", "ColorStop": stops}}
    inside = {"Format": 32, "SourcePaint": light, "CompositeMode": "src_in", "BackdropPaint": paint}
    return {"Format": 32, "SourcePaint": inside, "CompositeMode": "soft_light", "BackdropPaint": paint}


def add_outlines(font, source, parts):
    """Adds the outlines of parts behind the glyphs of a face, which have none."""
    order = font.getGlyphOrder()
    font.setGlyphOrder(order + parts)
    font["loca"], font["glyf"] = newTable("loca"), newTable("glyf")
    outlines = {name: Glyph() for name in order} | {name: source["glyf"][name] for name in parts}
    font["glyf"].glyphs, font["glyf"].glyphOrder = outlines, order + parts
    for name in parts:
        font["hmtx"].metrics[name] = (0, getattr(outlines[name], "xMin", 0))


def with_drawings(font, folder):
    """A face of pictures with drawings in their place, from the files in a folder."""
    drawings = drawings_of(font, folder)
    flags = {glyph for glyph, file in drawings.items() if file.parent.name == "waved-svg"}
    with tempfile.TemporaryDirectory() as temporary:
        place = pathlib.Path(temporary)
        simplified(drawings, place)
        source = drawn(drawings, place)
    for table in ["CBDT", "CBLC", "vhea", "vmtx"]:
        del font[table]
    scale_upem(font, EM)
    colors = source["COLR"].table
    paints = unbuildColrV1(colors.LayerList, colors.BaseGlyphList)
    names = source.getGlyphOrder()
    used = parts_of(list(paints.values()))
    parts = {name: f"part{index}" for index, name in enumerate(name for name in names if name in used)}
    source["glyf"].glyphs |= {new: source["glyf"][old] for old, new in parts.items()}
    add_outlines(font, source, list(parts.values()))
    palette = [tuple(part / 255 for part in (color.red, color.green, color.blue, color.alpha))
               for color in source["CPAL"].palettes[0]]
    shades = {name: len(palette) + index for index, name in enumerate(SHADES)}
    rename(paints, parts)
    for glyph in flags:
        paints[glyph] = lit(paints[glyph], shades)
    boxes = {glyph: (box.xMin, box.yMin, box.xMax, box.yMax)
             for glyph, box in colors.ClipList.clips.items()}
    font["COLR"] = buildCOLR(paints, version=1, glyphMap=font.getReverseGlyphMap(), clipBoxes=boxes)
    font["CPAL"] = buildCPAL([palette + list(SHADES.values())])
    return font


def rename(paint, names):
    """Gives the outlines in a paint other names."""
    if isinstance(paint, dict):
        if paint.get("Format") == 10:
            paint["Glyph"] = names[paint["Glyph"]]
        for value in paint.values():
            rename(value, names)
    elif isinstance(paint, list):
        for value in paint:
            rename(value, names)
