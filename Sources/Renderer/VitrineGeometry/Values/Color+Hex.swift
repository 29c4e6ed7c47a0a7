extension Color {
  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; `nil` for any other text.
  package init?(hex text: String) {
    guard text.first == "#" else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    self = .rgb(
      red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes.count == 4 ? bytes[3] : 1)
  }

  /// The text `#RRGGBB` or `#RRGGBBAA`, when the components are whole bytes.
  var hex: String? {
    guard case .rgb(let red, let green, let blue, let opacity) = self else { return nil }
    let components = opacity == 1 ? [red, green, blue] : [red, green, blue, opacity]
    var text = "#"
    for component in components {
      let byte = (component * 255).rounded()
      guard (0...255).contains(byte), byte / 255 == component else { return nil }
      let digits = String(Int(byte), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }
}
