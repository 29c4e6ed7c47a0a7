/// Characters, from exactly one of several sources.
public struct Text: ArchiveRecord {
  /// The characters, drawn as they are.
  public var content: String?
  /// The characters as a literal of inline Markdown.
  public var markdown: String?
  /// Texts and images that stand behind one another in the same lines.
  public var runs: [ViewNode]?

  /// Makes a text without a source, which shows nothing.
  public init() {}
  /// Makes a text of the given characters.
  public init(_ content: String) { self.content = content }

  /// The sources.
  public static let fields: [Field<Text>] = [
    Field("content", \.content, "The characters, drawn as they are."),
    Field("markdown", \.markdown, "The characters as inline Markdown, as in a literal."),
    Field(
      "runs", \.runs, "Texts, images and links in one paragraph, each with its own text modifiers."
    ),
  ]

  /// Exactly one source is needed.
  public static let rules: [FieldRule] = [
    .exactlyOne(
      ["content", "markdown", "runs"], "a text needs either 'content', 'markdown' or 'runs'")
  ]

  /// A plain string.
  public static let shorthands: [Shorthand<Text>] = [
    Shorthand(String.self) {
      Text($0)
    } write: {
      $0.plain.map(JSONValue.string)
    }
  ]

  /// The characters of a text that a plain string says all of.
  var plain: String? { self == Text(content ?? "") ? content : nil }

  /// Refuses a text that is longer than the limit.
  public func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    [content, markdown].lazy.compactMap { $0 }.compactMap { text in
      // Counting characters is slow and bytes bound them from above.
      guard text.utf8.count > limits.textLength, text.count > limits.textLength else { return nil }
      return .limitExceeded(.textLength, found: text.count, allowed: limits.textLength)
    }.first
  }
}
