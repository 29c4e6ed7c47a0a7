import Foundation
import VitrineFormat
internal import VitrineDisplayList

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax that is interpreted.
    public enum InterpretedSyntax: Int, Sendable {
      /// All syntax; that of blocks is kept as text here.
      case full
      /// The syntax within lines.
      case inlineOnly
      /// The syntax within lines, with line breaks and spaces preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for Markdown that can't be parsed; any text can.
    public enum FailurePolicy: Int, Sendable {
      /// Throws an error.
      case throwError
      /// Returns the part that was parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether Apple's extended attributes are interpreted; has no effect.
    public var allowsExtendedAttributes: Bool
    /// The syntax that is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for Markdown that can't be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options for parsing Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown: bold, italic, code, struck-through text and links.
  ///
  /// - Throws: nothing; any text is valid Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(inlineMarkdown: markdown, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown in UTF-8.
  ///
  /// - Throws: nothing; any text is valid Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(inlineMarkdown: String(decoding: markdown, as: UTF8.self), baseURL: baseURL)
  }

  init(inlineMarkdown source: String, baseURL: URL? = nil) {
    self.init()
    for run in InlineMarkdown.runs(of: source) {
      var part = AttributedString(run.string)
      if let intent = run.style.intent {
        part[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self] = intent
      }
      if let link = run.style.link { part.link = URL(string: link, relativeTo: baseURL) }
      self += part
    }
  }
}

extension MarkdownRun.Style {
  fileprivate var intent: InlinePresentationIntent? {
    var intent: InlinePresentationIntent = []
    if isBold { intent.insert(.stronglyEmphasized) }
    if isItalic { intent.insert(.emphasized) }
    if isStruckThrough { intent.insert(.strikethrough) }
    if isCode { intent.insert(.code) }
    return intent.isEmpty ? nil : intent
  }
}
