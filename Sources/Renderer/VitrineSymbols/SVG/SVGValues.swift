import VitrineGeometry

/// Reads the values of attributes.
enum SVGValues {
  /// A length in user units; pixels are the only supported unit.
  static func length(_ text: String?) -> Double? {
    guard var text = text?.trimmed else { return nil }
    if text.hasSuffix("px") { text.removeLast(2) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Numbers separated by spaces or commas.
  static func numbers(_ text: some StringProtocol) -> [Double] {
    text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.filter(\.isFinite)
  }

  /// The transform of a `transform` attribute; `nil` for one that is not known.
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
      return AffineTransform.translation(x: values[0], y: values.count == 2 ? values[1] : 0)
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
  /// The text without spaces at either end.
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
