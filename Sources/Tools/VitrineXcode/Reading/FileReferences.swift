import Foundation

/// The paths of a project's files, which depend on the groups around them.
struct FileReferences {
  private let objects: ProjectObjects
  /// The folder of the project.
  let sourceRoot: URL
  private var parents: [String: String] = [:]

  init(_ objects: ProjectObjects, sourceRoot: URL) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    var open = [objects.root["mainGroup"]].compactMap { $0 }
    while let identifier = open.popLast() {
      for child in objects[identifier]?.strings("children") ?? [] where parents[child] == nil {
        parents[child] = identifier
        open.append(child)
      }
    }
  }

  /// The path of a file or group; `nil` for files of the system or the build.
  func place(_ identifier: String) -> URL? { place(identifier, seen: []) }

  private func place(_ identifier: String, seen: Set<String>) -> URL? {
    guard let object = objects[identifier], !seen.contains(identifier) else { return nil }
    let path = object["path"]
    let base: URL?
    switch object["sourceTree"] ?? "<group>" {
    case "<group>":
      base =
        parents[identifier].flatMap { place($0, seen: seen.union([identifier])) } ?? sourceRoot
    case "SOURCE_ROOT": base = sourceRoot
    case "<absolute>": base = URL(filePath: "/")
    // Files of the system and products of the build.
    default: base = nil
    }
    guard let base else { return nil }
    return path.map { URL(filePath: $0, relativeTo: base.directoryURL).standardizedFileURL } ?? base
  }

  /// The files of a member of a build phase: itself, or its languages.
  func files(_ identifier: String) -> [URL] {
    guard let object = objects[identifier] else { return [] }
    if object.isa == "PBXVariantGroup" {
      return object.strings("children").compactMap(place)
    }
    return place(identifier).map { [$0] } ?? []
  }
}

extension URL {
  /// The place as a folder, against which paths are resolved.
  var directoryURL: URL {
    hasDirectoryPath ? self : URL(filePath: path, directoryHint: .isDirectory)
  }
}
