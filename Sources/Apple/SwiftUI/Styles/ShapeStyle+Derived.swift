package import VitrineModel

/// A style derived from another one.
nonisolated struct DerivedShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  enum Change: Sendable {
    case opacity(Double)
    case level(Int)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
  }

  let base: Base
  let change: Change

  func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    let style = base.archivedStyle(context)
    switch change {
    case .opacity(let factor): return .opacity(style, min(max(factor, 0), 1))
    case .level(let level): return style.level(level)
    case .blendMode(let mode): return .blendMode(style, mode)
    case .shadow(let shadow): return .shadow(style, shadow.archived)
    }
  }
}

extension VitrineModel.ShapeStyle {
  /// Returns a level of the style, by its own name if it has one.
  fileprivate func level(_ level: Int) -> VitrineModel.ShapeStyle {
    switch self {
    case .fill(level: 1) where level <= 4: .fill(level: level)
    case .background(level: 1) where level <= 4: .background(level: level)
    case .foreground: .hierarchical(level: level)
    default: .level(self, level)
    }
  }
}

nonisolated extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DerivedShapeStyle(base: self, change: .opacity(opacity))
  }
  /// Returns the style with a shadow of the area that it fills.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DerivedShapeStyle(base: self, change: .shadow(style))
  }
  /// Returns the style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    DerivedShapeStyle(base: self, change: .blendMode(mode))
  }
  /// The second level of the style.
  public var secondary: some ShapeStyle { DerivedShapeStyle(base: self, change: .level(2)) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { DerivedShapeStyle(base: self, change: .level(3)) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { DerivedShapeStyle(base: self, change: .level(4)) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { DerivedShapeStyle(base: self, change: .level(5)) }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its opacity multiplied by a factor.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
  /// The foreground with a shadow of the area that it fills.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
  /// The foreground with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}

/// A shadow of the area that a style fills.
public struct ShadowStyle: Hashable, Sendable {
  package let archived: VitrineModel.ShadowStyle

  /// A shadow behind the area.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    var shadow = Shadow()
    shadow.color = color.archived
    shadow.radius = max(0, radius.archived)
    (shadow.x, shadow.y) = (x.archived, y.archived)
    return ShadowStyle(archived: .drop(shadow))
  }
  /// A shadow inside the edges of the area.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    var shadow = InnerShadow()
    shadow.color = color.archived
    shadow.radius = max(0, radius.archived)
    (shadow.x, shadow.y) = (x.archived, y.archived)
    return ShadowStyle(archived: .inner(shadow))
  }
}
