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
