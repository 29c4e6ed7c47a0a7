import Foundation
import VitrineProcess

/// Which of Vitrine's modules declares a name.
struct NameIndex {
  private let modules: [String: String]
  /// The types that protocols and views bring along, such as `Context`: one of these names that is
  /// missing is that of a type whose protocol is missing.
  let members: Set<String>

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "final", "nonisolated", "indirect", "@frozen", "@MainActor",
  ]

  /// Reads the declarations of all modules that replace Apple's.
  init(vitrine: URL) {
    var modules: [String: String] = [:]
    var members: Set<String> = []
    var inner: [(module: String, of: String)] = []
    for standIn in StandIn.all {
      for text in NameIndex.texts(of: standIn.module, vitrine) {
        for name in NameIndex.names(text) where modules[name] == nil {
          modules[name] = standIn.module
        }
        members.formUnion(NameIndex.members(text))
        inner += NameIndex.reexported(text).map { ($0, standIn.module) }
      }
    }
    // A name that several modules hand on is imported from the one with its module's name.
    inner.sort { one, other in
      !one.module.hasSuffix(one.of) ? false : !other.module.hasSuffix(other.of)
    }
    for (module, owner) in inner where StandIn.named(module) == nil {
      for text in NameIndex.texts(of: module, vitrine) {
        for name in NameIndex.names(text) where modules[name] == nil { modules[name] = owner }
        members.formUnion(NameIndex.members(text))
      }
    }
    (self.modules, self.members) = (modules, members.subtracting(modules.keys))
  }

  /// The sources of one of Vitrine's modules; empty for a module of the toolchain.
  private static func texts(of module: String, _ vitrine: URL) -> [String] {
    let folders = ["Sources/Apple/", "StandIns/Sources/"].map {
      vitrine.appending(path: $0 + module)
    }
    guard let folder = folders.first(where: ProjectFiles.isFolder),
      let files = try? ProjectFiles.walk(folder)
    else { return [] }
    return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
      try? ProjectFiles.text(folder.appending(path: $0))
    }
  }

  /// The modules that a source hands on to whoever imports its own.
  private static func reexported(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("@_exported import ") }.compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
  }

  /// The module to import for a name; `nil` when none has it.
  func module(of name: String) -> String? { modules[name] }

  /// Types that are declared in others without a body.
  private static func members(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(" ") else { return nil }
      let words = line.split(separator: " ")
      guard
        let keyword = words.firstIndex(where: { $0 == "associatedtype" || $0 == "typealias" }),
        keyword + 1 < words.count, words[..<keyword].allSatisfy({ $0 != "//" && $0 != "///" })
      else { return nil }
      return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// Public declarations at the start of a line.
  private static func names(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard
        line.hasPrefix("public ") || line.hasPrefix("open ") || line.hasPrefix("nonisolated ")
          || line.hasPrefix("@")
      else { return nil }
      let words = line.split(separator: " ")
      guard words.contains("public") || words.contains("open"),
        let keyword = words.firstIndex(where: { !modifiers.contains($0) }),
        keywords.contains(words[keyword]), keyword + 1 < words.count
      else { return nil }
      return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}
