import Testing

@testable import VitrineCairo

@Suite("PNG decoder")
struct PNGDecoderTests {
  /// Samples of `depth` bits that run through all values.
  private func ramp(_ count: Int, depth: Int) -> [Int] {
    (0..<count).map { $0 * 40503 & (1 << depth - 1) }
  }

  /// A sample of `depth` bits as a byte, rounded.
  private func byte(_ sample: Int, _ depth: Int) -> UInt8 {
    let top = 1 << depth - 1
    return UInt8((sample * 255 * 2 + top) / (2 * top))
  }

  @Test("grey of every depth is decoded", arguments: [1, 2, 4, 8, 16], [false, true])
  func grey(depth: Int, isInterlaced: Bool) throws {
    let samples = ramp(13 * 11, depth: depth)
    let builder = PNGBuilder(
      width: 13, height: 11, depth: depth, colorType: 0, isInterlaced: isInterlaced)
    let bitmap = try ImageDecoder().decode(try builder.file(samples))
    for (index, sample) in samples.enumerated() {
      let value = byte(sample, depth)
      #expect(bitmap[index % 13, index / 13] == Pixel(value, value, value))
    }
  }

  @Test("a transparent grey or colour is compared at full depth")
  func transparentColor() throws {
    let grey = PNGBuilder(
      width: 2, height: 1, depth: 16, colorType: 0, transparency: [0x12, 0x34])
    let greyPixels = try ImageDecoder().decode(try grey.file([0x1234, 0x1235]))
    #expect(greyPixels[0, 0] == .clear && greyPixels[1, 0] == Pixel(0x12, 0x12, 0x12))
    let color = PNGBuilder(
      width: 2, height: 1, depth: 8, colorType: 2, transparency: [0, 1, 0, 2, 0, 3])
    let colorPixels = try ImageDecoder().decode(try color.file([1, 2, 3, 1, 2, 4]))
    #expect(colorPixels[0, 0] == .clear && colorPixels[1, 0] == Pixel(1, 2, 4))
  }

  @Test("palettes of every depth are decoded, with and without opacity", arguments: [1, 2, 4, 8])
  func palette(depth: Int) throws {
    let count = min(1 << depth, 5)
    let palette = (0..<count).flatMap { entry -> [UInt8] in
      let step = UInt8(entry * 50)
      return [step, 255, 255 - step]
    }
    let samples = (0..<50).map { $0 % count }
    for transparency in [[], [0, 128]] as [[UInt8]] {
      let builder = PNGBuilder(
        width: 10, height: 5, depth: depth, colorType: 3, palette: palette,
        transparency: transparency, isInterlaced: depth == 4)
      let bitmap = try ImageDecoder().decode(try builder.file(samples))
      for (index, entry) in samples.enumerated() {
        let alpha = entry < transparency.count ? Int(transparency[entry]) : 255
        func part(_ value: Int) -> UInt8 { UInt8((value * alpha * 2 + 255) / 510) }
        let expected = Pixel(
          part(entry * 50), part(255), part(255 - entry * 50), UInt8(alpha))
        #expect(bitmap[index % 10, index / 10] == expected)
      }
    }
  }

  @Test(
    "colour and opacity of 8 and 16 bits are decoded", arguments: [2, 4, 6] as [UInt8], [8, 16])
  func deepColor(colorType: UInt8, depth: Int) throws {
    let parts = [2: 3, 4: 2, 6: 4][colorType] ?? 1
    let samples = ramp(9 * 7 * parts, depth: depth)
    let builder = PNGBuilder(
      width: 9, height: 7, depth: depth, colorType: colorType, isInterlaced: depth == 16)
    let bitmap = try ImageDecoder().decode(try builder.file(samples))
    for index in 0..<63 {
      let part = samples[(index * parts)..<((index + 1) * parts)].map { Int(byte($0, depth)) }
      let color = parts == 2 ? [part[0], part[0], part[0]] : Array(part[0..<3])
      let alpha = parts == 3 ? 255 : part[parts - 1]
      let expected = color.map { UInt8(($0 * alpha * 2 + 255) / 510) }
      #expect(
        bitmap[index % 9, index / 9] == Pixel(expected[0], expected[1], expected[2], UInt8(alpha)))
    }
  }
}
