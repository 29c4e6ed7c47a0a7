import Synchronization
import VitrineDisplayList

/// Fonts that were resolved before.
final class RunFontCache: Sendable {
  private let book: FontBook
  private let fonts = Mutex<[ResolvedFont: RunFont]>([:])

  /// The maximum number of fonts kept; beyond it, the cache is emptied.
  private static let capacity = 512

  init(book: FontBook) {
    self.book = book
  }

  /// The font with everything that shaping needs.
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
