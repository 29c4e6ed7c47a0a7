import VitrineDisplayList

/// The positions at which the lines of a text can end.
struct LineEnds: Sendable {
  /// After which clusters; `nil` is after each.
  let breaks: LineBreaks?
  /// The words inside which lines can end; `nil` for a text whose words are not divided.
  let hyphens: HyphenBreaks?

  /// The ends that a text allows: redacted text has no words.
  ///
  /// Text that runs in two directions is not hyphenated (assumed).
  init(_ content: StyledText, _ paragraph: Paragraph) {
    breaks = content.isRedacted ? nil : LineBreaks()
    let divides = content.hyphenates && !content.isRedacted && paragraph.directions == nil
    hyphens = divides ? HyphenPatterns(language: content.language).map(HyphenBreaks.init) : nil
  }
}
