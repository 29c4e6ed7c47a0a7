extension FormatSpecifier {
  /// A number in the format of the specifier and the locale.
  ///
  /// Source: recorded of SwiftUI, where an interpolated number of floating point is `%lf` with six
  /// digits; figures and grouping are the locale's, as in `String(format:locale:)`.
  func string(_ number: Double, _ locale: String) -> String {
    padded(plain(number, locale))
  }

  private func plain(_ number: Double, _ locale: String) -> String {
    switch conversion {
    case .object: return number.plainText
    case .hexadecimal(let isCapital):
      let whole = Int(clamping(number))
      return String(whole, radix: 16, uppercase: isCapital)
    case .integer, .counted:
      return skeleton(number.rounded(.towardZero), "precision-integer", locale)
    case .float:
      let digits = precision ?? 6
      let stem = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
      return skeleton(number, stem, locale)
    }
  }

  private func skeleton(_ number: Double, _ precision: String, _ locale: String) -> String {
    var stems = [precision]
    if hasSign { stems.append("sign-always") }
    if isZeroPadded, width > 0 {
      stems += ["group-off", "integer-width/+" + String(repeating: "0", count: integerDigits)]
    }
    return NumberSkeleton.format(number, stems, locale) ?? number.plainText
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
