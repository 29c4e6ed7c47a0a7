import VitrineDisplayList

/// The characters that a text's source gives in one environment.
package struct TextString: Hashable, Sendable {
  /// The characters of the text string.
  package var characters: String
  /// Their Markdown, which localized strings are.
  package var markdown: MarkdownTemplate?
  /// Whether digits are all of one width, so that a running clock does not shake.
  ///
  /// Source: reconstructed SwiftUI sources, where each form of clock adds the font's feature.
  package var usesMonospacedDigits = false

  /// Creates a text string.
  package init(_ characters: String) { self.characters = characters }

  /// Creates the characters of Markdown.
  package init(_ markdown: MarkdownTemplate) {
    characters = markdown.plain
    self.markdown = markdown
  }
}

extension Text {
  /// Whether no formatter is needed for the characters.
  package var isVerbatim: Bool {
    localized == nil && date == nil && interval == nil && timer == nil && format == nil
  }

  /// Whether the system writes the characters anew as time passes.
  package var isLive: Bool {
    date != nil || timer != nil || format?.isLive == true
      || runs?.contains { $0.isLiveText } == true
  }

  /// Whether the text takes the whole width it is offered, so that it keeps its place while it runs.
  ///
  /// Source: what authors report of `.timer` and `timerInterval` on current systems; `.relative`
  /// and `.offset` reserve some width too, but how much is not known, so they take their own.
  package var takesOfferedWidth: Bool { timer != nil || date?.style == .timer }
}

extension ViewNode {
  /// Whether it is a text that the system writes anew as time passes.
  fileprivate var isLiveText: Bool {
    if case .text(let text) = content { text.isLive } else { false }
  }
}

extension FormattedText {
  /// Whether its characters depend on when they are seen.
  fileprivate var isLive: Bool {
    switch self {
    case .relative, .dateOffset, .dateReference, .timer, .stopwatch: true
    case .number, .dateTime, .dateInterval, .durationUnits, .durationTime, .measurement, .byteCount,
      .list:
      false
    }
  }
}
