import VitrineModel

extension Paragraph {
  /// Shapes `content` as `setting` says.
  init(_ content: StyledText, setting: Setting, fonts cache: RunFontCache) {
    let fonts = content.runs.map { cache.font($0.font.scaled(by: setting.scale)) }
    self =
      content.isRedacted
      ? ParagraphBuilder.redacted(content, fonts: fonts)
      : ParagraphBuilder.paragraph(of: content, fonts: fonts)
    measures = zip(content.runs, fonts).map { RunMeasure($0, font: $1, setting: setting) }
    let isPlain = content.runs.indices.allSatisfy {
      measures[$0].kerning == 0 && content.runs[$0].attachment == nil
    }
    if !isPlain { space(content, scale: setting.scale) }
  }

  /// Gives characters the room that their runs ask for, and views theirs.
  private mutating func space(_ content: StyledText, scale: Double) {
    for index in units.indices {
      let run = Int(units[index].run)
      if let box = content.runs[run].attachment, !content.isRedacted {
        units[index].kind = .attachment
        units[index].glyphs = 0..<0
        units[index].advance = max(box.size.width * scale, 0)
      }
      units[index].advance += measures[run].kerning
    }
    if content.runs.contains(where: { $0.attachment != nil }) {
      missingScalars.removeAll { $0 == "\u{FFFC}" }
    }
  }

  /// Width of an ellipsis in the style of a run, in points.
  func ellipsisAdvance(_ run: Int) -> Double {
    fonts[run].ellipsis.advance + measures[run].kerning
  }
}
