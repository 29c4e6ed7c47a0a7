package import VitrineModel

/// The default style, which depends on the context.
public struct DefaultButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a default button style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .automatic }
}

/// A style that shows only the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a plain button style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .plain }
}

/// A style that shows the label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a borderless button style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .borderless }
}

/// A style that shows the label on a grey background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  nonisolated package let tint: Color?
  /// Creates a bordered button style.
  nonisolated public init() { tint = nil }
  /// Creates a bordered button style with a tint, as on a watch.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .bordered }
}

/// A style that shows the label on a background in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a bordered prominent button style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .borderedProminent }
}

/// A style that shows the label on glass, which is drawn as a grey background.
public struct GlassButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a glass button style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .bordered }
}

/// A style that shows the label on tinted glass, which is drawn as a background in the tint colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a glass prominent button style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style, which depends on the context.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that shows the label in the tint colour.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style that shows the label on a grey background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style that shows the label on a background in the tint colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style that shows the label on glass, which is drawn as a grey background.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style that shows the label on tinted glass, which is drawn as a background in the tint
  /// colour.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
