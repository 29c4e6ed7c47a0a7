package import VitrineModel

/// What lies behind, seen through frosted glass.
nonisolated public struct Material: ShapeStyle, PrimitiveShapeStyle {
  /// What the style is in an environment.
  public typealias Resolved = Never
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Very thin glass.
  public static let ultraThin = Material("ultraThinMaterial")
  /// Thin glass.
  public static let thin = Material("thinMaterial")
  /// Glass.
  public static let regular = Material("regularMaterial")
  /// Thick glass.
  public static let thick = Material("thickMaterial")
  /// Very thick glass.
  public static let ultraThick = Material("ultraThickMaterial")
  /// The glass of bars.
  public static let bar = Material("bar")

  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    context.record("Material.\(name)")
    return .fill(level: 2)
  }
}

nonisolated extension ShapeStyle where Self == Material {
  /// Very thin glass.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin glass.
  public static var thinMaterial: Material { .thin }
  /// Glass.
  public static var regularMaterial: Material { .regular }
  /// Thick glass.
  public static var thickMaterial: Material { .thick }
  /// Very thick glass.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The glass of bars.
  public static var bar: Material { .bar }
}
