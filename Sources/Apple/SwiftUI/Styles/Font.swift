public import VitrineGeometry
internal import VitrineModel

/// A font for text.
public struct Font: Hashable, Sendable {
  /// A text style, whose size follows Dynamic Type.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Styles for titles and headings.
    case largeTitle, title, title2, title3, headline, subheadline
    /// Styles for other text.
    case body, callout, footnote, caption, caption2

    var archived: VitrineGeometry.Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }

    /// The ratio of the style's size at a text size to that at the standard one.
    func growth(at size: DynamicTypeSize) -> Double {
      func points(_ size: DynamicTypeSize) -> Double {
        var environment = VitrineModel.EnvironmentValues()
        environment.font = VitrineGeometry.Font(style: archived)
        environment.dynamicTypeSize = size
        return environment.resolvedFont.size
      }
      return points(size) / points(.large)
    }
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let archived: VitrineGeometry.Font.Weight
    /// The thinnest weight.
    public static let ultraLight = Weight(archived: .ultraLight)
    /// The thin weight.
    public static let thin = Weight(archived: .thin)
    /// The light weight.
    public static let light = Weight(archived: .light)
    /// The regular weight.
    public static let regular = Weight(archived: .regular)
    /// The medium weight.
    public static let medium = Weight(archived: .medium)
    /// The semibold weight.
    public static let semibold = Weight(archived: .semibold)
    /// The bold weight.
    public static let bold = Weight(archived: .bold)
    /// The heavy weight.
    public static let heavy = Weight(archived: .heavy)
    /// The heaviest weight.
    public static let black = Weight(archived: .black)
  }

  /// The design of a font.
  public typealias Design = FontDesign

  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The relative width, from -1 to 1; 0 is the standard width.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest width.
    public static let compressed = Width(-0.3)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wider width.
    public static let expanded = Width(0.2)

    var archived: FontWidth { FontWidth(Double(value)) }
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The standard distance.
    case standard
    /// A tighter line spacing.
    case tight
    /// A looser line spacing.
    case loose

    var archived: VitrineGeometry.Font.Leading {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }

  private var font: VitrineGeometry.Font
  private init(_ font: VitrineGeometry.Font) { self.font = font }

  /// The font in archives.
  package var archived: VitrineGeometry.Font { font }

  func with(_ change: (inout VitrineGeometry.Font) -> Void) -> Font {
    var font = font
    change(&font)
    return Font(font)
  }

  /// Creates a font from UIKit's.
  public init(_ font: UIFont) { self.init(font.archived) }
}

extension Font.Weight {
  /// Creates the nearest of UIKit's weights.
  init(_ weight: UIFont.Weight) {
    self.init(archived: weight.archived)
  }
}

extension Font {
  private static func style(_ style: TextStyle) -> Font {
    Font(VitrineGeometry.Font(style: style.archived))
  }

  /// The font for large titles.
  public static let largeTitle = style(.largeTitle)
  /// The font for titles of the first level.
  public static let title = style(.title)
  /// The font for titles of the second level.
  public static let title2 = style(.title2)
  /// The font for titles of the third level.
  public static let title3 = style(.title3)
  /// The font for headings.
  public static let headline = style(.headline)
  /// The font for subheadings.
  public static let subheadline = style(.subheadline)
  /// The font for body text.
  public static let body = style(.body)
  /// The font for callouts.
  public static let callout = style(.callout)
  /// The font for footnotes.
  public static let footnote = style(.footnote)
  /// The font for captions.
  public static let caption = style(.caption)
  /// The font for smaller captions.
  public static let caption2 = style(.caption2)

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font.style(style).with {
      $0.design = design ?? .default
      $0.weight = weight?.archived
    }
  }

  /// The system font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = VitrineGeometry.Font()
    font.size = Double(size)
    font.weight = weight?.archived
    font.design = design ?? .default
    return Font(font)
  }

  /// The system font in a size.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// A custom font that scales with the body text style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = VitrineGeometry.Font()
    font.name = name
    font.size = Double(size)
    return Font(font)
  }
  /// A custom font that scales with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size).with { $0.relativeTo = textStyle.archived }
  }
  /// A custom font of a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = VitrineGeometry.Font()
    font.name = name
    font.fixedSize = Double(fixedSize)
    return Font(font)
  }

  /// Returns the font in the bold weight of its text style.
  public func bold() -> Font { with { $0.bold = true } }
  /// Returns the italic font.
  public func italic() -> Font { with { $0.italic = true } }
  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font {
    with {
      $0.weight = weight.archived
      $0.bold = false
    }
  }
  /// Returns the font in a width.
  public func width(_ width: Width) -> Font { with { $0.width = width.archived } }
  /// Returns the font in a width.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
  /// Returns the monospaced font.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.monospacedDigit = true } }
  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading.archived } }
  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { with { $0.smallCaps = .all } }
  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCaps = .lowercase } }
  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCaps = .uppercase } }
}
