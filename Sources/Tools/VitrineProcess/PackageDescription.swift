import VitrineCoding

/// A package's manifest, as printed by `swift package dump-package`.
package struct PackageDescription: Decodable, Sendable {
  package struct Product: Decodable, Sendable {
    package var name: String
    package var targets: [String]
    private var type: [String: Ignored?]?

    /// Whether the product is a program.
    var isExecutable: Bool { type?.keys.contains("executable") == true }
  }

  /// A value that is not used.
  package struct Ignored: Decodable, Sendable { package init(from decoder: any Decoder) {} }

  package struct Resource: Decodable, Sendable {
    package var path: String
    private var rule: [String: Ignored?]

    /// `process`, `copy` or `embedInCode`.
    package var ruleName: String { rule.keys.first ?? "process" }
  }

  package struct Target: Decodable, Sendable {
    package var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
    package var type: String
    package var path: String?
    package var exclude: [String]?
    package var sources: [String]?
    package var resources: [Resource]?
    /// The folder of a C target's public headers, relative to that of the target.
    package var publicHeadersPath: String?
    private var dependencies: [Dependency]?
    private var settings: [Setting]?

    /// The names of the targets and products that it depends on.
    package var dependencyNames: [String] { (dependencies ?? []).compactMap(\.name) }

    /// The names of the packages of its product dependencies, if the manifest names them.
    package var packageNames: [String] {
      (dependencies ?? []).compactMap { $0.package ?? ($0.mayBePackage ? $0.name : nil) }
    }

    /// The conditions that are defined for Swift code.
    package var defines: [String] { values("define", for: "swift") }

    /// Returns the values of a setting for a tool: `define` for `c`.
    package func values(_ kind: String, for tool: String) -> [String] {
      (settings ?? []).filter { $0.tool == tool }.compactMap { $0.kind?[kind]?.text }
    }
  }

  /// One of `{"byName": ["Name", null]}`, `{"target": […]}` and
  /// `{"product": ["Name", "package", …]}`.
  private struct Dependency: Decodable, Sendable {
    var name: String?
    /// The package of a product.
    var package: String?
    /// Whether the name may be a product in a package of the same name.
    var mayBePackage = false

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: AnyKey.self)
      guard let key = fields.allKeys.first else { return }
      var list = try fields.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
      mayBePackage = key.stringValue != "target"
      if key.stringValue == "product", !list.isAtEnd { package = try? list.decode(String.self) }
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  private struct Setting: Decodable, Sendable {
    /// `{"_0": "NAME"}`; other values are ignored.
    struct Value: Decodable, Sendable {
      var text: String?
      private enum CodingKeys: String, CodingKey { case text = "_0" }

      init(from decoder: any Decoder) throws {
        text = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
      }
    }
    var tool: String?
    var kind: [String: Value]?
  }

  /// A package that the package depends on.
  package struct PackageDependency: Decodable, Sendable {
    package struct Folder: Decodable, Sendable { package var path: String }
    package struct Remote: Decodable, Sendable {
      package struct Location: Decodable, Sendable {
        package struct Address: Decodable, Sendable { package var urlString: String }
        package var remote: [Address]?
        /// The path of a repository on this machine.
        package var local: [String]?
      }
      package struct Requirement: Decodable, Sendable {
        package struct Bounds: Decodable, Sendable {
          package var lowerBound: String
          package var upperBound: String
        }
        package var range: [Bounds]?
        package var exact: [String]?
        package var branch: [String]?
        package var revision: [String]?
      }
      package var location: Location?
      package var requirement: Requirement?
    }
    package var fileSystem: [Folder]?
    package var sourceControl: [Remote]?
  }

  private struct ToolsVersion: Decodable, Sendable { var _version: String? }
  private var toolsVersion: ToolsVersion?
  private var swiftLanguageVersions: [String]?

  package var name: String
  package var products: [Product]
  package var targets: [Target]
  package var dependencies: [PackageDependency]?
}

extension PackageDescription {
  /// The paths of local packages that it depends on.
  package var folders: [String] {
    (dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map(\.path)
  }

  /// The language version of its targets: the newest one in the manifest, or else that of its tools
  /// version.
  package var languageVersion: String {
    swiftLanguageVersions?.max() ?? toolsVersion?._version ?? "5"
  }

  /// The programs of widgets: executables that depend on WidgetKit, directly or not.
  package var programs: [String] {
    // Before tools version 5.4, only a product made a target executable.
    let built = Set(products.filter(\.isExecutable).flatMap(\.targets))
    return targets.filter { target in
      (target.type == "executable" || target.type == "regular" && built.contains(target.name))
        && uses("WidgetKit", target)
    }.map(\.name)
  }

  private func uses(_ product: String, _ target: Target) -> Bool {
    var seen: Set<String> = []
    var open = target.dependencyNames
    while let name = open.popLast() {
      if name == product { return true }
      guard seen.insert(name).inserted else { continue }
      open += targets.first { $0.name == name }?.dependencyNames ?? []
    }
    return false
  }

  /// Returns the program of widgets with this name, or the only one.
  ///
  /// - Throws: `ToolError` when it does not exist, or there are several to choose from.
  package func program(named name: String?) throws(ToolError) -> String {
    let all = programs
    if let name {
      if all.contains(name) { return name }
      throw ToolError(
        "the package has no program of widgets with the name '\(name)'",
        hint: Suggestion.hint(for: name, among: all) ?? "it has " + Suggestion.list(all))
    }
    guard let first = all.first else {
      var error = ToolError(
        "the package has no executable target that depends on WidgetKit",
        hint: "see 'Archive your widgets' in Vitrine's documentation")
      error.foundNothing = true
      throw error
    }
    guard all.count == 1 else {
      throw ToolError(
        "the package has \(all.count.counted("program of widgets", "programs of widgets"))",
        hint: "choose one with --target: " + Suggestion.list(all))
    }
    return first
  }
}
