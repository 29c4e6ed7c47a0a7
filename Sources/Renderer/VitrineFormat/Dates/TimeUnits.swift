import VitrineModel
import _FoundationICU

/// Writes lengths of time in words: `2 hr, 23 min`.
package enum TimeUnits {
  /// Counts of units as one text.
  package static func string(
    _ counts: [(field: TimeField, count: Double)], _ width: UnitWidth, _ locale: String,
    fraction: [String] = ["precision-integer"]
  ) -> String? {
    var parts: [String] = []
    for (index, unit) in counts.enumerated() {
      let precision = index == counts.count - 1 ? fraction : ["precision-integer"]
      guard
        let part = NumberSkeleton.format(
          unit.count,
          ["unit/" + unit.field.rawValue, width.numberStem] + precision,
          locale)
      else { return nil }
      parts.append(part)
    }
    return ListPatterns.join(parts, ULISTFMT_TYPE_UNITS, width.listWidth, locale)
  }
}

extension UnitWidth {
  /// The width in a number skeleton.
  var numberStem: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .abbreviated, .condensedAbbreviated: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }

  fileprivate var listWidth: UListFormatterWidth {
    switch self {
    case .wide: ULISTFMT_WIDTH_WIDE
    case .abbreviated: ULISTFMT_WIDTH_SHORT
    case .condensedAbbreviated, .narrow: ULISTFMT_WIDTH_NARROW
    }
  }
}
