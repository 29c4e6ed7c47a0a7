import VitrineCoding
import VitrineModel

/// The text around the number in a language's distance from now, such as `vor 5 Min.`.
package struct RelativePhrase: Hashable, Sendable {
  /// The text before the number.
  package let prefix: String
  /// The text after the number.
  package let suffix: String
  /// The unit, in seconds.
  package let seconds: Double

  /// Numbers of all plural categories.
  private static let samples = [1, 2, 3, 5, 11, 21, 100]
  private static let units: [(field: TimeField, seconds: Double)] = [
    (.second, 1), (.minute, 60), (.hour, 3600), (.day, 86_400),
  ]

  /// The phrases of a locale, in all widths, for the past and the future.
  package static func all(in locale: LocaleIdentifier) -> [RelativePhrase] {
    var known: Set<RelativePhrase> = []
    return units.flatMap { unit in
      samples.flatMap { [$0, -$0] }.flatMap { count in
        [UnitWidth.wide, .abbreviated, .narrow].compactMap { width in
          RelativeTime.format(count, unit.field, named: false, width, locale.text)
            .flatMap { RelativePhrase($0, unit.seconds) }
        }
      }
    }.filter { known.insert($0).inserted }
  }

  /// Removes the number from a text; `nil` if it has none, or only a unit around it.
  private init?(_ text: String, _ seconds: Double) {
    guard let start = text.firstIndex(where: \.isNumber) else { return nil }
    let rest = text[start...].drop(while: \.isNumber)
    prefix = text[..<start].lowercased()
    suffix = rest.lowercased()
    self.seconds = seconds
  }
}
