"""A small package of widgets from the examples, for tests that edit sources.

It lies in .build/test-widgets, where what was compiled stays from one run to the next.
"""

import pathlib
import shutil

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / ".build" / "test-widgets"

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "TestWidgets",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "Vitrine", path: "../..")],
  targets: [
    .executableTarget(
      name: "TestWidgets",
      dependencies: ["SwiftUI", "WidgetKit", "AppIntents"].map {
        .product(name: $0, package: "Vitrine")
      })
  ],
  swiftLanguageModes: [.v6]
)
"""

BUNDLE = """import SwiftUI
import WidgetKit

@main
struct TestWidgets: WidgetBundle {
  var body: some Widget { ChoresWidget() }
}
"""


def write(path, text):
    """Writes a file, unless it holds the text already: nothing is built again then."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def prepare():
    """Makes the package as it is at first; returns its folder."""
    sources = FOLDER / "Sources" / "TestWidgets"
    chores = ROOT / "Examples" / "Sources" / "ExampleWidgets" / "Chores"
    names = {"TestWidgets.swift"} | {file.name for file in chores.glob("*.swift")}
    for file in sources.glob("*.swift") if sources.exists() else []:
        if file.name not in names:
            file.unlink()
    for file in chores.glob("*.swift"):
        write(sources / file.name, file.read_text())
    write(sources / "TestWidgets.swift", BUNDLE)
    write(FOLDER / "Package.swift", MANIFEST)
    shutil.rmtree(FOLDER / ".vitrine", ignore_errors=True)
    return FOLDER
