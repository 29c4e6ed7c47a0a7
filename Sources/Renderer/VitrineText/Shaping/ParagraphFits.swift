import Synchronization
import VitrineDisplayList

/// The paragraphs of one text: at its own size, and smaller or tighter ones that it was tried in.
final class ParagraphFits: Sendable {
  private let natural: Paragraph
  private let content: StyledText
  private let fonts: RunFontCache
  private let others = Mutex<[TextFit: Paragraph]>([:])

  /// Stores the forms of `content`, which is `natural` if it fits.
  init(_ content: StyledText, natural: Paragraph, fonts: RunFontCache) {
    self.content = content
    self.natural = natural
    self.fonts = fonts
  }

  /// The text according to `fit`, shaped on first use.
  func paragraph(_ fit: TextFit) -> Paragraph {
    if fit == TextFit() { return natural }
    if let known = others.withLock({ $0[fit] }) { return known }
    let paragraph = Paragraph(content, fit: fit, fonts: fonts)
    others.withLock { $0[fit] = paragraph }
    return paragraph
  }
}
