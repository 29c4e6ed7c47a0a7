import VitrineModel

extension FormatSpecifier {
  /// A number in the format of the specifier and the locale.
  ///
  /// Source: recorded of SwiftUI, where an interpolated number of floating point is `%lf` with six
  /// digits; figures and grouping are the locale's, as in `String(format:locale:)`. Numbers that are
  /// not finite are C's words in all languages.
  func string(_ number: TextNumber, _ locale: String) -> String {
    padded(number.value.isFinite ? plain(number, locale) : words(number.value))
  }

  private func words(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    return number < 0 ? "-inf" : hasSign ? "+inf" : "inf"
  }

  private func plain(_ number: TextNumber, _ locale: String) -> String {
    switch conversion {
    case .object: return number.digits ?? number.value.plainText
    case .hexadecimal(let isCapital):
      let whole = Int(clamping(number.value))
      return String(whole, radix: 16, uppercase: isCapital)
    case .integer, .counted:
      let whole = number.digits == nil ? TextNumber(number.value.rounded(.towardZero)) : number
      return skeleton(whole, "precision-integer", locale)
    case .float:
      let digits = precision ?? 6
      let stem = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
      return skeleton(number, stem, locale)
    }
  }

  private func skeleton(_ number: TextNumber, _ precision: String, _ locale: String) -> String {
    var stems = [precision]
    if hasSign { stems.append("sign-always") }
    if isZeroPadded, width > 0 {
      stems += ["group-off", "integer-width/+" + String(repeating: "0", count: integerDigits)]
    }
    return NumberSkeleton.format(shown: number, stems, locale) ?? number.value.plainText
  }

  /// Figures before the point that fill the width.
  private var integerDigits: Int {
    guard conversion == .float else { return width }
    let digits = precision ?? 6
    return max(width - digits - (digits > 0 ? 1 : 0), 1)
  }

  private func clamping(_ number: Double) -> Double { min(max(number, -0x1p62), 0x1p62) }

  /// A text with blanks up to the width.
  func padded(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(width - text.count, 0))
    return isLeftAligned ? text + blanks : blanks + text
  }
}
