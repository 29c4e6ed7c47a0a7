import VitrineDisplayList
import VitrineGeometry

/// An outline of a file, in the file's space.
struct SVGShape {
  /// The outline and its fill rule; colours of the file are ignored.
  var layer: SymbolDrawing.Layer
  /// The class names of the element and those around it.
  var classes: [String]

  /// The outline of an element; `nil` for an element that draws nothing.
  ///
  /// - Throws: `SVGFault` for faulty path data.
  init?(_ element: XMLElement, _ style: SVGStyle) throws(SVGFault) {
    guard !style.isHidden, let outline = try SVGShape.outline(of: element) else { return nil }
    layer = SymbolDrawing.Layer(path: outline, rule: style.rule).applying(style.transform)
    classes = style.classes
  }

  /// The outline of an element in its own space; `nil` for an element without one.
  ///
  /// Source: SVG 1.1, chapter 9.
  ///
  /// - Throws: `SVGFault` for faulty path data.
  static func outline(of element: XMLElement) throws(SVGFault) -> Path? {
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
    case "polygon", "polyline":
      let values = SVGValues.numbers(element.attributes["points"] ?? "")
      let points = stride(from: 0, to: values.count - values.count % 2, by: 2).map {
        Point(x: values[$0], y: values[$0 + 1])
      }
      guard let first = points.first else { return nil }
      return Path([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
    default: return nil
    }
  }
}
