import Synchronization
import _FoundationICU

/// Writes dates by Unicode's date patterns.
enum DatePatterns {
  private struct Key: Hashable {
    let skeleton: String
    let locale: String
    let keepsHourLength: Bool
  }

  /// Patterns that were looked up; finding one takes longer than writing a date with it.
  private static let known = Mutex<[Key: String]>([:])
  private static let mostKnown = 256

  /// The pattern that a locale has for the fields of a skeleton.
  ///
  /// - Parameter keepsHourLength: whether the hour has as many digits as the skeleton has,
  ///   instead of as many as the locale usually writes.
  static func pattern(
    for skeleton: String, _ locale: String, keepsHourLength: Bool = false
  ) -> String? {
    let key = Key(skeleton: skeleton, locale: locale, keepsHourLength: keepsHourLength)
    if let pattern = known.withLock({ $0[key] }) { return pattern }
    guard let pattern = find(key) else { return nil }
    known.withLock { known in
      if known.count >= mostKnown { known = [:] }
      known[key] = pattern
    }
    return pattern
  }

  private static func find(_ key: Key) -> String? {
    guard
      let generator = ICUHandle(
        { swift_udatpg_open(key.locale, &$0) }, close: { swift_udatpg_close($0) })
    else { return nil }
    let options =
      key.keepsHourLength ? UDATPG_MATCH_HOUR_FIELD_LENGTH : UDATPG_MATCH_NO_OPTIONS
    return ICUText.read { buffer, capacity, status in
      key.skeleton.withUTF16 {
        swift_udatpg_getBestPatternWithOptions(
          generator.pointer, $0, $1, options, buffer, capacity, &status)
      }
    }
  }

  /// A date by a pattern.
  ///
  /// - Parameter date: in seconds since the start of 1970 in UTC.
  static func format(
    _ date: Double, pattern: String, _ locale: String, zone: String
  ) -> String? {
    guard
      let formatter = ICUHandle(
        { status in
          zone.withUTF16 { zone, zoneLength in
            pattern.withUTF16 {
              swift_udat_open(
                UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, $0, $1, &status)
            }
          }
        }, close: { swift_udat_close($0) })
    else { return nil }
    return ICUText.read { swift_udat_format(formatter.pointer, date * 1000, $0, $1, nil, &$2) }
  }

  /// Two dates by the fields of a skeleton.
  static func formatInterval(
    _ start: Double, _ end: Double, skeleton: String, _ locale: String, zone: String
  ) -> String? {
    guard
      let formatter = ICUHandle(
        { status in
          zone.withUTF16 { zone, zoneLength in
            skeleton.withUTF16 {
              swift_udtitvfmt_open(locale, $0, $1, zone, zoneLength, &status)
            }
          }
        }, close: { swift_udtitvfmt_close($0) })
    else { return nil }
    return ICUText.read {
      swift_udtitvfmt_format(formatter.pointer, start * 1000, end * 1000, $0, $1, nil, &$2)
    }
  }
}
