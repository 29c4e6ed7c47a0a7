#!/usr/bin/env python3
"""Creates the faces or hyphenation patterns of one folder of Fonts/ from the files of its package.

Usage: prepare-fonts.py FOLDER UNPACKED OUTPUT

FOLDER is a name in RECIPES, UNPACKED the unpacked package, OUTPUT where the faces are written.
Needs the versions of Python's packages that fetch-fonts.sh installs: the result is compared byte by
byte. Hinting is left out everywhere, because outlines are drawn unhinted.
"""

import io
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

from emoji_drawings import with_drawings

NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]


def cut(font, unicodes=None, glyphs=(), features=("*",), drop=()):
    options = subset.Options()
    options.layout_features = list(features)
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = NAMES
    options.drop_tables += ["meta", *drop]
    # Time stamps would differ on every run.
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap() if unicodes is None else unicodes, glyphs=glyphs)
    subsetter.subset(font)
    return font


def opened(path, **options):
    return TTFont(path, recalcTimestamp=False, **options)


def unhinted(path, unicodes=None):
    font = opened(path)
    return cut(font, unicodes and unicodes & set(font.getBestCmap()))


def decompressed(path):
    """The tables of a WOFF2 file as they are, in the container that HarfBuzz reads."""
    font = opened(path)
    font.flavor = None
    return font


def ranges(*pairs):
    return {point for first, last in pairs for point in range(first, last + 1)}


# Arrows, operators, technical signs, shapes, dingbats, and what people style names with.
SYMBOLS = ranges((0x2000, 0x28FF), (0x2900, 0x2BFF), (0x1F100, 0x1F1E5), (0x1F780, 0x1F8FF))
LETTERLIKE = ranges((0x2000, 0x2BFF), (0x1D400, 0x1D7FF))


def encoded(codec, leads, trails):
    """The characters that a code page has in the given rows and columns."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                found.add(ord(bytes([lead, trail]).decode(codec)))
            except (UnicodeDecodeError, TypeError):
                pass
    return {point for point in found if point >= 0x2E80}


COLUMNS = range(0xA1, 0xFF)
SIMPLIFIED = encoded("gb2312", range(0xB0, 0xD8), COLUMNS)
TRADITIONAL = encoded("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *COLUMNS])
JAPANESE = encoded("euc_jp", range(0xB0, 0xD0), COLUMNS)
KOREAN = encoded("euc_kr", range(0xB0, 0xC9), COLUMNS)
SHARED = (
    ranges((0x3000, 0x30FF), (0x31F0, 0x31FF), (0x3200, 0x33FF), (0xFF00, 0xFFEF))
    | encoded("gb2312", range(0xA1, 0xAA), COLUMNS)
    | encoded("euc_jp", range(0xA1, 0xA9), COLUMNS)
)


def chinese_japanese_korean(path):
    """The common characters of four languages, each with its own forms.

    Level 1 of GB 2312, Big5 and JIS X 0208 and the Hangul of KS X 1001. Simplified Chinese is the
    standard form; the feature `locl` swaps forms for the characters that a language commonly uses.
    """
    font = opened(path, fontNumber=2)
    forms = {
        "JAN ": JAPANESE | SHARED,
        "KOR ": KOREAN | SHARED,
        "ZHT ": TRADITIONAL | SHARED,
        "ZHH ": set(),
        "ZHS ": set(),
    }
    points = {}
    for point, glyph in font.getBestCmap().items():
        points.setdefault(glyph, set()).add(point)
    table = font["GSUB"].table
    shared = set()
    for record in table.ScriptList.ScriptRecord:
        for language in record.Script.LangSysRecord:
            for index in language.LangSys.FeatureIndex:
                feature = table.FeatureList.FeatureRecord[index]
                if feature.FeatureTag != "locl":
                    continue
                for lookup in feature.Feature.LookupListIndex[:1]:
                    if (lookup, language.LangSysTag) in shared:
                        continue
                    shared.add((lookup, language.LangSysTag))
                    for part in table.LookupList.Lookup[lookup].SubTable:
                        part = getattr(part, "ExtSubTable", part)
                        part.mapping = {
                            glyph: other
                            for glyph, other in part.mapping.items()
                            if points.get(glyph, set()) & forms[language.LangSysTag]
                        }
    wanted = SIMPLIFIED | TRADITIONAL | JAPANESE | KOREAN | SHARED
    tables = ["vhea", "vmtx", "VORG", "BASE"]
    return cut(font, wanted & set(font.getBestCmap()), features=["locl"], drop=tables)


TAGS = ranges((0xE0020, 0xE007F))
# The flags of subdivisions that Unicode recommends: England, Scotland and Wales.
SUBDIVISIONS = {"gbeng", "gbsct", "gbwls"}


def is_kept(sequence):
    """Whether the picture of a sequence of code points is kept."""
    tagged = "".join(chr(point - 0xE0000) for point in sequence if point in TAGS)
    return not tagged or tagged.rstrip("\x7f") in SUBDIVISIONS


def emoji(path):
    """All of Unicode's emoji, as drawings: the flags of other subdivisions are none of them."""
    font = opened(path)
    points = {glyph: point for point, glyph in font.getBestCmap().items()}
    glyphs = set(font.getBestCmap().values())
    tables = [
        getattr(part, "ExtSubTable", part)
        for lookup in font["GSUB"].table.LookupList.Lookup
        for part in lookup.SubTable
    ]
    tables = [table.ligatures for table in tables if hasattr(table, "ligatures")]

    def sequence(first, ligature):
        names = [first, *ligature.Component]
        return tuple(points[name] for name in names if points.get(name))

    for table in tables:
        for first, ligatures in table.items():
            table[first] = [
                ligature for ligature in ligatures if is_kept(sequence(first, ligature))
            ]
    sources = next(parent / "source" for parent in path.parents if (parent / "source").exists())
    # Read anew, glyphs have names that do not depend on the package's.
    pictures = io.BytesIO()
    cut(font, glyphs=glyphs).save(pictures)
    return with_drawings(opened(pictures), sources)


