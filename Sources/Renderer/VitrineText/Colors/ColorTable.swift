import CHarfBuzz
import VitrineGeometry

/// The drawings that a face has for its glyphs.
///
/// Source: OpenType, table `COLR` version 1. Numbers that vary with the axes of a face have their
/// default values.
///
/// Unchecked because HarfBuzz documents immutable blobs as safe to share between threads, which the
/// compiler cannot see through the pointer.
final class ColorTable: @unchecked Sendable {
  private let blob: OpaquePointer?
  /// The table.
  let bytes: TableBytes
  /// The glyphs with a drawing, in rising order, each with the place of its paint.
  private let glyphs: Records
  /// The layers, as places of paints from `layersStart`.
  let layers: Records
  /// Where the list of layers begins.
  let layersStart: Int
  private let glyphsStart: Int
  private let clips: Records
  private let clipsStart: Int

  /// Records of one size, one after the other.
  struct Records {
    /// Where the first one begins.
    var start = 0
    /// How many there are.
    var count = 0
    /// The bytes of one.
    var size = 1

    /// Where a record begins.
    func place(_ index: Int) -> Int { start + index * size }
  }

  /// Opens the table of a face; `nil` for a face without drawings.
  init?(of face: OpaquePointer?) {
    blob = hb_face_reference_table(face, openTypeTag("COLR"))
    var count: UInt32 = 0
    let data = hb_blob_get_data(blob, &count)
    bytes = TableBytes(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    guard let lists = try? ColorTable.lists(bytes), lists.glyphs.count > 0 else {
      hb_blob_destroy(blob)
      return nil
    }
    (glyphs, layers, clips) = lists
    // A list begins with its count, that of clips with a format in front of it.
    (glyphsStart, layersStart, clipsStart) = (
      glyphs.start - 4, layers.start - 4, clips.start - 5
    )
  }

  deinit {
    hb_blob_destroy(blob)
  }

  private typealias Lists = (glyphs: Records, layers: Records, clips: Records)

  private static func lists(_ bytes: TableBytes) throws(MalformedTable) -> Lists {
    guard try bytes.unsigned16(0) >= 1 else { throw MalformedTable() }
    func list(at field: Int, countAt: Int, size: Int) throws(MalformedTable) -> Records {
      let start = try bytes.unsigned32(field)
      guard start > 0 else { return Records() }
      let count = try bytes.unsigned32(start + countAt)
      return Records(start: start + countAt + 4, count: count, size: size)
    }
    return (
      try list(at: 14, countAt: 0, size: 6), try list(at: 18, countAt: 0, size: 4),
      try list(at: 22, countAt: 1, size: 7)
    )
  }

  /// The place of the paint of a glyph; `nil` for a glyph without a drawing.
  func paint(of glyph: UInt32) -> Int? {
    guard let record = try? search(glyphs, glyph), let offset = try? bytes.unsigned32(record + 2)
    else { return nil }
    return glyphsStart + offset
  }

  /// The box outside which the drawing of a glyph is cut off, in units of the face, y upwards;
  /// `nil` where the face has none.
  func clip(of glyph: UInt32) -> Rect? {
    guard let record = try? search(clips, glyph), let offset = try? bytes.unsigned24(record + 4)
    else { return nil }
    let box = clipsStart + offset + 1
    guard let left = try? bytes.signed16(box), let bottom = try? bytes.signed16(box + 2),
      let right = try? bytes.signed16(box + 4), let top = try? bytes.signed16(box + 6),
      left < right, bottom < top
    else { return nil }
    return Rect(
      x: Double(left), y: Double(bottom), width: Double(right - left), height: Double(top - bottom))
  }

  /// The record whose glyphs include `glyph`: a record begins with its first glyph, and one of the
  /// clips has its last glyph next.
  private func search(_ records: Records, _ glyph: UInt32) throws(MalformedTable) -> Int? {
    let lastAt = records.size == clips.size ? 2 : 0
    var (low, high) = (0, records.count)
    while low < high {
      let place = records.place((low + high) / 2)
      if try bytes.unsigned16(place) > Int(glyph) {
        high = (low + high) / 2
      } else if try bytes.unsigned16(place + lastAt) < Int(glyph) {
        low = (low + high) / 2 + 1
      } else {
        return place
      }
    }
    return nil
  }
}
