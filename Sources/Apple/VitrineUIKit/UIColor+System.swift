internal import VitrineGeometry

extension UIColor {
  private static func system(_ color: SystemColor) -> UIColor { UIColor(archived: .system(color)) }

  // System colours.
  /// The system's red.
  public static var systemRed: UIColor { system(.red) }
  /// The system's orange.
  public static var systemOrange: UIColor { system(.orange) }
  /// The system's yellow.
  public static var systemYellow: UIColor { system(.yellow) }
  /// The system's green.
  public static var systemGreen: UIColor { system(.green) }
  /// The system's teal.
  public static var systemTeal: UIColor { system(.teal) }
  /// The system's mint.
  public static var systemMint: UIColor { system(.mint) }
  /// The system's cyan.
  public static var systemCyan: UIColor { system(.cyan) }
  /// The system's blue.
  public static var systemBlue: UIColor { system(.blue) }
  /// The system's indigo.
  public static var systemIndigo: UIColor { system(.indigo) }
  /// The system's purple.
  public static var systemPurple: UIColor { system(.purple) }
  /// The system's pink.
  public static var systemPink: UIColor { system(.pink) }
  /// The system's brown.
  public static var systemBrown: UIColor { system(.brown) }
  /// The colour `systemGray`.
  public static var systemGray: UIColor { system(.systemGray) }
  /// The colour `systemGray2`.
  public static var systemGray2: UIColor { system(.systemGray2) }
  /// The colour `systemGray3`.
  public static var systemGray3: UIColor { system(.systemGray3) }
  /// The colour `systemGray4`.
  public static var systemGray4: UIColor { system(.systemGray4) }
  /// The colour `systemGray5`.
  public static var systemGray5: UIColor { system(.systemGray5) }
  /// The colour `systemGray6`.
  public static var systemGray6: UIColor { system(.systemGray6) }
  /// The colour `label`.
  public static var label: UIColor { system(.label) }
  /// The colour `secondaryLabel`.
  public static var secondaryLabel: UIColor { system(.secondaryLabel) }
  /// The colour `tertiaryLabel`.
  public static var tertiaryLabel: UIColor { system(.tertiaryLabel) }
  /// The colour `quaternaryLabel`.
  public static var quaternaryLabel: UIColor { system(.quaternaryLabel) }
  /// The colour `systemFill`.
  public static var systemFill: UIColor { system(.systemFill) }
  /// The colour `secondarySystemFill`.
  public static var secondarySystemFill: UIColor { system(.secondarySystemFill) }
  /// The colour `tertiarySystemFill`.
  public static var tertiarySystemFill: UIColor { system(.tertiarySystemFill) }
  /// The colour `quaternarySystemFill`.
  public static var quaternarySystemFill: UIColor { system(.quaternarySystemFill) }
  /// The colour `placeholderText`.
  public static var placeholderText: UIColor { system(.placeholderText) }
  /// The colour `systemBackground`.
  public static var systemBackground: UIColor { system(.systemBackground) }
  /// The colour `secondarySystemBackground`.
  public static var secondarySystemBackground: UIColor { system(.secondarySystemBackground) }
  /// The colour `tertiarySystemBackground`.
  public static var tertiarySystemBackground: UIColor { system(.tertiarySystemBackground) }
  /// The colour `systemGroupedBackground`.
  public static var systemGroupedBackground: UIColor { system(.systemGroupedBackground) }
  /// The colour `secondarySystemGroupedBackground`.
  public static var secondarySystemGroupedBackground: UIColor {
    system(.secondarySystemGroupedBackground)
  }
  /// The colour `tertiarySystemGroupedBackground`.
  public static var tertiarySystemGroupedBackground: UIColor {
    system(.tertiarySystemGroupedBackground)
  }
  /// The colour `separator`.
  public static var separator: UIColor { system(.separator) }
  /// The colour `opaqueSeparator`.
  public static var opaqueSeparator: UIColor { system(.opaqueSeparator) }
  /// The colour `link`.
  public static var link: UIColor { system(.link) }
  /// The colour `black`.
  public static var black: UIColor { system(.black) }
  /// The colour `white`.
  public static var white: UIColor { system(.white) }
  /// The colour `clear`.
  public static var clear: UIColor { system(.clear) }
  /// The accent colour.
  public static var tintColor: UIColor { system(.accentColor) }

  // Fixed colours, whose components are those of UIKit's documentation.
  private static func fixed(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
    UIColor(archived: .rgb(red: red, green: green, blue: blue, opacity: 1))
  }
  /// A fixed red.
  public static var red: UIColor { fixed(1, 0, 0) }
  /// A fixed green.
  public static var green: UIColor { fixed(0, 1, 0) }
  /// A fixed blue.
  public static var blue: UIColor { fixed(0, 0, 1) }
  /// A fixed cyan.
  public static var cyan: UIColor { fixed(0, 1, 1) }
  /// A fixed yellow.
  public static var yellow: UIColor { fixed(1, 1, 0) }
  /// A fixed magenta.
  public static var magenta: UIColor { fixed(1, 0, 1) }
  /// A fixed orange.
  public static var orange: UIColor { fixed(1, 0.5, 0) }
  /// A fixed purple.
  public static var purple: UIColor { fixed(0.5, 0, 0.5) }
  /// A fixed brown.
  public static var brown: UIColor { fixed(0.6, 0.4, 0.2) }
  /// A fixed gray.
  public static var gray: UIColor { fixed(0.5, 0.5, 0.5) }
  /// A fixed dark gray.
  public static var darkGray: UIColor { fixed(1.0 / 3, 1.0 / 3, 1.0 / 3) }
  /// A fixed light gray.
  public static var lightGray: UIColor { fixed(2.0 / 3, 2.0 / 3, 2.0 / 3) }
  /// The colour of text on dark backgrounds, white with an alpha of 0.6.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The colour of text on light backgrounds.
  public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// Creates a colour from components in Display P3.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Returns hue, saturation and brightness from 0 to 1, in the light colour scheme.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue, opacity) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &opacity) else { return false }
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var angle: CGFloat = 0
    if range > 0 {
      switch high {
      case red: angle = (green - blue) / range
      case green: angle = (blue - red) / range + 2
      default: angle = (red - green) / range + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = opacity
    return true
  }

  /// Returns white and alpha from 0 to 1, in the light colour scheme; `false` for a colour that
  /// isn't grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue, opacity) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &opacity), red == green, green == blue
    else { return false }
    white?.pointee = red
    alpha?.pointee = opacity
    return true
  }
}
