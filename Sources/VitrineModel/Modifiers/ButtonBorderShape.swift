/// The outline of buttons with a border.
public struct ButtonBorderShape: ArchiveRecord {
  /// The outlines by their names.
  public enum Form: String, ArchiveEnum {
    /// The platform's choice for the control's size.
    case automatic
    /// Half circles at the shorter sides.
    case capsule
    /// Round corners.
    case roundedRectangle
    /// A circle around the label.
    case circle
  }

  /// The outline.
  public var form: Form = .automatic
  /// Radius of the corners of a rounded rectangle in points; `nil` is the platform's choice.
  public var radius: Double?

  /// Makes the platform's choice.
  public init() {}

  /// Outline and radius.
  public static let fields: [Field<ButtonBorderShape>] = [
    Field("shape", \.form, required: true, "The outline."),
    Field(
      "radius", \.radius, rule: .nonNegative,
      "Radius of the corners of a 'roundedRectangle' in points; default: the platform's choice."),
  ]

  /// The outline's name.
  public static let shorthands: [Shorthand<ButtonBorderShape>] = [
    Shorthand(Form.self) { form in
      var shape = ButtonBorderShape()
      shape.form = form
      return shape
    } write: {
      $0.radius == nil ? .string($0.form.rawValue) : nil
    }
  ]
}
