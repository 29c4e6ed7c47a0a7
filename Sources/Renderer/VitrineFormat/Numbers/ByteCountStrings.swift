import VitrineModel

extension ByteCountFormat {
  private static let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]

  /// The number in the largest unit that is at least one.
  ///
  /// Source: behaviour of Foundation's `ByteCountFormatStyle`: kilobytes are whole, megabytes have
  /// at most one digit after the decimal point, larger units two.
  func string(_ locale: String) -> String? {
    if value == 0, spellsOutZero { return zero(locale) }
    let limits = style.base == 1000 ? ByteCountFormat.decimalLimits : ByteCountFormat.binaryLimits
    let index = limits.firstIndex { value.magnitude < $0 } ?? limits.count
    let amount = (0..<index).reduce(Double(value)) { amount, _ in amount / style.base }
    let stems = ["unit/" + ByteCountFormat.units[index], ByteCountFormat.precision(index)]
    return NumberSkeleton.format(
      amount, stems + [index == 0 ? "unit-width-full-name" : "unit-width-short"], locale)
  }

  /// Numbers of bytes from which the next unit is used.
  ///
  /// Source: Foundation's open sources, where 999 bytes are a kilobyte already.
  private static let decimalLimits: [UInt] = [
    999, 999_499, 999_949_999, 999_994_999_999, 999_994_999_999_999,
  ]
  private static let binaryLimits: [UInt] = [
    1023, 1_048_063, 1_073_689_395, 1_099_506_259_066, 1_125_894_409_284_485,
  ]

  private static func precision(_ index: Int) -> String {
    switch index {
    case 0, 1: "precision-integer"
    case 2: ".#"
    default: ".##"
    }
  }

  /// No kilobytes, the number as a word.
  private func zero(_ locale: String) -> String? {
    let digit = NumberSkeleton.format(0, ["precision-integer"], locale)
    let stems = ["unit/kilobyte", "unit-width-short", "precision-integer"]
    guard let digit, let text = NumberSkeleton.format(0, stems, locale) else { return nil }
    return SpelledNumber.zero(locale).map { text.replacing(digit, with: $0) } ?? text
  }
}

extension ListFormat {
  /// The texts joined as the language joins them.
  func string(_ locale: String) -> String? {
    ListPatterns.join(items, type.pattern, width.pattern, locale)
  }
}
