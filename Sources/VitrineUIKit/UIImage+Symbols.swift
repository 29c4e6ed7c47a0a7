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
      /// A size.
      case unspecified = -1
      /// A size.
      case `default`, small, medium, large
    }
    /// Makes a look.
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default) {}
    /// Makes a look.
    public init(scale: Scale) {}
    /// Makes a look.
    public init(weight: UIFont.Weight) {}
    /// Makes a look.
    public init(textStyle: UIFont.TextStyle, scale: Scale = .default) {}
    /// Makes a look.
    public init(font: UIFont, scale: Scale = .default) {}
    /// Makes a look.
    public init(hierarchicalColor: UIColor) {}
    /// Makes a look.
    public init(paletteColors: [UIColor]) {}
    /// Both looks.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      otherConfiguration
    }
  }

  /// A symbol.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }
  /// A symbol.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// The symbol with another look.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }
  /// The image with another look.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
}
