import Foundation

/// The code that SwiftGen writes while a project is built, and Tuist by SwiftGen's templates: enumerations
/// of assets and strings.
///
/// Source: the templates `xcassets/swift5` and `strings/structured-swift5` of SwiftGen, and "Synthesized
/// files" of Tuist's documentation.
struct ResourceAccessors {
  /// The names of the declarations.
  struct Names {
    var assets = "Asset"
    var colors = "ColorAsset"
    var images = "ImageAsset"
    var strings = "L10n"

    /// The names of SwiftGen.
    static let swiftGen = Names()

    /// The names of Tuist, which begin with that of the module.
    static func tuist(_ module: String) -> Names {
      Names(
        assets: "\(module)Asset", colors: "\(module)Colors", images: "\(module)Images",
        strings: "\(module)Strings")
    }
  }

  let names: Names
  /// Where the resources are, as code names it: `.main` or `.module`.
  let bundle: String

  // MARK: Assets

  /// The declarations of the assets of catalogues; `nil` without any.
  func assets(_ catalogs: [URL]) -> String? {
    let parts = catalogs.map { ($0, AssetSymbols([$0]).assets) }.filter { !$0.1.isEmpty }
    guard !parts.isEmpty else { return nil }
    var text = "import SwiftUI\nimport UIKit\n\(types)public enum \(names.assets) {\n"
    for (catalog, assets) in parts {
      let members = members(assets, namespace: [])
      let name = SymbolName.type(catalog.deletingPathExtension().lastPathComponent)
      // Several catalogues have a type each.
      text += parts.count > 1 ? "public enum \(name) {\n\(members)}\n" : members
    }
    return text + "}\n"
  }

  private func members(_ assets: [AssetSymbols.Asset], namespace: [String]) -> String {
    var seen: Set<String> = []
    var text = ""
    for asset in assets where asset.namespace == namespace {
      let member = SymbolName.member(asset.name.split(separator: "/").last.map(String.init) ?? "")
      guard seen.insert(member).inserted else { continue }
      let type = asset.kind == .color ? names.colors : names.images
      text += "public static let \(member) = \(type)(name: "
      text += "\(PackageManifest.quoted(asset.name)))\n"
    }
    let below = assets.filter {
      $0.namespace.count > namespace.count && $0.namespace.starts(with: namespace)
    }
    for name in Set(below.map { $0.namespace[namespace.count] }).sorted() {
      text += "public enum \(name) {\n\(members(below, namespace: namespace + [name]))}\n"
    }
    return text
  }

  private var types: String {
    """
    public struct \(names.colors): Sendable {
      public let name: String
      public typealias Color = UIColor
      public var color: UIColor {
        UIColor(named: name, in: \(bundle), compatibleWith: nil) ?? .clear
      }
      public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name, bundle: \(bundle)) }
    }
    public struct \(names.images): Sendable {
      public let name: String
      public typealias Image = UIImage
      public var image: UIImage {
        UIImage(named: name, in: \(bundle), compatibleWith: nil) ?? UIImage()
      }
      public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name, bundle: \(bundle)) }
    }
    extension SwiftUI.Image {
      public init(asset: \(names.images)) { self.init(asset.name, bundle: \(bundle)) }
    }
    extension SwiftUI.Color {
      public init(asset: \(names.colors)) { self.init(asset.name, bundle: \(bundle)) }
    }

    """
  }

  // MARK: Strings

  /// The declarations of the strings of tables; `nil` without any.
  func strings(_ tables: [URL], language: String) -> String? {
    let table = { (file: URL) in file.deletingPathExtension().lastPathComponent }
    // A table is there once for each language.
    let own = tables.filter { file in
      let folder = file.deletingLastPathComponent().lastPathComponent
      return !folder.hasSuffix(".lproj") || ["\(language).lproj", "Base.lproj"].contains(folder)
    }
    let parts = Dictionary(grouping: own, by: table).sorted { $0.key < $1.key }
    guard !parts.isEmpty else { return nil }
    var text = "import Foundation\npublic enum \(names.strings) {\n"
    for (name, files) in parts {
      let strings = files.reduce(into: [String: String]()) { $0.merge(Self.read($1)) { $1 } }
      let members = members(strings.map { ($0.split(separator: "."), $0, $1) }, table: name)
      text += parts.count > 1 ? "public enum \(SymbolName.type(name)) {\n\(members)}\n" : members
    }
    return text + "}\n"
  }

  private static func read(_ file: URL) -> [String: String] {
    let table = (try? PropertyValue(contentsOf: file))?.dictionary ?? [:]
    return table.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
  }

  private typealias Entry = (path: [Substring], key: String, text: String)

  private func members(_ entries: [([Substring], String, String)], table: String) -> String {
    var text = ""
    var below: [String: [Entry]] = [:]
    var seen: Set<String> = []
    for (path, key, value) in entries.sorted(by: { $0.1 < $1.1 }) {
      if path.count > 1, let first = path.first {
        below[SymbolName.type(String(first)), default: []].append(
          (Array(path.dropFirst()), key, value))
        continue
      }
      let name = SymbolName.member(path.first.map(String.init) ?? key)
      guard seen.insert(name).inserted else { continue }
      text += declaration(name, key: key, FormatText(value), table: table)
    }
    for (name, entries) in below.sorted(by: { $0.key < $1.key }) {
      text += "public enum \(name) {\n\(members(entries, table: table))}\n"
    }
    return text
  }

  private func declaration(
    _ name: String, key: String, _ format: FormatText, table: String
  ) -> String {
    let found =
      "Bundle\(bundle).localizedString("
      + "forKey: \(PackageManifest.quoted(key)), value: nil, "
      + "table: \(PackageManifest.quoted(table)))"
    guard !format.arguments.isEmpty else {
      return "public static var \(name): String { \(found) }\n"
    }
    let parameters = format.arguments.enumerated().map {
      "_ p\($0 + 1): \($1.type == "String" ? "Any" : $1.type)"
    }
    let values = format.arguments.enumerated().map {
      $1.type == "String" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)"
    }
    return "public static func \(name)(\(parameters.joined(separator: ", "))) -> String { "
      + "String(format: \(found), \(values.joined(separator: ", "))) }\n"
  }
}
