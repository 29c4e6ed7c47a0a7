import SwiftUI
package import VitrineCoding
package import VitrineModel
import WidgetKit

/// Images, colours and strings of the widgets' package, from its resource bundles.
package struct ResourceFolder: Sendable {
  /// The asset catalogues.
  package private(set) var catalogs: [URL] = []
  /// Image files by the names that code uses.
  package private(set) var images: [String: URL] = [:]
  /// Font files: those in Info.plist, or all of a bundle without one.
  package private(set) var fonts: [URL] = []
  /// Strings by language, table and key.
  package private(set) var strings: StringTables = [:]
  /// The development language, which is that of the keys.
  package private(set) var developmentLanguage: LocaleIdentifier = "en"
  /// The files that could not be read, with the reasons.
  package private(set) var faults: [String] = []

  /// Reads the bundles of the program's modules, next to the program, and further folders.
  ///
  /// The folder may also contain bundles of other programs; those of modules that the program does
  /// not contain are ignored.
  package init(beside program: URL, and folders: [URL]) {
    let siblings = ResourceFolder.contents(of: program.deletingLastPathComponent())
    let symbols = ProgramSymbols(program)
    let bundles = siblings.filter { bundle in
      ["resources", "bundle"].contains(bundle.pathExtension)
        && symbols.hasModule(ofBundle: bundle.deletingPathExtension().lastPathComponent)
    }
    for folder in bundles + folders { read(folder) }
  }

  /// Whether the tables define a string for a key.
  package func hasString(_ key: String, _ table: String?) -> Bool {
    strings.values.contains { $0[table ?? LocalizedText.standardTable]?[key] != nil }
  }

  /// Whether a table has strings in several languages, so that a text without one is the same in all.
  package func isTranslated(_ table: String?) -> Bool {
    strings.values.count { $0[table ?? LocalizedText.standardTable] != nil } > 1
  }

  private mutating func read(_ folder: URL, fonts names: Set<String>? = nil) {
    let names = names ?? ResourceFolder.fontNames(folder)
    for item in ResourceFolder.contents(of: folder) {
      switch item.pathExtension {
      case "xcassets": catalogs.append(item)
      case "lproj":
        let language = item.deletingPathExtension().lastPathComponent
        // Interfaces and texts have one for each language, too.
        for table in ResourceFolder.contents(of: item)
        where ["strings", "stringsdict", "xcstrings"].contains(table.pathExtension) {
          readTable(table, language)
        }
      case "xcstrings", "strings", "stringsdict":
        readTable(item, developmentLanguage.text)
      case "png", "jpg", "jpeg", "webp", "pdf", "svg":
        images[item.deletingPathExtension().lastPathComponent] = item
      case "ttf", "otf", "ttc", "otc":
        if names?.contains(item.lastPathComponent) != false { fonts.append(item) }
      default:
        if item.hasDirectoryPath { read(item, fonts: names) }
      }
    }
  }

  /// The fonts in a folder's Info.plist, which are all that an iOS app has; `nil` without an
  /// Info.plist.
  private static func fontNames(_ folder: URL) -> Set<String>? {
    guard let data = try? Data(contentsOf: folder.appending(path: "Info.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else { return nil }
    let paths = values["UIAppFonts"] as? [String] ?? []
    return Set(paths.map { ($0 as NSString).lastPathComponent })
  }

  private mutating func readTable(_ file: URL, _ language: String) {
    do {
      let table = try StringTableFile(file, language: language)
      if let source = table.developmentLanguage { developmentLanguage = source }
      faults += table.faults.map {
        "\(ResourceFolder.name(file)):\($0.line): \($0.message); the other texts are used"
      }
      let name = file.deletingPathExtension().lastPathComponent
      for (language, entries) in table.strings {
        // `Base` is the development language's folder of storyboards and strings.
        let language = language == "Base" ? developmentLanguage.text : language
        strings[language, default: [:]][name, default: [:]].merge(entries) { _, new in new }
      }
    } catch let error as WidgetFault {
      faults.append("\(ResourceFolder.name(file)): \(error); none of its texts is used")
    } catch {
      faults.append(
        "\(ResourceFolder.name(file)): it cannot be read, so that none of its texts is used: "
          + error.localizedDescription)
    }
  }

  /// The path of a file in its bundle, which is that below the folder of the module's sources.
  private static func name(_ file: URL) -> String {
    let parts = file.pathComponents
    let bundle = parts.lastIndex { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return parts.suffix(from: bundle.map { $0 + 1 } ?? parts.count - 1).joined(separator: "/")
  }

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    // Symbolic links are followed, because archives copy their targets.
    return (contents ?? []).sorted { $0.path < $1.path }.map { item in
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: item.path)
      return link == nil ? item : item.resolvingSymlinksInPath()
    }
  }
}
