#!/usr/bin/env python3
"""Creates the faces that tests read, in every format: a few shapes for A, B, C and 1.

Usage: face-formats.py FOLDER

Each file holds the same shapes, so that every format has the same picture: a triangle,
a disc, a box with a hole and a bar. Needs fonttools 4.55.3 and brotli 1.1.0, and of Debian t1utils
(t1asm) and xfonts-utils (fonttosfnt). The files are the same on every run.
"""

import pathlib
import struct
import subprocess
import sys

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, InstanceDescriptor, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables.S_V_G_ import SVGDocument
from fontTools.varLib import build as build_variable

EM, ASCENT, DESCENT = 1000, 800, 200
CHARACTERS = {0x20: "space", 0x31: "bar", 0x41: "triangle", 0x42: "disc", 0x43: "frame"}
ADVANCES = {".notdef": 500, "space": 300, "bar": 400, "triangle": 700, "disc": 700, "frame": 700}
K = 165.685  # of a circle of radius 300


def contours(name, stroke=100):
    """The steps of a shape: ('move' | 'line', x, y) and ('curve', six numbers)."""
    if name == "triangle":
        return [[("move", 50, 0), ("line", 350, 700), ("line", 650, 0)]]
    if name == "bar":
        return [[("move", 200 - stroke, 0), ("line", 200 - stroke, 700), ("line", 200 + stroke, 700),
                 ("line", 200 + stroke, 0)]]
    if name == "frame":
        outer = [("move", 50, 0), ("line", 50, 700), ("line", 650, 700), ("line", 650, 0)]
        low, high = 50 + stroke, 650 - stroke
        inner = [("move", low, stroke), ("line", high, stroke), ("line", high, 700 - stroke),
                 ("line", low, 700 - stroke)]
        return [outer, inner]
    if name == "disc":
        k = round(K)
        return [[("move", 350, 50), ("curve", 350 - k, 50, 50, 350 - k, 50, 350),
                 ("curve", 50, 350 + k, 350 - k, 650, 350, 650),
                 ("curve", 350 + k, 650, 650, 350 + k, 650, 350),
                 ("curve", 650, 350 - k, 350 + k, 50, 350, 50)]]
    return []


def draw(pen, name, stroke=100):
    for contour in contours(name, stroke):
        for kind, *numbers in contour:
            points = list(zip(numbers[::2], numbers[1::2]))
            {"move": pen.moveTo, "line": pen.lineTo, "curve": pen.curveTo}[kind](*points)
        pen.closePath()


def names(family, style):
    plain = family.replace(" ", "")
    return {"copyright": "Part of Vitrine, under the same licence", "familyName": family,
            "styleName": style, "uniqueFontIdentifier": f"{family} {style} 1",
            "fullName": f"{family} {style}", "version": "Version 1.0",
            "psName": f"{plain}-{style.replace(' ', '')}"}


def finish(builder, family, style, weight):
    builder.setupHorizontalMetrics({name: (width, 0) for name, width in ADVANCES.items()})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable(names(family, style))
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT,
                     usWinDescent=DESCENT, usWeightClass=weight)
    builder.setupPost(keepGlyphNames=False)
    # A time stamp would differ on every run.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    return builder.font


def compact(family="Vitrine Shapes", style="Regular", weight=400, stroke=100):
    """Outlines as curves of the third degree, so that no format rounds them."""
    builder = FontBuilder(EM, isTTF=False)
    builder.setupGlyphOrder(list(ADVANCES))
    builder.setupCharacterMap(CHARACTERS)
    strings = {}
    for name, width in ADVANCES.items():
        pen = T2CharStringPen(width, None)
        draw(pen, name, stroke)
        strings[name] = pen.getCharString()
    builder.setupCFF(names(family, style)["psName"], {}, strings, {})
    return finish(builder, family, style, weight)


def straight(family, style, weight=400, stroke=100):
    """Outlines as TrueType has them; the disc is left to the other file."""
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(ADVANCES))
    builder.setupCharacterMap(CHARACTERS)
    glyphs = {}
    for name in ADVANCES:
        pen = TTGlyphPen(None)
        draw(pen, name if name != "disc" else "frame", stroke)
        glyphs[name] = pen.glyph()
    builder.setupGlyf(glyphs)
    return finish(builder, family, style, weight)


