package import VitrineModel

/// The style of the surroundings.
public struct DefaultButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a default button style.
  nonisolated public init() {}
  /// The button; archives draw the rest.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .automatic }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a plain button style.
  nonisolated public init() {}
  /// The button; archives draw the rest.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .plain }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a borderless button style.
  nonisolated public init() {}
  /// The button; archives draw the rest.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .borderless }
}

/// A label on a pale ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a bordered button style.
  nonisolated public init() {}
  /// The button; archives draw the rest.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .bordered }
}

/// A label on a ground of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a bordered prominent button style.
  nonisolated public init() {}
  /// The button; archives draw the rest.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .borderedProminent }
}

/// A label on glass, which is drawn as a pale ground.
public struct GlassButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a glass button style.
  nonisolated public init() {}
  /// The button; archives draw the rest.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .bordered }
}

/// A label on tinted glass, which is drawn as a ground of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates a glass prominent button style.
  nonisolated public init() {}
  /// The button; archives draw the rest.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the surroundings.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a pale ground.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a ground of the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass, which is drawn as a pale ground.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on tinted glass, which is drawn as a ground of the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
