import Vitrine

/// The port and token of a project's last session, so that its address stays the same.
package struct ProjectAddress {
  private let location: FolderLocation
  private static let file = RelativePath(fixed: "preview-address")
  private static let limit = 1024

  package init(folder: String) {
    location = FolderLocation(given: folder, below: HiddenFolder.path)
  }

  /// The stored address; `nil` if there is none, or if it is invalid.
  package func read() -> (port: UInt16, token: String)? {
    guard
      let bytes = try? location.open().read(ProjectAddress.file, limit: ProjectAddress.limit)
    else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let port = UInt16(words[0]), port > 0, words[1].count == 26,
      words[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return (port, String(words[1]))
  }

  /// Stores the address, readable by this user only.
  ///
  /// If that fails, the next address differs.
  package func write(port: UInt16, token: String) {
    do throws(FileError) {
      HiddenFolder(location).exclude()
      let open = try location.openOrMake()
      try open.write(Array("\(port) \(token)\n".utf8), to: ProjectAddress.file, mode: 0o600)
    } catch {
      return
    }
  }
}
