import Synchronization
import VitrineDisplayList
import VitrineGeometry

/// The outlines of glyphs.
struct GlyphOutlines: Sendable {
  let book: FontBook
  private let cache = OutlineCache()
  private let shapes = SystemGlyphShapes()

  init(book: FontBook) {
    self.book = book
  }

  /// The outline of `glyph` in points, its origin at (0, 0), y downwards.
  func outline(of glyph: UInt32, in font: FontInstance) -> Path {
    cache.outline(of: glyph, in: font) {
      let shaping = book.shapingFont(for: font)
      let ems = Emboldening.grow(
        OutlinePen.shared.outline(of: glyph, in: shaping), by: font.emboldening)
      let change = change(of: glyph, in: font, shaping)
      let (width, height) = (font.size * change.a, font.size * change.d)
      let slant = font.italic && !shaping.face.isItalic ? Self.slant : 0
      return ems.applying(
        AffineTransform(
          a: width, b: 0, c: -slant * height, d: height,
          tx: font.size * (change.tx - slant * change.ty), ty: font.size * change.ty))
    }
  }

  /// The change of a glyph of the system font's replacement, in ems.
  private func change(
    of glyph: UInt32, in font: FontInstance, _ shaping: ShapingFont
  ) -> AffineTransform {
    guard font.face == EmbeddedFaces.sans, let shape = shapes.shape(of: glyph, in: shaping) else {
      return .identity
    }
    return shape.change(advance: shaping.advance(of: glyph), capitals: font.capitalScale)
  }

  /// Rightward lean for each unit of height of faces without slanted letters: that of Inter's,
  /// whose angle is 9.4 degrees.
  private static let slant = 0.1655
}

/// Outlines that were used before.
private final class OutlineCache: Sendable {
  private struct Key: Hashable {
    var font: FontInstance
    var glyph: UInt32
  }

  private let paths = Mutex<[Key: Path]>([:])

  /// The maximum number of outlines kept, a few megabytes; beyond it, the cache is emptied.
  private static let capacity = 8192

  /// The outline of `glyph` in `font`, made by `make` when it is not known yet.
  func outline(of glyph: UInt32, in font: FontInstance, make: () -> Path) -> Path {
    let key = Key(font: font, glyph: glyph)
    if let path = paths.withLock({ $0[key] }) { return path }
    // Created outside the lock: two threads can both create it, with the same result.
    let path = make()
    paths.withLock { paths in
      if paths.count >= Self.capacity { paths.removeAll() }
      paths[key] = path
    }
    return path
  }
}
