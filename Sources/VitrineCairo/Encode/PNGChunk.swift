import CVitrineImage

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

  /// The header: size, eight bits a component, no interlacing.
  static func header(width: Int, height: Int, _ format: Scanlines.Format) -> PNGChunk {
    let colorType: UInt8 =
      switch format {
      case .rgb: 2
      case .rgba: 6
      }
    return PNGChunk("IHDR", bigEndian(width) + bigEndian(height) + [8, colorType, 0, 0, 0])
  }

  /// Says that colours are sRGB, with perceptual intent.
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

  /// The file made of `chunks`, with signature, lengths and check sums added by libpng.
  static func file(of chunks: [PNGChunk]) throws(PNGError) -> [UInt8] {
    // The format holds lengths in 31 bits.
    guard chunks.allSatisfy({ $0.data.count <= 0x7fff_ffff }) else { throw .tooLarge }
    let capacity = chunks.reduce(8) { $0 + 12 + $1.data.count }
    var status = VI_OK
    let file = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      withViews(of: chunks[...], []) { views in
        let code = vi_png_frame(views, views.count, buffer.baseAddress, capacity, &count)
        status = VIStatus(UInt32(bitPattern: code))
      }
    }
    switch status {
    case VI_OK: return file
    case VI_NO_MEMORY: throw .outOfMemory
    default: throw .tooLarge
    }
  }

  /// Calls `body` with the memory of all chunks, which stays in place meanwhile.
  private static func withViews(
    of chunks: ArraySlice<PNGChunk>, _ views: [VIChunk], _ body: ([VIChunk]) -> Void
  ) {
    guard let chunk = chunks.first else { return body(views) }
    chunk.data.withUnsafeBufferPointer { data in
      var view = VIChunk()
      view.data = data.baseAddress
      view.count = data.count
      withUnsafeMutableBytes(of: &view.name) {
        $0.copyBytes(from: UnsafeRawBufferPointer(start: chunk.name.utf8Start, count: 4))
      }
      withViews(of: chunks.dropFirst(), views + [view], body)
    }
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
