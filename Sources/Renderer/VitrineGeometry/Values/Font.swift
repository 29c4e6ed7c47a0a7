import VitrineCoding

/// A font as an author writes it.
package struct Font: ArchiveRecord {
  package var style: TextStyle?
  package var size: Double?
  package var fixedSize: Double?
  package var relativeTo: TextStyle?
  package var weight: Weight?
  package var bold = false
  package var design: FontDesign = .default
  package var italic = false
  package var width: FontWidth?
  package var monospacedDigit = false
  package var smallCaps: SmallCaps?
  package var leading: Leading = .standard
  package var name: String?

  package init() {}

  /// Creates the font of a text style.
  package init(style: TextStyle, weight: Weight? = nil) {
    self.style = style
    self.weight = weight
  }

  package static let fields: [Field<Font>] = [
    Field(
      "style", \.style, "Text style, such as `headline`, whose size, weight and leading it takes."),
    Field(
      "size", \.size, rule: .positive,
      "Size in points, instead of a text style; that of a custom font follows the text size."),
    Field(
      "fixedSize", \.fixedSize, rule: .positive,
      "Size in points of a custom font that does not follow the text size."),
    Field(
      "relativeTo", \.relativeTo,
      "Text style with which a custom font is scaled; default: body."),
    Field("weight", \.weight, "Stroke weight; default: the text style's."),
    Field(
      "bold", \.bold,
      "Whether the font has the bold weight of its text style, which is semibold for most."),
    Field("design", \.design, "Design of the system font."),
    Field("italic", \.italic, "Whether letters are slanted."),
    Field("width", \.width, "Width of the letters; default: the font's."),
    Field("monospacedDigit", \.monospacedDigit, "Whether digits are equally wide."),
    Field("smallCaps", \.smallCaps, "Letters that are drawn as small capitals."),
    Field("leading", \.leading, "Distance between lines."),
    Field(
      "name", \.name, rule: .notEmpty,
      "Name of a custom font: an asset of the archive, or the family of a font given to the tool."),
  ]

  /// A text style's name.
  package static let shorthands: [Shorthand<Font>] = [
    Shorthand(TextStyle.self) {
      Font(style: $0)
    } write: { font in
      font.style.flatMap { font == Font(style: $0) ? .string($0.rawValue) : nil }
    }
  ]

  /// A style and a size exclude each other.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["style"], ["size", "fixedSize"], "'style' cannot be combined with 'size' or 'fixedSize'"),
    .exclusive(
      ["size", "relativeTo"], ["fixedSize"], "'fixedSize' can't be combined with other sizes"),
    .requires("fixedSize", "name", "'fixedSize' is for a custom face and needs its 'name'"),
    .requires("relativeTo", "name", "'relativeTo' is for a custom face and needs its 'name'"),
  ]

  /// The letters that are drawn as small capitals.
  package enum SmallCaps: String, ArchiveEnum {
    /// Lowercase letters.
    case lowercase
    /// Uppercase letters.
    case uppercase
    /// All letters.
    case all
  }

  /// Distances between lines.
  package enum Leading: String, ArchiveEnum {
    /// The leading of the text style or the font.
    case standard
    /// Lines that are closer together.
    case tight
    /// Lines that are further apart.
    case loose

    /// Points that are added between lines.
    ///
    /// Source: Apple's documentation of `UIFontDescriptor`'s traits for tight and loose leading: two
    /// points for fonts of a text style, nothing for others.
    package var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The text styles of iOS.
  package enum TextStyle: String, ArchiveEnum {
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
    /// Body text.
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

  /// Weights of strokes.
  package enum Weight: String, ArchiveEnum {
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
