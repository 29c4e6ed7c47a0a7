import CHarfBuzz
import CVitrineResources

/// A font file opened by HarfBuzz.
///
/// Unchecked because HarfBuzz documents immutable faces as safe to share between threads, which
/// the compiler cannot see through the pointer.
final class Typeface: @unchecked Sendable {
  let pointer: OpaquePointer?
  /// Font units that the em square measures.
  let unitsPerEm: Int32
  /// Whether the file itself is slanted.
  let isItalic: Bool
  /// The values of its optical size axis; `nil` without one.
  let opticalSizes: ClosedRange<Double>?
  /// Whether its glyphs are pictures.
  let hasPictures: Bool

  /// Opens a file; HarfBuzz answers nonsense with an empty face.
  init(_ file: FaceFile) {
    let blob = Typeface.blob(file.contents)
    defer { hb_blob_destroy(blob) }
    pointer = hb_face_create(blob, 0)
    hb_face_make_immutable(pointer)
    unitsPerEm = Int32(clamping: hb_face_get_upem(pointer))
    isItalic = file.isItalic
    opticalSizes = Typeface.axes(of: pointer).first { $0.tag == "opsz" }?.range
    hasPictures = hb_ot_color_has_png(pointer) != 0
  }

  deinit {
    hb_face_destroy(pointer)
  }

  private static func blob(_ contents: FaceFile.Contents) -> OpaquePointer? {
    switch contents {
    case .embedded(let file):
      let file = file()
      return hb_blob_create(
        UnsafeRawPointer(file.bytes)?.assumingMemoryBound(to: CChar.self), UInt32(file.count),
        HB_MEMORY_MODE_READONLY, nil, nil)
    case .read(let bytes):
      return bytes.withUnsafeBytes { bytes in
        hb_blob_create(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
          HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
    }
  }

  /// The bytes of a table; empty where the file has none.
  func table(_ tag: StaticString) -> [UInt8] {
    let blob = hb_face_reference_table(pointer, openTypeTag(tag))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count) else { return [] }
    return UnsafeRawBufferPointer(start: bytes, count: Int(count)).map { $0 }
  }

  /// A name that the file gives itself; empty where it gives none.
  func name(_ id: hb_ot_name_id_t) -> String {
    var size: UInt32 = 256
    var text = [CChar](repeating: 0, count: Int(size))
    hb_ot_name_get_utf8(pointer, id, hb_language_from_string("en", -1), &size, &text)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// How many glyphs it has.
  var glyphCount: Int { Int(hb_face_get_glyph_count(pointer)) }

  /// The axes of a variable face.
  var axes: [FaceDescription.Axis] { Typeface.axes(of: pointer) }

  private static func axes(of face: OpaquePointer?) -> [FaceDescription.Axis] {
    var count = hb_ot_var_get_axis_count(face)
    var found = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &found)
    return found.map { axis in
      let lowest = Double(axis.min_value)
      return FaceDescription.Axis(
        tag: spelled(axis.tag), range: lowest...max(lowest, Double(axis.max_value)),
        standard: Double(axis.default_value))
    }
  }

  private static func spelled(_ tag: hb_tag_t) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// The code points that the face has glyphs for, in rising order.
  var scalars: [Unicode.Scalar] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(pointer, set)
    var scalars: [Unicode.Scalar] = []
    var point = hb_codepoint_t.max
    while hb_set_next(set, &point) != 0 {
      if let scalar = Unicode.Scalar(point) { scalars.append(scalar) }
    }
    return scalars
  }
}
