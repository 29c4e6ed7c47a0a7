/// The properties of a file's pixels, apart from their number.
struct ImageMetadata {
  /// The colour profile of the values; `nil` for sRGB.
  var profile: ColorProfile?
  /// How the stored pixels are rotated for display.
  var orientation = Orientation.up

  private init() {}

  /// Reads the metadata of a file; damaged parts count as absent.
  init(_ bytes: [UInt8], _ format: ImageFormat) {
    switch format {
    case .png: self.init(png: ByteReader(bytes[...]))
    case .jpeg: self.init(jpeg: ByteReader(bytes[...]))
    case .webP: self.init(webP: ByteReader(bytes[...]))
    case .svg, .pdf: self.init()
    }
  }

  private mutating func readExif(_ block: ArraySlice<UInt8>) {
    orientation = Orientation(exif: block) ?? .up
  }

  /// Source: Exif and ICC profile segments as in the JPEG annexes of Exif 2.3 and ICC.1:2022, B.4.
  private init(jpeg data: ByteReader) {
    var parts: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
    var hasExif = false
    var offset = 2
    while data.byte(offset) == 0xff, let marker = data.byte(offset + 1), marker != 0xda,
      let length = data.word(offset + 2), length >= 2
    {
      let end = offset + 2 + length
      guard end <= data.count else { break }
      if marker == 0xe1, !hasExif, data.matches("Exif\0\0", offset + 4), end >= offset + 10 {
        hasExif = true
        readExif(data[(offset + 10)..<end])
      } else if marker == 0xe2, data.matches("ICC_PROFILE\0", offset + 4),
        let number = data.byte(offset + 16), end >= offset + 18
      {
        parts.append((number, data[(offset + 18)..<end]))
      }
      offset = end
    }
    profile = ColorProfile(icc: parts.sorted { $0.number < $1.number }.flatMap(\.bytes))
  }

  /// Source: WebP container specification, chunks `ICCP` and `EXIF`.
  private init(webP data: ByteReader) {
    for (name, block) in WebPChunks(data) {
      if name == "ICCP" { profile = ColorProfile(icc: Array(block)) }
      // Some writers keep the prefix that the block has in JPEG files.
      let prefix = Array("Exif\0\0".utf8)
      if name == "EXIF" { readExif(block.starts(with: prefix) ? block.dropFirst(6) : block) }
    }
  }

  /// Source: PNG specification, third edition, 4.3 (order of precedence) and 11.3 (chunks).
  private init(png data: ByteReader) {
    var space: ColorProfile.Space?
    var isStandard = false
    var offset = 8
    while let length = data.long(offset), offset + 12 + length <= data.count {
      let block = data[(offset + 8)..<(offset + 8 + length)]
      let chunk = ByteReader(block)
      if data.matches("sRGB", offset + 4) { isStandard = true }
      if data.matches("iCCP", offset + 4) { profile = ColorProfile(compressed: block) }
      if data.matches("eXIf", offset + 4) { readExif(block) }
      if data.matches("gAMA", offset + 4), let gamma = chunk.long(0), gamma > 0 {
        space = space ?? ColorProfile.Space()
        space?.gamma = 100_000 / Double(gamma)
      }
      if data.matches("cHRM", offset + 4) {
        space = space ?? ColorProfile.Space()
        space?.readChromaticities(chunk)
      }
      offset += 12 + length
    }
    guard profile == nil, !isStandard, let space, !space.isStandard else { return }
    profile = .measured(space)
  }
}

extension ColorProfile {
  /// Reads a PNG's `iCCP` chunk: a name, a zero, the method and a zlib stream.
  fileprivate init?(compressed block: ArraySlice<UInt8>) {
    guard let end = block.firstIndex(of: 0), block.endIndex - end > 2,
      let bytes = zlibDecompress(Array(block[(end + 2)...]), limit: 16 << 20)
    else { return nil }
    self.init(icc: bytes)
  }
}

extension ColorProfile.Space {
  /// Whether the numbers are equivalent to those of sRGB, within the precision of such a chunk:
  /// writers of sRGB note a gamma of 1/2.2 and four decimals.
  fileprivate var isStandard: Bool {
    let standard = ColorProfile.Space()
    let pairs = [
      (white, standard.white), (red, standard.red), (green, standard.green), (blue, standard.blue),
    ]
    return abs(gamma - 2.2) < 0.01
      && pairs.allSatisfy { abs($0.x - $1.x) < 0.002 && abs($0.y - $1.y) < 0.002 }
  }

  fileprivate mutating func readChromaticities(_ chunk: ByteReader) {
    let values = (0..<8).compactMap { chunk.long($0 * 4) }.map { Double($0) / 100_000 }
    guard values.count == 8, values.allSatisfy({ $0 < 1 }), values[1] > 0 else { return }
    white = (values[0], values[1])
    red = (values[2], values[3])
    green = (values[4], values[5])
    blue = (values[6], values[7])
  }
}
