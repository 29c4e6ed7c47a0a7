import VitrineCharts
import VitrineCoding
import VitrineModel

/// Values of a chart in words.
struct ChartWords {
  /// The precision that distinguishes the values of the axis.
  var precision = AxisPrecision()
  /// The author's format.
  var format: ChartLabelFormat?

  /// A value as a text, in the language of its environment.
  func text(of value: ChartValue) -> Text {
    if let category = value.category { return Text(category) }
    var text = Text()
    if let date = value.date {
      text.format = .dateTime(dateFormat(date, value.unit))
    } else {
      text.format = .number(numberFormat(value.number ?? 0))
    }
    return text
  }

  /// The fields that distinguish dates of a unit (assumed).
  private func dateFormat(_ date: ArchiveDate, _ unit: TimeField?) -> DateTimeFormat {
    var result = DateTimeFormat()
    result.value = date
    result.template =
      format?.template ?? (precision.unit ?? unit).map(ChartWords.template) ?? "MMMdjmm"
    return result
  }

  private static func template(_ unit: TimeField) -> String {
    switch unit {
    case .second: "jmmss"
    case .minute: "jmm"
    case .hour: "j"
    case .day, .week: "MMMd"
    case .month: "MMM"
    case .year: "y"
    }
  }

  /// All numbers of an axis have as many digits, but zero has none.
  ///
  /// Source: read off iOS: 0, 0.5, 1.0, 1.5.
  private func numberFormat(_ number: Double) -> NumberFormat {
    var result = NumberFormat()
    result.value = TextNumber(number)
    if let format {
      result.style = format.style
      result.code = format.code
      result.fractionLength = format.fractionLength
      result.notation = format.notation
    }
    if result.fractionLength == nil, result.style == .number, number != 0 {
      result.fractionLength = precision.fractionDigits.map { DigitRange($0) }
    }
    return result
  }
}
