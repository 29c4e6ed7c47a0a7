@_exported import VitrineArchive
@_exported import enum VitrineCairo.PNGCompression
@_exported import VitrineCoding
@_exported import VitrineDevices
@_exported import VitrineDisplayList
@_exported import VitrineFiles
@_exported import VitrineGeometry
@_exported import VitrineModel
@_exported import VitrineRequests

/// An archive with the folder of its assets.
///
/// A document provides everything that rendering needs from outside. Any number of renders on any
/// number of threads may share it.
public struct WidgetDocument: Sendable {
  /// The archive, with the strings of its bundle.
  public let archive: WidgetArchive
  /// The name of the archive in errors.
  public var file: String { origin.file }
  /// Warnings about probable mistakes in the archive.
  public internal(set) var warnings: [Diagnostic]
  /// The path of the archive in its file: the root, or a member of a bundle.
  public var place: NodePath { origin.place }
  /// The source of the archive.
  package let origin: ArchiveOrigin
  /// Whether it is a member of a bundle.
  public let isMember: Bool
  let assets: AssetStore
  /// Whether the files that were read for it, except its own, are unchanged.
  package var hasCurrentFiles: Bool { assets.isCurrent }
  /// Whether the files that were read for it, except its own, are older than another one.
  package func hasFiles(olderThan path: String) -> Bool { assets.isOlder(than: path) }

  /// Reads an archive from a file, with assets in the file's folder.
  ///
  /// - Parameters:
  ///   - file: the path of the archive.
  ///   - kind: the member of a bundle; `nil` for the only one.
  ///   - decoder: the decoder for archives.
  /// - Throws: `ArchiveError` with file, path and hint if they are known.
  public init(
    contentsOf file: String, kind: String? = nil, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    let all = try WidgetDocument.all(contentsOf: file, decoder: decoder)
    self = try WidgetDocument.one(of: all, kind: kind, file: file)
  }

  /// Reads an archive from bytes.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - file: the name of the archive in errors.
  ///   - folder: the folder of its assets; `nil`, the default, if all of them are in the archive
  ///     itself.
  ///   - kind: the member of a bundle; `nil` for the only one.
  ///   - decoder: the decoder for archives.
  /// - Throws: `ArchiveError` with file, path and hint if they are known.
  public init(
    bytes: [UInt8], file: String = WidgetDocument.unnamed, folder: String? = nil,
    kind: String? = nil, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    let all = try WidgetDocument.all(bytes: bytes, file: file, folder: folder, decoder: decoder)
    self = try WidgetDocument.one(of: all, kind: kind, file: file)
  }

  /// The name of an archive without a name in errors.
  public static let unnamed = "archive.json"

  /// Creates a document from a decoded archive.
  ///
  /// - Parameters:
  ///   - origin: the source of the archive.
  ///   - bundle: the bundle that contains it, with the store of the bundle's assets.
  /// - Throws: `ArchiveError` if an asset catalogue can't be read.
  init(
    _ archive: WidgetArchive, _ warnings: [Diagnostic], _ origin: ArchiveOrigin,
    folder: FolderLocation?,
    bundle: (WidgetBundleArchive, AssetStore)? = nil,
    limits: ArchiveLimits
  ) throws(ArchiveError) {
    self.archive = bundle.map { archive.completed(by: $0.0) } ?? archive
    self.origin = origin
    isMember = bundle != nil
    do throws(ArchiveError) {
      assets = try AssetStore(
        archive.resources.assets, archive.resources.colors,
        catalogs: archive.resources.assetCatalogs, folder: folder,
        else: bundle?.1, limits: limits)
    } catch {
      throw origin.completed(error)
    }
    self.warnings = warnings + archive.unshownViews(at: origin.place) + assets.faults
  }
}

extension FileError {
  /// The error as the reason of an archive's error.
  package var reason: ArchiveError.Reason {
    switch self {
    case .system, .notAFile, .link, .path: .unreadable(text)
    case .tooLarge(let found, let allowed):
      .limitExceeded(.archiveBytes, found: found, allowed: allowed)
    }
  }
}
