import VitrineModel

/// Sets text in the faces of the binary.
///
/// One engine serves all renders of a process and any number of threads; it keeps the fonts,
/// texts and outlines it made.
package struct FontTextEngine: TextEngine {
  private let book: FontBook
  private let fonts: RunFontCache
  private let outlines: GlyphOutlines
  private let texts = ShapedTextCache()

  /// Makes an engine; faces are opened when a text first needs them.
  package init() {
    book = FontBook()
    fonts = RunFontCache(book: book)
    outlines = GlyphOutlines(book: book)
  }

  /// Names that `FontFamily.custom` finds a face for, in alphabetical order.
  ///
  /// Any other name is set in the face that stands in for the system's own.
  package var familyNames: [String] { book.names }

  /// What the faces of the binary say of themselves; read anew at each call.
  package var faces: [FaceDescription] {
    EmbeddedFace.all.compactMap { FaceDescription(file: $0.file()) }
  }

  /// Shapes `content` once; see `TextEngine`.
  package func shape(_ content: StyledText) -> any ShapedText {
    texts.text(content) { ShapedParagraph(content, fonts: fonts, outlines: outlines) }
  }

  /// Whether there is a face of its own for `family`; see `TextEngine`.
  package func hasFace(for family: FontFamily) -> Bool {
    switch family {
    case .system(let design): design == .default
    case .custom(let name): book.names.contains(name)
    }
  }

  /// The outline of `glyph` in points; see `GlyphSource`.
  package func outline(of glyph: UInt32, in font: FontInstance) -> Path {
    outlines.outline(of: glyph, in: font)
  }
}