def type1(output):
    """A Type 1 face in binary sections."""
    lines = ["%!PS-AdobeFont-1.0: VitrineShapes-Bold 1.0", "11 dict begin",
             "/FontInfo 6 dict dup begin", "/FullName (Vitrine Shapes Bold) readonly def",
             "/FamilyName (Vitrine Shapes) readonly def", "/Weight (Bold) readonly def",
             "/ItalicAngle 0 def", "/isFixedPitch false def", "end readonly def",
             "/FontName /VitrineShapes-Bold def", "/PaintType 0 def", "/FontType 1 def",
             "/FontMatrix [0.001 0 0 0.001 0 0] readonly def", "/Encoding StandardEncoding def",
             f"/FontBBox {{0 -{DESCENT} 1000 {ASCENT}}} readonly def", "currentdict end",
             "currentfile eexec", "dup /Private 8 dict dup begin", "/RD{string currentfile exch "
             "readstring pop}executeonly def", "/ND{noaccess def}executeonly def",
             "/NP{noaccess put}executeonly def", "/BlueValues [] def", "/MinFeature{16 16} def",
             "/password 5839 def", f"2 index /CharStrings {len(ADVANCES)} dict dup begin"]
    type1_names = {"bar": "one", "triangle": "A", "disc": "B", "frame": "C"}
    for name, width in ADVANCES.items():
        lines.append(f"/{type1_names.get(name, name)} {{")
        lines.append(f"0 {width} hsbw")
        x = y = 0
        for contour in contours(name):
            for kind, *numbers in contour:
                steps = []
                for px, py in zip(numbers[::2], numbers[1::2]):
                    steps += [px - x, py - y]
                    x, y = px, py
                command = {"move": "rmoveto", "line": "rlineto", "curve": "rrcurveto"}[kind]
                lines.append(" ".join(map(str, steps)) + " " + command)
            lines.append("closepath")
        lines += ["endchar", "} ND"]
    lines += ["end", "end", "readonly put", "noaccess put", "dup /FontName get exch definefont pop",
              "mark currentfile closefile", "cleartomark", ""]
    subprocess.run(["t1asm", "-b", "-", str(output)], input="\n".join(lines).encode(), check=True)


def bitmaps(output):
    """A face of nothing but bitmaps, 10 pixels to the em: a pixel is a hundredth of the shapes."""
    rows = {"bar": ["0110"] * 7, "frame": ["0111111", "0100001", "0100001", "0100001", "0100001",
                                          "0100001", "0111111"], "space": []}
    text = ["STARTFONT 2.1", "FONT -vitrine-Vitrine Pixels-medium-r-normal--10-100-72-72-p-50-iso10646-1",
            "SIZE 10 72 72", "FONTBOUNDINGBOX 8 10 0 -2", "STARTPROPERTIES 6", "FONT_ASCENT 8",
            "FONT_DESCENT 2", 'FAMILY_NAME "Vitrine Pixels"', 'WEIGHT_NAME "Medium"',
            'CHARSET_REGISTRY "ISO10646"', 'CHARSET_ENCODING "1"', "ENDPROPERTIES", f"CHARS {len(rows)}"]
    for code, name in CHARACTERS.items():
        if name not in rows:
            continue
        lines = rows[name]
        width = max((len(line) for line in lines), default=1)
        text += [f"STARTCHAR {name}", f"ENCODING {code}", f"SWIDTH {ADVANCES[name]} 0",
                 f"DWIDTH {ADVANCES[name] // 100} 0", f"BBX {width} {max(len(lines), 1)} 0 0", "BITMAP"]
        text += [f"{int(line.ljust(8, '0'), 2):02X}" for line in lines] or ["00"]
        text.append("ENDCHAR")
    source = output.with_suffix(".bdf")
    source.write_text("\n".join([*text, "ENDFONT", ""]))
    subprocess.run(["fonttosfnt", "-o", str(output), str(source)], check=True)
    source.unlink()
    font = TTFont(output, recalcTimestamp=False)
    font["head"].created = font["head"].modified = 0
    font.save(output)


def resources(fonts, output):
    """A Macintosh's resources of type 'sfnt', in the file itself."""
    data = b"".join(struct.pack(">I", len(font)) + font for font in fonts)
    references, place = b"", 0
    for number, font in enumerate(fonts):
        references += struct.pack(">HHI4x", 128 + number, 0xFFFF, place)
        place += 4 + len(font)
    types = struct.pack(">H4sHH", 0, b"sfnt", len(fonts) - 1, 10) + references
    count = 28 + len(types)
    head = struct.pack(">IIII", 256, 256 + len(data), len(data), count)
    resource_map = head + bytes(8) + struct.pack(">HH", 28, 28 + len(types)) + types
    output.write_bytes(head + bytes(240) + data + resource_map)


