import VitrineGeometry

/// Colours in the notation of React Native and CSS.
///
/// Source: CSS Color Module Level 4 for hexadecimal, `rgb` and `hsl` notations. Names are those of
/// SwiftUI's system colours, which Voltra's and Expo's clients on iOS give them.
enum StyleColor {
  /// Parses a colour; `nil` for any other text.
  static func parse(_ text: String) -> Color? {
    let text = text.trimmed.lowercased()
    if let name = names[text] { return .system(name) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.count == 6 || text.count == 8, let color = hexadecimal(text[...]) { return color }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast()
    switch String(text[..<open]).trimmed {
    case "rgb", "rgba": return rgb(arguments)
    case "hsl", "hsla": return hsl(arguments)
    default: return nil
    }
  }

  private static let names: [String: SystemColor] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
    "clear": .clear, "transparent": .clear, "primary": .primary, "secondary": .secondary,
  ]

  /// Whether reduced presentations of a widget replace the colour by the primary one: if its
  /// saturation is less than a fifth.
  ///
  /// Source: `JSColorParser.swift` of Voltra's iOS client.
  static func isNeutral(_ color: Color) -> Bool {
    switch color {
    case .system(let name): return [.white, .gray, .black, .clear].contains(name)
    case .rgb(let red, let green, let blue, _):
      let (most, least) = (max(red, green, blue), min(red, green, blue))
      return most <= 0 || (most - least) / most <= 0.2
    case .scheme, .named, .opacity: return false
    }
  }

  private static func hexadecimal(_ text: Substring) -> Color? {
    var digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count else { return nil }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let parts = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    return .rgb(
      red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count == 4 ? parts[3] : 1)
  }

  /// Returns three components and an opacity, separated by commas, or by spaces and a slash.
  private static func components(_ text: Substring) -> (parts: [String], opacity: Double)? {
    var parts: [String]
    if text.contains(",") {
      parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
        String($0).trimmed
      }
    } else {
      parts = text.split { $0.isWhitespace || $0 == "/" }.map(String.init)
    }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    guard parts.count == 4 else { return (parts, 1) }
    return fraction(parts.removeLast(), whole: 1).map { (parts, $0) }
  }

  /// Returns a number or a percentage, as a fraction in 0...1.
  private static func fraction(_ text: String, whole: Double) -> Double? {
    let value =
      text.hasSuffix("%")
      ? Double(text.dropLast()).map { $0 / 100 } : Double(text).map { $0 / whole }
    return value.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
  }

  private static func rgb(_ text: Substring) -> Color? {
    guard let (parts, opacity) = components(text) else { return nil }
    let values = parts.compactMap { fraction($0, whole: 255) }
    guard values.count == 3 else { return nil }
    return .rgb(red: values[0], green: values[1], blue: values[2], opacity: opacity)
  }

  private static func hsl(_ text: Substring) -> Color? {
    guard let (parts, opacity) = components(text),
      let hue = StyleAngle.degrees(parts[0], plain: true)
    else { return nil }
    guard let saturation = fraction(parts[1], whole: 100),
      let lightness = fraction(parts[2], whole: 100)
    else { return nil }
    let amount = saturation * min(lightness, 1 - lightness)
    /// Returns one component, `step` twelfths of a circle from red.
    func component(_ step: Double) -> Double {
      var place = (step + hue / 30).truncatingRemainder(dividingBy: 12)
      if place < 0 { place += 12 }
      return lightness - amount * max(-1, min(place - 3, 9 - place, 1))
    }
    return .rgb(red: component(0), green: component(8), blue: component(4), opacity: opacity)
  }
}

/// Angles of styles.
enum StyleAngle {
  private static let units: [(String, Double)] = [
    ("deg", 1), ("rad", 180 / .pi), ("turn", 360),
  ]

  /// Returns an angle in degrees; `nil` for any other text.
  ///
  /// - Parameter plain: whether a number without a unit is in degrees.
  static func degrees(_ text: String, plain: Bool = false) -> Double? {
    let text = text.trimmed.lowercased()
    var value = plain ? Double(text) : nil
    for (unit, factor) in units where text.hasSuffix(unit) {
      value = Double(text.dropLast(unit.count)).map { $0 * factor }
    }
    guard let value, value.isFinite, value.magnitude <= 1e6 else { return nil }
    return value
  }
}

extension String {
  /// The text without spaces at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
