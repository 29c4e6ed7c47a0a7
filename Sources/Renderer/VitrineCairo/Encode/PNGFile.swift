/// A PNG file as its chunks, without its pixels being decoded.
package struct PNGFile {
  /// One named block.
  package struct Chunk {
    /// The four letters of its type.
    package let name: String
    /// Its content.
    package let data: ArraySlice<UInt8>
    /// The block with its length, name and checksum.
    let range: Range<Int>
  }

  /// The bytes of the PNG file.
  package let bytes: [UInt8]
  /// All blocks, in their order.
  package let chunks: [Chunk]

  /// The signature at the start of every file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Finds the chunks of a file; `nil` when it is not a PNG or breaks off.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNGFile.signature) else { return nil }
    var chunks: [Chunk] = []
    var place = 8
    while place < bytes.count {
      guard place + 12 <= bytes.count else { return nil }
      let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 12 + count
      guard end <= bytes.count else { return nil }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      chunks.append(Chunk(name: name, data: bytes[place + 8..<end - 4], range: place..<end))
      place = end
    }
    guard chunks.first?.name == "IHDR", chunks.last?.name == "IEND" else { return nil }
    self.bytes = bytes
    self.chunks = chunks
  }

  /// The Latin-1 text of a keyword.
  package func text(_ keyword: String) -> String? {
    let key = Array(keyword.utf8) + [0]
    let chunk = chunks.first { $0.name == "tEXt" && $0.data.starts(with: key) }
    return chunk.map { chunk in
      String(String.UnicodeScalarView(chunk.data.dropFirst(key.count).map { Unicode.Scalar($0) }))
    }
  }

  /// The file with a text entry behind its header, in place of one of the same keyword.
  ///
  /// - Throws: ``PNGError`` when the entry breaks the format's rules.
  package func setting(_ keyword: String, _ text: String) throws(PNGError) -> [UInt8] {
    let entry = try PNGChunk.text(keyword: keyword, text)
    let key = Array(keyword.utf8) + [0]
    var file = PNGFile.signature
    for chunk in chunks where chunk.name != "tEXt" || !chunk.data.starts(with: key) {
      file += bytes[chunk.range]
      if chunk.name == "IHDR" { entry.write(to: &file) }
    }
    return file
  }
}
