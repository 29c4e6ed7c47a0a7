import VitrineFoundation
package import VitrineDisplayList

/// The appearance that a configuration gives a symbol; properties that are `nil` are those of the
/// surrounding view.
package struct SymbolAppearance: Hashable, Sendable {
  /// The size of the text that the symbol matches, in points.
  package var pointSize: CGFloat?
  /// The weight of the symbol.
  package var weight: UIFont.Weight?
  /// The size relative to text.
  package var scale: UIImage.SymbolConfiguration.Scale?
  /// The colours of its layers.
  package var colors: [UIColor] = []
  /// The rendering mode of the layers; `nil` for that of the surrounding view.
  package var coloring: Coloring?

  /// How the layers of a symbol are coloured.
  package enum Coloring: Hashable, Sendable {
    /// One colour, one colour with different opacities, a colour for each layer, or the symbol's
    /// own colours.
    case monochrome, hierarchical, palette, multicolor
  }

  /// Returns the appearance with the properties that another appearance sets.
  func applying(_ other: SymbolAppearance) -> SymbolAppearance {
    var joined = self
    joined.pointSize = other.pointSize ?? pointSize
    joined.weight = other.weight ?? weight
    joined.scale = other.scale ?? scale
    if other.coloring != nil { (joined.coloring, joined.colors) = (other.coloring, other.colors) }
    return joined
  }
}

extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked for subclasses; this class has no state.
  }

  /// The configuration of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // The property doesn't change after initialization.
    let appearance: SymbolAppearance

    /// The size of a symbol relative to text.
    public enum Scale: Int, Sendable {
      /// The unspecified size.
      case unspecified = -1
      /// The scales of a symbol.
      case `default`, small, medium, large
    }

    init(_ appearance: SymbolAppearance) { self.appearance = appearance }

    /// Creates a configuration.
    public convenience init(
      pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default
    ) { self.init(SymbolAppearance(pointSize: pointSize, weight: weight, scale: scale)) }
    /// Creates a configuration.
    public convenience init(scale: Scale) { self.init(SymbolAppearance(scale: scale)) }
    /// Creates a configuration.
    public convenience init(weight: UIFont.Weight) { self.init(SymbolAppearance(weight: weight)) }
    /// Creates a configuration.
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Creates a configuration.
    public convenience init(font: UIFont, scale: Scale = .default) {
      self.init(SymbolAppearance(pointSize: font.pointSize, weight: font.weight, scale: scale))
    }
    /// Creates a configuration.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolAppearance(colors: [hierarchicalColor], coloring: .hierarchical))
    }
    /// Creates a configuration.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolAppearance(colors: paletteColors, coloring: .palette))
    }
    /// Returns a configuration with the symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolAppearance(coloring: .multicolor))
    }
    /// Returns a configuration with a single colour.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolAppearance(coloring: .monochrome))
    }
    /// Returns the configuration with the properties that another one sets.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(appearance.applying(otherConfiguration.appearance))
    }
  }

  /// Creates an image of a symbol.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    var appearance = Appearance()
    if let symbol = withConfiguration as? SymbolConfiguration {
      appearance.symbol = symbol.appearance
    }
    self.init(source: .symbol(name), appearance: appearance)
  }
  /// Creates an image of a symbol.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// Returns the symbol with a configuration applied to its own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with { $0.symbol = $0.symbol.applying(configuration.appearance) }
  }
  /// Returns the image with another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return with { $0.symbol = symbol.appearance }
  }
}

extension SymbolAppearance.Coloring {
  /// How archives name it.
  package var archived: SymbolRenderingMode {
    switch self {
    case .monochrome: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    case .multicolor: .multicolor
    }
  }
}
