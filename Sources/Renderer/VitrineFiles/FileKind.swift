/// What a file holds, by its beginning.
package enum FileKind: Hashable, Sendable {
  /// A picture, a film or another file that is no text.
  case binary
  /// XML or HTML.
  case markup
  /// JSON that is no archive.
  case json
  /// An archive or a bundle of archives.
  case archive
  /// Other text.
  case text

  /// The number of bytes that are read.
  private static let beginning = 4096

  /// The endings of names of files that commands write.
  private static let written: Set<String> = [
    "png", "apng", "gif", "webp", "mp4", "mov", "svg", "pdf", "html", "xml", "json", "sarif", "md",
    "markdown", "txt", "log",
  ]

  /// Creates the kind of a file with these bytes.
  package init(_ bytes: [UInt8]) {
    let start = bytes.prefix(FileKind.beginning)
    let first = start.first { !" \t\r\n".utf8.contains($0) }
    if start.contains(0) || start.starts(with: "%PDF".utf8) {
      self = .binary
    } else if first == UInt8(ascii: "<") {
      self = .markup
    } else if let first, "{[".utf8.contains(first) {
      self = FileKind.hasVersion(start) ? .archive : .json
    } else {
      self = .text
    }
  }

  /// Whether JSON has the key with which archives begin.
  private static func hasVersion(_ start: ArraySlice<UInt8>) -> Bool {
    let key = Array("\"vitrine\"".utf8)
    return start.indices.contains { index in
      guard start[index...].starts(with: key) else { return false }
      let rest = start[(index + key.count)...]
      return rest.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
    }
  }

  /// Whether a file may be replaced by these bytes: one of the same kind, which a command can have
  /// written; `true` if there is none, or none that holds something.
  package static func canReplace(_ path: String, with bytes: [UInt8]) -> Bool {
    guard let earlier = try? FileReader.start(of: path, count: beginning), !earlier.isEmpty else {
      return true
    }
    let name = PathName.last(of: path) ?? path
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return written.contains(ending ?? "txt") && FileKind(earlier) == FileKind(bytes)
  }
}