def colored(output, version):
    font = straight("Vitrine Layers" if version == 0 else "Vitrine Paints", "Regular")
    if version == 0:
        glyphs = {"triangle": [("triangle", 0), ("bar", 1), ("frame", 0xFFFF)]}
    else:
        glyphs = painted()
    font["COLR"] = buildCOLR(glyphs, version=version, glyphMap=font.getReverseGlyphMap())
    font["CPAL"] = buildCPAL([[(1.0, 0.6, 0.0, 1.0), (0.0, 0.4, 1.0, 0.5)]])
    font.save(output)


def line(*stops):
    return {"Extend": "pad", "ColorStop": [
        {"StopOffset": place, "PaletteIndex": index, "Alpha": alpha} for place, index, alpha in stops]}


def painted():
    """Drawings: gradients of each kind, a turned and moved copy, and what another shape leaves of one."""
    def filled(name, paint):
        return {"Format": 10, "Glyph": name, "Paint": paint}

    orange = {"Format": 2, "PaletteIndex": 0, "Alpha": 1.0}
    down = {"Format": 4, "ColorLine": line((0.25, 0, 1.0), (0.75, 1, 1.0)),
            "x0": 350, "y0": 700, "x1": 350, "y1": 0, "x2": 1050, "y2": 700}
    rings = {"Format": 6, "ColorLine": line((0, 0, 1.0), (1, 1, 1.0)),
             "x0": 350, "y0": 350, "r0": 0, "x1": 350, "y1": 350, "r1": 300}
    around = {"Format": 8, "ColorLine": line((0, 0, 1.0), (1, 1, 1.0)), "centerX": 350, "centerY": 350,
              "startAngle": 0.0, "endAngle": 360.0}
    small = {"Format": 22, "Paint": filled("disc", orange), "scale": 0.5, "centerX": 350, "centerY": 350}
    turned = {"Format": 26, "Paint": filled("bar", orange), "angle": 45.0, "centerX": 200, "centerY": 350}
    return {
        "triangle": filled("triangle", down),
        "disc": {"Format": 1, "Layers": [filled("disc", rings), small]},
        "frame": {"Format": 32, "SourcePaint": around, "CompositeMode": "src_in",
                  "BackdropPaint": filled("frame", orange)},
        "bar": {"Format": 14, "Paint": turned, "dx": 100, "dy": 0},
    }


def with_svg(output):
    font = straight("Vitrine Drawings", "Regular")
    font["SVG "] = newTable("SVG ")
    drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect id="glyph3" width="9" height="9"/></svg>'
    font["SVG "].docList = [SVGDocument(drawing, 3, 3, False)]
    font.save(output)


def variable(output):
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=300, default=400, maximum=900))
    for weight, stroke in [(300, 50), (400, 100), (900, 150)]:
        source = SourceDescriptor(location={"Weight": weight}, familyName="Vitrine Axes",
                                  styleName="Regular")
        source.font = straight("Vitrine Axes", "Regular", stroke=stroke)
        space.addSource(source)
    for name, weight in [("Light", 300), ("Regular", 400), ("Black", 900)]:
        space.addInstance(InstanceDescriptor(
            location={"Weight": weight}, familyName="Vitrine Axes", styleName=name,
            postScriptFontName=f"VitrineAxes-{name}"))
    font, *_ = build_variable(space)
    font.recalcTimestamp = False
    font.save(output)


def main(folder):
    folder = pathlib.Path(folder)
    shapes = compact()
    shapes.save(folder / "Shapes.otf")
    for flavor in ["woff", "woff2"]:
        font = TTFont(folder / "Shapes.otf", recalcTimestamp=False)
        font.flavor = flavor
        font.save(folder / f"Shapes.{flavor}")
    collection = TTCollection()
    collection.fonts = [straight("Vitrine Set", "Regular"), straight("Vitrine Set", "Black", 900, 150)]
    collection.save(folder / "Set.ttc")
    resources([(folder / "Shapes.otf").read_bytes()], folder / "Shapes.dfont")
    type1(folder / "Shapes.pfb")
    bitmaps(folder / "Pixels.otb")
    colored(folder / "Layers.ttf", 0)
    colored(folder / "Paints.ttf", 1)
    with_svg(folder / "Drawings.ttf")
    variable(folder / "Axes.ttf")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
