import VitrineModel
import _FoundationICU

/// Writes distances in time: `in 5 minutes`, `yesterday`.
enum RelativeTime {
  /// A distance in one unit; positive values are in the future.
  static func format(
    _ offset: Int, _ field: TimeField, named: Bool, _ width: UnitWidth, _ locale: String
  ) -> String? {
    guard
      let formatter = ICUHandle(
        { status in
          swift_ureldatefmt_open(
            locale, nil, width.relativeStyle, UDISPCTX_CAPITALIZATION_NONE, &status)
        }, close: { swift_ureldatefmt_close($0) })
    else { return nil }
    return ICUText.read { buffer, capacity, status in
      named
        ? swift_ureldatefmt_format(
          formatter.pointer, Double(offset), field.relativeUnit, buffer, capacity, &status)
        : swift_ureldatefmt_formatNumeric(
          formatter.pointer, Double(offset), field.relativeUnit, buffer, capacity, &status)
    }
  }
}

extension UnitWidth {
  fileprivate var relativeStyle: UDateRelativeDateTimeFormatterStyle {
    switch self {
    case .wide: UDAT_STYLE_LONG
    case .abbreviated, .condensedAbbreviated: UDAT_STYLE_SHORT
    case .narrow: UDAT_STYLE_NARROW
    }
  }
}

extension TimeField {
  fileprivate var relativeUnit: URelativeDateTimeUnit {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .month: UDAT_REL_UNIT_MONTH
    case .week: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    }
  }
}
