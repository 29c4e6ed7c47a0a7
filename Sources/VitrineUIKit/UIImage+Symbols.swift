import VitrineFoundation
package import VitrineDisplayList

/// The appearance that a configuration gives a symbol; properties that are `nil` follow the
/// surrounding view.
package struct SymbolAppearance: Hashable, Sendable {
  /// Size of letters beside it, in points.
  package var pointSize: CGFloat?
  /// Weight of its lines.
  package var weight: UIFont.Weight?
  /// How large it is beside letters.
  package var scale: UIImage.SymbolConfiguration.Scale?
  /// The colours of its layers.
  package var colors: [UIColor] = []
  /// How the layers are coloured; `nil` leaves it to the view.
  package var coloring: Coloring?

  /// How the layers of a symbol are coloured.
  package enum Coloring: Hashable, Sendable {
    /// In one colour, its shades, a colour each, or the symbol's own.
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
  /// How an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {
    // Subclasses of the author's own would have to be safe; there is nothing to change here.
  }

  /// How a symbol looks.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // What is kept does not change.
    let appearance: SymbolAppearance

    /// How large a symbol is beside text.
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
    /// A configuration in the symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolAppearance(coloring: .multicolor))
    }
    /// A configuration in one colour.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolAppearance(coloring: .monochrome))
    }
    /// The configuration with the values of another one applied.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(appearance.applying(otherConfiguration.appearance))
    }
  }

  /// Creates an image.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    var appearance = Appearance()
    if let symbol = withConfiguration as? SymbolConfiguration {
      appearance.symbol = symbol.appearance
    }
    self.init(source: .symbol(name), appearance: appearance)
  }
  /// Creates an image.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// Returns the symbol with a configuration applied to its own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with { $0.symbol = $0.symbol.applying(configuration.appearance) }
  }
  /// The image with another configuration.
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
