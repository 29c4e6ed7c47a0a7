extension ResolvedColor {
  /// The colour as `#RRGGBB`, with its opacity behind a slash when it is not opaque.
  package var dumpText: String {
    let bytes = [red, green, blue].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + bytes.joined() + (opacity == 1 ? "" : "/" + opacity.dumpText)
  }
}

extension Paint {
  /// A colour, or a gradient with its line and stops.
  package var dumpText: String {
    switch self {
    case .color(let color): color.dumpText
    case .linearGradient(let stops, let start, let end):
      "linear(\(start.dumpText) to \(end.dumpText): "
        + stops.map { "\($0.color.dumpText) at \($0.location.dumpText)" }.joined(separator: ", ")
        + ")"
    }
  }
}

extension FillRule {
  /// Nothing for the default rule, its name otherwise.
  package var dumpText: String { self == .nonZero ? "" : " " + rawValue }
}

extension StrokeStyle {
  /// Width, and what differs from the default style.
  package var dumpText: String {
    let plain = StrokeStyle(lineWidth: lineWidth)
    var text = "width=\(lineWidth.dumpText)"
    if lineCap != plain.lineCap { text += " cap=\(lineCap.rawValue)" }
    if lineJoin != plain.lineJoin { text += " join=\(lineJoin.rawValue)" }
    if miterLimit != plain.miterLimit { text += " miter=\(miterLimit.dumpText)" }
    if !dash.isEmpty {
      text += " dash=\(dash.map(\.dumpText).joined(separator: ","))"
      text += "+\(dashPhase.dumpText)"
    }
    return text
  }
}
