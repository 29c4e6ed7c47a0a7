import VitrineCoding

/// Several widgets, Live Activities and controls of one extension, in the order of their bundle.
///
/// The images, colours and strings of the bundle are available to every member; a member's own take
/// precedence. Source of the order: Apple's documentation of `WidgetBundle`.
package struct WidgetBundleArchive: ArchiveRecord {
  package var version: FormatVersion = .current
  package var bundle: [Member] = []
  /// The images, colours and strings of the bundle.
  package var resources = SharedResources()

  package init() {}

  package static let fields: [Field<WidgetBundleArchive>] =
    [
      Field("vitrine", \.version, required: true, "Version of the archive format, \"1.0\"."),
      Field("bundle", \.bundle, required: true, "The members, in order."),
    ] + SharedResources.fields.map { Field($0, in: \.resources) }

  /// The key that distinguishes a bundle from an archive.
  static let key = ArchiveKey("bundle")

  /// At least one member is needed.
  package func validate() -> String? { bundle.isEmpty ? "'bundle' must not be empty" : nil }
}

extension WidgetBundleArchive {
  /// A member: an inline archive, or the file that contains it.
  package enum Member: ArchiveValue {
    /// An archive.
    case archive(WidgetArchive)
    /// A file, relative to the bundle's.
    case file(String)

    /// Reads an object or a file's name.
    ///
    /// - Throws: `ArchiveError` for a faulty archive or an empty name.
    package init(from decoder: any Decoder) throws {
      guard let name = decoder.plainString else {
        self = .archive(try WidgetArchive(from: decoder))
        return
      }
      guard !name.isEmpty else {
        throw ArchiveError(.invalidValue("must not be empty"), at: decoder.codingPath)
      }
      self = .file(name)
    }

    /// Writes an object or a file's name.
    package func encode(to encoder: any Encoder) throws {
      switch self {
      case .archive(let archive): try archive.encode(to: encoder)
      case .file(let name): try name.encode(to: encoder)
      }
    }

    /// An archive or a string.
    package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
      definitions.reference("WidgetBundleArchive.Member") { definitions in
        ["anyOf": [WidgetArchive.schema(in: &definitions), ["type": "string", "minLength": 1]]]
      }
    }
  }
}
