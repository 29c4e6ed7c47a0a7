@_exported import VitrineCoding
@_exported import VitrineDevices
@_exported import VitrineDisplayList
@_exported import VitrineGeometry
@_exported import VitrineModel

/// An archive with the folder its assets are in.
///
/// Everything a render needs from outside is read through a document; it may be shared by any
/// number of renders on any number of threads.
public struct WidgetDocument: Sendable {
  /// The archive, with the strings of its bundle.
  public let archive: WidgetArchive
  /// The name by which errors call the archive.
  public var file: String { origin.file }
  /// Warnings about probable mistakes in the archive.
  public internal(set) var warnings: [Diagnostic]
  /// Place of the archive in its file: the root, or a member of a bundle.
  public var place: NodePath { origin.place }
  /// Where the archive was read.
  package let origin: ArchiveOrigin
  /// Whether it is a member of a bundle.
  public let isMember: Bool
  let assets: AssetStore
  /// Whether the files that were read for it, but for its own, are as they were.
  package var hasCurrentFiles: Bool { assets.isCurrent }

  /// Reads an archive from a file; its assets are looked for beside it.
  ///
  /// - Parameters:
  ///   - file: path of the archive.
  ///   - kind: which member of a bundle is meant; `nil` is the only one.
  ///   - decoder: what archives may hold.
  /// - Throws: `ArchiveError` with file, path and hint where they are known.
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
  ///   - file: the name by which errors call the archive.
  ///   - folder: where its assets are; `nil`, the default, when it has only assets of its own.
  ///   - kind: which member of a bundle is meant; `nil` is the only one.
  ///   - decoder: what archives may hold.
  /// - Throws: `ArchiveError` with file, path and hint where they are known.
  public init(
    bytes: [UInt8], file: String = WidgetDocument.unnamed, folder: String? = nil,
    kind: String? = nil, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) {
    let all = try WidgetDocument.all(bytes: bytes, file: file, folder: folder, decoder: decoder)
    self = try WidgetDocument.one(of: all, kind: kind, file: file)
  }

  /// The name of an archive without a name in errors.
  public static let unnamed = "archive.json"

  /// Makes a document of an archive that was read.
  ///
  /// - Parameters:
  ///   - origin: where it was read.
  ///   - bundle: the bundle whose member it is, with the store of the bundle's assets.
  /// - Throws: `ArchiveError` when an asset catalogue cannot be read.
  init(
    _ archive: WidgetArchive, _ warnings: [Diagnostic], _ origin: ArchiveOrigin,
    folder: FolderLocation?,
    bundle: (WidgetBundleArchive, AssetStore)? = nil,
    limits: ArchiveLimits
  ) throws(ArchiveError) {
    self.archive = bundle.map { archive.completed(by: $0.0) } ?? archive
    (self.origin, self.warnings) = (origin, warnings)
    isMember = bundle != nil
    do throws(ArchiveError) {
      assets = try AssetStore(
        archive.resources.assets, archive.resources.colors,
        catalogs: archive.resources.assetCatalogs, folder: folder,
        else: bundle?.1, limits: limits)
    } catch {
      throw origin.completed(error)
    }
  }
}

extension FileError {
  /// The error as the fault of an archive file.
  package var reason: ArchiveError.Reason {
    switch self {
    case .system, .notAFile, .link, .path: .unreadable(text)
    case .tooLarge(let found, let allowed):
      .limitExceeded(.archiveBytes, found: found, allowed: allowed)
    }
  }
}
