import CHarfBuzz
import CVitrineFonts

/// A font file opened by HarfBuzz.
///
/// Unchecked because HarfBuzz documents immutable faces as safe to share between threads, which
/// the compiler cannot see through the pointer.
final class Typeface: @unchecked Sendable {
  let pointer: OpaquePointer?
  /// Font units that the em square measures.
  let unitsPerEm: Int32

  /// Opens a file whose bytes outlive the face; HarfBuzz answers nonsense with an empty face.
  init(file: VitrineFontFile) {
    let blob = hb_blob_create(
      UnsafeRawPointer(file.bytes)?.assumingMemoryBound(to: CChar.self), UInt32(file.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    pointer = hb_face_create(blob, 0)
    hb_face_make_immutable(pointer)
    unitsPerEm = Int32(clamping: hb_face_get_upem(pointer))
  }

  deinit {
    hb_face_destroy(pointer)
  }
}
