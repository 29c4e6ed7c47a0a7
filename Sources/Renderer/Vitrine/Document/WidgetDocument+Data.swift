import VitrineArchive
import VitrineCoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WidgetDocument {
  /// Reads an archive from a string.
  ///
  /// - Parameters:
  ///   - json: the archive.
  ///   - file: the name of the archive in errors.
  ///   - folder: the folder of its assets; `nil` if all of them are in the archive itself.
  ///   - kind: the member of a bundle; `nil` for the only one.
  ///   - decoder: the decoder for archives.
  /// - Throws: `ArchiveError` with file, line, path and hint if they are known.
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
  ///   - file: the name of the archive in errors.
  ///   - folder: the folder of its assets; `nil` if all of them are in the archive itself.
  ///   - kind: the member of a bundle; `nil` for the only one.
  ///   - decoder: the decoder for archives.
  /// - Throws: `ArchiveError` with file, line, path and hint if they are known.
  public init(
    data: Data, file: String = WidgetDocument.unnamed, folder: URL? = nil, kind: String? = nil,
    decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    try self.init(
      bytes: Array(data), file: file, folder: folder?.path, kind: kind, decoder: decoder)
  }

  /// Reads an archive from a file, with assets in the file's folder.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - kind: the member of a bundle; `nil` for the only one.
  ///   - decoder: the decoder for archives.
  /// - Throws: `ArchiveError` with file, line, path and hint if they are known, also for a URL with
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
