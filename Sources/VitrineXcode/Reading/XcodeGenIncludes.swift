import Foundation

/// A specification with the files that it includes.
enum XcodeGenIncludes {
  private static let depthLimit = 16

  /// The entries of all files; those of the including one go before the included.
  ///
  /// - Throws: `ProjectError` for files that cannot be read.
  static func read(_ file: URL) throws(ProjectError) -> [String: PropertyValue] {
    try read(file, depth: 0).dictionary ?? [:]
  }

  private static func read(_ file: URL, depth: Int) throws(ProjectError) -> PropertyValue {
    guard depth < depthLimit else {
      throw ProjectError("files include each other without end", file: file)
    }
    let value = try YAMLDocument.read(file)
    guard value.dictionary != nil else {
      throw ProjectError("the document is not a mapping", file: file)
    }
    let folder = file.deletingLastPathComponent()
    var merged = PropertyValue.dictionary([:])
    let entries = value["include"]?.array ?? value["include"].map { [$0] } ?? []
    for entry in entries {
      guard let path = entry.string ?? entry["path"]?.string else { continue }
      if entry["enable"]?.string == "NO" { continue }
      guard let found = ProjectFiles.find(URL(filePath: path, relativeTo: folder.directoryURL))
      else {
        throw ProjectError("the included file '\(path)' is not there", file: file)
      }
      var included = try read(found, depth: depth + 1)
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
  /// What a whole specification has.
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
