import Foundation

/// The code that Xcode generates from files that are not sources.
struct GeneratedCode {
  /// Sources by their names.
  var files: [String: String] = [:]
  /// Vitrine's products that they need.
  var products: Set<String> = []
  /// The code that could not be generated, in one line each.
  var notes: [String] = []

  /// Generates the code of a target.
  ///
  /// - Parameters:
  ///   - bundle: the bundle of the resources, as code names it: `.main` or `.module`.
  ///   - declared: names that the target's own code has, which are not declared twice.
  /// - Throws: `ProjectError` for files that cannot be read.
  static func make(
    _ target: ProjectTarget, model: ProjectModel, bundle: String, declared: Set<String>
  ) throws(ProjectError) -> GeneratedCode {
    var code = GeneratedCode()
    let types = declaredTypes(target.sources)
    for file in target.others {
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "intentdefinition":
        let definition = try IntentDefinition(file)
        code.files["\(name).intents.swift"] = definition.source(declared: types)
        code.products.insert("Intents")
      case "xcdatamodeld", "xcdatamodel":
        let data = try CoreDataModel(file)
        guard let source = data.source(declared: types) else { continue }
        code.files["\(name).entities.swift"] = source
        code.products.insert("CoreData")
      default: break
      }
    }
    code.addSymbols(target, bundle: bundle, declared: declared)
    return code
  }

  /// The types that code declares itself.
  private static func declaredTypes(_ sources: [URL]) -> Set<String> {
    sources.reduce(into: []) { names, file in
      guard let text = try? ProjectFiles.text(file) else { return }
      names.formUnion(SourceOutline.of(text).declarations.filter { !$0.isExtension }.map(\.name))
    }
  }

  private mutating func addSymbols(
    _ target: ProjectTarget, bundle: String, declared: Set<String>
  ) {
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    let isOff = target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] == "NO"
    if !catalogs.isEmpty, !isOff {
      let hasExtensions = target.settings.isOn(
        "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
      let symbols = AssetSymbols(catalogs)
      if let source = symbols.source(
        bundle: bundle, declared: declared, hasExtensions: hasExtensions)
      {
        files["AssetSymbols.swift"] = source
        products.insert("SwiftUI")
      }
    }
    let tables = target.resources.filter { $0.pathExtension == "xcstrings" }
    guard target.settings["STRING_CATALOG_GENERATE_SYMBOLS"] != "NO" else { return }
    if let source = StringSymbols.source(tables) {
      files["StringSymbols.swift"] = source
    }
  }
}

/// Names of Swift for names of files and keys.
enum SymbolName {
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "protocol", "public", "static", "struct", "subscript",
    "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else",
    "fallthrough",
    "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch",
    "false",
    "is", "nil", "rethrows", "super", "self", "Self", "throw", "throws", "true", "try",
  ]

  /// A member's name: `tileBackground` for `tile-background`.
  ///
  /// Source of the rule: the symbols that Xcode 15 and later write for asset catalogues.
  static func member(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return "_" }
    let name =
      lowered(first)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    let safe = name.first?.isNumber == true ? "_\(name)" : name
    return escaped(safe)
  }

  /// A name, in backticks if it is reserved in Swift.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A type's name: `Icons` for `icons`.
  static func type(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber != false ? "_\(name)" : name
  }

  /// A word that starts in lowercase: `urlIcon` for `URLIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}
