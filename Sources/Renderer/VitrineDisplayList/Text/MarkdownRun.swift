/// Characters of a Markdown literal that share one style.
package struct MarkdownRun: Hashable, Sendable {
  /// The Markdown style of characters.
  package struct Style: Hashable, Sendable {
    /// Whether it is marked by two asterisks or underscores.
    package var isBold = false
    /// Whether it is marked by one asterisk or underscore.
    package var isItalic = false
    /// Whether it is marked by tildes.
    package var isStruckThrough = false
    /// Whether it is marked by backticks.
    package var isCode = false
    /// The destination of a link.
    package var link: String?

    package init() {}
  }

  /// The characters without their Markdown syntax.
  package var string: String
  /// The style of the characters.
  package var style: Style

  /// Creates a run of characters, plain by default.
  package init(string: String, style: Style = Style()) {
    self.string = string
    self.style = style
  }
}
