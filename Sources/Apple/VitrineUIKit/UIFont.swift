package import VitrineGeometry

/// A font of UIKit.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The ultra light weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The name of the font; `nil` for the system font.
  package let name: String?
  /// The size in points.
  public let pointSize: CGFloat
  /// The weight of the system font.
  package let weight: Weight

  /// The design of the system font.
  package let design: UIFontDescriptor.SystemDesign

  private init(
    _ name: String?, _ size: CGFloat, _ weight: Weight,
    _ design: UIFontDescriptor.SystemDesign = .default
  ) {
    self.name = name
    pointSize = size
    self.weight = weight
    self.design = design
  }

  convenience init(like font: UIFont, size: CGFloat) {
    self.init(font.name, size, font.weight, font.design)
  }
  func with(design: UIFontDescriptor.SystemDesign) -> UIFont {
    UIFont(name, pointSize, weight, design)
  }
  func with(weight: Weight) -> UIFont { UIFont(name, pointSize, weight, design) }

  /// The default font size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The default font size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The default font size, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The default font size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The name of the font.
  public var fontName: String { name ?? ".SFUI-Regular" }
  /// The name of the font family.
  public var familyName: String { name ?? ".AppleSystemUIFont" }

  /// Creates a font with a name.
  public convenience init?(name: String, size: CGFloat) { self.init(name, size, .regular) }
  /// Returns the system font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(nil, size, .regular) }
  /// Returns the system font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(nil, size, weight)
  }
  /// Returns the system font in bold, which is its semibold weight.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(nil, size, .semibold) }
}

extension UIFont {
  /// Returns the system font with monospaced digits.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight).with(design: .monospaced)
  }

  /// The font in archives.
  package var archived: VitrineGeometry.Font {
    var font = VitrineGeometry.Font()
    guard let name else {
      (font.size, font.weight) = (Double(pointSize), weight.archived)
      font.design = VitrineGeometry.FontDesign(rawValue: design.name) ?? .default
      return font
    }
    (font.name, font.fixedSize) = (name, Double(pointSize))
    return font
  }
}

extension UIFont.Weight {
  private static let known: [(UIFont.Weight, VitrineGeometry.Font.Weight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]
  /// The closest weight in archives.
  package var archived: VitrineGeometry.Font.Weight {
    let nearest = Self.known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? .regular
  }
  /// Creates the weight of an archive.
  package init(_ archived: VitrineGeometry.Font.Weight) {
    self = Self.known.first { $0.1 == archived }?.0 ?? .regular
  }
}
