#!/usr/bin/env python3
"""Gathers the compiled modules of a package, so that other packages don't have to compile them.

usage: gather-modules.py PACKAGE BUILT OUTPUT NAME [LIBRARY...] -- [LIBRARY...]

PACKAGE is the folder of a manifest whose libraries were built in BUILT, a folder of SwiftPM's products.
OUTPUT receives what the manifest uses instead of sources: the modules, NAME.pc for pkg-config, an archive
libNAME.a, which has one object for each module, and a map of modules of C that are empty, because whoever
imports a module must find those that it was compiled with, and needs nothing of them. The archives of the
first libraries are copied, and need the others; those, and all that objects ask for, are named by the file
that is there when a program runs.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# What a program of tests links by itself; any other program would load it in vain.
OF_TESTS = {"Testing", "XCTest", "_Testing_Foundation", "_TestingInterop"}


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def targets_of_libraries(manifest):
    """The targets of libraries and their dependencies, sorted by name."""
    targets = {target["name"]: target for target in manifest["targets"]}
    waiting = [
        name
        for product in manifest["products"]
        if "library" in product["type"]
        for name in product["targets"]
    ]
    found = {}
    while waiting:
        name = waiting.pop()
        if name in found or name not in targets:
            continue
        found[name] = targets[name]
        for dependency in targets[name]["dependencies"]:
            waiting += [value[0] for kind, value in dependency.items() if kind != "product"]
    return [found[name] for name in sorted(found)]


def folder_of(package, target):
    return package / (target.get("path") or f"Sources/{target['name']}")


def names_of_c_modules(package, targets):
    """The modules that the headers of targets are, by their maps."""
    names = set()
    for target in targets:
        folder = folder_of(package, target)
        maps = list(folder.rglob("module.modulemap"))
        for file in maps:
            names.update(re.findall(r"^module (\w+)", file.read_text(), re.MULTILINE))
        if not maps and any(folder.rglob("*.c")):
            names.add(target["name"])
    return sorted(names)


def symbols(objects):
    """The symbols that objects define, and those that they refer to weakly."""
    lines = [line.split() for line in run("llvm-nm", "-g", *objects).splitlines()]
    kinds = [words[-2:] for words in lines if len(words) > 1]
    return ({name for kind, name in kinds if kind in "TDRB"}, {name for kind, name in kinds if kind == "w"})


def strong_references(names, file):
    """Writes an object that refers to functions."""
    code = "".join(f"extern void {name}(void); void *{name}_is_linked = {name};\n" for name in sorted(names))
    subprocess.run(["clang", "-x", "c", "-", "-c", "-fPIC", "-o", str(file)], input=code, text=True, check=True)
    return str(file)


def gather_objects(built, names, output, archive):
    """Writes an archive with one object for each module; the result is the objects that went into it.

    What of a module only the runtime looks for is in no list of symbols, so a module comes as a whole.
    """
    scratch = output / "objects"
    scratch.mkdir()
    modules = {name: sorted(map(str, (built / f"{name}.build").rglob("*.o"))) for name in names}
    modules = {name: objects for name, objects in modules.items() if objects}
    known = {name: symbols(objects) for name, objects in modules.items()}
    defined = {symbol for definitions, _ in known.values() for symbol in definitions}
    found, written = [], []
    for name, objects in modules.items():
        found += objects
        # From an archive, a linker does not take what is only referred to weakly.
        if weak := known[name][1] & defined:
            objects = [*objects, strong_references(weak, scratch / "references.o")]
        written.append(str(scratch / f"{name}.o"))
        subprocess.run(["ld.lld", "-r", "-o", written[-1], *objects], check=True)
    subprocess.run(["llvm-ar", "rcsD", str(archive), *written], check=True)
    shutil.rmtree(scratch)
    return found


def linked_libraries(objects, manifest_flags, output):
    """The names of libraries that objects ask for, sorted."""
    file = output / "autolink"
    response = output / "objects.resp"
    response.write_text("\n".join(objects))
    subprocess.run(["swift-autolink-extract", f"@{response}", "-o", str(file)], check=True)
    words = file.read_text().split() + manifest_flags
    file.unlink()
    response.unlink()
    return sorted({word[2:] for word in words if word.startswith("-l")} - OF_TESTS)


def flags_of(targets):
    """The linker settings of manifests."""
    return [
        f"-l{value}"
        for target in targets
        for setting in target.get("settings", [])
        for kind, value in setting["kind"].items()
        for value in [value.get("_0")]
        if kind == "linkedLibrary"
    ]


def system_file(name):
    """The file of a library of the system, by the name that programs look for."""
    folders = run("clang", "-print-search-dirs").split("libraries: =")[1].strip().split(":")
    for folder in folders:
        file = pathlib.Path(folder) / f"lib{name}.so"
        if not file.exists():
            continue
        match = re.search(r"\(SONAME\).*\[(.*)\]", run("readelf", "-d", str(file.resolve())))
        if match:
            return match[1]
    return None


def library_words(names, inside, toolchain):
    """How a program links with libraries that are there when it runs."""
    words = []
    for name in names:
        if name in inside:
            continue
        if (toolchain / f"lib{name}.so").exists() or name in {"m", "dl", "pthread", "util"}:
            words.append(f"-l{name}")
        elif file := system_file(name):
            words.append(f"-l:{file}")
    return words


def archive_words(inside, output):
    """How a program links with libraries whose archives are copied."""
    for name in inside:
        file = run("clang", f"-print-file-name=lib{name}.a").strip()
        shutil.copyfile(file, output / f"lib{name}.a")
    return [f"-l:lib{name}.a" for name in inside]


def note_compiler(toolchain, output):
    """Writes which compiler can read the modules, according to its own interfaces."""
    interfaces = toolchain.glob(f"Swift.swiftmodule/{os.uname().machine}-*.swiftinterface")
    for file in interfaces:
        if file.name.count(".") == 1:
            version = file.read_text().split("\n")[1].removeprefix("// swift-compiler-version: ")
            (output / "compiler").write_text(f"{file.stem}\n{version}\n")


def main():
    package, built, output = map(pathlib.Path, sys.argv[1:4])
    name, libraries = sys.argv[4], sys.argv[5:]
    inside = libraries[: libraries.index("--")]
    # A separate folder, because a build of the package may use the other one.
    with tempfile.TemporaryDirectory() as scratch:
        manifest = json.loads(run(
            "swift", "package", "--package-path", str(package), "--scratch-path", scratch, "dump-package"))
    targets = targets_of_libraries(manifest)
    plain = [target for target in targets if target["type"] != "macro"]
    names = [target["name"] for target in plain if target["type"] == "regular"]
    modules = output / "Modules"
    modules.mkdir(parents=True)
    for module in names:
        file = built / f"Modules/{module}.swiftmodule"
        if file.exists():
            shutil.copyfile(file, modules / file.name)
    (output / "CModules").mkdir()
    (output / "CModules/module.modulemap").write_text(
        "".join(f"module {module} {{}}\n" for module in names_of_c_modules(package, plain)))
    objects = gather_objects(built, names, output, output / f"lib{name}.a")
    toolchain = pathlib.Path(shutil.which("swift")).resolve().parent.parent / "lib/swift/linux"
    wanted = linked_libraries(objects, flags_of(plain), output)
    words = library_words(wanted + libraries[len(inside) + 1:], inside, toolchain)
    # What another package of these depends on has the archives already.
    if not manifest["dependencies"]:
        words = archive_words(inside, output) + words
    (output / f"{name}.pc").write_text(
        f"Name: {name}\nDescription: compiled modules of Vitrine\nVersion: 1\n"
        "Cflags: -I${pcfiledir}/Modules\n"
        f"Libs: -L${{pcfiledir}} -l{name} {' '.join(words)}\n")
    note_compiler(toolchain, output)


if __name__ == "__main__":
    main()
