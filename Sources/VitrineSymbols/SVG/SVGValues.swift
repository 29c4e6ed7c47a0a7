import VitrineModel

/// Reads the values of attributes.
enum SVGValues {
  /// A length in user units; only pixels have a unit that may be written.
  static func length(_ text: String?) -> Double? {
    guard var text = text?.trimmed else { return nil }
    if text.hasSuffix("px") { text.removeLast(2) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Numbers parted by blanks or commas.
  static func numbers(_ text: some StringProtocol) -> [Double] {
    text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.filter(\.isFinite)
  }

  /// A paint: nothing, the current colour, or a colour of its own.
  enum Paint: Hashable {
    case none
    case current
    case color(Color)
  }

  /// The paint that an attribute names; `nil` for what is not known.
  static func paint(_ text: String) -> Paint? {
    switch text.trimmed {
    case "none", "transparent": Paint.none
    case "currentColor", "inherit": .current
    case "black": .color(.system(.black))
    case "white": .color(.system(.white))
    case let text where text.hasPrefix("#"): Color(hex: text).map(Paint.color)
    case let text where text.hasPrefix("rgb("): rgb(text.dropFirst(4).dropLast())
    case let text: named[text].map { Paint.color(opaque($0.0, $0.1, $0.2)) }
    }
  }

  private static func rgb(_ text: Substring) -> Paint? {
    let parts = numbers(text)
    return parts.count == 3 ? .color(opaque(parts[0], parts[1], parts[2])) : nil
  }

  private static func opaque(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    func share(_ byte: Double) -> Double { min(max(byte / 255, 0), 1) }
    return .rgb(red: share(red), green: share(green), blue: share(blue), opacity: 1)
  }

  /// The sixteen basic colours of HTML 4 but black and white, and orange.
  private static let named: [String: (Double, Double, Double)] = [
    "red": (255, 0, 0), "green": (0, 128, 0), "blue": (0, 0, 255), "yellow": (255, 255, 0),
    "cyan": (0, 255, 255), "aqua": (0, 255, 255), "magenta": (255, 0, 255),
    "fuchsia": (255, 0, 255), "gray": (128, 128, 128), "grey": (128, 128, 128),
    "silver": (192, 192, 192), "maroon": (128, 0, 0), "olive": (128, 128, 0),
    "lime": (0, 255, 0), "teal": (0, 128, 128), "navy": (0, 0, 128), "purple": (128, 0, 128),
    "orange": (255, 165, 0),
  ]

  /// The map of a `transform` attribute; `nil` for one that is not known.
  ///
  /// Source: SVG 1.1, section 7.6.
  static func transform(_ text: String) -> AffineTransform? {
    var map = AffineTransform.identity
    var rest = text[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = String(rest[..<open]).trimmedOfCommas
      guard let step = step(name, numbers(rest[rest.index(after: open)..<close])) else {
        return nil
      }
      map = step.concatenating(map)
      rest = rest[rest.index(after: close)...]
    }
    return String(rest).trimmed.isEmpty ? map : nil
  }

  private static func step(_ name: String, _ values: [Double]) -> AffineTransform? {
    switch (name, values.count) {
    case ("matrix", 6):
      return AffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("translate", 1...2):
      return AffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: values[0], ty: values.count == 2 ? values[1] : 0)
    case ("scale", 1...2):
      let y = values.count == 2 ? values[1] : values[0]
      return AffineTransform(a: values[0], b: 0, c: 0, d: y, tx: 0, ty: 0)
    case ("rotate", 1), ("rotate", 3):
      let (sine, cosine) = sineAndCosine(values[0] * Double.pi / 180)
      let turn = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      return values.count == 3 ? turn.around(Point(x: values[1], y: values[2])) : turn
    default: return nil
    }
  }
}

extension String {
  /// The text without blanks at either end.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  fileprivate var trimmedOfCommas: String {
    String(drop { $0 == "," || $0.isWhitespace }).trimmed
  }
}
