/// Names of files made of text that anybody may have written.
package enum FileName {
  /// The text without anything that means something to file systems; `fallback` where nothing is
  /// left.
  package static func safe(_ text: String, fallback: String? = nil) -> String {
    let plain = String(
      text.map { character in
        let isPlain = character.isLetter || character.isNumber || "-_+ .".contains(character)
        return isPlain ? character : "_"
      })
    let trimmed = plain.prefix(80).drop { $0 == "." || $0 == " " }
    if !trimmed.isEmpty { return String(trimmed) }
    return fallback.map { safe($0) } ?? "widget"
  }
}
