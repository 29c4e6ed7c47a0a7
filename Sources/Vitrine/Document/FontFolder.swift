import VitrineModel
import VitrineText

/// Faces that somebody has in a folder, beside those of the binary.
///
/// A family of a name that the binary also has replaces it; one of Apple's system families is set as
/// it is wherever a text asks for the system's face. No other folder is ever looked into.
public struct FontFolder: Sendable {
  let files: [FontFile]

  /// No faces.
  public init() { files = [] }

  /// Reads every font file of a folder, in alphabetical order, folders in it left out.
  ///
  /// - Throws: `ArchiveError` when the folder or a font file cannot be read, is no font or is too
  ///   large.
  public init(
    contentsOf folder: String, limits: ArchiveLimits = .standard
  ) throws(ArchiveError) {
    let location = FolderLocation(given: folder)
    var files: [FontFile] = []
    for name in try FontFolder.names(in: location) where FontFolder.isFont(name) {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try location.open().read(RelativePath(name), limit: limits.assetBytes)
      } catch {
        throw ArchiveError(error.reason, file: folder + "/" + name)
      }
      guard let file = FontFile(bytes: bytes) else {
        throw ArchiveError(
          .unreadable("it is no font with outlines"), file: folder + "/" + name)
      }
      files.append(file)
    }
    self.files = files
  }

  /// Whether the name is that of a font file.
  static func isFont(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".ttf") || name.hasSuffix(".otf")
  }

  private static func names(in folder: FolderLocation) throws(ArchiveError) -> [String] {
    do throws(FileError) {
      return try folder.open().names()
    } catch {
      throw ArchiveError(.unreadable(error.text), file: folder.path)
    }
  }
}
