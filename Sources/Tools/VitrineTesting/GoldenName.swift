import Vitrine
import VitrineCoding

/// The names of goldens that are made from texts of tests: of functions, arguments and widgets.
package enum GoldenName {
  /// The maximum size of a name in bytes, which leaves room for the values of a picture and the
  /// suffixes of its files.
  private static let mostBytes = 120

  /// Returns parts of a name, separated by dots, without those that are empty.
  ///
  /// A name that is too long ends with a checksum of the whole.
  package static func joined(_ parts: [String]) -> String {
    bounded(parts.filter { !$0.isEmpty }.joined(separator: "."))
  }

  /// Returns a text with only letters, digits and `-_+.#`; other characters between them become one
  /// hyphen.
  ///
  /// If nothing is left of it, a checksum of the text takes its place.
  package static func part(_ text: String) -> String {
    let words = text.split { !isPlain($0) }.joined(separator: "-")
    let name = words.drop { $0 == "." }
    return name.isEmpty ? checksum(text) : bounded(String(name))
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_+.#".contains(character)
  }

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > mostBytes else { return text }
    let end = "-" + checksum(text)
    var start = Substring(text)
    while start.utf8.count + end.utf8.count > mostBytes { start.removeLast() }
    return start + end
  }

  /// Returns eight hexadecimal digits for a text.
  private static func checksum(_ text: String) -> String {
    String(XXHash64.text(XXHash64.hash(Array(text.utf8))).prefix(8))
  }
}
