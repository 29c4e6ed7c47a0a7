import CDeflate

/// One named block of a PNG file.
struct PNGChunk {
  /// The four letters of its type.
  let name: StaticString
  /// Its content.
  let data: [UInt8]

  init(_ name: StaticString, _ data: [UInt8]) {
    self.name = name
    self.data = data
  }

  /// The header: size, what pixels hold, no interlacing.
  static func header(_ lines: Scanlines) -> PNGChunk {
    let (bits, colorType): (Int, UInt8) =
      switch lines.format {
      case .indexed(let palette): (palette.bits, 3)
      case .direct(.rgb): (8, 2)
      case .direct(.rgba): (8, 6)
      }
    return header(width: lines.width, height: lines.height, bits: bits, colorType)
  }

  /// The header of a picture of eight bits a component with straight alpha.
  static func header(width: Int, height: Int) -> PNGChunk {
    header(width: width, height: height, bits: 8, 6)
  }

  private static func header(
    width: Int, height: Int, bits: Int, _ colorType: UInt8
  ) -> PNGChunk {
    PNGChunk(
      "IHDR", bigEndian(width) + bigEndian(height) + [UInt8(bits), colorType, 0, 0, 0])
  }

  /// A chunk that declares the colours to be sRGB, with perceptual intent.
  static let sRGB = PNGChunk("sRGB", [0])

  /// A text entry: `tEXt` for Latin-1, `iTXt` for anything else.
  static func text(keyword: String, _ text: String) throws(PNGError) -> PNGChunk {
    guard let key = latin1(keyword), (1...79).contains(key.count), key.allSatisfy(isPrintable),
      key.first != 32, key.last != 32, !text.utf8.contains(0)
    else { throw .invalidText(keyword: keyword) }
    if let text = latin1(text) { return PNGChunk("tEXt", key + [0] + text) }
    // After the keyword: not compressed, no language, no translated keyword.
    return PNGChunk("iTXt", key + [0, 0, 0, 0, 0] + text.utf8)
  }

  /// The file that contains `chunks`, with signature, lengths and checksums.
  ///
  /// - Parameter pixels: the compressed rows, which are behind all chunks; `nil` when they are among
  ///   them.
  static func file(
    of chunks: [PNGChunk], pixels: UnsafeRawBufferPointer? = nil
  ) throws(PNGError) -> [UInt8] {
    let counts = chunks.map(\.data.count) + (pixels.map { [$0.count] } ?? [])
    // The format holds lengths in 31 bits.
    guard counts.allSatisfy({ $0 <= 0x7fff_ffff }) else { throw .tooLarge }
    var file = PNGFile.signature
    file.reserveCapacity(counts.reduce(file.count + 12) { $0 + 12 + $1 })
    for chunk in chunks { chunk.write(to: &file) }
    if let pixels { write("IDAT", pixels, to: &file) }
    PNGChunk("IEND", []).write(to: &file)
    return file
  }

  /// Appends length, name, content and checksum.
  func write(to file: inout [UInt8]) {
    data.withUnsafeBytes { PNGChunk.write(name, $0, to: &file) }
  }

  /// Source: PNG specification, third edition, 5.3.
  private static func write(
    _ name: StaticString, _ data: UnsafeRawBufferPointer, to file: inout [UInt8]
  ) {
    file += bigEndian(data.count)
    let start = file.count
    file += UnsafeBufferPointer(start: name.utf8Start, count: 4)
    file += data
    let sum = file.withUnsafeBytes { bytes in
      libdeflate_crc32(0, bytes.baseAddress?.advanced(by: start), bytes.count - start)
    }
    file += bigEndian(Int(sum))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  private static func isPrintable(_ byte: UInt8) -> Bool {
    (32...126).contains(byte) || byte >= 161
  }
}
