import CFreeType

/// The outline of a glyph in whole units of its face, y upwards.
struct GlyphContours {
  /// A step of an outline.
  enum Step {
    case move(Int, Int)
    case line(Int, Int)
    case curve(Int, Int, Int, Int, Int, Int)
  }

  var steps: [Step] = []
  /// The distance to the next glyph.
  var advance = 0
}

/// All glyphs of a face.
struct GlyphTable {
  var glyphs: [GlyphContours]
  /// Units of the em square.
  var unitsPerEm: Int
  /// Units from the baseline up to the top of a line, and down to its end, which is negative.
  var (ascender, descender) = (0, 0)
}

extension GlyphContours {
  /// The maximum number of glyphs of a face, as OpenType counts them.
  private static let mostGlyphs = 65_535
  /// Units of each pixel of a bitmap.
  private static let unitsPerPixel = 32
  /// The maximum number of pixels of the side of a bitmap, so that units fit into OpenType's
  /// numbers.
  private static let mostPixels = 512

  /// Reads the glyphs of a face: its outlines, otherwise the pixels of its largest bitmaps.
  ///
  /// - Throws: ``FontUnpackingError`` if it has neither.
  static func glyphs(of face: borrowing FreeTypeFace) throws(FontUnpackingError) -> GlyphTable {
    let count = face.glyphCount
    guard (1...mostGlyphs).contains(count) else { throw .noGlyphs }
    return face.hasOutlines ? outlines(of: face, count) : try bitmaps(of: face, count)
  }

  private static func outlines(of face: borrowing FreeTypeFace, _ count: Int) -> GlyphTable {
    let record = face.pointer.pointee
    let glyphs = (0..<count).map { index in
      guard vitrine_ft_load_outline(face.pointer, FT_UInt(index)) == 0,
        let slot = face.pointer.pointee.glyph
      else { return GlyphContours() }
      var glyph = GlyphContours()
      glyph.trace(&slot.pointee.outline)
      glyph.advance = Int(slot.pointee.metrics.horiAdvance)
      return glyph
    }
    return GlyphTable(
      glyphs: glyphs, unitsPerEm: Int(record.units_per_EM), ascender: Int(record.ascender),
      descender: Int(record.descender))
  }

  private static func bitmaps(
    of face: borrowing FreeTypeFace, _ count: Int
  ) throws(FontUnpackingError) -> GlyphTable {
    let sizes = UnsafeBufferPointer(
      start: face.pointer.pointee.available_sizes,
      count: Int(max(face.pointer.pointee.num_fixed_sizes, 0)))
    let largest = sizes.indices.max { sizes[$0].y_ppem < sizes[$1].y_ppem }
    guard let largest else { throw .noGlyphs }
    // In 26.6 pixels.
    let pixels = Int(sizes[largest].y_ppem) / 64
    guard (1...mostPixels).contains(pixels) else { throw .noGlyphs }
    let failure = FT_Select_Size(face.pointer, FT_Int(largest))
    guard failure == 0, let size = face.pointer.pointee.size else {
      throw FontUnpackingError(failure)
    }
    let glyphs = (0..<count).map { index in
      guard vitrine_ft_load_bitmap(face.pointer, FT_UInt(index)) == 0,
        let slot = face.pointer.pointee.glyph
      else { return GlyphContours() }
      return GlyphContours(pixels: slot.pointee, unit: unitsPerPixel)
    }
    let unit = unitsPerPixel
    return GlyphTable(
      glyphs: glyphs, unitsPerEm: pixels * unit,
      ascender: Int(size.pointee.metrics.ascender) * unit / 64,
      descender: Int(size.pointee.metrics.descender) * unit / 64)
  }

  /// A rectangle for each row of pixels that are set side by side.
  private init(pixels slot: FT_GlyphSlotRec, unit: Int) {
    advance = Int(slot.advance.x) * unit / 64
    let map = slot.bitmap
    guard let base = map.buffer else { return }
    let (rows, columns) = (Int(map.rows), Int(map.width))
    let isMono = map.pixel_mode == UInt8(FT_PIXEL_MODE_MONO.rawValue)
    guard isMono || map.pixel_mode == UInt8(FT_PIXEL_MODE_GRAY.rawValue) else { return }
    for row in 0..<rows {
      let line = base + (map.pitch < 0 ? (rows - 1 - row) * -Int(map.pitch) : row * Int(map.pitch))
      func isSet(_ column: Int) -> Bool {
        isMono ? line[column / 8] & (0x80 >> (column % 8)) != 0 : line[column] >= 128
      }
      var column = 0
      while column < columns {
        let start = column
        while column < columns, isSet(column) { column += 1 }
        if column > start {
          addRectangle(
            (Int(slot.bitmap_left) + start) * unit, (Int(slot.bitmap_top) - row - 1) * unit,
            (column - start) * unit, unit)
        }
        column += 1
      }
    }
  }

  private mutating func addRectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    steps += [
      .move(x, y), .line(x, y + height), .line(x + width, y + height), .line(x + width, y),
    ]
  }

  /// Collects the steps of an outline that FreeType walks through.
  private mutating func trace(_ outline: inout FT_Outline) {
    var functions = FT_Outline_Funcs(
      move_to: { GlyphContours.write($1, .move($0?.pointee.x ?? 0, $0?.pointee.y ?? 0)) },
      line_to: { GlyphContours.write($1, .line($0?.pointee.x ?? 0, $0?.pointee.y ?? 0)) },
      conic_to: { _, _, _ in FT_Error(FT_Err_Invalid_Outline) },
      cubic_to: { first, second, end, data in
        guard let first = first?.pointee, let second = second?.pointee, let end = end?.pointee
        else { return FT_Error(FT_Err_Invalid_Outline) }
        return GlyphContours.write(
          data, .curve(first.x, first.y, second.x, second.y, end.x, end.y))
      }, shift: 0, delta: 0)
    let isWhole = withUnsafeMutablePointer(to: &self) {
      FT_Outline_Decompose(&outline, &functions, $0) == 0
    }
    if !isWhole { steps = [] }
  }

  private static func write(_ data: UnsafeMutableRawPointer?, _ step: Step) -> CInt {
    data?.assumingMemoryBound(to: GlyphContours.self).pointee.steps.append(step)
    return 0
  }
}
