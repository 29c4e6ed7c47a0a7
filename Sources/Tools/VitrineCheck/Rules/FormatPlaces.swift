/// The placeholders of a format, by their positions.
struct FormatPlaces: Hashable {
  private var kinds: [Int: Character] = [:]

  /// Whether another format has all of these placeholders; it may have more.
  func isPart(of other: FormatPlaces) -> Bool {
    kinds.allSatisfy { other.kinds[$0.key] == $0.value }
  }

  /// Reads placeholders such as `%@`, `%lld`, `%1$@` and `%.1f`.
  init(_ format: String) {
    var rest = format[...]
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      var position: Int?
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        position = number
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "0123456789.+-#'hlqLzjt".contains($0) }
      guard let letter = rest.first, letter.isLetter || letter == "@" else { continue }
      kinds[position ?? next] = FormatPlaces.kind(letter)
      if position == nil { next += 1 }
    }
  }

  /// Returns the text of a format without its placeholders.
  static func words(of format: String) -> String {
    var (words, rest) = ("", format[...])
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[rest.index(after: percent)...].drop { "0123456789.+-#'$hlqLzjt".contains($0) }
      rest = rest.dropFirst()
    }
    return words + rest
  }

  private static func kind(_ letter: Character) -> Character {
    switch letter {
    case "d", "i", "u", "x", "X": "d"
    case "f", "F", "g", "G", "e": "f"
    default: letter
    }
  }
}
