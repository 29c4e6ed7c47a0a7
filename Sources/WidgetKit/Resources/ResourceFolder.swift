import SwiftUI
package import VitrineModel

/// Images, colours and strings of the widgets' package, as its resource bundles hold them.
package struct ResourceFolder: Sendable {
  /// Asset catalogues.
  package private(set) var catalogs: [URL] = []
  /// Image files by the name that code gives them.
  package private(set) var images: [String: URL] = [:]
  /// Strings by language, table and key.
  package private(set) var strings: StringTables = [:]
  /// The language of keys.
  package private(set) var developmentLanguage: LocaleIdentifier = "en"
  /// What could not be read.
  package private(set) var faults: [String] = []

  /// Reads the bundles of the program's modules, which lie beside it, and further folders.
  ///
  /// Other programs' bundles may lie there too: those of modules that the program does not have are
  /// left alone.
  package init(beside program: URL, and folders: [URL]) {
    let siblings = ResourceFolder.contents(of: program.deletingLastPathComponent())
    let symbols = ProgramSymbols(program)
    let bundles = siblings.filter { bundle in
      ["resources", "bundle"].contains(bundle.pathExtension)
        && symbols.hasModule(ofBundle: bundle.deletingPathExtension().lastPathComponent)
    }
    for folder in bundles + folders { read(folder) }
  }

  /// Whether the tables have a string of their own for a key.
  package func hasString(_ key: String, _ table: String?) -> Bool {
    strings.values.contains { $0[table ?? LocalizedText.standardTable]?[key] != nil }
  }

  private mutating func read(_ folder: URL) {
    for item in ResourceFolder.contents(of: folder) {
      switch item.pathExtension {
      case "xcassets": catalogs.append(item)
      case "lproj":
        let language = item.deletingPathExtension().lastPathComponent
        for table in ResourceFolder.contents(of: item) { readTable(table, language) }
      case "xcstrings", "strings", "stringsdict":
        readTable(item, developmentLanguage.text)
      case "png", "jpg", "jpeg", "webp", "pdf", "svg":
        images[item.deletingPathExtension().lastPathComponent] = item
      default:
        if item.hasDirectoryPath { read(item) }
      }
    }
  }

  private mutating func readTable(_ file: URL, _ language: String) {
    do {
      let table = try StringTableFile(file, language: language)
      if let source = table.developmentLanguage { developmentLanguage = source }
      let name = file.deletingPathExtension().lastPathComponent
      for (language, entries) in table.strings {
        // `Base` is the development language's folder of storyboards and strings.
        let language = language == "Base" ? developmentLanguage.text : language
        strings[language, default: [:]][name, default: [:]].merge(entries) { _, new in new }
      }
    } catch {
      faults.append("\(file.path): \(error)")
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (contents ?? []).sorted { $0.path < $1.path }
  }
}
