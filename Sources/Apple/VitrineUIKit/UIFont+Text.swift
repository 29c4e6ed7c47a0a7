import VitrineFoundation

/// The attributes that select a font.
public final class UIFontDescriptor: NSObject, Sendable {
  /// A design of the system font.
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
  /// Traits of a font, such as bold and italic.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw value of the traits.
    public let rawValue: UInt32
    /// Creates traits from their raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
  /// The font that the attributes select.
  package let font: UIFont
  init(_ font: UIFont) { self.font = font }
  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// Returns the attributes with another design of the system font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.with(design: design))
  }
  /// Returns the attributes with other traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.contains(.traitBold) else { return UIFontDescriptor(font) }
    // The bold system font of UIKit is the semibold one, as in SwiftUI.
    return UIFontDescriptor(font.with(weight: font.name == nil ? .semibold : .bold))
  }
}

extension UIFont {
  /// A text style, whose size follows the text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a text style.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The large title style.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The first title style.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The second title style.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The third title style.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The headline style.
    public static let headline = TextStyle(rawValue: "headline")
    /// The subheadline style.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The body style.
    public static let body = TextStyle(rawValue: "body")
    /// The callout style.
    public static let callout = TextStyle(rawValue: "callout")
    /// The footnote style.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The first caption style.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The second caption style.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The size at the default text size, in points.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography.
    var size: CGFloat {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
        .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }

  /// Returns the font of a style at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
  /// Returns the system font in italics, which are upright here.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  /// The attributes that select the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// Creates a font from its attributes; a size of 0 keeps that of the attributes.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(like: descriptor.font, size: size > 0 ? size : descriptor.pointSize)
  }
  /// Returns the font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(like: self, size: size) }

  // The metrics of San Francisco. Source: the head tables of its files: 2048 units, 1950, -494,
  // 1443, 1078.

  /// The height above the baseline, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// The depth below the baseline, negative, in points.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of lowercase letters, in points.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The space between lines, in points.
  public var leading: CGFloat { 0 }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The names of font families; always empty, since widgets include their fonts.
  public static var familyNames: [String] { [] }
  /// Returns the names of a family's fonts; always empty, since widgets include their fonts.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

/// Scales lengths with the text size, which is always the default one here.
public final class UIFontMetrics: NSObject, Sendable {
  /// Scales lengths as the body style does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Creates metrics that scale lengths as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// Returns the length at the default text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// Returns the font at the default text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the font at the default text size; the maximum size has no effect.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// The alignments of text.
  case left, center, right, justified, natural
}
/// How lines that are too long are broken or truncated.
public enum NSLineBreakMode: UInt, Sendable {
  /// The modes of breaking and truncating lines.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// The line is truncated in the middle.
  case byTruncatingMiddle
}
/// The style of a paragraph.
open class NSParagraphStyle: NSObject {
  /// The default style of a paragraph.
  public nonisolated(unsafe) static let `default` = NSParagraphStyle()
}
/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines of text.
  open var alignment = NSTextAlignment.natural
  /// How lines that are too long are broken or truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// The line height as a multiple of the natural line height; 0 for no multiple.
  open var lineHeightMultiple: CGFloat = 0
  /// The minimum line height, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The maximum line height, in points; 0 for no maximum.
  open var maximumLineHeight: CGFloat = 0
}

extension NSAttributedString.Key {
  /// The style of the underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The style of the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The offset of the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The destination of the link.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The attachment of the text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
