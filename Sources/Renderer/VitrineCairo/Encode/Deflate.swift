import CDeflate

/// Makes zlib streams; it keeps its working memory for the next one.
protocol Compressor: AnyObject {
  /// The most bytes that a stream of `count` bytes takes.
  func bound(_ count: Int) -> Int
  /// Writes the stream of `bytes`; returns its length, or `nil` if it does not fit.
  func compress(_ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) -> Int?
}

/// libdeflate's compressor.
final class DeflateCompressor: Compressor {
  private let pointer: OpaquePointer

  /// Makes a compressor of a level from 1 (quick) to 12 (small).
  ///
  /// - Throws: ``PNGError/outOfMemory``.
  init(level: Int) throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .outOfMemory
    }
    pointer = compressor
  }

  deinit { libdeflate_free_compressor(pointer) }

  func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(pointer, count) }

  func compress(_ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) -> Int? {
    let count = libdeflate_zlib_compress(
      pointer, bytes.baseAddress, bytes.count, target.baseAddress, target.count)
    return count > 0 ? count : nil
  }
}

/// `bytes` as a zlib stream, compressed with libdeflate's `level` from 1 to 12.
///
/// - Throws: ``PNGError`` when memory runs out.
func zlibCompress(_ bytes: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
  try PNGWorkspaces.shared.lend { (workspace) throws(PNGError) in
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in Array(try workspace.compress(bytes, .level(level))) }
    }.get()
  }
}

/// The bytes of a zlib stream; `nil` when it is damaged or holds more than `limit` bytes.
func zlibDecompress(_ stream: [UInt8], limit: Int) -> [UInt8]? {
  guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
  defer { libdeflate_free_decompressor(decompressor) }
  // The stream does not contain its size.
  var capacity = 1 << 16
  while true {
    var status = LIBDEFLATE_SUCCESS
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      status = libdeflate_zlib_decompress(
        decompressor, stream, stream.count, buffer.baseAddress, capacity, &count)
      if status != LIBDEFLATE_SUCCESS { count = 0 }
    }
    if status == LIBDEFLATE_SUCCESS { return bytes }
    guard status == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
    capacity = min(capacity * 4, limit)
  }
}
