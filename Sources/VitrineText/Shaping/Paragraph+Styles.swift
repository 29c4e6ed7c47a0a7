import VitrineModel

extension Paragraph {
  /// Shapes `content` as `setting` says.
  init(_ content: StyledText, setting: Setting, fonts cache: RunFontCache) {
    let fonts = content.runs.map { cache.font($0.font.scaled(by: setting.scale)) }
    self =
      content.isRedacted
      ? ParagraphBuilder.redacted(content.runs, fonts: fonts)
      : ParagraphBuilder.paragraph(of: content.runs, fonts: fonts)
    measures = zip(content.runs, fonts).map { RunMeasure($0, font: $1, setting: setting) }
    let isPlain = content.runs.indices.allSatisfy {
      measures[$0].kerning == 0 && content.runs[$0].picture == nil
    }
    if !isPlain { space(content, scale: setting.scale) }
  }

  /// Gives characters the room that their runs ask for, and pictures theirs.
  private mutating func space(_ content: StyledText, scale: Double) {
    for index in units.indices {
      let run = Int(units[index].run)
      if let picture = content.runs[run].picture, !content.isRedacted {
        units[index].kind = .picture
        units[index].glyphs = 0..<0
        units[index].advance = max(picture.size.width * scale, 0)
      }
      units[index].advance += measures[run].kerning
    }
    if content.runs.contains(where: { $0.picture != nil }) {
      missingScalars.removeAll { $0 == "\u{FFFC}" }
    }
  }

  /// Width of an ellipsis in the style of a run, in points.
  func ellipsisAdvance(_ run: Int) -> Double {
    fonts[run].ellipsis.advance + measures[run].kerning
  }
}
