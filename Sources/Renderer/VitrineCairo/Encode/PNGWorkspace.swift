/// The memory for encoding one picture: rows, the compressed stream and compressors.
///
/// It is kept for the next picture, since allocating that much memory takes as long as filling it.
///
/// Unchecked, because a workspace that isn't idle is used only by the code that took it.
final class PNGWorkspace: @unchecked Sendable {
  /// How a stream is compressed.
  enum Method: Hashable {
    /// By libdeflate, at a level from 1 to 12.
    case level(Int)
    /// By ISA-L.
    case fast
  }

  /// Memory for the rows of a picture.
  let lines = ReusedBytes()
  private let stream = ReusedBytes()
  private var compressors: [Method: any Compressor] = [:]

  /// Bytes that are held, except for those of compressors.
  var bytes: Int { lines.capacity + stream.capacity }

  /// The number of times memory was allocated, or a compressor was created.
  var allocations: Int { lines.allocations + stream.allocations + compressors.count }

  /// The zlib stream of rows, which is valid until the next one is made.
  ///
  /// - Throws: ``PNGError`` when memory runs out, or a library is missing.
  func compress(
    _ bytes: UnsafeRawBufferPointer, _ method: Method
  ) throws(PNGError) -> UnsafeRawBufferPointer {
    let compressor = try compressor(method)
    let memory = stream.reserve(compressor.bound(bytes.count))
    guard let count = compressor.compress(bytes, to: memory) else { throw .tooLarge }
    return UnsafeRawBufferPointer(rebasing: memory[..<count])
  }

  private func compressor(_ method: Method) throws(PNGError) -> any Compressor {
    if let known = compressors[method] { return known }
    let made: any Compressor =
      switch method {
      case .level(let level): try DeflateCompressor(level: level)
      case .fast: try FastCompressor()
      }
    compressors[method] = made
    return made
  }
}
