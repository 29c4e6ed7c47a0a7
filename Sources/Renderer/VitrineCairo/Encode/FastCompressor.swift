/// ISA-L's compressor.
final class FastCompressor: Compressor {
  /// Bytes that a stream takes with the library's private part: three times those of version 2.30,
  /// because only the header declares them.
  private static let streamBytes = 256 << 10
  /// Bytes that the library needs at this level: `ISAL_DEF_LVL1_DEFAULT`.
  private static let levelBytes = 282_624
  private static let level: UInt32 = 1
  /// The base 2 logarithm of the farthest match; `isal_deflate_stateless_init` does not set it.
  private static let windowBits: UInt16 = 15
  /// `IGZIP_ZLIB`.
  private static let zlibWrapper: UInt16 = 3

  private let library: FastCompressionLibrary
  private let memory: UnsafeMutableRawPointer
  let stream: UnsafeMutablePointer<FastCompressionLibrary.Stream>

  /// Makes a compressor.
  ///
  /// - Throws: ``PNGError/libraryMissing(library:package:)``.
  init() throws(PNGError) {
    library = try FastCompressionLibrary.open()
    memory = .allocate(
      byteCount: FastCompressor.streamBytes + FastCompressor.levelBytes, alignment: 64)
    // The library's own start leaves some fields as they are.
    memory.initializeMemory(
      as: UInt8.self, repeating: 0, count: FastCompressor.streamBytes + FastCompressor.levelBytes)
    stream = memory.bindMemory(to: FastCompressionLibrary.Stream.self, capacity: 1)
  }

  deinit { memory.deallocate() }

  // Incompressible data is stored in blocks of up to 64 KB, with five bytes before each; the
  // library reserves space for its largest tables.
  func bound(_ count: Int) -> Int { count + count / 8 + 4096 }

  func compress(_ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) -> Int? {
    guard let inputCount = UInt32(exactly: bytes.count) else { return nil }
    let isDone = library.compress(stream) { stream in
      stream.level = FastCompressor.level
      stream.levelMemory = memory + FastCompressor.streamBytes
      stream.levelMemoryCount = UInt32(FastCompressor.levelBytes)
      stream.wrapper = FastCompressor.zlibWrapper
      stream.isLast = 1
      stream.windowBits = FastCompressor.windowBits
      (stream.input, stream.inputCount) = (
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, inputCount
      )
      (stream.output, stream.outputCount) = (
        target.assumingMemoryBound(to: UInt8.self).baseAddress, UInt32(clamping: target.count)
      )
    }
    return isDone ? Int(stream.pointee.outputTotal) : nil
  }
}
