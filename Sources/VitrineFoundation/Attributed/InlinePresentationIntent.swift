import Foundation

/// The inline presentation that Markdown gives to characters, such as emphasis.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The corresponding value of the raw type.
  public let rawValue: UInt
  /// Creates an inline presentation intent.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Slanted letters.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// A line through letters.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A break that may become a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes {
  /// The attribute that inline Markdown leaves; Foundation has it on Apple's systems only.
  public struct MarkdownAttributes: AttributeScope {
    /// The inline presentation that Markdown gives to characters.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The key of the inline presentation that Markdown gives to characters.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The value of the attribute.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name in Foundation.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes of Markdown.
  public var markdown: MarkdownAttributes.Type { MarkdownAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of Markdown.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
  ) -> T { self[T.self] }
}
