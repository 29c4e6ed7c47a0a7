import _FoundationICU

/// Locale data of Unicode's CLDR.
package enum LocaleFacts {
  /// Whether there is data for a locale, at least for its language.
  static func isKnown(_ locale: String) -> Bool { hasData(nil, locale) }

  /// Whether numbers have words in a locale; this part of CLDR's data is missing in many.
  static func hasNumberWords(_ locale: String) -> Bool { hasData("ICUDATA-rbnf", locale) }

  /// Whether a part of the data covers a locale; if not, ICU would silently use the locale of the
  /// process.
  private static func hasData(_ part: String?, _ locale: String) -> Bool {
    var status = U_ZERO_ERROR
    swift_ures_close(swift_ures_open(part, locale, &status))
    return status.rawValue <= 0 && status != U_USING_DEFAULT_WARNING
  }

  /// The names of all locales that there is data for.
  static var all: [String] {
    (0..<swift_uloc_countAvailable()).compactMap { index in
      swift_uloc_getAvailable(index).map { String(cString: $0) }
    }
  }

  /// Whether the locale's script runs from right to left.
  static func isRightToLeft(_ locale: String) -> Bool {
    swift_uloc_isRightToLeft(locale) != 0
  }

  /// The locale and its fallbacks, with hyphens and in lower case: `zh-tw`, `zh-hant-tw`,
  /// `zh-hant`, `zh`.
  package static func chain(_ locale: String) -> [String] {
    let full = ICUText.name { swift_uloc_addLikelySubtags(locale, $0, $1, &$2) }
    return (parents(locale) + (full.map(parents) ?? [])).reduce(into: []) { chain, name in
      if !chain.contains(name) { chain.append(name) }
    }.sorted { $0.utf8.count > $1.utf8.count }
  }

  private static func parents(_ locale: String) -> [String] {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// Whether the locale uses degrees Fahrenheit.
  static func usesFahrenheit(_ locale: String) -> Bool {
    var status = U_ZERO_ERROR
    return swift_ulocdata_getMeasurementSystem(locale, &status) == UMS_US
  }

  /// The pattern of a clock: `hms`, `ms` or `hm`, for example `h:mm:ss`.
  static func clockPattern(_ name: String, _ locale: String) -> String? {
    guard
      let units = ICUHandle(
        { swift_ures_open("ICUDATA-unit", locale, &$0) }, close: { swift_ures_close($0) }),
      let patterns = ICUHandle(
        { swift_ures_getByKey(units.pointer, "durationUnits", nil, &$0) },
        close: { swift_ures_close($0) })
    else { return nil }
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    guard let text = swift_ures_getStringByKey(patterns.pointer, name, &length, &status),
      status.rawValue <= 0
    else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
  }
}

/// Data of the time zone database.
enum ZoneFacts {
  /// Whether there is a zone of this name.
  static func isKnown(_ zone: String) -> Bool {
    ICUText.read { buffer, capacity, status in
      zone.withUTF16 {
        var isSystem: UBool = 0
        return swift_ucal_getCanonicalTimeZoneID($0, $1, buffer, capacity, &isSystem, &status)
      }
    } != nil
  }

  /// The names of all zones.
  static var all: [String] {
    guard
      let names = ICUHandle(
        { swift_ucal_openTimeZones(&$0) }, close: { swift_uenum_close($0) })
    else { return [] }
    var result: [String] = []
    var status = U_ZERO_ERROR
    while let name = swift_uenum_next(names.pointer, nil, &status) {
      result.append(String(cString: name))
    }
    return result
  }
}
