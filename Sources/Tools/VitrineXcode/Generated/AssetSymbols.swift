import Foundation

/// The names of colours and images of asset catalogues, as Xcode declares them.
struct AssetSymbols {
  enum Kind: String {
    case color = "Color"
    case image = "Image"
  }

  /// One colour or image.
  struct Asset: Hashable {
    var kind: Kind
    /// The name that `Color(_:)` or `Image(_:)` take, with the folders that give a namespace.
    var name: String
    /// The types around the member.
    var namespace: [String]
    var member: String
    /// Whether its catalogue wants members of colours and images; `nil` as the target wants it.
    var hasExtension: Bool?

    /// Of two with one name, the one with the most is declared.
    fileprivate var order: Int { hasExtension.map { $0 ? 0 : 2 } ?? 1 }
  }

  private(set) var assets: [Asset] = []

  /// Reads the names in catalogues.
  init(_ catalogs: [URL]) {
    for catalog in catalogs {
      let first = assets.count
      read(catalog, namespace: [], depth: 0)
      // "enabled" or "disabled": Xcode's inspector has it for each catalogue.
      guard let wanted = properties(of: catalog)?.extensions else { continue }
      for index in first..<assets.count { assets[index].hasExtension = wanted == "enabled" }
    }
    assets = Array(Set(assets)).sorted {
      ($0.name, $0.kind.rawValue, $0.order) < ($1.name, $1.kind.rawValue, $1.order)
    }
  }

  private mutating func read(_ folder: URL, namespace: [String], depth: Int) {
    guard depth < 32 else { return }
    for entry in ProjectFiles.names(folder) {
      let item = folder.appending(path: entry)
      let name = item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset": add(.color, name, namespace)
      case "imageset", "symbolset": add(.image, name, namespace)
      case "" where ProjectFiles.isFolder(item):
        let inner = providesNamespace(item) ? namespace + [entry] : namespace
        read(item, namespace: inner, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func add(_ kind: Kind, _ name: String, _ namespace: [String]) {
    // `AccentColor` is `.accent`.
    let suffix = kind.rawValue
    let short =
      name.hasSuffix(suffix) && name.count > suffix.count
      ? String(name.dropLast(suffix.count)) : name
    assets.append(
      Asset(
        kind: kind, name: (namespace + [name]).joined(separator: "/"),
        namespace: namespace.map(SymbolName.type), member: SymbolName.member(short)))
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    properties(of: folder)?.namespace == true
  }

  private func properties(of folder: URL) -> FolderContents.Properties? {
    // Xcode accepts a comma after the last value of a list.
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = try? decoder.decode(FolderContents.self, from: data)
    else { return nil }
    return contents.properties
  }

  private struct FolderContents: Decodable {
    struct Properties: Decodable {
      var namespace: Bool?
      var extensions: String?
      private enum CodingKeys: String, CodingKey {
        case namespace = "provides-namespace"
        case extensions = "generate-swift-asset-symbol-extensions"
      }
    }
    var properties: Properties?
  }

  /// The declarations; `nil` when there is nothing to declare.
  ///
  /// - Parameter declaredSymbols: names of colours and images that the code declares itself.
  func source(bundle: String, declaredSymbols: Set<String>, hasExtensions: Bool) -> String? {
    guard !assets.isEmpty else { return nil }
    var text = "import SwiftUI\n"
    for kind in [Kind.color, .image] {
      let own = unique(assets.filter { $0.kind == kind })
      if own.isEmpty { continue }
      text += extensions("\(kind.rawValue)Resource", own) { asset in
        "\(kind.rawValue)Resource(name: \(PackageManifest.quoted(asset.name)), bundle: \(bundle))"
      }
      let free = own.filter {
        ($0.hasExtension ?? hasExtensions) && $0.namespace.isEmpty
          && !declaredSymbols.contains($0.member)
          && !AssetSymbols.system.contains($0.member)
      }
      guard kind == .color else {
        text += free.map(AssetSymbols.imageExtension).joined()
        continue
      }
      for asset in free {
        let value = "Color(ColorResource.\(asset.member))"
        text += "extension Color { static var \(asset.member): Color { \(value) } }\n"
        text += "extension ShapeStyle where Self == Color {\n"
        text += "  static var \(asset.member): Color { \(value) }\n}\n"
        // `Color(.name)` takes the resource, and not the colour of UIKit.
        text += "extension UIColor { @_disfavoredOverload static var \(asset.member): UIColor {"
        text += " UIColor(named: \(PackageManifest.quoted(asset.name))) ?? .clear } }\n"
      }
    }
    return text
  }

  /// `Image(.name)` takes the resource, and not the image of UIKit.
  private static func imageExtension(_ asset: Asset) -> String {
    "extension UIImage { @_disfavoredOverload static var \(asset.member): UIImage {"
      + " UIImage(resource: .\(asset.member)) } }\n"
  }

  /// Colours and images that SwiftUI and UIKit have; Xcode does not declare them again.
  private static let system: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    "tint", "background", "foreground", "separator", "link", "placeholder", "selection", "fill",
    "quaternary", "tertiary", "quinary", "label", "darkGray", "lightGray", "magenta",
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]

  /// Assets of one name each.
  private func unique(_ assets: [Asset]) -> [Asset] {
    var seen: Set<String> = []
    return assets.filter {
      seen.insert(($0.namespace + [$0.member]).joined(separator: ".")).inserted
    }
  }

  private func extensions(
    _ type: String, _ assets: [Asset], value: (Asset) -> String
  ) -> String {
    var text = "extension \(type) {\n"
    var namespaces: Set<[String]> = []
    for asset in assets {
      // A type for each folder, inside the types of the folders above.
      for count in asset.namespace.indices {
        namespaces.insert(Array(asset.namespace[...count]))
      }
      if asset.namespace.isEmpty {
        text += "  static var \(asset.member): \(type) { \(value(asset)) }\n"
      }
    }
    text += "}\n"
    for namespace in namespaces.sorted(by: { $0.count < $1.count }) {
      let outer = ([type] + namespace.dropLast()).joined(separator: ".")
      text += "extension \(outer) { enum \(namespace.last ?? "_") {} }\n"
      let own = assets.filter { $0.namespace == namespace }
      text += "extension \(outer).\(namespace.last ?? "_") {\n"
      text += own.map { "  static var \($0.member): \(type) { \(value($0)) }\n" }.joined()
      text += "}\n"
    }
    return text
  }
}
