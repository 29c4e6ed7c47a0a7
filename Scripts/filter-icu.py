#!/usr/bin/env python3
"""Writes an object file with the parts of Foundation's ICU data that widgets need.

usage: Scripts/filter-icu.py lib_FoundationICU.a OUTPUT.o

The library keeps all data in one table of named parts. No picture can ask for the parts that are omitted:
converters of old encodings, orders for sorting, transliteration, names of characters, languages and
regions, normal forms for comparing and for names of hosts, and what finds characters and words, or lines
by other rules than Unicode's. Currencies, zones, units, numbers, dates, lists, spelled numbers and line
breaks stay in all languages.

The object defines the symbol that the linker's --wrap=icudt76_dat uses instead of the library's own table,
whatever the order of the two.

The format of the table: ICU's documentation, "ICU Data", and its source `common/ucmndata.h`.
"""

import os
import struct
import subprocess
import sys
import tempfile

SYMBOL = "__wrap_icudt76_dat"
# Suffixes and folders of parts that are omitted.
LEFT_OUT = (
    ".cnv", ".spp", ".cfu", "/unames.icu", "/cnvalias.icu", "/brkitr/cjdict.dict", "/langInfo.res",
    "/windowsZones.res", "/uts46.nrm", "/nfkc_cf.nrm", "/nfkc_scf.nrm")
# Breaks of lines are found by these rules, and sentences by those that capitals of spelled numbers need.
BREAKS, KEPT_BREAKS = ".brk", ("/line.brk", "/sent.brk", "/sent_el.brk")
LEFT_OUT_FOLDERS = ("coll", "lang", "region", "translit")
# Parts begin at such multiples, as ICU's own tools place them.
ALIGNMENT = 16


def is_kept(name):
    parts = name.split("/")
    if name.endswith(LEFT_OUT) or name.endswith(BREAKS) and not name.endswith(KEPT_BREAKS):
        return False
    return not (len(parts) > 2 and parts[1] in LEFT_OUT_FOLDERS)


def parts_of(data):
    """The header, and the name and bytes of each part."""
    header = struct.unpack_from("<H", data, 0)[0]
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        sys.exit("error: the library's data is not an ICU table")
    count = struct.unpack_from("<I", data, header)[0]
    table = [struct.unpack_from("<II", data, header + 4 + 8 * i) for i in range(count)]
    ends = [offset for _, offset in table[1:]] + [len(data) - header]
    parts = []
    for (name, start), end in zip(table, ends):
        text = data[header + name:data.index(b"\0", header + name)].decode("ascii")
        parts.append((text, data[header + start:header + end]))
    return data[:header], parts


def joined(header, parts):
    """A table of parts, which ICU searches by name: they keep their order."""
    names, offsets = b"", []
    start = 4 + 8 * len(parts)
    for name, _ in parts:
        offsets.append(start + len(names))
        names += name.encode("ascii") + b"\0"
    body, table = bytearray(), b""
    first = start + len(names)
    for (_, bytes_), name in zip(parts, offsets):
        body += bytes(-(len(header) + first + len(body)) % ALIGNMENT)
        table += struct.pack("<II", name, first + len(body))
        body += bytes_
    return header + struct.pack("<I", len(parts)) + table + names + bytes(body)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    library, output = (os.path.abspath(path) for path in sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        def run(*words):
            subprocess.run(words, check=True, cwd=folder)

        run("ar", "x", library, "icu_packaged_data.cpp.o")
        run("objcopy", "-O", "binary", "--only-section=.rodata*", "icu_packaged_data.cpp.o", "all.dat")
        with open(f"{folder}/all.dat", "rb") as file:
            header, parts = parts_of(file.read())
        kept = [part for part in parts if is_kept(part[0])]
        with open(f"{folder}/kept.dat", "wb") as file:
            file.write(joined(header, kept))
        with open(f"{folder}/kept.s", "w") as file:
            file.write(
                f'.section .rodata\n.balign {ALIGNMENT}\n.globl {SYMBOL}\n.type {SYMBOL}, %object\n'
                f'{SYMBOL}:\n.incbin "kept.dat"\n.size {SYMBOL}, . - {SYMBOL}\n'
                '.section .note.GNU-stack,"",%progbits\n')
        run("as", "-o", output, "kept.s")
        print(f"{len(kept)} of {len(parts)} parts, {os.path.getsize(f'{folder}/kept.dat'):,} bytes")


main()
