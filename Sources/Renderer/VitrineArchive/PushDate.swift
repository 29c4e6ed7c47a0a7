import VitrineCoding

/// A number in a notification that stands for a date.
package struct PushDate: Hashable, Sendable {
  /// A unit and an epoch that servers write dates in.
  package struct Reading: Hashable, Sendable {
    /// The name, after "in".
    package let words: String
    /// The date in seconds since 1970.
    package let seconds: Double
  }

  /// The date as it is probably meant, in seconds since 1970.
  package let seconds: Double
  /// How it was meant; `nil` for seconds since 1970, as ActivityKit reads it.
  package let meant: Reading?

  /// The seconds between the starts of 1970 and 2001.
  package static let reference = 978_307_200.0
  /// The dates of Live Activities: iOS 16.1 was the first system with them.
  private static let likely = 1_640_995_200.0...4_102_444_800.0
  /// The start of 2026: a date that is farther from it than the number itself is not meant.
  private static let present = 1_767_225_600.0
  /// The smallest number that cannot be meant as seconds: it is in the year 5138.
  private static let tooLarge = 1e11

  /// Reads a number that ActivityKit reads as seconds since 1970.
  package init(_ number: Double) {
    guard !PushDate.likely.contains(number) else {
      (seconds, meant) = (number, nil)
      return
    }
    let others = PushDate.readings(of: number)
    let usual =
      number >= PushDate.tooLarge
      ? others.first : others.first { _ in number > 0 && number < PushDate.reference }
    meant =
      others.first {
        PushDate.likely.contains($0.seconds)
          && abs($0.seconds - PushDate.present) < abs(number - PushDate.present)
      }
      ?? usual.map { _ in number >= PushDate.tooLarge ? others[0] : others[3] }
    seconds = meant?.seconds ?? number
  }

  /// The dates that a number can be meant as, other than seconds since 1970.
  package static func readings(of number: Double) -> [Reading] {
    [
      Reading(words: "milliseconds", seconds: number / 1e3),
      Reading(words: "microseconds", seconds: number / 1e6),
      Reading(words: "nanoseconds", seconds: number / 1e9),
      Reading(
        words: "seconds since 2001, as dates inside a content state", seconds: number + reference),
      Reading(words: "milliseconds since 2001", seconds: number / 1e3 + reference),
      Reading(words: "microseconds since 2001", seconds: number / 1e6 + reference),
      Reading(words: "nanoseconds since 2001", seconds: number / 1e9 + reference),
    ]
  }

  /// The warning about a date that ActivityKit reads differently; `nil` if it does not.
  package func warning(_ name: String) -> String? {
    guard let meant else {
      // A date in the past removes an activity at once.
      guard !PushDate.likely.contains(seconds), name != "dismissal-date" else { return nil }
      let isEarly = seconds < PushDate.likely.lowerBound
      return "'\(name)' is in seconds since 1970, and \(seconds.plainText) is "
        + (isEarly ? "before there were Live Activities" : "after the year 2099")
    }
    let right = seconds.rounded(.down)
    return "'\(name)' is in seconds since 1970, and this looks like one in \(meant.words): write "
      + "\(right.plainText) for \(ArchiveDate(secondsSince1970: right).text)"
  }
}

extension PushDate {
  /// The warning about a number that is read as milliseconds since 1970 and probably meant
  /// otherwise; `nil` if it is not.
  package static func warning(inMilliseconds name: String, _ number: Double) -> String? {
    // A recent date in seconds since 1970 or 2001 is in the first weeks of 1970.
    guard !(31_536_000...likely.upperBound).contains(number / 1e3) else { return nil }
    let others =
      [
        Reading(words: "seconds", seconds: number),
        Reading(words: "seconds since 2001", seconds: number + reference),
      ] + readings(of: number)[1...2]
    guard let meant = others.first(where: { likely.contains($0.seconds) }) else { return nil }
    let right = meant.seconds.rounded(.down)
    return "'\(name)' is in milliseconds since 1970, and this looks like one in \(meant.words): "
      + "write \((right * 1e3).plainText) for \(ArchiveDate(secondsSince1970: right).text)"
  }
}

/// The times after which the system ends and removes a Live Activity.
///
/// Source: Apple's documentation of ActivityKit: an activity runs for up to eight hours, and stays
/// on the Lock Screen for up to four hours after its end.
package enum ActivityLifetime {
  /// The seconds for which an activity runs.
  package static let running = 8.0 * 3600
  /// The seconds for which an ended activity stays on the Lock Screen.
  package static let ended = 4.0 * 3600
}
