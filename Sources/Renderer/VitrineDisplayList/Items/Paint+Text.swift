import VitrineGeometry

extension ResolvedColor {
  /// The colour as `#RRGGBB`, followed by a slash and its opacity unless it is opaque.
  package var dumpText: String {
    let bytes = [red, green, blue].map { component in
      let digits = String(
        Int((component.clamped(to: 0...1) * 255).rounded()), radix: 16, uppercase: true)
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
    case .gradient(let gradient): gradient.dumpText
    case .image(let image): image.dumpText
    case .backdrop(let backdrop): backdrop.dumpText
    }
  }
}

extension TiledImage {
  fileprivate var dumpText: String {
    "image('\(bitmap.asset)'#\(bitmap.variant) from \(source.dumpText) in \(tile.dumpText)"
      + (opacity == 1 ? ")" : " /\(opacity.dumpText))")
  }
}

extension Backdrop {
  fileprivate var dumpText: String {
    let curve = recipe.curve.map(\.dumpText).joined(separator: ",")
    let maps = matrices.map { " colors " + $0.factors.map(\.dumpText).joined(separator: ",") }
    return "backdrop(\(box.dumpText) radius=\(recipe.radius.dumpText)"
      + " amount=\(recipe.amount.dumpText) curve=\(curve)"
      + " saturation=\(recipe.saturation.dumpText) brightness=\(recipe.brightness.dumpText)"
      + maps.joined() + (opacity == 1 ? ")" : " /\(opacity.dumpText))")
  }
}

extension GradientPaint {
  fileprivate var dumpText: String {
    let colors = stops.map { "\($0.color.dumpText) at \($0.location.dumpText)" }
      .joined(separator: ", ")
    let space = colorSpace == .device ? "" : " \(colorSpace.rawValue)"
    switch geometry {
    case .linear(let start, let end):
      return "linear(\(start.dumpText) to \(end.dumpText)\(space): \(colors))"
    case .radial(let center, let unit, let start, let end):
      let radii = [start, end].map {
        "\(($0 * unit.width).dumpText)×\(($0 * unit.height).dumpText)"
      }
      return "radial(\(center.dumpText) from \(radii[0]) to \(radii[1])\(space): \(colors))"
    case .angular(let center, let start, let end):
      return
        "angular(\(center.dumpText) from \(start.dumpText)° to \(end.dumpText)°\(space): \(colors))"
    case .mesh(let net):
      let all = zip(net.points, stops).map {
        "\(net.place(of: $0).dumpText) \($1.color.dumpText)"
      }
      let curves = net.controlPoints.map { " " + net.place(of: $0).dumpText }.joined()
      return "mesh(\(net.width) wide\(net.isSmooth ? " smooth" : "") on "
        + "\(net.background.dumpText)\(space): \(all.joined(separator: ", "))"
        + (curves.isEmpty ? ")" : "; control points\(curves))")
    }
  }
}

extension FillStyle {
  /// Differences from the default style; empty if there are none.
  package var dumpText: String {
    (isEOFilled ? " " + rule.rawValue : "") + (isAntialiased ? "" : " hard")
  }
}

extension StrokeStyle {
  /// The width, and differences from the default style.
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
