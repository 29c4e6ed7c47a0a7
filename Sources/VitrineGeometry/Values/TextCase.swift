import VitrineCoding

/// A change of the letters of texts.
package enum TextCase: String, ArchiveEnum {
  /// Capital letters.
  case uppercase
  /// Small letters.
  case lowercase
  /// The letters as they are written.
  case asWritten = "none"

  /// The `text` with its letters changed by Unicode's rules, which ask no locale.
  package func apply(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .asWritten: text
    }
  }
}
