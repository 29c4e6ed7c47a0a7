import VitrineCoding

/// The outline of buttons with a border.
package struct ButtonBorderShape: ArchiveRecord {
  /// The outlines that have a name.
  package enum Form: String, ArchiveEnum {
    /// The platform's choice for the control's size.
    case automatic
    /// A rectangle with half circles at the shorter sides.
    case capsule
    /// A rectangle with round corners.
    case roundedRectangle
    /// A circle around the label.
    case circle
  }

  package var form: Form = .automatic
  package var radius: Double?

  package init() {}

  package static let fields: [Field<ButtonBorderShape>] = [
    Field("shape", \.form, required: true, "The outline."),
    Field(
      "radius", \.radius, rule: .nonNegative,
      "Radius of the corners of a 'roundedRectangle' in points; default: the platform's choice."),
  ]

  /// The outline's name alone.
  package static let shorthands: [Shorthand<ButtonBorderShape>] = [
    Shorthand(Form.self) { form in
      var shape = ButtonBorderShape()
      shape.form = form
      return shape
    } write: {
      $0.radius == nil ? .string($0.form.rawValue) : nil
    }
  ]
}
