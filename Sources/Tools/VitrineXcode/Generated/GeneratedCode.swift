import Foundation
import VitrineSyntax

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
  ///   - declaredSymbols: names of colours and images that the target's own code declares.
  /// - Throws: `ProjectError` for files that cannot be read.
  static func make(
    _ target: ProjectTarget, model: ProjectModel, bundle: String, declaredSymbols: Set<String>
  ) throws(ProjectError) -> GeneratedCode {
    var code = GeneratedCode()
    let types = declaredTypes(target.sources)
    for file in target.others {
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "intentdefinition":
        let definition = try IntentDefinition(file)
        let source = definition.source(
          declared: types, code: target.sources.compactMap { try? ProjectFiles.text($0) })
        code.files["\(name).intents.swift"] = source
        code.products.formUnion(IntentDefinition.products(of: source))
      case "xcdatamodeld", "xcdatamodel":
        let data = try CoreDataModel(file)
        guard let source = data.source(declared: types) else { continue }
        code.files["\(name).entities.swift"] = source
        code.products.insert("CoreData")
      default: break
      }
    }
    code.addSymbols(target, bundle: bundle, declaredSymbols: declaredSymbols)
    code.addAccessors(target, model: model, bundle: bundle)
    return code
  }

  /// The types that code declares itself.
  private static func declaredTypes(_ sources: [URL]) -> Set<String> {
    sources.reduce(into: []) { names, file in
      guard let text = try? ProjectFiles.text(file) else { return }
      names.formUnion(SourceOutline.of(text).declarations.filter { !$0.isExtension }.map(\.name))
    }
  }

  /// Adds enumerations of resources that code names and that a tool writes while a project is built.
  private mutating func addAccessors(
    _ target: ProjectTarget, model: ProjectModel, bundle: String
  ) {
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    let tables = target.resources.filter { $0.pathExtension == "strings" }
    guard !catalogs.isEmpty || !tables.isEmpty else { return }
    let tools = [ResourceAccessors.Names.tuist(target.moduleName), .swiftGen]
    let lacking = model.lacking(tools.flatMap { [$0.assets, $0.strings] }, in: target)
    for names in tools {
      let accessors = ResourceAccessors(names: names, bundle: bundle)
      if lacking.contains(names.assets), let source = accessors.assets(catalogs) {
        files["\(names.assets).swift"] = source
        products.formUnion(["SwiftUI", "UIKit"])
      }
      if lacking.contains(names.strings),
        let source = accessors.strings(tables, language: model.developmentLanguage)
      {
        files["\(names.strings).swift"] = source
      }
    }
  }

  private mutating func addSymbols(
    _ target: ProjectTarget, bundle: String, declaredSymbols: Set<String>
  ) {
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    let isOff = target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] == "NO"
    if !catalogs.isEmpty, !isOff {
      let hasExtensions = target.settings.isOn(
        "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
      let symbols = AssetSymbols(catalogs)
      if let source = symbols.source(
        bundle: bundle, declaredSymbols: declaredSymbols, hasExtensions: hasExtensions)
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

extension ProjectModel {
  /// The enumerations whose members code of a target, or of one that uses it, names, and that no source
  /// of the project declares.
  fileprivate func lacking(_ names: [String], in target: ProjectTarget) -> Set<String> {
    let users = targets.filter { $0.dependencies.contains(target.name) }
    let used = matched(names, in: ([target] + users).flatMap(\.sources)) { "\\b\($0)\\." }
    guard !used.isEmpty else { return [] }
    let packages = localPackages.flatMap { package in
      ((try? ProjectFiles.walk(package) { !ProjectFiles.isForeign($0) }) ?? [])
        .filter { $0.hasSuffix(".swift") }.map { package.appending(path: $0) }
    }
    return used.subtracting(
      matched(used, in: targets.flatMap(\.sources) + packages) {
        "\\b(enum|struct|class|actor|protocol|typealias) +\($0)\\b"
      })
  }

  /// The names whose pattern matches in one of some files, each of which is read once.
  private func matched(
    _ names: some Sequence<String>, in files: [URL], pattern: (String) -> String
  ) -> Set<String> {
    var patterns = names.reduce(into: [:]) { $0[$1] = try? Regex(pattern($1)) }
    var found: Set<String> = []
    for file in files where !patterns.isEmpty {
      guard let text = try? ProjectFiles.text(file) else { continue }
      found.formUnion(patterns.filter { text.contains($0) && text.contains($1) }.keys)
      patterns = patterns.filter { !found.contains($0.key) }
    }
    return found
  }
}

/// Names of Swift for names of files and keys.
enum SymbolName {
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

  /// The letters, digits and underscores of a name, as its author has written it.
  static func exact(_ text: String) -> String {
    let name = text.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? "_" : escaped(name.first?.isNumber == true ? "_\(name)" : name)
  }

  /// A name, in backticks if it is reserved in Swift.
  static func escaped(_ name: String) -> String {
    SwiftKeywords.reserved.contains(name) ? "`\(name)`" : name
  }

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
