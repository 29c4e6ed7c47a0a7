import VitrineCoding

/// The content of an archive file: one widget, or a bundle of several.
package enum ArchiveFile: ArchiveValue {
  /// A widget, a Live Activity or a control.
  case archive(WidgetArchive)
  /// Several widgets, Live Activities or controls of one extension.
  case bundle(WidgetBundleArchive)

  /// Reads an archive or a bundle, depending on the keys.
  ///
  /// - Throws: `ArchiveError` for a faulty archive or bundle.
  package init(from decoder: any Decoder) throws {
    if try decoder.container(keyedBy: ArchiveKey.self).contains(WidgetBundleArchive.key) {
      self = .bundle(try WidgetBundleArchive(from: decoder))
    } else {
      self = .archive(try WidgetArchive(from: decoder))
    }
  }

  /// Writes the archive or the bundle.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .archive(let archive): try archive.encode(to: encoder)
    case .bundle(let bundle): try bundle.encode(to: encoder)
    }
  }

  /// An archive or a bundle.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    [
      "anyOf": [
        WidgetArchive.schema(in: &definitions), WidgetBundleArchive.schema(in: &definitions),
      ]
    ]
  }
}

extension ArchiveDecoder {
  /// Reads an archive or a bundle, and the warnings about it.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - file: the name by which errors call it.
  ///   - make: reads a file in another format; `nil` for an archive or a bundle.
  /// - Throws: `ArchiveError`, with file, path and hint where they are known.
  package func decodeFile(
    _ bytes: [UInt8], file: String? = nil,
    make: (JSONTree, DecodingContext) throws -> ArchiveFile? = { _, _ in nil }
  ) throws(ArchiveError) -> (ArchiveFile, [Diagnostic]) {
    try decode(
      ArchiveFile.self, bytes, file: file,
      check: { found throws(ArchiveError) in
        switch found {
        case .archive(let archive): try check(archive, at: NodePath())
        case .bundle(let bundle): try check(bundle)
        }
      }, make: make)
  }

  private func check(_ bundle: WidgetBundleArchive) throws(ArchiveError) {
    let place = NodePath([.key(WidgetBundleArchive.key.stringValue)])
    guard bundle.bundle.count <= limits.members else {
      throw ArchiveError(
        .limitExceeded(.members, found: bundle.bundle.count, allowed: limits.members), path: place)
    }
    for (index, member) in bundle.bundle.enumerated() {
      if case .archive(let archive) = member {
        try check(archive, at: place.appending(.index(index)))
      }
    }
  }

  /// Compares the number of an archive's entries or states with the limit.
  func check(_ archive: WidgetArchive, at place: NodePath) throws(ArchiveError) {
    let states = archive.liveActivity?.states.count ?? 0
    let (count, key): (Int, [NodePath.Step]) =
      states > 0
      ? (states, [.key("liveActivity"), .key("states")])
      : (archive.entries.count, [.key("entries")])
    guard count <= limits.entries else {
      throw ArchiveError(
        .limitExceeded(.entries, found: count, allowed: limits.entries),
        path: NodePath(place.steps + key))
    }
  }
}
