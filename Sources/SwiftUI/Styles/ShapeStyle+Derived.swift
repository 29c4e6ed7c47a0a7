public import VitrineModel

/// A style that is made from another one.
nonisolated struct DerivedShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never
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
    case .blendMode:
      context.record("ShapeStyle.blendMode")
      return style
    case .shadow:
      context.record("ShapeStyle.shadow")
      return style
    }
  }
}

extension VitrineModel.ShapeStyle {
  /// A level of the style itself.
  fileprivate func level(_ level: Int) -> VitrineModel.ShapeStyle {
    switch self {
    case .fill(let base): .fill(level: min(base + level - 1, 4))
    case .background(let base): .background(level: min(base + level - 1, 3))
    case .hierarchical(let base): .hierarchical(level: min(base + level - 1, 5))
    case .foreground: .hierarchical(level: level)
    default: .opacity(self, Foreground.opacity(ofLevel: level - 1))
    }
  }
}

nonisolated extension ShapeStyle {
  /// The style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DerivedShapeStyle(base: self, change: .opacity(opacity))
  }
  /// The style with a shadow of what it covers.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DerivedShapeStyle(base: self, change: .shadow(style))
  }
  /// The style with its colours mixed with those behind it.
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

/// A shadow of what a style covers.
public struct ShadowStyle: Hashable, Sendable {
  package let isInner: Bool
  package let color: Color
  package let radius: CGFloat
  package let x: CGFloat
  package let y: CGFloat

  /// A shadow behind.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }
  /// A shadow inside the edges.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}
