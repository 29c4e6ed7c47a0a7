import VitrineCairo
import VitrineCoding
import VitrineText

/// Fonts from a folder, in addition to the built-in ones.
///
/// A family with the name of a built-in one replaces it. One of Apple's system families also
/// replaces the system font. Subfolders are ignored.
public struct FontFolder: Sendable {
  let files: [FontFile]

  /// Creates a folder without fonts.
  public init() { files = [] }

  /// Reads every font file of a folder, in alphabetical order, without subfolders.
  ///
  /// - Throws: `ArchiveError` when the folder or a font file cannot be read, is not a font or is
  ///   too large.
  public init(
    contentsOf folder: String, limits: ArchiveLimits = .standard
  ) throws(ArchiveError) {
    let location = FolderLocation(given: folder)
    var files: [FontFile] = []
    for name in try FontFolder.names(in: location) where FontReader.isFont(name) {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try location.open().read(RelativePath(name), limit: limits.assetBytes)
      } catch {
        throw ArchiveError(error.reason, file: folder + "/" + name)
      }
      do throws(FontDecodingError) {
        files += try FontReader.faces(of: bytes, limit: limits.assetBytes)
      } catch {
        throw ArchiveError(.unreadable(error.text), file: folder + "/" + name)
      }
    }
    self.files = files
  }

  /// Reads fonts that replace built-in families, independent of the names in the files.
  ///
  /// - Parameters:
  ///   - files: the paths by replaced family, relative to `folder`; nothing outside it is
  ///     read.
  /// - Throws: `ArchiveError` when the family does not exist, or a file cannot be read, is not a
  ///   font or is too large.
  package init(
    replacing files: [String: String], in folder: FolderLocation, limits: ArchiveLimits = .standard
  ) throws(ArchiveError) {
    let place = AssetFolder(location: folder, limit: limits.assetBytes)
    let families = FontTextEngine().familyNames
    var faces: [FontFile] = []
    for (family, file) in files.sorted(by: { $0.key < $1.key }) {
      let path = NodePath([.key("faces"), .key(family)])
      guard families.contains(family) else {
        throw ArchiveError(
          .notInArchive(
            "there is no family '\(family)'", hint: Suggestion.hint(for: family, among: families)),
          path: path)
      }
      let bytes = try place.bytes(of: file, for: family, at: path)
      do throws(FontDecodingError) {
        faces += try FontReader.faces(of: bytes, family: family, limit: limits.assetBytes)
      } catch {
        throw ArchiveError(.asset(name: family, "'\(file)': \(error.text)"), path: path)
      }
    }
    self.files = faces
  }

  private init(_ files: [FontFile]) { self.files = files }

  /// Returns these fonts and those of another folder, which take precedence.
  package func adding(_ other: FontFolder) -> FontFolder {
    let replaced = Set(other.files.map(\.family))
    return FontFolder(files.filter { !replaced.contains($0.family) } + other.files)
  }

  private static func names(in folder: FolderLocation) throws(ArchiveError) -> [String] {
    do throws(FileError) {
      return try folder.open().names()
    } catch {
      throw ArchiveError(.unreadable(error.text), file: folder.path)
    }
  }
}
