public import VitrineGeometry
internal import VitrineModel

/// A font of texts.
public struct Font: Hashable, Sendable {
  /// A style of text that follows the text size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Styles of headings.
    case largeTitle, title, title2, title3, headline, subheadline
    /// Styles of texts.
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

    /// How much larger the style is at a text size than at the standard one.
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

  /// Weight of letters.
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
    /// A little bolder.
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

  /// Design of letters.
  public typealias Design = FontDesign

  /// Width of letters.
  public struct Width: Hashable, Sendable {
    /// The width from -1 to 1.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest width.
    public static let compressed = Width(-0.3)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)

    var archived: FontWidth { FontWidth(Double(finite: value)) }
  }

  /// Distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The standard prominence.
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

  /// The font as archives hold it.
  package var archived: VitrineGeometry.Font { font }

  func with(_ change: (inout VitrineGeometry.Font) -> Void) -> Font {
    var font = font
    change(&font)
    return Font(font)
  }

  /// A font of UIKit.
  public init(_ font: UIFont) { self.init(font.archived) }
}

extension Font.Weight {
  /// The nearest of UIKit's weights.
  init(_ weight: UIFont.Weight) {
    self.init(archived: weight.archived)
  }
}

extension Font {
  private static func style(_ style: TextStyle) -> Font {
    Font(VitrineGeometry.Font(style: style.archived))
  }

  /// The largest heading.
  public static let largeTitle = style(.largeTitle)
  /// The first heading.
  public static let title = style(.title)
  /// The second heading.
  public static let title2 = style(.title2)
  /// The third heading.
  public static let title3 = style(.title3)
  /// A heading of the size of text.
  public static let headline = style(.headline)
  /// A smaller heading.
  public static let subheadline = style(.subheadline)
  /// The font for body text.
  public static let body = style(.body)
  /// The font for callouts.
  public static let callout = style(.callout)
  /// The font for footnotes.
  public static let footnote = style(.footnote)
  /// The font for captions.
  public static let caption = style(.caption)
  /// A smaller caption.
  public static let caption2 = style(.caption2)

  /// A style of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font.style(style).with {
      $0.design = design ?? .default
      $0.weight = weight?.archived
    }
  }

  /// The system's face in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = VitrineGeometry.Font()
    font.size = Double(finite: size)
    font.weight = weight?.archived
    font.design = design ?? .default
    return Font(font)
  }

  /// The system's face in a size.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// A face by its name, which grows as text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = VitrineGeometry.Font()
    font.name = name
    font.size = Double(finite: size)
    return Font(font)
  }
  /// A face by its name, which grows as a style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size).with { $0.relativeTo = textStyle.archived }
  }
  /// A face by its name, which does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = VitrineGeometry.Font()
    font.name = name
    font.fixedSize = Double(finite: fixedSize)
    return Font(font)
  }

  /// The font in bold letters.
  public func bold() -> Font { weight(.bold) }
  /// The font in slanted letters.
  public func italic() -> Font { with { $0.italic = true } }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.archived } }
  /// The font in a width.
  public func width(_ width: Width) -> Font { with { $0.width = width.archived } }
  /// The font in a width.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
  /// The font with letters of one width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.monospacedDigit = true } }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading.archived } }
  /// The font with small capitals.
  public func smallCaps() -> Font { with { $0.smallCaps = .all } }
  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCaps = .lowercase } }
  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCaps = .uppercase } }
}
