import VitrineGeometry

/// The recipes of the system's materials in both schemes.
///
/// Sources: public dumps of CoreMaterial's recipes, which agree with each other. The formula was
/// checked against colours measured behind `UIVisualEffectView` on the simulator of iOS 27: with
/// the curve as a cubic Bézier, all 54 differ by at most 1.4 of 255. No recipe was found for the
/// ultra-thick material: it is assumed to be the thick one with half its transparency.
package enum MaterialTable {
  /// The recipe of a material.
  package static func recipe(_ material: Material, in scheme: ColorScheme) -> MaterialRecipe {
    scheme == .dark ? dark(material) : light(material)
  }

  private static func light(_ material: Material) -> MaterialRecipe {
    switch material {
    case .ultraThin: .init(22.5, 0.5, [0.45, 0.55, 0.65, 0.68], saturation: 1.1, brightness: 0.12)
    case .thin: .init(30, 0.6, [0.725, 0.825, 0.76, 0.73], saturation: 1.35, brightness: 0.12)
    case .regular: .init(30, 0.75, [0.9, 0.83, 0.925, 0.815], saturation: 1.5, brightness: 0.1)
    case .thick: .init(45, 0.88, [0.99, 0.95, 0.98, 0.905], saturation: 1.5, brightness: 0.045)
    case .ultraThick:
      .init(45, 0.94, [0.99, 0.95, 0.98, 0.905], saturation: 1.5, brightness: 0.045)
    case .bar: .init(22.5, 0.75, [0.8, 0.9, 1.1, 0.825], saturation: 1.1, brightness: 0.1)
    }
  }

  private static func dark(_ material: Material) -> MaterialRecipe {
    switch material {
    case .ultraThin: .init(22.5, 0.5, [0.24, 0.24, 0.3, 0.39], saturation: 1.1)
    case .thin: .init(30, 0.6, [0.2, 0.21, 0.1, 0.15], saturation: 1.35)
    case .regular: .init(30, 0.75, [0.16, 0.26, 0.1, 0.1], saturation: 1.5)
    case .thick: .init(45, 0.88, [0.14, 0.16, 0.1, 0.03], saturation: 1.5)
    case .ultraThick: .init(45, 0.94, [0.14, 0.16, 0.1, 0.03], saturation: 1.5)
    case .bar: .init(22.5, 0.75, [0.23, 0.52, 0.27, 0.255], saturation: 2, brightness: -0.1)
    }
  }
}
