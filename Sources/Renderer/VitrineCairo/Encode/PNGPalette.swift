import VitrinePlatform

/// The colours of a picture that has few, in the order in which they are found.
struct PNGPalette {
  /// The most colours that a palette holds.
  static let mostColors = 256
  /// A colour takes four bytes of the palette: with fewer pixels for each nothing is gained.
  static let pixelsPerColor = 16
  /// The distance of rows that are looked at first; most pictures of many colours end there.
  private static let sampleStep = 16

  /// Premultiplied words of alpha, red, green, blue.
  private(set) var colors: [UInt32] = []
  /// The index of a colour in ``colors``, counted from one; zero for an empty slot.
  private var places = [UInt16](repeating: 0, count: 1 << PNGPalette.placeBits)
  private let most: Int

  /// Four places for each colour, so that few share one.
  private static let placeBits: UInt32 = 10

  /// Finds the colours of a picture and writes its rows of numbers; `nil` when there are too many.
  ///
  /// - Parameter target: has space for a byte for each pixel and each row.
  init?(
    _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int,
    writingTo target: UnsafeMutablePointer<UInt8>
  ) {
    most = min(PNGPalette.mostColors, width * height / PNGPalette.pixelsPerColor)
    guard most > 0 else { return nil }
    for row in stride(from: 0, to: height, by: PNGPalette.sampleStep) {
      guard number(pixels + row * width, count: width, to: target) else { return nil }
    }
    for row in 0..<height {
      let (source, line) = (pixels + row * width, target + row * (width + 1))
      line.pointee = PNGFilter.none.rawValue
      if row > 0, memcmp(source, source - width, width * 4) == 0 {
        (line + 1).update(from: line - width, count: width)
      } else if !number(source, count: width, to: line + 1) {
        return nil
      }
    }
    if bits < 8 { pack(target, width: width, height: height) }
  }

  /// Bits a pixel.
  var bits: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Bytes of a row of pixels.
  func bytesPerRow(_ width: Int) -> Int { (width * bits + 7) / 8 }

  /// The colours, and the opacities up to the last one that is not opaque.
  var chunks: [PNGChunk] {
    var straight = [UInt8](repeating: 0, count: colors.count * 4)
    Unpremultiply.convert(colors, count: colors.count, to: &straight)
    let places = stride(from: 0, to: straight.count, by: 4)
    let palette = PNGChunk("PLTE", places.flatMap { straight[$0..<$0 + 3] })
    let opacities = places.map { straight[$0 + 3] }
    guard let last = opacities.lastIndex(where: { $0 < 255 }) else { return [palette] }
    return [palette, PNGChunk("tRNS", Array(opacities[...last]))]
  }

  /// Writes the number of each pixel's colour; `false` when there are too many colours.
  private mutating func number(
    _ pixels: UnsafePointer<UInt32>, count: Int, to line: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var (last, number) = (~pixels.pointee, UInt8(0))
    for column in 0..<count {
      let word = pixels[column]
      if word != last {
        guard let found = self.number(of: word) else { return false }
        (last, number) = (word, found)
      }
      line[column] = number
    }
    return true
  }

  /// The number of a colour, a new one if necessary; `nil` if there are too many.
  private mutating func number(of word: UInt32) -> UInt8? {
    var place = Int((word &* 0x9e37_79b1) >> (32 - PNGPalette.placeBits))
    while places[place] != 0 {
      let number = Int(places[place]) - 1
      if colors[number] == word { return UInt8(truncatingIfNeeded: number) }
      place = (place + 1) & (places.count - 1)
    }
    guard colors.count < most else { return nil }
    colors.append(word)
    places[place] = UInt16(colors.count)
    return UInt8(truncatingIfNeeded: colors.count - 1)
  }

  /// Packs the indices of several pixels into each byte, with the first pixel in the highest bits.
  private func pack(_ target: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
    let (bits, perByte) = (bits, 8 / bits)
    let count = bytesPerRow(width)
    for row in 0..<height {
      // The output never overtakes the input.
      let (source, line) = (target + row * (width + 1) + 1, target + row * (count + 1))
      line.pointee = PNGFilter.none.rawValue
      for index in 0..<count {
        var byte: UInt8 = 0
        for column in index * perByte..<min(width, (index + 1) * perByte) {
          byte |= source[column] << UInt8(8 - bits * (column - index * perByte + 1))
        }
        line[index + 1] = byte
      }
    }
  }
}
