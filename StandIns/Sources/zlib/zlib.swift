// The system's zlib, under the name that Apple's systems give it.
@_exported import CZlib

/// Prepares a stream for compression, as zlib's macro of this name.
public func deflateInit(_ strm: z_streamp, _ level: Int32) -> Int32 {
  deflateInit_(strm, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
}
/// Prepares a stream for compression with all parameters, as zlib's macro of this name.
public func deflateInit2(
  _ strm: z_streamp, _ level: Int32, _ method: Int32, _ windowBits: Int32, _ memLevel: Int32,
  _ strategy: Int32
) -> Int32 {
  deflateInit2_(
    strm, level, method, windowBits, memLevel, strategy, ZLIB_VERSION,
    Int32(MemoryLayout<z_stream>.size))
}
/// Prepares a stream for decompression, as zlib's macro of this name.
public func inflateInit(_ strm: z_streamp) -> Int32 {
  inflateInit_(strm, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
}
/// Prepares a stream for decompression with a window, as zlib's macro of this name.
public func inflateInit2(_ strm: z_streamp, _ windowBits: Int32) -> Int32 {
  inflateInit2_(strm, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
}
