import VitrineCoding
import VitrineModel
import VitrinePayloads

/// The images beside a payload, which it names without extensions.
struct FolderPayloadFiles: PayloadFiles {
  /// The names of files, by what is before the extension.
  private let files: [String: String]

  /// The kinds of image files, the first one first where there are several of a name.
  private static let extensions = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]

  /// Reads the names of a folder.
  init(_ folder: FolderLocation?) {
    let names = Set((try? folder?.open().names()) ?? [])
    var files: [String: String] = [:]
    for kind in FolderPayloadFiles.extensions {
      for name in names where name.hasSuffix("." + kind) {
        let stem = String(name.dropLast(kind.count + 1))
        files[stem] = files[stem] ?? name
      }
    }
    self.files = files
  }

  /// The file of an image.
  func image(named name: String) -> String? { files[name] }
}

extension ArchiveDecoder {
  /// Reads an archive, a bundle, or a payload that becomes an archive.
  ///
  /// - Parameter folder: where the images of a payload are; `nil` for none.
  /// - Throws: `ArchiveError`, with file, path and hint where they are known.
  func decodePayload(
    _ bytes: [UInt8], file: String, folder: FolderLocation?
  ) throws(ArchiveError) -> (ArchiveFile, [Diagnostic]) {
    try decodeFile(bytes, file: file) { tree, context in
      try PayloadFormat.archive(tree, size: bytes.count, context) { FolderPayloadFiles(folder) }
        .map(
          ArchiveFile.archive)
    }
  }
}
