import Foundation

/// A package in a folder: what its manifest says once it has run.
struct LocalPackage: Sendable {
  /// A target of the package.
  struct Target: Sendable {
    var name: String
    var kind: String
    var folder: URL
    /// Paths below the folder that are not sources.
    var excluded: [String]
    /// Paths below the folder that alone are sources, where the manifest names them.
    var sources: [String]?
    /// Paths below the folder and their rules: `process`, `copy`.
    var resources: [String: String]
    /// Names of targets or products.
    var dependencies: [String]
    var defines: [String]
  }

  var name: String
  var folder: URL
  var targets: [Target]
  /// Products and their targets.
  var products: [String: [String]]
  /// Folders of packages that it needs.
  var localDependencies: [URL]
  var remoteDependencies: [RemotePackage]

  /// The targets that a product or a target of this name stands for, and all that they need of this
  /// package.
  func closure(of name: String) -> [Target] {
    var open = products[name] ?? targets.filter { $0.name == name }.map(\.name)
    var seen: Set<String> = []
    var found: [Target] = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let target = targets.first(where: { $0.name == next })
      else { continue }
      found.append(target)
      open += target.dependencies
    }
    return found
  }

  /// Reads a manifest by running it, as the package manager does.
  ///
  /// - Throws: `ProjectError` when the manifest does not run.
  static func read(_ folder: URL, _ toolchain: Toolchain) throws(ProjectError) -> LocalPackage {
    let manifest = folder.appending(path: "Package.swift")
    let output = try toolchain.dumpPackage(folder)
    guard let dump = try? JSONDecoder().decode(PackageDump.self, from: output) else {
      throw ProjectError(
        "the package manager does not understand the manifest", file: manifest,
        hint: "run 'swift package describe' in the folder")
    }
    return dump.package(in: folder)
  }
}

/// The JSON of `swift package dump-package`, as far as it is needed.
private struct PackageDump: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }
  struct Resource: Decodable {
    var path: String
    var rule: [String: Ignored]
  }
  struct Ignored: Decodable { init(from decoder: any Decoder) {} }
  /// One of `{"byName": ["Name", null]}`, `{"target": […]}` and `{"product": ["Name", "package", …]}`.
  struct Dependency: Decodable {
    var name: String?
    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: AnyKey.self)
      guard let key = fields.allKeys.first else { return }
      var list = try fields.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
    }
  }
  struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
  struct Setting: Decodable {
    struct Kind: Decodable {
      struct Value: Decodable { var _0: String? }
      var define: Value?
    }
    var tool: String?
    var kind: Kind?
  }
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var resources: [Resource]?
    var dependencies: [Dependency]?
    var settings: [Setting]?
  }
  struct PackageDependency: Decodable {
    struct Folder: Decodable { var path: String }
    struct Remote: Decodable {
      struct Location: Decodable {
        struct Address: Decodable { var urlString: String }
        var remote: [Address]?
      }
      struct Requirement: Decodable {
        struct Bounds: Decodable {
          var lowerBound: String
          var upperBound: String
        }
        var range: [Bounds]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?
      }
      var location: Location?
      var requirement: Requirement?
    }
    var fileSystem: [Folder]?
    var sourceControl: [Remote]?
  }

  var name: String
  var products: [Product]
  var targets: [Target]
  var dependencies: [PackageDependency]?

  func package(in folder: URL) -> LocalPackage {
    LocalPackage(
      name: name, folder: folder, targets: targets.map { target($0, folder) },
      products: products.reduce(into: [:]) { $0[$1.name] = $1.targets },
      localDependencies: (dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map {
        URL(filePath: $0.path)
      },
      remoteDependencies: (dependencies ?? []).flatMap { $0.sourceControl ?? [] }
        .compactMap(remote))
  }

  private func target(_ target: Target, _ folder: URL) -> LocalPackage.Target {
    let parent = target.type == "test" ? "Tests" : "Sources"
    let place = target.path.map { folder.appending(path: $0) }
    let standard = folder.appending(path: "\(parent)/\(target.name)")
    // The package manager takes `Sources` whole where it holds the only target.
    let found =
      place ?? (ProjectFiles.isFolder(standard) ? standard : folder.appending(path: parent))
    return LocalPackage.Target(
      name: target.name, kind: target.type, folder: found.standardizedFileURL,
      excluded: target.exclude ?? [], sources: target.sources,
      resources: (target.resources ?? []).reduce(into: [:]) {
        $0[$1.path] = $1.rule.keys.first ?? "process"
      },
      dependencies: (target.dependencies ?? []).compactMap(\.name),
      defines: (target.settings ?? []).filter { $0.tool == "swift" }
        .compactMap { $0.kind?.define?._0 })
  }

  private func remote(_ dependency: PackageDependency.Remote) -> RemotePackage? {
    guard let url = dependency.location?.remote?.first?.urlString else { return nil }
    let requirement = dependency.requirement
    var text = "from: \"0.0.0\""
    if let range = requirement?.range?.first {
      text = "\"\(range.lowerBound)\"..<\"\(range.upperBound)\""
    } else if let exact = requirement?.exact?.first {
      text = "exact: \"\(exact)\""
    } else if let branch = requirement?.branch?.first {
      text = "branch: \"\(branch)\""
    } else if let revision = requirement?.revision?.first {
      text = "revision: \"\(revision)\""
    }
    return RemotePackage(url: url, requirement: text)
  }
}
