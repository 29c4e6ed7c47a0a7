/// A font as an author writes it.
public struct Font: ArchiveRecord {
  /// Text style whose size, weight and leading it takes.
  public var style: TextStyle?
  /// Point size, for fonts that follow no text style.
  public var size: Double?
  /// Stroke weight; `nil` keeps the text style's.
  public var weight: Weight?
  /// Design of the system face.
  public var design: FontDesign = .default
  /// Whether letters are slanted.
  public var italic = false
  /// Name of a custom face.
  public var name: String?

  /// Makes the body font.
  public init() {}

  /// Makes the font of a text style.
  public init(style: TextStyle, weight: Weight? = nil) {
    self.style = style
    self.weight = weight
  }

  /// Style or size, then weight, design and slant.
  public static let fields: [Field<Font>] = [
    Field("style", \.style, "Text style, for example headline."),
    Field("size", \.size, rule: .positive, "Size in points, instead of a text style."),
    Field("weight", \.weight, "Stroke weight; default: the text style's."),
    Field("design", \.design, "Design of the system face."),
    Field("italic", \.italic, "Whether letters are slanted."),
    Field("name", \.name, rule: .notEmpty, "Name of a custom face."),
  ]

  /// A text style's name.
  public static let shorthands: [Shorthand<Font>] = [
    Shorthand(TextStyle.self) {
      Font(style: $0)
    } write: { font in
      font.style.flatMap { font == Font(style: $0) ? .string($0.rawValue) : nil }
    }
  ]

  /// A style and a size exclude each other.
  public static let rules: [FieldRule] = [
    .exclusive(["style"], ["size"], "'style' and 'size' cannot be combined")
  ]

  /// The text styles of iOS.
  public enum TextStyle: String, ArchiveEnum {
    /// The largest title.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading.
    case headline
    /// A heading of the second level.
    case subheadline
    /// Running text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }

  /// Stroke weights by SwiftUI's names.
  public enum Weight: String, ArchiveEnum {
    /// 100 on the OpenType scale.
    case ultraLight
    /// 200 on the OpenType scale.
    case thin
    /// 300 on the OpenType scale.
    case light
    /// 400 on the OpenType scale.
    case regular
    /// 500 on the OpenType scale.
    case medium
    /// 600 on the OpenType scale.
    case semibold
    /// 700 on the OpenType scale.
    case bold
    /// 800 on the OpenType scale.
    case heavy
    /// 900 on the OpenType scale.
    case black

    /// The weight on the OpenType scale 1...1000.
    package var openType: Double {
      100 * Double((Weight.allCases.firstIndex(of: self) ?? 3) + 1)
    }
  }
}
