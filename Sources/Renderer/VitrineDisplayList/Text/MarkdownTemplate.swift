/// Inline Markdown with placeholders for values, which are never interpreted as Markdown.
///
/// The Markdown is parsed with the placeholders, and the values are inserted into the result. So
/// even a value in a code span or in a link's address is neither formatted nor escaped.
package struct MarkdownTemplate: Hashable, Sendable {
  /// The Markdown with placeholders for the values.
  package private(set) var source = ""
  /// The text with Markdown syntax and values unchanged.
  package private(set) var plain = ""
  private var values: [String] = []

  /// A placeholder is a number between two of Unicode's noncharacters, with noncharacters as
  /// digits.
  private static let start: UInt32 = 0xFDD0
  private static let end: UInt32 = 0xFDD1
  private static let firstDigit: UInt32 = 0xFDE0
  private static let reserved: ClosedRange<UInt32> = 0xFDD0...0xFDEF

  package init() {}

  /// Appends Markdown; noncharacters, which are not allowed in texts, are omitted.
  package mutating func append(markdown text: String) {
    source.unicodeScalars.append(
      contentsOf: text.unicodeScalars.lazy.filter {
        !MarkdownTemplate.reserved.contains($0.value)
      })
    plain += text
  }

  /// Appends a value.
  package mutating func append(value: String) {
    let digits = String(values.count, radix: 16).compactMap(\.hexDigitValue).map {
      MarkdownTemplate.firstDigit + UInt32($0)
    }
    source.unicodeScalars.append(
      contentsOf: ([MarkdownTemplate.start] + digits + [MarkdownTemplate.end])
        .compactMap(Unicode.Scalar.init))
    values.append(value)
    plain += value
  }

  /// Returns a piece of parsed Markdown with the values inserted.
  package func filled(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value == MarkdownTemplate.start })
    else { return text }
    var result = String.UnicodeScalarView()
    var index: Int?
    for scalar in text.unicodeScalars {
      if scalar.value == MarkdownTemplate.start {
        index = 0
      } else if let place = index, scalar.value == MarkdownTemplate.end {
        if values.indices.contains(place) {
          result.append(contentsOf: values[place].unicodeScalars)
        }
        index = nil
      } else if let place = index {
        index = place &* 16 &+ Int(scalar.value) &- Int(MarkdownTemplate.firstDigit)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
