import Synchronization
import VitrineModel

/// The paragraphs of one text: at its own size, and smaller or tighter ones that it was tried in.
final class ParagraphSettings: Sendable {
  private let natural: Paragraph
  private let content: StyledText
  private let fonts: RunFontCache
  private let others = Mutex<[Setting: Paragraph]>([:])

  /// Keeps the forms of `content`, which is `natural` where it fits.
  init(_ content: StyledText, natural: Paragraph, fonts: RunFontCache) {
    self.content = content
    self.natural = natural
    self.fonts = fonts
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
