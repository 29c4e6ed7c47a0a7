import VitrineModel

/// An outline of a file, in the file's space.
struct SVGShape {
  /// Outline, fill rule or line, and colour; without a colour for the current one.
  var layer: SymbolDrawing.Layer
  /// The class names of the element and those around it.
  var classes: [String]

  /// The fill and the line of an element; none for an element that draws nothing.
  ///
  /// - Throws: `SVGFault` for faulty path data.
  static func shapes(
    of element: XMLElement, _ style: SVGStyle
  ) throws(SVGFault) -> [SVGShape] {
    guard !style.isHidden, let outline = try outline(of: element) else { return [] }
    var shapes: [SVGShape] = []
    if let color = color(style.fill, style.opacity * style.fillOpacity), element.name != "line" {
      let layer = SymbolDrawing.Layer(path: outline, rule: style.rule, color: color)
      shapes.append(SVGShape(layer: layer.applying(style.transform), classes: style.classes))
    }
    if let color = color(style.stroke, style.opacity * style.strokeOpacity),
      style.line.lineWidth > 0
    {
      let layer = SymbolDrawing.Layer(path: outline, line: style.line, color: color)
      shapes.append(SVGShape(layer: layer.applying(style.transform), classes: style.classes))
    }
    return shapes
  }

  private static func color(_ paint: SVGValues.Paint, _ opacity: Double) -> Color? {
    let opacity = min(max(opacity, 0), 1)
    let color: Color
    switch paint {
    case .none: return nil
    case .current: color = .system(.primary)
    case .color(let own): color = own
    }
    return opacity == 1 ? color : .opacity(color, opacity)
  }

  /// Source: SVG 1.1, chapter 9.
  private static func outline(of element: XMLElement) throws(SVGFault) -> Path? {
    func number(_ name: String) -> Double { SVGValues.length(element.attributes[name]) ?? 0 }
    switch element.name {
    case "path":
      do throws(PathData.Fault) {
        return try PathData.path((element.attributes["d"] ?? "").utf8)
      } catch {
        throw SVGFault(error.description, line: element.line)
      }
    case "rect":
      let box = Rect(
        x: number("x"), y: number("y"), width: max(0, number("width")),
        height: max(0, number("height")))
      let radius = max(number("rx"), number("ry"))
      return .roundedRect(box, radius: radius, style: .circular)
    case "circle", "ellipse":
      let rx = element.name == "circle" ? number("r") : number("rx")
      let ry = element.name == "circle" ? number("r") : number("ry")
      return .ellipse(
        in: Rect(x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      return Path([
        .move(Point(x: number("x1"), y: number("y1"))),
        .line(Point(x: number("x2"), y: number("y2"))),
      ])
    case "polygon", "polyline":
      let values = SVGValues.numbers(element.attributes["points"] ?? "")
      let points = stride(from: 0, to: values.count - values.count % 2, by: 2).map {
        Point(x: values[$0], y: values[$0 + 1])
      }
      guard let first = points.first else { return nil }
      let end: [Path.Element] = element.name == "polygon" ? [.close] : []
      return Path([.move(first)] + points.dropFirst().map { .line($0) } + end)
    default: return nil
    }
  }
}
