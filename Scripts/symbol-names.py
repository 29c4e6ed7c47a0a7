#!/usr/bin/env python3
"""Packs the names of Apple's symbols for the binary, or prints them.

usage: symbol-names.py pack < NAMES > Fonts/Symbols/all-names.txt
       symbol-names.py print < Fonts/Symbols/all-names.txt

NAMES has one name a line. In the packed table, which is sorted, a line starts with a character for
how many bytes it shares with the line before, `!` for none, and goes on with the rest.
"""
import sys

FIRST = ord("!")
MOST = 90


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


{"pack": pack, "print": unpack}[sys.argv[1]](sys.stdin.read().split("\n")[:-1])
