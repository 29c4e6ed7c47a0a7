import VitrineCoding
import VitrineModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WidgetDocument {
  /// Reads an archive from a text.
  ///
  /// - Parameters:
  ///   - json: the archive.
  ///   - file: the name by which errors call it.
  ///   - folder: where its assets are; `nil` when it has only assets of its own.
  ///   - kind: which member of a bundle is meant; `nil` is the only one.
  ///   - decoder: reads it.
  /// - Throws: `ArchiveError` with file, line, path and hint where they are known.
  public init(
    json: String, file: String = WidgetDocument.unnamed, folder: String? = nil,
    kind: String? = nil, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    try self.init(
      bytes: Array(json.utf8), file: file, folder: folder, kind: kind, decoder: decoder)
  }

  /// Reads an archive from data.
  ///
  /// - Parameters:
  ///   - data: JSON in UTF-8.
  ///   - file: the name by which errors call it.
  ///   - folder: where its assets are; `nil` when it has only assets of its own.
  ///   - kind: which member of a bundle is meant; `nil` is the only one.
  ///   - decoder: reads it.
  /// - Throws: `ArchiveError` with file, line, path and hint where they are known.
  public init(
    data: Data, file: String = WidgetDocument.unnamed, folder: URL? = nil, kind: String? = nil,
    decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    try self.init(
      bytes: Array(data), file: file, folder: folder?.path, kind: kind, decoder: decoder)
  }

  /// Reads an archive from a file; its assets are looked for beside it.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - kind: which member of a bundle is meant; `nil` is the only one.
  ///   - decoder: reads it.
  /// - Throws: `ArchiveError` with file, line, path and hint where they are known, also for a URL of
  ///   another scheme.
  public init(
    contentsOf url: URL, kind: String? = nil, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    guard url.isFileURL else {
      throw ArchiveError(.unreadable("it is not a file URL"), file: url.absoluteString)
    }
    try self.init(contentsOf: url.path, kind: kind, decoder: decoder)
  }
}
