import Foundation
import Testing
import VitrineCoding

/// The tables of the articles on architecture and modules match the code.
@Suite("Architecture")
struct ArchitectureTests {
  private let manifest: Manifest
  private var targets: [Manifest.Target] { manifest.targets }

  init() throws { manifest = try Manifest() }

  /// The rows of a table that each section of the article has.
  private func table(_ name: String) throws -> [[String]] {
    try manifest.floors.flatMap { try Article.table("\(name) of \($0)", in: "Modules") }
  }

  @Test("the article lists each folder of the sources once, in the section of its floor")
  func folders() throws {
    for floor in manifest.floors {
      let folders = try targets.filter { $0.floor == floor }.flatMap { try $0.folders() }
      let rows = try Article.table("folders of \(floor)", in: "Modules")
      #expect(rows.map { $0[0] }.sorted() == folders.sorted())
    }
  }

  @Test("the folders of Sources and Tests are the floors, and those of the floors are targets")
  func sources() throws {
    #expect(manifest.floors == ["Renderer", "Apple", "Tools"])
    #expect(try names(in: "Sources") == manifest.floors.sorted())
    // Transcripts are read by tests of all floors.
    #expect(try names(in: "Tests") == (manifest.floors + ["Transcripts"]).sorted())
    for floor in manifest.floors {
      let own = targets.filter { $0.floor == floor && $0.path.hasPrefix("Sources/") }
      #expect(try names(in: "Sources/\(floor)") == own.map(\.name).sorted())
    }
  }

  /// The names of the folders in a folder of the project.
  private func names(in folder: String) throws -> [String] {
    let contents = try FileManager.default.contentsOfDirectory(
      at: Article.root.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey])
    return try contents.filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }.map(\.lastPathComponent).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("what is on a floor imports only targets of its own and of lower floors")
  func floors() throws {
    var below: Set<String> = []
    for floor in manifest.floors {
      let own = targets.filter { $0.floor == floor }
      below.formUnion(own.map(\.name))
      let tests = manifest.tests.filter { $0.floor == floor }
      #expect(!own.isEmpty && !tests.isEmpty)
      for target in own + tests {
        #expect(target.dependencies.subtracting(below) == [], "\(target.name)")
      }
      let rows = try Article.table("targets of \(floor)", in: "Modules")
      #expect(
        Set(rows.map { $0[0] }).isDisjoint(with: targets.map(\.name).filter { !below.contains($0) })
      )
    }
  }

  @Test("every target has a row, below the rows of the targets that it imports")
  func rows() throws {
    let rows = try table("targets")
    #expect(rows.map { $0[0] }.sorted() == targets.map(\.name).sorted())
    var above: Set<String> = []
    for row in rows {
      #expect(Set(list(row[1])).subtracting(above) == [], "\(row[0]) imports a row below it")
      above.insert(row[0])
    }
  }

  @Test("targets import what their rows and the manifest list, and no other target")
  func imports() throws {
    var owners: [String: String] = [:]
    for target in targets { for module in try target.modules() { owners[module] = target.name } }
    let rows = try table("targets")
    for target in targets {
      let row = try #require(rows.first { $0[0] == target.name }, "\(target.name)")
      #expect(Set(list(row[1])) == target.dependencies, "\(target.name) in Package.swift")
      guard try !target.files().isEmpty else { continue }
      // The compiler loads macros, and programs of widgets link their runner; no file imports them.
      let imports = Set(try target.imports().compactMap { owners[$0] })
      let linked: Set =
        target.name == "faulty-widgets" ? ["VitrineWidgetRunner"] : ["VitrineMacros"]
      #expect(imports == target.dependencies.subtracting(linked), "\(target.name)")
    }
  }

  @Test("each stage is a function of the target that the table names")
  func walk() throws {
    for row in try Article.table("walk", in: "Architecture") {
      let (function, name) = (row[1], row[2])
      let target = try #require(targets.first { $0.name == name }, "\(name)")
      let declaration = "func \(function)("
      #expect(
        try target.files().contains { try text(of: $0).contains(declaration) },
        "\(name) has no \(function)")
      // Only the façade uses several stages; a stage that imports another one could call it.
      if name != "Vitrine" { #expect(target.dependencies.isDisjoint(with: stages), "\(name)") }
    }
  }

  /// The targets of stages that don't depend on other stages.
  private let stages: Set = ["Vitrine", "VitrineLayout", "VitrineText", "VitrineCairo"]

  @Test("the display list is built from placed nodes, without layout or input from outside")
  func displayList() throws {
    let layout = try #require(targets.first { $0.name == "VitrineLayout" })
    let files = try layout.files().filter { $0.path.contains("/DisplayListBuilding/") }
    #expect(files.contains { $0.lastPathComponent == "DisplayListBuilder.swift" })
    let earlier = [
      "LayoutNode", "LayoutContext", "LayoutRule", "Resolver", "ShapedText", "TextEngine",
      "SymbolSource", "ImageLibrary", "sizeThatFits", ".place(",
    ]
    for file in files {
      let code = try text(of: file).split(separator: "\n").filter { !$0.contains("//") }
      for word in earlier {
        #expect(!code.contains { $0.contains(word) }, "\(file.lastPathComponent) has \(word)")
      }
    }
  }

  @Test("only one target depends on the system")
  func platform() throws {
    for target in targets where target.name != "VitrinePlatform" && target.path.contains("Sources/")
    {
      for file in try target.files() {
        let text = try text(of: file)
        for word in ["canImport(Glibc)", "canImport(Darwin)", "canImport(Musl)", "#if os("] {
          #expect(!text.contains(word), "\(file.lastPathComponent) asks for the system: \(word)")
        }
      }
    }
  }

  /// Code in the mode of Swift 5 may then use views in functions without isolation, as with Apple's SDK.
  @Test("types of the main actor are annotated as those of Apple's headers are")
  func mainActor() throws {
    let targets =
      targets.filter { $0.name == "VitrineUIKit" }
      + ["AppKit", "WebKit", "WatchKit"].map {
        Manifest.Target(
          name: $0, path: "StandIns/Sources/\($0)", floor: "", dependencies: [])
      }
    for target in targets {
      for file in try target.files() {
        let lines = try text(of: file).split(separator: "\n")
        #expect(!lines.contains("@MainActor"), "\(file.lastPathComponent)")
      }
    }
  }

  /// Otherwise, SwiftPM uses the imports of an earlier version on every machine that has built it.
  @Test("the manifest of the stand-ins changes with what it reads and has the main flags")
  func standIns() throws {
    let root = Article.root.appending(path: "StandIns")
    var lines = try Manifest.text().matches(of: /\.library\(name: "\w+"/).map { String($0.output) }
    for parent in ["Sources", "Tests"] {
      for name in try names(in: "StandIns/\(parent)") {
        let folder = Manifest.Target(
          name: name, path: "StandIns/\(parent)/\(name)", floor: "", dependencies: [])
        lines.append("\(name): \(try folder.imports().sorted().joined(separator: " "))")
      }
    }
    let hash = XXHash64.hash(lines.joined(separator: "\n").utf8)
    let manifest = try text(of: root.appending(path: "Package.swift"))
    #expect(manifest.contains("// imports: \(String(hash, radix: 16))\n"))
    // A manifest cannot import the other one.
    let flags = try [manifest, Manifest.text()].map {
      $0.firstMatch(of: /"-whole-module[^\]]+/)?.output.filter { !$0.isWhitespace }
    }
    #expect(flags[0] != nil && flags[0] == flags[1])
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The names in a cell.
  private func list(_ cell: String) -> [String] {
    cell.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
