import Synchronization
import VitrineModel

/// The paragraphs of one text: at its own size, and smaller or tighter ones that it was tried in.
final class ParagraphSettings: Sendable {
  /// The text as the author wants it.
  let natural: Paragraph
  private let content: StyledText
  private let fonts: RunFontCache
  private let others = Mutex<[Setting: Paragraph]>([:])

  init(_ content: StyledText, fonts: RunFontCache) {
    self.content = content
    self.fonts = fonts
    natural = Paragraph(content, setting: Setting(), fonts: fonts)
  }

  /// The text as `setting` says, shaped when it is first asked for.
  func paragraph(_ setting: Setting) -> Paragraph {
    if setting == Setting() { return natural }
    if let known = others.withLock({ $0[setting] }) { return known }
    let paragraph = Paragraph(content, setting: setting, fonts: fonts)
    others.withLock { $0[setting] = paragraph }
    return paragraph
  }
}
