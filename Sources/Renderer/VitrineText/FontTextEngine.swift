import VitrineDisplayList
import VitrineGeometry

/// Sets text in the faces of the binary and those it was given.
///
/// One engine serves all renders of a process and any number of threads; it keeps the fonts,
/// texts and outlines it made.
package struct FontTextEngine: TextEngine {
  private let book: FontBook
  private let fonts: RunFontCache
  private let outlines: GlyphOutlines
  private let texts = ShapedTextCache()

  /// Makes an engine; faces are opened when a text first needs them.
  ///
  /// - Parameter files: additional faces, or replacements for families of the same name.
  package init(adding files: [FontFile] = []) {
    self.init(FontBook(adding: files.map(\.face)))
  }

  private init(_ book: FontBook) {
    self.book = book
    fonts = RunFontCache(book: book)
    outlines = GlyphOutlines(book: book)
  }

  /// An engine that also has the faces of `files` and shares nothing else with this one.
  package func adding(_ files: [FontFile]) -> FontTextEngine {
    FontTextEngine(FontBook(book.files, adding: files.map(\.face)))
  }

  /// Whether two engines are one and the same.
  package static func === (left: FontTextEngine, right: FontTextEngine) -> Bool {
    left.book === right.book
  }

  /// Names that `FontFamily.custom` finds a face for, in alphabetical order.
  package var familyNames: [String] { book.names }

  /// The descriptions of the font files, grouped by family; read again at each call.
  package var faces: [FaceEntry] {
    book.files.indices.map { index in
      let file = book.files[index]
      return FaceEntry(
        family: file.family, names: file.names, isInstance: file.isInstance, weight: file.weight,
        isItalic: file.isItalic,
        isEmbedded: file.contents.isEmbedded, description: FaceDescription(book.typeface(index)))
    }
  }

  /// Shapes `content` once; see `TextEngine`.
  package func shape(_ content: StyledText) -> any ShapedText {
    texts.text(content) { ShapedParagraph(content, fonts: fonts, outlines: outlines) }
  }

  /// Whether a face for `family` is available; see `TextEngine`.
  package func hasFace(for family: FontFamily) -> Bool {
    switch family {
    case .system: true
    case .custom(let name): book.has(name)
    }
  }

  /// The outline of `glyph` in points; see `GlyphSource`.
  package func outline(of glyph: UInt32, in font: FontInstance) -> Path {
    outlines.outline(of: glyph, in: font)
  }

  /// The PNG file of a face's picture for a glyph; empty if it has none.
  package func picture(of glyph: UInt32, face: String) -> [UInt8] {
    plainFont(face).png(of: glyph)
  }

  /// The drawing that a face has for a glyph, in the pixels of its picture; `nil` where it has
  /// none.
  package func drawing(of glyph: UInt32, face: String) -> DisplayList? {
    plainFont(face).drawing(of: glyph)
  }

  /// The face at its default weight and size.
  private func plainFont(_ face: String) -> ShapingFont {
    book.shapingFont(
      for: FontInstance(face: face, size: 1, weight: 400, opticalSize: 0, italic: false))
  }
}

/// A face of the font book.
package struct FaceEntry: Hashable, Sendable {
  /// The name by which texts refer to it.
  package var family: String
  /// Names that find this very face.
  package var names: [String]
  /// Whether it is a named place of a variable face.
  package var isInstance: Bool
  /// Stroke weight on the OpenType scale; `nil` for a face that covers all of them.
  package var weight: Double?
  /// Whether its letters are slanted.
  package var isItalic: Bool
  /// Whether it is part of the binary.
  package var isEmbedded: Bool
  /// The description in its file.
  package var description: FaceDescription
}
