internal import VitrineCoding
internal import VitrineGeometry
public import VitrineModel

nonisolated extension View {
  /// Sets whether controls in the view are disabled.
  public func disabled(_ disabled: Bool) -> some View {
    archived(.disabled(Flag(disabled))) { $0.isEnabled = $0.isEnabled && !disabled }
  }
  /// Hides the labels of controls.
  public func labelsHidden() -> some View { archived(.labelsHidden(true)) }
  /// Sets the size of controls.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    archived(.controlSize(controlSize)) { $0.controlSize = controlSize }
  }
  /// Sets the outline of buttons with a border.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    archived(.buttonBorderShape(shape.archived))
  }
  /// Adds a reason for which content is redacted.
  public func redacted(reason: RedactionReasons) -> some View {
    archived(environment: { $0.redactionReasons.formUnion(reason) }) { _ in
      let known: [(RedactionReasons, RedactionReason)] = [
        (.placeholder, .placeholder), (.privacy, .privacy), (.invalidated, .invalidated),
      ]
      return known.filter { reason.contains($0.0) }.map { .redacted($0.1) }
    }
  }
  /// Removes all reasons for which content is redacted.
  public func unredacted() -> some View {
    archived(.unredacted(true)) { $0.redactionReasons = [] }
  }
  /// Marks the view as containing private content.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    archived(.privacySensitive(Flag(sensitive)))
  }
  /// Marks the view's content as invalid while an intent runs.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    archived(.invalidatableContent(Flag(invalidatable)))
  }
}

/// The outline of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  let archived: VitrineModel.ButtonBorderShape

  private init(_ form: VitrineModel.ButtonBorderShape.Form, _ radius: CGFloat? = nil) {
    var shape = VitrineModel.ButtonBorderShape()
    shape.form = form
    shape.radius = radius.map { Double($0) }
    archived = shape
  }

  /// The platform's default.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule-shaped border.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
  /// A circular border.
  public static let circle = ButtonBorderShape(.circle)
  /// A rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius)
  }
}

// A border is a shape too, such as that of the area that reacts to taps.
nonisolated extension ButtonBorderShape: InsettableShape {
  /// The radius of the corners without one, in points.
  private static let usualRadius: CGFloat = 8

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    switch archived.form {
    case .circle: Circle().path(in: rect)
    case .roundedRectangle:
      Path(
        roundedRect: rect,
        cornerRadius: archived.radius.map { CGFloat($0) } ?? ButtonBorderShape.usualRadius)
    case .automatic, .capsule: Capsule().path(in: rect)
    }
  }
  /// Returns the border inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}
