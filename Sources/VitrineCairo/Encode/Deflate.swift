import CDeflate

/// Owns libdeflate's working memory.
private struct Compressor: ~Copyable {
  private let pointer: OpaquePointer

  init(level: Int) throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .outOfMemory
    }
    pointer = compressor
  }

  deinit { libdeflate_free_compressor(pointer) }

  /// The zlib stream of `bytes`; empty when it does not fit, which its bound rules out.
  func compress(_ bytes: [UInt8]) -> [UInt8] {
    let capacity = libdeflate_zlib_compress_bound(pointer, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = libdeflate_zlib_compress(
        pointer, bytes, bytes.count, buffer.baseAddress, capacity)
    }
  }
}

/// `bytes` as a zlib stream, compressed with libdeflate's `level` from 1 to 12.
func zlibCompress(_ bytes: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
  let stream = try Compressor(level: level).compress(bytes)
  guard !stream.isEmpty else { throw .tooLarge }
  return stream
}
