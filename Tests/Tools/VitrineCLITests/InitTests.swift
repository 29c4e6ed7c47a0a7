import Foundation
import Testing

@testable import VitrineServices

/// `vitrine init` and `vitrine doctor`.
@Suite("Starting a project")
struct InitTests {
  /// The folder of the project.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("each kind of package compiles", arguments: ProjectKind.allCases.filter { $0 != .archive })
  func compiles(_ kind: ProjectKind) throws {
    let place = try TemporaryFolder()
    let result = try Tool.run("init", "Tasks", "--\(kind.rawValue)", in: place.folder)
    #expect(result.code == 0, "\(result.errors)")
    // SwiftPM's arguments for the compiler, without the half minute in which it resolves the
    // package.
    let line = """
      B=$(dirname "$V"); S='\(Self.root.path)/Sources'
      swiftc -typecheck -parse-as-library -swift-version 5 -warnings-as-errors -I "$B/Modules" \
        -load-plugin-executable "$B/VitrineMacros-tool#VitrineMacros" \
        $(find "$S" "$B"/CVitrine*.build -name module.modulemap | sed 's/^/-Xcc -fmodule-map-file=/') \
        $(pkg-config --cflags-only-I cairo freetype2 harfbuzz | sed 's/-I/-Xcc -I/g') \
        Tasks/Tasks/*.swift
      """
    let compilation = try Tool.shell(line, in: place.folder)
    #expect(compilation.code == 0, "\(compilation.text)\(compilation.errors)")
  }

  @Test("compiled modules are used only by the compiler that built them")
  func compiledModules() throws {
    let place = try TemporaryFolder()
    let line = """
      modules=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")/lib/swift/linux/Swift.swiftmodule
      interface=$(ls "$modules/$(uname -m)"-*.swiftinterface | grep -v private | head -1)
      version=$(sed -n 's|^// swift-compiler-version: ||p' "$interface")
      targets() { swift package --package-path "$1" dump-package |
        python3 -c 'import json, sys; print("targets", *[t["name"] for t in json.load(sys.stdin)["targets"]])'; }
      for said in "$version" "$version-other"; do
        # SwiftPM keeps what the manifest of a folder said.
        mkdir -p "$said/Compiled" "$said/StandIns/Sources/MapKit"
        cp '\(Self.root.path)/Package.swift' "$said/"
        cp '\(Self.root.path)/StandIns/Package.swift' "$said/StandIns/"
        echo >"$said/StandIns/Sources/MapKit/Map.swift"
        printf '%s\\n' "$(basename "$interface" .swiftinterface)" "$said" >"$said/Compiled/compiler"
        targets "$said" && targets "$said/StandIns"
      done
      """
    let result = try Tool.shell(line, in: place.folder)
    let lists = result.text.split(separator: "\n").map(String.init)
    try #require(lists.count == 4, "\(result.errors)")
    #expect(lists[0] == "targets CCompiledModules VitrineMacros CompiledModules")
    #expect(lists[1] == "targets CCompiledStandIns CompiledStandIns")
    #expect(lists[2].contains("WidgetKit") && !lists[2].contains("Compiled"))
    #expect(lists[3] == "targets MapKit")
  }

  @Test("an archive is valid, and is drawn")
  func archive() throws {
    let place = try TemporaryFolder()
    #expect(try Tool.run("init", "Card", "--archive", in: place.folder).code == 0)
    let check = try Tool.run("validate", "Golden/Card/Card.json", "--strict", in: folder(place))
    #expect(check.code == 0, "\(check.errors)")
    // Nothing is recorded if CI is set.
    let record = try Tool.run(
      ["verify", "--record", "missing"], in: folder(place), environment: ["CI": ""])
    #expect(record.code == 0, "\(record.errors)")
    #expect(try Tool.run("verify", in: folder(place)).code == 0)
  }

  private func folder(_ place: TemporaryFolder) -> URL { place.folder.appending(path: "Card") }

  @Test("no file is replaced")
  func twice() throws {
    let place = try TemporaryFolder()
    #expect(try Tool.run("init", "Card", "--archive", in: place.folder).code == 0)
    let again = try Tool.run("init", "Card", "--archive", in: place.folder)
    #expect(again.code == 2)
    #expect(again.errors.contains("'Card/Golden/Card/Card.json' already exists"))
  }

  @Test(
    "a name must be a module name",
    arguments: [
      "1st", "my widget", "a/..", "SwiftUI", "Café", "", String(repeating: "a", count: 65),
    ])
  func names(_ name: String) throws {
    let place = try TemporaryFolder()
    let result = try Tool.run("init", name, in: place.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("is not a valid module name"))
    #expect(place.files == [])
  }

  @Test("a path names the folder, and its last part the module")
  func path() throws {
    let place = try TemporaryFolder()
    let result = try Tool.run("init", "widgets/Card/", "--archive", in: place.folder)
    #expect(result.code == 0 && result.errors.contains("cd widgets/Card"), "\(result.errors)")
    #expect(place.files.contains("widgets/Card/Golden/Card/Card.json"))
  }

  @Test("a folder's name becomes a module name")
  func folderNames() {
    #expect(ProjectNames.name(from: "my-widgets 2") == "MyWidgets2")
    #expect(ProjectNames("TasksWidget")?.type == "Tasks")
    #expect(ProjectNames("Widgets")?.type == "Widgets")
  }

  @Test("only one kind of project is created at a time")
  func kinds() throws {
    let place = try TemporaryFolder()
    let result = try Tool.run("init", "A", "--widget", "--control", in: place.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("--widget and --control cannot be combined"))
  }

  @Test("the article shows the manifest that is written")
  func manifest() throws {
    let article = try String(
      contentsOf: Self.root.appending(
        path: "Sources/Renderer/Vitrine/Vitrine.docc/WidgetsOnLinux.md"),
      encoding: .utf8)
    #expect(article.contains(ProjectTemplate.manifest("TasksWidget", package: "../Vitrine")))
  }

  @Test("without the package, the message names where it is expected")
  func package() throws {
    let place = try TemporaryFolder()
    let result = try Tool.run(
      "init", "Tasks", in: place.folder, environment: ["VITRINE_PACKAGE": place.folder.path])
    #expect(result.code == 2)
    #expect(result.errors.contains("set VITRINE_PACKAGE"))
  }

  @Test("'vitrine doctor' reports what is missing, and how to install it")
  func doctor() throws {
    let place = try TemporaryFolder()
    let result = try Tool.run(
      "doctor", "--json", in: place.folder,
      environment: ["PATH": place.folder.path, "VITRINE_PACKAGE": place.folder.path])
    #expect(result.code == 1)
    let findings = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
    let missing = findings.filter { $0["isThere"] as? Bool == false }
    let names = missing.compactMap { $0["name"] as? String }
    #expect(Set(names).isSuperset(of: ["Swift 6.3", "Vitrine's Swift package", "browser"]))
    #expect(missing.allSatisfy { ($0["remedy"] as? String)?.isEmpty == false })
    #expect(findings.contains { $0["name"] as? String == "cache" })
  }
}
