import VitrineCoding

/// A line inside the edges of a view, drawn over the view.
package struct Border: ArchiveRecord {
  package var style: ShapeStyle = .foreground
  package var width = 1.0

  package init() {}

  package static let fields: [Field<Border>] = [
    Field("style", \.style, required: true, "The style of the line."),
    Field("width", \.width, rule: .nonNegative, "Thickness in points; default 1."),
  ]

  /// The name or hexadecimal text of a style, for a line one point thick.
  package static let shorthands: [Shorthand<Border>] = [
    Shorthand(String.self, schema: ShapeStyle.nameSchema) { name in
      var border = Border()
      border.style = try ShapeStyle(name: name)
      return border
    } write: {
      $0.width == 1 ? $0.style.plain.map(JSONValue.string) : nil
    }
  ]

  /// The line as the painting of a shape.
  package var painting: ShapePainting {
    var stroke = Stroke()
    stroke.style = style
    stroke.lineWidth = width
    var painting = ShapePainting()
    painting.strokeBorder = stroke
    return painting
  }
}
