import Foundation

/// A specification with the files that it includes.
enum XcodeGenIncludes {
  private static let depthLimit = 16

  /// The entries of all files; those of the including file take precedence.
  ///
  /// - Parameter folder: where paths of the file begin.
  /// - Throws: `ProjectError` for files that cannot be read.
  static func read(
    _ file: URL, in folder: URL
  ) throws(ProjectError) -> [String: PropertyValue] {
    try read(file, in: folder, depth: 0).dictionary ?? [:]
  }

  /// The folder for which a specification is written: its own, or the closest one above that
  /// contains all files that it includes.
  ///
  /// Repositories with several apps keep one specification for each, and a script copies one of them
  /// to the root.
  ///
  /// - Throws: `ProjectError` for a file that cannot be read.
  static func folder(of file: URL) throws(ProjectError) -> URL {
    let own = file.deletingLastPathComponent().standardizedFileURL
    let paths = entries(try YAMLDocument.read(file)).compactMap(path)
    var folder = own
    for _ in 0..<depthLimit {
      let isHere = paths.allSatisfy {
        ProjectFiles.find(URL(filePath: $0, relativeTo: folder.directoryURL)) != nil
      }
      if isHere { return folder }
      // Files outside a repository do not belong to it.
      if ProjectFiles.exists(folder.appending(path: ".git")) { break }
      folder = folder.deletingLastPathComponent()
    }
    return own
  }

  private static func entries(_ value: PropertyValue) -> [PropertyValue] {
    value["include"]?.array ?? value["include"].map { [$0] } ?? []
  }

  private static func path(_ entry: PropertyValue) -> String? {
    entry.string ?? entry["path"]?.string
  }

  private static func read(
    _ file: URL, in folder: URL, depth: Int
  ) throws(ProjectError) -> PropertyValue {
    guard depth < depthLimit else {
      throw ProjectError("files include each other in a cycle", file: file)
    }
    let value = try YAMLDocument.read(file)
    guard value.dictionary != nil else {
      throw ProjectError("the document is not a mapping", file: file)
    }
    var merged = PropertyValue.dictionary([:])
    for entry in entries(value) {
      guard let path = path(entry) else { continue }
      if entry["enable"]?.string == "NO" { continue }
      guard let found = ProjectFiles.find(URL(filePath: path, relativeTo: folder.directoryURL))
      else {
        throw ProjectError("the included file '\(path)' does not exist", file: file)
      }
      var included = try read(
        found, in: found.deletingLastPathComponent(), depth: depth + 1)
      if entry["relativePaths"]?.string != "NO" {
        let prefix = found.deletingLastPathComponent().path(from: folder)
        included = XcodeGenPaths.prefix(included, with: prefix, XcodeGenPaths.project)
      }
      merged = merged.merging(included)
    }
    return merged.merging(value)
  }
}

/// The places in a specification that are paths.
///
/// Source: "Include" of XcodeGen's documentation, and the `pathProperties` of its types.
indirect enum XcodeGenPaths: Sendable {
  /// A text, or each text of a list.
  case path
  /// The entries of a mapping; of a list, of each of its mappings.
  case fields([String: XcodeGenPaths])
  /// Each value of a mapping.
  case each(XcodeGenPaths)
  /// A path as a text, or a mapping with one.
  case either(XcodeGenPaths)

  private static let source = either(.fields(["path": .path]))
  private static let target = each(
    .fields([
      "sources": source, "resources": source, "configFiles": .each(.path),
      "info": .fields(["path": .path]), "entitlements": .fields(["path": .path]),
    ]))
  /// The keys of a whole specification.
  static let project = fields([
    "configFiles": .each(.path), "localPackages": .path, "fileGroups": .path,
    "packages": .each(.fields(["path": .path])), "targets": target, "targetTemplates": target,
    "projectReferences": .each(.fields(["path": .path])),
  ])

  /// A value whose paths begin with a folder.
  static func prefix(
    _ value: PropertyValue, with folder: String, _ paths: XcodeGenPaths
  ) -> PropertyValue {
    switch (paths, value) {
    case (_, .array(let values)): return .array(values.map { prefix($0, with: folder, paths) })
    case (.path, .string(let text)), (.either, .string(let text)):
      return .string(text.hasPrefix("/") || folder.isEmpty ? text : "\(folder)/\(text)")
    case (.either(let inner), _): return prefix(value, with: folder, inner)
    case (.each(let inner), .dictionary(let entries)):
      return .dictionary(entries.mapValues { prefix($0, with: folder, inner) })
    case (.fields(let known), .dictionary(var entries)):
      for (key, inner) in known {
        entries[key] = entries[key].map { prefix($0, with: folder, inner) }
      }
      return .dictionary(entries)
    default: return value
    }
  }
}
