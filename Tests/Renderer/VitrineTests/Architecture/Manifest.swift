import Foundation
import Testing

/// The targets of `Package.swift`.
struct Manifest {
  /// A target as declared in the manifest.
  struct Target {
    var name: String
    /// The path of its folder, relative to the project.
    var path: String
    /// The floor in whose section it is.
    var floor: String
    /// The project's own targets on which it depends.
    var dependencies: Set<String>

    /// The folder as the article names it, without `Sources` and the floor.
    var shortPath: String {
      path.hasPrefix("Sources/")
        ? path.split(separator: "/").dropFirst(2).joined(separator: "/") : path
    }

    /// The target's Swift files.
    func files() throws -> [URL] {
      let folder = Article.root.appending(path: path)
      let paths = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      return paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }

    /// The folders of its Swift files.
    func folders() throws -> Set<String> {
      let root = Article.root.appending(path: path).standardizedFileURL.path
      let paths = try files().map { $0.standardizedFileURL.path.dropFirst(root.count + 1) }
      return Set(
        paths.filter { $0.contains("/") }.map { "\(shortPath)/\($0.prefix { $0 != "/" })" })
    }

    /// The names by which the module is imported: its name, or those in its module map.
    func modules() throws -> Set<String> {
      let folder = Article.root.appending(path: path)
      let maps = ["module.modulemap", "include/module.modulemap"].map { folder.appending(path: $0) }
      guard let map = maps.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
        return [name]
      }
      let text = try String(contentsOf: map, encoding: .utf8)
      return Set(text.matches(of: /module (\w+)/).map { String($0.output.1) })
    }

    /// The modules that its files import, including those of Apple and the toolchain.
    func imports() throws -> Set<String> {
      let line = try Regex(
        #"(?m)^\s*(?:@\w+ )*(?:public |package |internal )?import (?:(?:struct|class|enum|protocol|func|typealias|var|let) )?(\w+)"#,
        as: (Substring, Substring).self)
      var modules: Set<String> = []
      for file in try files() {
        let pieces = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
        // Every second piece is inside of a string; few lines have to be matched, which takes long.
        let lines = stride(from: 0, to: pieces.count, by: 2).flatMap {
          pieces[$0].split(separator: "\n")
        }
        .filter { $0.contains("import ") }
        modules.formUnion(lines.flatMap { $0.matches(of: line) }.map { String($0.output.1) })
      }
      return modules
    }
  }

  /// The floors, the lowest first.
  let floors: [String]
  /// All targets but those of tests, in the manifest's order.
  let targets: [Target]
  /// The targets of tests; their paths are the folders of their floors.
  let tests: [Target]

  init() throws {
    let text = try Manifest.text()
    let start =
      /\.(?:target|executableTarget|macro|systemLibrary)\(\s*name: "([\w-]+)"|\btests\(\s*"(\w+)"|= Floor\(\s*"(\w+)"/
    let starts = text.matches(of: start)
    var (floors, targets, tests) = ([String](), [Target](), [Target]())
    for (index, match) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex
      let rest = text[match.range.upperBound..<end]
      let floor = floors.last ?? ""
      if let name = match.output.3 {
        floors.append(String(name))
      } else if let name = match.output.2 {
        let list = rest.firstMatch(of: /of: \[[^\]]*\],\s*\[([^\]]*)\]/)?.output.1 ?? ""
        tests.append(
          Target(
            name: String(name), path: "Tests/\(floor)", floor: floor,
            dependencies: Manifest.names(in: list)))
      } else if let name = match.output.1 {
        let list = rest.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
        let path = rest.firstMatch(of: /path: "([^"]*)"/)?.output.1 ?? "Sources/\(floor)/\(name)"
        // The installed package contains compiled modules instead of the targets of this one.
        if path.hasPrefix("Compiled/") { continue }
        targets.append(
          Target(
            name: String(name), path: String(path), floor: floor,
            dependencies: Manifest.names(in: list)))
      }
    }
    (self.floors, self.targets, self.tests) = (floors, targets, tests)
  }

  /// The text of the package's manifest.
  static func text() throws -> String {
    try String(contentsOf: Article.root.appending(path: "Package.swift"), encoding: .utf8)
  }

  /// The names in quotation marks.
  private static func names(in list: Substring) -> Set<String> {
    Set(list.matches(of: /"([\w-]+)"/).map { String($0.output.1) })
  }
}
