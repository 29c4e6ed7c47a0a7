import VitrineGeometry

/// The shapes that a file draws, by the groups that enclose them.
struct SVGDocument {
  private let root: XMLElement

  /// Elements whose content is not drawn in place.
  private static let unseen: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "pattern", "linearGradient", "radialGradient", "marker",
    "metadata", "title", "desc", "style", "script",
  ]

  /// Reads a file.
  ///
  /// - Throws: `SVGFault` for a file that is not an SVG.
  init(_ bytes: [UInt8]) throws(SVGFault) {
    root = try XMLReader.root(of: bytes)
    guard root.name == "svg" else { throw SVGFault("the root is '\(root.name)', not 'svg'") }
  }

  /// The shapes in the element with an id; `nil` when there is none.
  ///
  /// - Throws: `SVGFault` for a faulty element or too many outlines.
  func shapes(inGroup id: String) throws(SVGFault) -> [SVGShape]? {
    guard let path = path(to: { $0.attributes["id"] == id }, from: root) else { return nil }
    var style = SVGStyle()
    for element in path.dropLast() { style = try style.entering(element) }
    return try path.last.map { element throws(SVGFault) in try shapes(in: element, style) }
  }

  /// The start of a guide of a template; `nil` when there is none.
  ///
  /// Apple's own files draw guides as lines, those of other programs as paths or rectangles.
  ///
  /// - Throws: `SVGFault` for a faulty element.
  func guide(_ id: String) throws(SVGFault) -> Point? {
    guard let path = path(to: { $0.attributes["id"] == id }, from: root), let element = path.last
    else { return nil }
    var style = SVGStyle()
    for element in path { style = try style.entering(element) }
    guard element.name == "line" else {
      return try SVGShape.outline(of: element)?.applying(style.transform).tightBounds?.origin
    }
    let place = { SVGValues.length(element.attributes[$0]) }
    // Only one coordinate of a line matters.
    guard place("x1") != nil || place("y1") != nil else { return nil }
    return style.transform.apply(Point(x: place("x1") ?? 0, y: place("y1") ?? 0))
  }

  private func path(
    to matches: (XMLElement) -> Bool, from element: XMLElement
  ) -> [XMLElement]? {
    if matches(element) { return [element] }
    for child in element.children {
      if let path = path(to: matches, from: child) { return [element] + path }
    }
    return nil
  }

  private func shapes(
    in element: XMLElement, _ style: SVGStyle
  ) throws(SVGFault) -> [SVGShape] {
    var steps = 0
    return try shapes(in: element, style, &steps)
  }

  private func shapes(
    in element: XMLElement, _ style: SVGStyle, _ steps: inout Int
  ) throws(SVGFault) -> [SVGShape] {
    guard !SVGDocument.unseen.contains(element.name) else { return [] }
    let inner = try style.entering(element)
    var shapes = try SVGShape(element, inner).map { [$0] } ?? []
    steps += shapes.reduce(0) { $0 + $1.layer.path.elements.count }
    guard steps <= SVGLimits.steps else {
      throw SVGFault("outlines of more than \(SVGLimits.steps) steps", line: element.line)
    }
    for child in element.children { shapes += try self.shapes(in: child, inner, &steps) }
    return shapes
  }
}
