import VitrineCoding
import VitrineGeometry

/// The background or overlay of a view: a style, or another view.
package struct Layer: ArchiveRecord {
  package var style: ShapeStyle?
  package var shape: Shape?
  package var content: ViewNode?
  package var alignment: Alignment = .center

  package init() {}

  /// Creates a layer of a style.
  package init(style: ShapeStyle) { self.style = style }

  package static let fields: [Field<Layer>] = [
    Field("style", \.style, "A style that fills the view's box."),
    Field("in", \.shape, "The shape that the style fills; default: the whole box."),
    Field("content", \.content, "A view instead of a style."),
    Field("alignment", \.alignment, "Where the view is placed in the box."),
  ]

  /// The name or hexadecimal text of a style.
  package static let shorthands: [Shorthand<Layer>] = [
    Shorthand(String.self, schema: ShapeStyle.nameSchema) {
      Layer(style: try ShapeStyle(name: $0))
    } write: { layer in
      guard let style = layer.style, layer == Layer(style: style) else { return nil }
      return style.plain.map(JSONValue.string)
    }
  ]

  /// Exactly one of style and view is needed.
  package static let rules: [FieldRule] = [
    .exactlyOne(
      ["style", "content"], "write either 'style' or 'content'; any view can be the content"),
    .requires("in", "style", "'in' needs a 'style'"),
  ]
}