def noto(script):
    return {
        f"NotoSans{script}-{weight}.ttf": (f"NotoSans{script}-{weight}.ttf", unhinted)
        for weight in ["Regular", "Bold"]
    }


class Patterns:
    """Hyphenation patterns in UTF-8; their first line names the encoding of the rest."""

    def __init__(self, path):
        encoding, _, rest = path.read_bytes().partition(b"\n")
        self.text = "UTF-8\n" + rest.decode(encoding.decode().strip())

    def save(self, path):
        path.write_text(self.text, encoding="utf-8", newline="")


RECIPES = {
    "Inter": {
        "InterVariable.ttf": ("InterVariable.ttf", None),
        "InterVariable-Italic.ttf": ("InterVariable-Italic.ttf", None),
    },
    "SourceSerif": {
        "SourceSerif4Variable-Roman.ttf": ("SourceSerifVariable-Roman.*.woff2", decompressed),
        "SourceSerif4Variable-Italic.ttf": ("SourceSerifVariable-Italic.*.woff2", decompressed),
    },
    "JetBrainsMono": {
        f"JetBrainsMonoNL-{weight}.ttf": (f"JetBrainsMonoNL-{weight}.ttf", unhinted)
        for weight in ["Light", "Regular", "SemiBold", "Bold", "Italic"]
    },
    "NotoSans": noto("Arabic") | noto("Hebrew") | noto("Devanagari") | noto("Thai"),
    "NotoSymbols": {
        "NotoSansSymbols2-Regular.ttf": (
            "NotoSansSymbols2-Regular.ttf",
            lambda path: unhinted(path, SYMBOLS),
        ),
        "NotoSansMath-Regular.ttf": (
            "NotoSansMath-Regular.ttf",
            lambda path: unhinted(path, LETTERLIKE),
        ),
    },
    "NotoSansCJK": {
        "NotoSansCJK-Regular.otf": ("NotoSansCJK-Regular.ttc", chinese_japanese_korean)
    },
    "NotoColorEmoji": {"NotoColorEmoji.ttf": ("NotoColorEmoji.ttf", emoji)},
    "Hyphenation": {
        "en-US.dic": ("hyph_en_US.dic", Patterns),
        "en-GB.dic": ("hyph_en_GB.dic", Patterns),
        "es.dic": ("hyph_es_ES.dic", Patterns),
        "nl.dic": ("hyph_nl_NL.dic", Patterns),
    },
}


def notice(files):
    """The copyright lines that the faces themselves carry, each once."""
    lines = []
    for file in files:
        line = opened(file)["name"].getDebugName(0)
        if line and line not in lines:
            lines.append(line)
    return "\n".join(lines)


def main(folder, unpacked, output):
    output = pathlib.Path(output)
    for name, (source, recipe) in RECIPES[folder].items():
        path = next(pathlib.Path(unpacked).rglob(source))
        if recipe is None:
            (output / name).write_bytes(path.read_bytes())
        else:
            recipe(path).save(output / name)
    if folder not in ("Inter", "Hyphenation"):
        licence = (output.parent / "Inter" / "OFL.txt").read_text()
        terms = licence[licence.index("SIL OPEN FONT LICENSE") :]
        files = [output / name for name in RECIPES[folder]]
        (output / "OFL.txt").write_text(f"{notice(files)}\n\n{terms}")


main(*sys.argv[1:])
