import VitrineDisplayList

/// The characters of a text's source in an environment.
package struct TextString: Hashable, Sendable {
  /// The characters, without Markdown.
  package var characters: String
  /// The Markdown source; localized strings have one.
  package var markdown: MarkdownTemplate?
  /// Whether all digits have the same width, so that a running clock does not jitter.
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
  /// Whether the characters are known without a formatter.
  package var isVerbatim: Bool {
    localized == nil && date == nil && interval == nil && timer == nil && format == nil
  }

  /// Whether the system updates the characters as time passes.
  package var isLive: Bool {
    date != nil || timer != nil || format?.isLive == true
      || runs?.contains { $0.isLiveText } == true
  }

  /// Whether the text takes the whole proposed width, so that it does not move while it runs.
  ///
  /// Source: what authors report of `.timer` and `timerInterval` on current systems; `.relative`
  /// and `.offset` reserve some width too, but how much is not known, so these texts take their own
  /// width.
  package var takesOfferedWidth: Bool { timer != nil || date?.style == .timer }
}

extension ViewNode {
  /// Whether the system updates the text as time passes.
  fileprivate var isLiveText: Bool {
    if case .text(let text) = content { text.isLive } else { false }
  }
}

extension FormattedText {
  /// Whether its characters depend on the current date.
  fileprivate var isLive: Bool {
    switch self {
    case .relative, .dateOffset, .dateReference, .timer, .stopwatch, .sampled: true
    case .number, .dateTime, .dateInterval, .durationUnits, .durationTime, .measurement, .byteCount,
      .list:
      false
    }
  }
}
