package import VitrineModel

/// A colour, gradient or other style for shapes, text and symbols.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of the style after it is resolved in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A style that exists in archives.
package protocol PrimitiveShapeStyle {
  /// Returns the style for archives.
  func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle
}

extension Never: ShapeStyle {
  /// The type of the style after it is resolved in an environment.
  public typealias Resolved = Never
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Never called: such styles are archived directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("a style of the system was asked for another one")
  }
}

nonisolated extension ShapeStyle {
  /// Returns the style for archives.
  package func archivedStyle(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    if let style = self as? any PrimitiveShapeStyle { return style.archived(context) }
    return resolve(in: context.environment).archivedStyle(context)
  }
}

nonisolated extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    .color(Color(self).archived)
  }
}

nonisolated extension Color: ShapeStyle, PrimitiveShapeStyle {
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle { .color(archived) }
}

/// A type-erased style.
nonisolated public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  private let style: any ShapeStyle
  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    style.archivedStyle(context)
  }
}

/// The foreground of the view.
nonisolated public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a foreground style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle { .foreground }
}

/// A level of the foreground.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  private let level: Int
  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 5)
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    .hierarchical(level: level)
  }
}

/// A style that resolves to the tint colour of the context.
nonisolated public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a tint shape style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle { .tint }
}

/// The background of the enclosing surface.
nonisolated public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a background style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    context.environment.backgroundStyle?.archivedStyle(context) ?? .background(level: 1)
  }
}

/// The fill of shapes over a background.
nonisolated public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a fill shape style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle { .fill(level: 1) }
}

/// The style of separators.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a separator shape style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle { .separator }
}

/// The style of links.
nonisolated public struct LinkShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a link shape style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    .link
  }
}

/// A style for placeholder text.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a placeholder text shape style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    .placeholder
  }
}

/// A style for selected content.
nonisolated public struct SelectionShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a selection shape style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle { .selection }
}

/// The background of a window.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates a window background shape style.
  public init() {}
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    .windowBackground
  }
}
