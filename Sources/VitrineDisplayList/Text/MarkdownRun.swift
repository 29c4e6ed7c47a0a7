/// Characters of a Markdown literal that share one style.
package struct MarkdownRun: Hashable, Sendable {
  /// The style that Markdown gives to characters.
  package struct Style: Hashable, Sendable {
    /// Two asterisks or underscores.
    package var isBold = false
    /// One asterisk or underscore.
    package var isItalic = false
    /// Tildes.
    package var isStruckThrough = false
    /// Back quotes.
    package var isCode = false
    /// Where a link leads.
    package var link: String?

    package init() {}
  }

  /// The characters without their marks.
  package var string: String
  /// The style of the characters.
  package var style: Style

  /// Creates a markdown run.
  package init(string: String, style: Style = Style()) {
    self.string = string
    self.style = style
  }
}
