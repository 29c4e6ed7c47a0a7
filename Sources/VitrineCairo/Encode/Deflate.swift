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

/// The bytes of a zlib stream; `nil` when it is damaged or holds more than `limit` bytes.
func zlibDecompress(_ stream: [UInt8], limit: Int) -> [UInt8]? {
  guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
  defer { libdeflate_free_decompressor(decompressor) }
  // The stream does not say how much it holds.
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
