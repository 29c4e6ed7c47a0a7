import Foundation
import Testing

/// The lists of the article on architecture are those of the code.
@Suite("Architecture")
struct ArchitectureTests {
  private let root = Article.root

  private func table(_ name: String) throws -> [[String]] {
    try Article.table(name, in: "Architecture")
  }

  @Test("the rooms are the folders of the sources")
  func rooms() throws {
    var folders: Set<String> = []
    let targets = Set(try table("targets").map { $0[0] })
    let sources = root.appending(path: "Sources")
    for target in try FileManager.default.contentsOfDirectory(atPath: sources.path)
    where target.hasPrefix("Vitrine") || targets.contains(target) {
      let path = sources.appending(path: target)
      for entry in try path.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        ? FileManager.default.contentsOfDirectory(
          at: path, includingPropertiesForKeys: [.isDirectoryKey]) : []
      where try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        && entry.pathExtension != "docc"
      {
        folders.insert("\(target)/\(entry.lastPathComponent)")
      }
    }
    #expect(Set(try table("rooms").map { $0[0] }) == folders)
  }

  @Test("the targets import what the table says")
  func targets() throws {
    for row in try table("targets") {
      let imports = Set(
        row[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      #expect(try self.imports(of: row[0]) == imports, "\(row[0])")
    }
  }

  @Test("the stages of the walk stand in the targets that the table says, in the order of imports")
  func walk() throws {
    var earlier: [String] = []
    for row in try table("walk") {
      let (function, target) = (row[1], row[2])
      let declaration = "func \(function)("
      #expect(
        try sources(in: "Sources/\(target)").values.contains { $0.contains(declaration) },
        "\(target) has no \(function)")
      // A stage that imports a later one could call it; only the façade sees all of them.
      if target != "Vitrine" {
        let others = Set(earlier + ["Vitrine", "VitrineCairo", "VitrineLayout", "VitrineText"])
        #expect(try imports(of: target).isDisjoint(with: others.subtracting(["VitrineModel"])))
      }
      earlier.append(target)
    }
  }

  @Test(
    "the display list is made of placed nodes, without layout and without anything from outside")
  func displayList() throws {
    let files = try sources(in: "Sources/VitrineLayout/Emit")
    #expect(files.keys.contains("DisplayListBuilder.swift"))
    let earlier = [
      "LayoutNode", "LayoutContext", "LayoutRule", "Resolver", "ShapedText", "TextEngine",
      "SymbolSource", "ImageLibrary", "sizeThatFits", ".place(",
    ]
    for (name, text) in files {
      let code = text.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
      for word in earlier { #expect(!code.contains(word), "\(name) mentions \(word)") }
    }
  }

  /// The Swift files in a folder and the folders in it, by name.
  private func sources(in folder: String) throws -> [String: String] {
    let path = root.appending(path: folder)
    let names = try #require(FileManager.default.enumerator(atPath: path.path))
    var sources: [String: String] = [:]
    for case let name as String in names where name.hasSuffix(".swift") {
      sources[name] = try String(contentsOf: path.appending(path: name), encoding: .utf8)
    }
    return sources
  }

  /// The project's own modules that a target's files import.
  private func imports(of target: String) throws -> Set<String> {
    let folder = root.appending(path: "Sources/\(target)")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var imports: Set<String> = []
    for case let name as String in files where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[place + 1].hasPrefix("Vitrine")
        {
          imports.insert(String(words[place + 1]))
        }
      }
    }
    return imports
  }
}
