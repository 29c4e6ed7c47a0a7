import CDeflate

/// Owns libdeflate's working memory.
private struct Compressor: ~Copyable {
  let pointer: OpaquePointer

  init(level: Int) throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .outOfMemory
    }
    pointer = compressor
  }

  deinit { libdeflate_free_compressor(pointer) }
}

/// `bytes` as a zlib stream, compressed with libdeflate's `level` from 1 to 12.
func zlibCompress(_ bytes: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
  let compressor = try Compressor(level: level)
  let capacity = libdeflate_zlib_compress_bound(compressor.pointer, bytes.count)
  let stream = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    count = libdeflate_zlib_compress(
      compressor.pointer, bytes, bytes.count, buffer.baseAddress, capacity)
  }
  // libdeflate writes nothing only when the result does not fit, which the bound rules out.
  guard !stream.isEmpty else { throw .tooLarge }
  return stream
}
