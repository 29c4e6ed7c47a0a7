import Synchronization
import VitrineDisplayList

/// Fonts that were resolved before.
final class RunFontCache: Sendable {
  private let book: FontBook
  private let fonts = Mutex<[ResolvedFont: RunFont]>([:])

  /// Most fonts kept; a process that asks for more starts afresh.
  private static let capacity = 512

  init(book: FontBook) {
    self.book = book
  }

  /// The font with all that shaping asks of it.
  func font(_ font: ResolvedFont) -> RunFont {
    if let known = fonts.withLock({ $0[font] }) { return known }
    let resolved = RunFont(font, in: book)
    fonts.withLock { fonts in
      if fonts.count >= Self.capacity { fonts.removeAll() }
      fonts[font] = resolved
    }
    return resolved
  }
}
