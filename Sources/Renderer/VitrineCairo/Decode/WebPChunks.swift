/// The named blocks of a WebP file, in their order.
///
/// Source: WebP container specification: lengths come lowest byte first, and blocks start at even
/// places.
package struct WebPChunks: Sequence, IteratorProtocol {
  private var data: ByteReader
  private var offset = 12

  /// Reads a whole file.
  package init(_ bytes: [UInt8]) { self.init(ByteReader(bytes[...])) }

  init(_ data: ByteReader) {
    self.data = data
    self.data.isLittleEndian = true
  }

  /// The next block that is whole.
  package mutating func next() -> (name: String, bytes: ArraySlice<UInt8>)? {
    guard let length = data.long(offset + 4), offset + 8 + length <= data.count else { return nil }
    let name = String(decoding: data[offset..<(offset + 4)], as: UTF8.self)
    defer { offset += 8 + length + length % 2 }
    return (name, data[(offset + 8)..<(offset + 8 + length)])
  }
}
