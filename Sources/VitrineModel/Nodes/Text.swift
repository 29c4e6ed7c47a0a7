/// Characters in one style.
public struct Text: ArchiveRecord {
  /// The characters, drawn as they are.
  public var content = ""

  /// Makes an empty text.
  public init() {}
  /// Makes a text of the given characters.
  public init(_ content: String) { self.content = content }

  /// The characters.
  public static let fields: [Field<Text>] = [
    Field("content", \.content, required: true, "The characters, drawn as they are.")
  ]

  /// A plain string.
  public static let shorthands: [Shorthand<Text>] = [
    Shorthand(String.self) {
      Text($0)
    } write: {
      .string($0.content)
    }
  ]

  /// Whether a plain string says all of it.
  var isPlain: Bool { self == Text(content) }

  /// Refuses a text that is longer than the limit.
  public func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    // Counting characters is slow and bytes bound them from above.
    guard content.utf8.count > limits.textLength, content.count > limits.textLength else {
      return nil
    }
    return .limitExceeded(.textLength, found: content.count, allowed: limits.textLength)
  }
}
