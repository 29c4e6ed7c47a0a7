import Foundation
import Testing

/// The lists of the article on architecture are those of the code.
@Suite("Architecture")
struct ArchitectureTests {
  private let targets: [Manifest.Target]

  init() throws { targets = try Manifest().targets }

  private func table(_ name: String) throws -> [[String]] {
    try Article.table(name, in: "Architecture")
  }

  @Test("the folders are those of the sources")
  func folders() throws {
    let folders = try targets.reduce(into: Set()) { $0.formUnion(try $1.folders()) }
    #expect(Set(try table("folders").map { $0[0] }) == folders)
  }

  @Test("every folder of Sources is a target")
  func sources() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Article.root.appending(path: "Sources").path)
    let paths = Set(targets.map(\.shortPath))
    #expect(folders.filter { !$0.hasPrefix(".") && !paths.contains($0) } == [])
  }

  @Test("every target has a row, in an order in which nothing is imported before its own row")
  func rows() throws {
    let rows = try table("targets")
    #expect(rows.map { $0[0] }.sorted() == targets.map(\.name).sorted())
    var above: Set<String> = []
    for row in rows {
      #expect(Set(list(row[1])).subtracting(above) == [], "\(row[0]) imports a row below it")
      above.insert(row[0])
    }
  }

  @Test("targets import what their rows and the manifest say, and nothing else of the project")
  func imports() throws {
    let names = Set(targets.map(\.name))
    let rows = try table("targets")
    for target in targets {
      let row = try #require(rows.first { $0[0] == target.name }, "\(target.name)")
      #expect(Set(list(row[1])) == target.dependencies, "\(target.name) in Package.swift")
      guard try !target.files().isEmpty else { continue }
      // The compiler loads macros; no file imports them.
      let imports = try target.imports().intersection(names)
      #expect(imports == target.dependencies.subtracting(["VitrineMacros"]), "\(target.name)")
    }
  }

  /// The names of a cell.
  private func list(_ cell: String) -> [String] {
    cell.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
