@_exported import VitrineModel

/// An archive with the folder its assets lie in.
///
/// Everything a render needs from outside is read through a document; it may be shared by any
/// number of renders on any number of threads.
public struct WidgetDocument: Sendable {
  /// The archive.
  public let archive: WidgetArchive
  /// The name by which errors call the archive.
  public let file: String
  /// What is probably not meant in the archive.
  public let warnings: [Diagnostic]
  let assets: AssetStore

  /// Reads an archive from a file; its assets are looked for beside it.
  ///
  /// - Throws: `ArchiveError` with file, path and hint where they are known.
  public init(
    contentsOf file: String, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(file, limit: decoder.limits.archiveBytes)
    } catch {
      throw ArchiveError(error.reason, file: file)
    }
    let cut = file.lastIndex(of: "/")
    let folder = cut.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
    try self.init(bytes: bytes, file: file, folder: folder, decoder: decoder)
  }

  /// Reads an archive from bytes.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - file: the name by which errors call the archive.
  ///   - folder: where its assets lie; `nil` when it has only assets of its own.
  /// - Throws: `ArchiveError` with file, path and hint where they are known.
  public init(
    bytes: [UInt8], file: String, folder: String?, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    (archive, warnings) = try decoder.decode(bytes, file: file)
    self.file = file
    do throws(ArchiveError) {
      assets = try AssetStore(archive, folder: folder, limits: decoder.limits)
    } catch {
      var error = error
      error.file = error.file ?? file
      throw error
    }
  }
}

extension FileReader.Failure {
  /// The failure as the fault of an archive file.
  package var reason: ArchiveError.Reason {
    switch self {
    case .system(let detail): .unreadable(detail)
    case .notAFile: .unreadable("not a regular file")
    case .tooLarge(let found, let allowed):
      .limitExceeded(.archiveBytes, found: found, allowed: allowed)
    }
  }
}
