internal import VitrineDevices
package import VitrineModel

/// A material that blurs the content behind it.
nonisolated public struct Material: ShapeStyle, PrimitiveShapeStyle {
  private let material: VitrineDevices.Material

  /// The most translucent material.
  public static let ultraThin = Material(material: .ultraThin)
  /// A mostly translucent material.
  public static let thin = Material(material: .thin)
  /// A material of medium translucency.
  public static let regular = Material(material: .regular)
  /// A mostly opaque material.
  public static let thick = Material(material: .thick)
  /// The most opaque material.
  public static let ultraThick = Material(material: .ultraThick)
  /// The material of system toolbars.
  public static let bar = Material(material: .bar)

  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    .material(material)
  }
}

nonisolated extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A mostly translucent material.
  public static var thinMaterial: Material { .thin }
  /// A material of medium translucency.
  public static var regularMaterial: Material { .regular }
  /// A mostly opaque material.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system toolbars.
  public static var bar: Material { .bar }
}
