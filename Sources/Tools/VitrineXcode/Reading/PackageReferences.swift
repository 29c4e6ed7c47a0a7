import Foundation

/// The packages that a project file names.
struct PackageReferences {
  let objects: ProjectObjects
  let references: FileReferences

  /// Folders with a `Package.swift`: as package references, as files like any others, or in folders
  /// that are synchronized.
  var local: [URL] {
    let root = references.sourceRoot
    var folders = objects.all("XCLocalSwiftPackageReference").compactMap { object in
      object["relativePath"].flatMap {
        PackageFolder.find(URL(filePath: $0, relativeTo: root.directoryURL), near: root)
      }
    }
    folders += objects.all("PBXFileReference")
      .filter { object in
        let kind = object["lastKnownFileType"] ?? object["explicitFileType"] ?? ""
        return ["wrapper", "folder", "text", ""].contains(kind)
      }
      .compactMap { references.place($0.identifier) }
    folders += objects.all("PBXFileSystemSynchronizedRootGroup")
      .compactMap { references.place($0.identifier).flatMap(ProjectFiles.find) }
      .flatMap { [$0] + PackageFolder.below($0) }
    var known: Set<String> = []
    return folders.compactMap { ProjectFiles.find($0) }.filter {
      PackageFolder.exists($0) && known.insert($0.path).inserted
    }
  }

  /// External packages, with the commits that the project pins.
  func remote(pins: [String: PackagePins.Pin]) -> [RemotePackage] {
    objects.all("XCRemoteSwiftPackageReference").compactMap { object in
      guard let url = object["repositoryURL"] else { return nil }
      var package = RemotePackage(
        url: url, requirement: requirement(object.fields["requirement"]?.dictionary ?? [:]))
      let pin = pins[package.identity]
      package.revision = pin?.revision
      package.version = pin?.version
      return package
    }
  }

  private func requirement(_ fields: [String: PropertyValue]) -> String {
    func text(_ key: String) -> String { "\"\(fields[key]?.string ?? "")\"" }
    switch fields["kind"]?.string {
    case "exactVersion": return "exact: \(text("version"))"
    case "revision": return "revision: \(text("revision"))"
    case "branch": return "branch: \(text("branch"))"
    case "upToNextMinorVersion": return ".upToNextMinor(from: \(text("minimumVersion")))"
    case "versionRange": return "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    default: return "from: \(text("minimumVersion"))"
    }
  }
}

/// The commits of a `Package.resolved`.
package enum PackagePins {
  package struct Pin: Sendable, Hashable {
    package var revision: String?
    package var version: String?
  }

  /// The pins by the names of packages; none without a file.
  static func read(near project: URL) -> [String: Pin] {
    let below = "xcshareddata/swiftpm/Package.resolved"
    let folder = project.deletingLastPathComponent()
    let workspaces = ProjectFiles.names(folder).filter { $0.hasSuffix(".xcworkspace") }
    let places =
      [project.appending(path: "project.xcworkspace/\(below)")]
      + workspaces.map { folder.appending(path: "\($0)/\(below)") }
    return read(places)
  }

  /// The pins of the first existing file.
  static func read(_ places: [URL]) -> [String: Pin] {
    for place in places {
      guard let data = try? ProjectFiles.data(place, limit: ProjectFiles.sourceLimit),
        let file = try? JSONDecoder().decode(File.self, from: data)
      else { continue }
      return file.named
    }
    return [:]
  }

  /// The file in its first form (`object.pins`), and in the later ones.
  private struct File: Decodable {
    struct Entry: Decodable {
      struct State: Decodable {
        var revision: String?
        var version: String?
      }
      var identity: String?
      var package: String?
      var location: String?
      var repositoryURL: String?
      var state: State?
    }
    struct Table: Decodable { var pins: [Entry] }
    var pins: [Entry]?
    var object: Table?

    var named: [String: Pin] {
      (pins ?? object?.pins ?? []).reduce(into: [:]) { named, entry in
        let url = entry.location ?? entry.repositoryURL ?? entry.identity ?? entry.package ?? ""
        let name = RemotePackage(url: url, requirement: "").identity
        named[name] = Pin(revision: entry.state?.revision, version: entry.state?.version)
      }
    }
  }
}
