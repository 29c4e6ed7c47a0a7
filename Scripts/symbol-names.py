#!/usr/bin/env python3
"""Packs the names of Apple's symbols for the binary, or prints them.

usage: symbol-names.py pack < NAMES > Fonts/Symbols/all-names.txt
       symbol-names.py print < Fonts/Symbols/all-names.txt
       symbol-names.py releases < TABLE > Fonts/Symbols/name-releases.txt

NAMES has one name on each line, and TABLE one name and the first release of SF Symbols that has it. The
packed releases are one letter for each name, in the order of the names: `A` for the first release in
RELEASES, and so on. In the packed table, which is sorted, a line starts with a character for
how many bytes it shares with the line before, `!` for none, and goes on with the rest.
"""
import sys

FIRST = ord("!")
MOST = 90
RELEASES = """1.0 1.1 2.0 2.1 2.2 3.0 3.1 3.2 3.3 4.0 4.1 4.2 5.0 5.1 5.2 5.3 6.0 6.1 6.2 6.3 6.4 7.0
7.1""".split()


def pack(names):
    previous = ""
    for name in sorted(names):
        shared = 0
        while shared < min(len(previous), len(name), MOST) and previous[shared] == name[shared]:
            shared += 1
        print(chr(FIRST + shared) + name[shared:])
        previous = name


def unpack(lines):
    name = ""
    for line in lines:
        name = name[: ord(line[0]) - FIRST] + line[1:]
        print(name)


def releases(rows):
    print("".join(chr(ord("A") + RELEASES.index(row.split()[1])) for row in sorted(rows)))


{"pack": pack, "print": unpack, "releases": releases}[sys.argv[1]](sys.stdin.read().split("\n")[:-1])
