import Foundation

/// The inline presentation that Markdown gives to characters, such as emphasis.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The corresponding value of the raw type.
  public let rawValue: UInt
  /// Creates an inline presentation intent.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck-through text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break of the source that may become a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes {
  /// The attribute of inline Markdown, which Foundation contains only on Apple's systems.
  public struct MarkdownAttributes: AttributeScope {
    /// The inline presentation that Markdown gives to characters.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of the inline presentation that Markdown gives to characters.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name in Foundation.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes of Markdown.
  public var markdown: MarkdownAttributes.Type { MarkdownAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of Markdown.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
  ) -> T { self[T.self] }
}
