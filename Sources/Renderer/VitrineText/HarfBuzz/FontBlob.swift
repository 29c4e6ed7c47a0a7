import CHarfBuzz
import CVitrineResources

/// The bytes of a font file, shared by the faces in it.
///
/// Unchecked because HarfBuzz documents immutable blobs as safe to share between threads, which the
/// compiler cannot see through the pointer.
final class FontBlob: @unchecked Sendable {
  let pointer: OpaquePointer?

  /// Copies the bytes of a file that was read.
  init(_ bytes: [UInt8]) {
    pointer = bytes.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    hb_blob_make_immutable(pointer)
  }

  /// Uses data of the binary without copying.
  init(_ file: VitrineResource) {
    pointer = hb_blob_create(
      UnsafeRawPointer(file.bytes)?.assumingMemoryBound(to: CChar.self), UInt32(file.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
  }

  deinit {
    hb_blob_destroy(pointer)
  }

  /// The number of faces in the file.
  var faceCount: Int { Int(hb_face_count(pointer)) }
}
