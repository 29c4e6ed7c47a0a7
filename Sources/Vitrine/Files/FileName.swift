/// File names derived from untrusted text.
package enum FileName {
  /// Most bytes of a part of a name: 80 letters of any script but the rarest.
  private static let mostBytes = 240

  /// The text without anything that means something to file systems; `fallback` where nothing is
  /// left.
  package static func safe(_ text: String, fallback: String? = nil) -> String {
    let plain = String(
      text.map { character in
        let isPlain = character.isLetter || character.isNumber || "-_+ .".contains(character)
        return isPlain ? character : "_"
      })
    var trimmed = String(plain.prefix(80).drop { $0 == "." || $0 == " " })
    // A character may have any number of marks on it.
    while trimmed.utf8.count > mostBytes { trimmed.removeLast() }
    if !trimmed.isEmpty { return trimmed }
    return fallback.map { safe($0) } ?? "widget"
  }
}
