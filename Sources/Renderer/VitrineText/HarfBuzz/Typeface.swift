import CHarfBuzz

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
  /// The axes of a variable face.
  let axes: [Axis]
  /// The values of its optical size axis; `nil` without one.
  let opticalSizes: ClosedRange<Double>?
  /// Whether its glyphs are pictures, or drawings and no letters.
  let hasPictures: Bool
  /// The drawings of its glyphs; `nil` without any.
  let drawings: ColorTable?
  /// Whether glyphs are outlines, which are not parts of drawings alone.
  let hasOutlines: Bool
  /// Whether any of its glyphs consists of coloured layers or is a drawing.
  let hasLayers: Bool
  /// The axes that are always set, by their tags.
  let coordinates: [UInt32: Float]

  /// Opens a file; HarfBuzz answers nonsense with an empty face.
  init(_ file: FaceFile) {
    let (blob, index): (FontBlob, Int) =
      switch file.contents {
      case .embedded(let file): (FontBlob(file()), 0)
      case .read(let blob, let index): (blob, index)
      }
    let pointer = hb_face_create(blob.pointer, UInt32(clamping: index))
    hb_face_make_immutable(pointer)
    self.pointer = pointer
    unitsPerEm = Int32(clamping: hb_face_get_upem(pointer))
    isItalic = file.isItalic
    axes = Typeface.axes(of: pointer)
    opticalSizes = axes.first { $0.tag == openTypeTag("opsz") }?.range
    drawings = ColorTable(of: pointer)
    let isDrawn = drawings != nil && !Typeface.hasLetters(pointer)
    hasPictures = isDrawn || hb_ot_color_has_png(pointer) != 0
    hasOutlines = !isDrawn && ["glyf", "CFF ", "CFF2"].contains { Typeface.has($0, pointer) }
    hasLayers = drawings != nil || hb_ot_color_has_layers(pointer) != 0
    coordinates = file.coordinates
  }

  deinit {
    hb_face_destroy(pointer)
  }

  /// Whether a face has Latin letters, as any face has that is not one of emoji alone.
  private static func hasLetters(_ face: OpaquePointer?) -> Bool {
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, 0x41, &glyph) != 0
  }

  /// Whether the file has a table with any content.
  private static func has(_ tag: StaticString, _ face: OpaquePointer?) -> Bool {
    let blob = hb_face_reference_table(face, openTypeTag(tag))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// The bytes of a table; empty if the file has none.
  func table(_ tag: StaticString) -> [UInt8] {
    let blob = hb_face_reference_table(pointer, openTypeTag(tag))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count) else { return [] }
    return UnsafeRawBufferPointer(start: bytes, count: Int(count)).map { $0 }
  }

  /// A name in the file; empty if it has none.
  func name(_ id: hb_ot_name_id_t) -> String {
    var size: UInt32 = 256
    var text = [CChar](repeating: 0, count: Int(size))
    hb_ot_name_get_utf8(pointer, id, hb_language_from_string("en", -1), &size, &text)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// How many glyphs it has.
  var glyphCount: Int { Int(hb_face_get_glyph_count(pointer)) }

  /// An axis of a variable face.
  struct Axis {
    var tag: hb_tag_t
    /// The range of its values.
    var range: ClosedRange<Double>
    /// The default value.
    var standard: Double
  }

  private static func axes(of face: OpaquePointer?) -> [Axis] {
    var count = hb_ot_var_get_axis_count(face)
    var found = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &found)
    return found.map { axis in
      let lowest = Double(axis.min_value)
      return Axis(
        tag: axis.tag, range: lowest...max(lowest, Double(axis.max_value)),
        standard: Double(axis.default_value))
    }
  }

  /// The code points that the face has glyphs for, in ascending order.
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
