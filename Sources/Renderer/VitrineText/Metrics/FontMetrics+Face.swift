extension FontMetrics {
  /// The measures in a face, at `size` points; the system's for a face without measures.
  ///
  /// Source: SwiftUI takes ascender, descender and line gap of the table `hhea`, as Apple documents
  /// for `CTFontGetAscent` and its relatives.
  init(_ face: Typeface, size: Double) {
    self = .system(size: size)
    let (lines, shapes) = (face.table("hhea"), face.table("OS/2"))
    let points = size / Double(max(face.unitsPerEm, 1))
    func number(_ table: [UInt8], at offset: Int) -> Double? {
      guard offset + 2 <= table.count else { return nil }
      let value = Int16(bitPattern: UInt16(table[offset]) << 8 | UInt16(table[offset + 1]))
      return Double(value) * points
    }
    if let ascender = number(lines, at: 4), let descender = number(lines, at: 6),
      ascender - descender > 0
    {
      (ascent, descent) = (ascender, -descender)
      gap = max(number(lines, at: 8) ?? 0, 0)
    }
    let hasHeights = (number(shapes, at: 0) ?? 0) >= 2 * points
    if hasHeights, let height = number(shapes, at: 86), height > 0 { xHeight = height }
    if hasHeights, let height = number(shapes, at: 88), height > 0 { capHeight = height }
  }
}
