import VitrineCoding

/// A change of the case of letters in texts.
package enum TextCase: String, ArchiveEnum {
  /// Capital letters.
  case uppercase
  /// Lowercase letters.
  case lowercase
  /// The letters as they are written.
  case asWritten = "none"

  /// Returns `text` in this case by Unicode's rules, which do not depend on a locale.
  package func apply(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .asWritten: text
    }
  }
}
