import VitrineFoundation

/// The attributes that select a font.
public final class UIFontDescriptor: NSObject, Sendable {
  /// A design of the system's faces.
  public struct SystemDesign: Hashable, Sendable {
    let name: String
    /// The default design.
    public static let `default` = SystemDesign(name: "default")
    /// The rounded design.
    public static let rounded = SystemDesign(name: "rounded")
    /// The serif design.
    public static let serif = SystemDesign(name: "serif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(name: "monospaced")
  }
  /// Traits of a font, as bold and italic.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
  /// The font that the attributes select.
  package let font: UIFont
  init(_ font: UIFont) { self.font = font }
  /// Size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The face in another design of the system.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.with(design: design))
  }
  /// The font with other traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(traits.contains(.traitBold) ? font.with(weight: .bold) : font)
  }
}

extension UIFont {
  /// A style of text, which follows the text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// Creates a text style.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The large title style.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The title1 style.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The title2 style.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The title3 style.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The headline style.
    public static let headline = TextStyle(rawValue: "headline")
    /// The subheadline style.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The content that is drawn: a style.
    public static let body = TextStyle(rawValue: "body")
    /// The callout style.
    public static let callout = TextStyle(rawValue: "callout")
    /// The footnote style.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The caption1 style.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The caption2 style.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Size at the standard text size, in points (Human Interface Guidelines, typography).
    var size: CGFloat {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
        .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }

  /// The face of a style at the standard text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
  /// The system's face, slanted: it is upright here.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  /// The attributes that select the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// Creates a face of what it is chosen by; 0 keeps the size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(like: descriptor.font, size: size > 0 ? size : descriptor.pointSize)
  }
  /// The same face in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(like: self, size: size) }

  // San Francisco's proportions (head table of its files: 2048 units, 1950, -494, 1443, 1078).

  /// Height above the baseline, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// Depth below the baseline, negative, in points.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// Height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// Height of small letters, in points.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// Room between lines, in points.
  public var leading: CGFloat { 0 }
  /// Height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// Names of families: widgets bring their own.
  public static var familyNames: [String] { [] }
  /// Names of a family's faces: widgets bring their own.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

/// Lengths that grow with the text size; a picture is made at the standard one.
public final class UIFontMetrics: NSObject, Sendable {
  /// Lengths that grow as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Lengths that grow as a style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The length at the present text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The face at the present text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The face at the present text size, at most so large.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// The alignments of text.
  case left, center, right, justified, natural
}
/// Where lines end.
public enum NSLineBreakMode: UInt, Sendable {
  /// A way to end.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// A way to end.
  case byTruncatingMiddle
}
/// How a paragraph is set.
open class NSParagraphStyle: NSObject {
  /// How paragraphs are set that say nothing.
  public nonisolated(unsafe) static let `default` = NSParagraphStyle()
}
/// How a paragraph is set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines of text.
  open var alignment = NSTextAlignment.natural
  /// Where lines end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Room between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// Room after the paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// The line height as a multiple of the natural line height; 0 for no multiple.
  open var lineHeightMultiple: CGFloat = 0
  /// Height of lines at least, in points.
  open var minimumLineHeight: CGFloat = 0
  /// Height of lines at most, in points.
  open var maximumLineHeight: CGFloat = 0
}

extension NSAttributedString.Key {
  /// A line below.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A line through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// How far letters are above the line.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Where it leads.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The attachment of the text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
