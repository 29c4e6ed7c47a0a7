import Foundation
import VitrineFormat
internal import VitrineDisplayList

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks count.
    public enum InterpretedSyntax: Int, Sendable {
      /// All marks; those of blocks are left as they are here.
      case full
      /// Marks inside lines.
      case inlineOnly
      /// Marks inside lines; lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for Markdown that cannot be parsed; all Markdown can.
    public enum FailurePolicy: Int, Sendable {
      /// Throws an error.
      case throwError
      /// Returns the part that was parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether marks of Apple's extension count; they do not here.
    public var allowsExtendedAttributes: Bool
    /// Which marks count.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for Markdown that cannot be parsed.
    public var failurePolicy: FailurePolicy
    /// The text's language.
    public var languageCode: String?

    /// Creates markdown parsing options.
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

  /// Reads Markdown: bold, slanted and struck letters, code and links.
  ///
  /// - Throws: nothing; any text is Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(inlineMarkdown: markdown, baseURL: baseURL)
  }

  /// Reads Markdown in UTF-8.
  ///
  /// - Throws: nothing; any text is Markdown.
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
