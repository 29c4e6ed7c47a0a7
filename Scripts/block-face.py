#!/usr/bin/env python3
"""Creates the face of goldens that do not test letters: each glyph is a box.

Usage: block-face.py OUTPUT.ttf

Ahem of the web-platform tests is such a face: where letters are boxes, a picture shows where text is
and not how letters look, so that no change of an outline changes it. Boxes are as high as San
Francisco's capitals and have three widths, so that words can be told apart. The vertical measures are
San Francisco's too. Needs fonttools 4.55.3; the file is the same on every run.
"""

import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

EM, ASCENT, DESCENT, CAP_HEIGHT, X_HEIGHT = 1000, 952, 241, 705, 526
BEARING = 40
# Advances of the glyphs except the space, whose glyph is empty.
ADVANCES = {"space": 260, "narrow": 240, "normal": 520, "wide": 720}
SPACES = " \u00a0"
NARROW = "!'(),.:;I[]`fijlrt{|}-/\\\"\u00a1\u00ad\u00b4\u00b7\u00b8\u2018\u2019\u201a\u2022\u2039\u203a"
WIDE = "%@MWmw\u00a9\u00ae\u00bc\u00bd\u00be\u00c6\u00e6\u0152\u0153\u2014\u2026\u2030\u2122"
# ASCII, Latin-1 and Latin Extended-A; punctuation, currencies, arrows and mathematical operators.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2027), (0x2030, 0x205E), (0x20A0, 0x20C0),
          (0x2190, 0x21FF), (0x2200, 0x22FF)]


def glyph_of(character):
    if character in SPACES:
        return "space"
    return "narrow" if character in NARROW else "wide" if character in WIDE else "normal"


def box(advance):
    pen = TTGlyphPen(None)
    right = advance - BEARING
    pen.moveTo((BEARING, 0))
    for point in [(BEARING, CAP_HEIGHT), (right, CAP_HEIGHT), (right, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def main(output):
    order = [".notdef", *ADVANCES]
    advances = {".notdef": ADVANCES["normal"], **ADVANCES}
    glyphs = {name: box(advances[name]) for name in order}
    glyphs["space"] = TTGlyphPen(None).glyph()
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(
        {code: glyph_of(chr(code)) for low, high in RANGES for code in range(low, high + 1)})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(
        {name: (advances[name], 0 if name == "space" else BEARING) for name in order})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable({
        "copyright": "Part of Vitrine, under the same licence", "familyName": "Vitrine Blocks",
        "styleName": "Regular", "uniqueFontIdentifier": "Vitrine Blocks 1",
        "fullName": "Vitrine Blocks", "version": "Version 1.0", "psName": "VitrineBlocks-Regular"})
    builder.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT, usWinDescent=DESCENT,
        sCapHeight=CAP_HEIGHT, sxHeight=X_HEIGHT, usWeightClass=400)
    builder.setupPost(keepGlyphNames=False)
    # A time stamp would differ on every run.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.save(output)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
