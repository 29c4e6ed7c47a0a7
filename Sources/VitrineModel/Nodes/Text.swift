/// Characters in one style.
public struct Text: ArchiveRecord {
  /// The characters, drawn as they are.
  public var content = ""

  /// Makes an empty text.
  public init() {}
  /// Makes a text of the given characters.
  public init(_ content: String) { self.content = content }

  /// The characters.
  public static var fields: [Field<Text>] {
    [Field("content", \.content, required: true, "The characters, drawn as they are.")]
  }

  /// A plain string.
  public static var shorthands: [Shorthand<Text>] {
    [
      Shorthand(String.self) {
        Text($0)
      } write: {
        .string($0.content)
      }
    ]
  }

  /// Whether a plain string says all of it.
  var isPlain: Bool { self == Text(content) }

  /// Refuses a text that is longer than the limit.
  static func check(_ content: String, _ decoder: any Decoder) throws {
    guard let limits = decoder.archiveContext?.limits else { return }
    // Counting characters is slow and bytes bound them from above.
    guard content.utf8.count > limits.textLength, content.count > limits.textLength else { return }
    throw ArchiveError(
      .limitExceeded(.textLength, found: content.count, allowed: limits.textLength),
      at: decoder.codingPath)
  }
}
