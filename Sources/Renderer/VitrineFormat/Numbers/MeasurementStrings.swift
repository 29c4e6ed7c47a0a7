import VitrineModel

extension MeasurementFormat {
  /// The quantity in the unit that people expect.
  ///
  /// Source: the unit preferences of Unicode's CLDR.
  func string(_ locale: String) -> String? {
    if hidesScaleName, let text = degrees(locale) { return text }
    let stems =
      ["unit/" + unit, width.numberStem] + (fractionLength.map(NumberFormat.precision) ?? [])
    guard usage != .asProvided else { return NumberSkeleton.format(shown: value, stems, locale) }
    // There are no preferences for every pair of a usage and a unit.
    return NumberSkeleton.format(shown: value, stems + ["usage/" + usage.stem], locale)
      ?? NumberSkeleton.format(shown: value, stems, locale)
  }

  /// A temperature in the region's scale, without its name.
  private func degrees(_ locale: String) -> String? {
    guard let celsius = celsius else { return nil }
    let isConverted = usage != .asProvided
    let isFahrenheit = isConverted ? LocaleFacts.usesFahrenheit(locale) : unit == "fahrenheit"
    let degrees =
      if unit == "kelvin", !isConverted {
        value.value
      } else {
        isFahrenheit ? celsius * 9 / 5 + 32 : celsius
      }
    let precision = fractionLength.map(NumberFormat.precision) ?? ["precision-integer"]
    return NumberSkeleton.format(
      degrees, ["measure-unit/temperature-generic", "unit-width-short"] + precision, locale)
  }

  private var celsius: Double? {
    switch unit {
    case "celsius": value.value
    case "fahrenheit": (value.value - 32) * 5 / 9
    case "kelvin": value.value - 273.15
    default: nil
    }
  }
}

extension MeasurementFormat.Usage {
  /// The usage's name in CLDR.
  fileprivate var stem: String {
    switch self {
    case .general, .asProvided: "default"
    case .person: "person"
    case .personHeight: "person-height"
    case .road: "road"
    case .food: "food"
    case .weather: "weather"
    case .rainfall: "rainfall"
    case .snowfall: "snowfall"
    }
  }
}
