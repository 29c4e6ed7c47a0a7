import VitrineGeometry

/// The properties that elements inherit.
struct SVGStyle {
  var transform = AffineTransform.identity
  var rule = FillRule.nonZero
  /// The class names of the element and those around it.
  var classes: [String] = []
  var isHidden = false

  /// The style inside an element; attributes of `style` take precedence over those of the element.
  ///
  /// - Throws: `SVGFault` for a transform that is not known.
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
    if let rule = values["fill-rule"] { inner.rule = rule == "evenodd" ? .evenOdd : .nonZero }
    inner.isHidden =
      isHidden || values["display"] == "none" || values["visibility"] == "hidden"
      || values["fill"] == "none"
    inner.classes += (values["class"] ?? "").split(separator: " ").map(String.init)
    return inner
  }
}
