import VitrineModel

/// What elements inherit from those around them.
struct SVGStyle {
  var transform = AffineTransform.identity
  var fill = SVGValues.Paint.color(.system(.black))
  var rule = FillRule.nonZero
  var stroke = SVGValues.Paint.none
  var line = StrokeStyle(miterLimit: 4)
  var opacity = 1.0
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  /// The class names of the element and those around it.
  var classes: [String] = []
  var isHidden = false

  /// The style inside an element; attributes of `style` go before those of the element.
  ///
  /// - Throws: `SVGFault` for a transform or colour that is not known.
  func entering(_ element: XMLElement) throws(SVGFault) -> SVGStyle {
    var values = element.attributes
    for part in (values["style"] ?? "").split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      if pair.count == 2 { values[pair[0]] = pair[1] }
    }
    var inner = self
    if let text = values["transform"] {
      guard let map = SVGValues.transform(text) else {
        throw SVGFault("unknown transform '\(text.prefix(40))'", line: element.line)
      }
      inner.transform = map.concatenating(transform)
    }
    inner.fill = try paint(values["fill"], element) ?? fill
    inner.stroke = try paint(values["stroke"], element) ?? stroke
    inner.opacity *= SVGValues.length(values["opacity"]) ?? 1
    inner.fillOpacity = SVGValues.length(values["fill-opacity"]) ?? fillOpacity
    inner.strokeOpacity = SVGValues.length(values["stroke-opacity"]) ?? strokeOpacity
    if let rule = values["fill-rule"] { inner.rule = rule == "evenodd" ? .evenOdd : .nonZero }
    inner.readLine(values)
    inner.isHidden =
      isHidden || values["display"] == "none" || values["visibility"] == "hidden"
    inner.classes += (values["class"] ?? "").split(separator: " ").map(String.init)
    return inner
  }

  private mutating func readLine(_ values: [String: String]) {
    line.lineWidth = SVGValues.length(values["stroke-width"]) ?? line.lineWidth
    line.miterLimit = SVGValues.length(values["stroke-miterlimit"]) ?? line.miterLimit
    line.lineCap = values["stroke-linecap"].flatMap(StrokeStyle.LineCap.init) ?? line.lineCap
    line.lineJoin = values["stroke-linejoin"].flatMap(StrokeStyle.LineJoin.init) ?? line.lineJoin
    if let dashes = values["stroke-dasharray"] {
      let lengths = SVGValues.numbers(dashes).map { max(0, $0) }
      line.dash = lengths.contains { $0 > 0 } ? lengths : []
    }
    line.dashPhase = SVGValues.length(values["stroke-dashoffset"]) ?? line.dashPhase
  }

  private func paint(
    _ text: String?, _ element: XMLElement
  ) throws(SVGFault) -> SVGValues.Paint? {
    guard let text else { return nil }
    if let paint = SVGValues.paint(text) { return paint }
    throw SVGFault("unknown colour '\(text.prefix(40))'", line: element.line)
  }
}
