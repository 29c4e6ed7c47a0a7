import VitrineArchive
import VitrineCoding
import VitrinePayloads

/// The image files next to a payload, which names them without extensions.
struct FolderPayloadFiles: PayloadFiles {
  /// The file names, by their names without extension.
  private let files: [String: String]

  /// The extensions of image files, in order of preference.
  private static let extensions = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]

  /// Lists the files of a folder.
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

  /// Returns the file of an image.
  func image(named name: String) -> String? { files[name] }
}

extension ArchiveFolder {
  /// Whether the text of a file is a payload, which is drawn like an archive.
  package static func isPayload(_ bytes: [UInt8]) -> Bool {
    let tree = try? JSONParser.parseCollectingFaults(bytes, limits: .standard).tree
    return tree.map { tree in PayloadFormat.allCases.contains { $0.recognizes(tree) } } ?? false
  }
}

extension ArchiveDecoder {
  /// Decodes an archive, a bundle, or a payload, which is converted to an archive.
  ///
  /// - Parameter folder: the folder of a payload's images; `nil` for none.
  /// - Throws: `ArchiveError`, with file, path and hint if they are known.
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
