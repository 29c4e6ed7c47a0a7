/// File names derived from untrusted text.
package enum FileName {
  /// The maximum size of a part of a name in bytes, which is enough for 80 letters of nearly any
  /// script.
  private static let mostBytes = 240

  /// The text without characters that have a meaning in file systems; `fallback` if nothing
  /// remains.
  package static func safe(_ text: String, fallback: String? = nil) -> String {
    let plain = String(
      text.map { character in
        let isPlain = character.isLetter || character.isNumber || "-_+ .".contains(character)
        return isPlain ? character : "_"
      })
    var trimmed = String(plain.prefix(80).drop { $0 == "." || $0 == " " })
    // A character may have any number of combining marks.
    while trimmed.utf8.count > mostBytes { trimmed.removeLast() }
    if !trimmed.isEmpty { return trimmed }
    return fallback.map { safe($0) } ?? "widget"
  }
}
