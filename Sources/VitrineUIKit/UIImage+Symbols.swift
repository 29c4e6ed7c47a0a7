import VitrineFoundation

extension UIImage {
  /// How an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {
    // Subclasses of the author's own would have to be safe; there is nothing to change here.
  }

  /// How a symbol looks; pictures take size and weight of a symbol from the view around it.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Nothing is kept that could change.

    /// How large a symbol is beside text.
    public enum Scale: Int, Sendable {
      /// The unspecified size.
      case unspecified = -1
      /// A size.
      case `default`, small, medium, large
    }
    /// Creates a configuration.
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default) {}
    /// Creates a configuration.
    public init(scale: Scale) {}
    /// Creates a configuration.
    public init(weight: UIFont.Weight) {}
    /// Creates a configuration.
    public init(textStyle: UIFont.TextStyle, scale: Scale = .default) {}
    /// Creates a configuration.
    public init(font: UIFont, scale: Scale = .default) {}
    /// Creates a configuration.
    public init(hierarchicalColor: UIColor) {}
    /// Creates a configuration.
    public init(paletteColors: [UIColor]) {}
    /// The light and the dark variant.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      otherConfiguration
    }
  }

  /// Creates an image.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }
  /// Creates an image.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// The symbol with another configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }
  /// The image with another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
}
