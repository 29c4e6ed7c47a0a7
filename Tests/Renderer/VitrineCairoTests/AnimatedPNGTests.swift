import Testing
import VitrineDisplayList

@testable import VitrineCairo

@Suite("Animated PNG")
struct AnimatedPNGTests {
  /// A bitmap of one colour with a pixel of another.
  private func bitmap(_ value: UInt8, pixel: (Int, Int, UInt8)? = nil) -> Bitmap {
    var pixels = [UInt8](repeating: value, count: 8 * 6 * 4)
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    if let (column, row, value) = pixel { pixels[(row * 8 + column) * 4] = value }
    return Bitmap(width: 8, height: 6, pixels: pixels)
  }

  private func numbers(_ data: ArraySlice<UInt8>) -> [Int] {
    let bytes = Array(data)
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test("frames contain only the changed box, and are numbered without gaps")
  func boxes() throws {
    var movie = AnimatedPNG()
    try movie.append(bitmap(10), milliseconds: 100)
    try movie.append(bitmap(10, pixel: (3, 2, 90)), milliseconds: 200)
    try movie.append(bitmap(10, pixel: (3, 2, 90)), milliseconds: 50)
    try movie.append(bitmap(40), milliseconds: 70_000)
    let file = try #require(PNGFile(try movie.finish()))
    #expect(
      file.chunks.map(\.name)
        == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    let controls = file.chunks.filter { $0.name == "fcTL" }.map { Array($0.data) }
    #expect(controls.map { numbers($0[4..<20]) } == [[8, 6, 0, 0], [1, 1, 3, 2], [8, 6, 0, 0]])
    #expect(
      controls.map { Array($0[20..<24]) } == [[0, 100, 3, 232], [0, 250, 3, 232], [0, 70, 0, 1]])
    let sequence = file.chunks.filter { $0.name == "fcTL" || $0.name == "fdAT" }
    #expect(sequence.compactMap { numbers($0.data.prefix(4)).first } == [0, 1, 2, 3, 4])
  }

  @Test("other decoders show the first picture")
  func first() throws {
    let bytes = try PNGEncoder().encode(frames: [bitmap(10), bitmap(40)], milliseconds: 20)
    #expect(try ImageDecoder().decode(bytes) == bitmap(10))
  }

  @Test("equal pictures do not make an animation, and different sizes are an error")
  func edges() throws {
    let bytes = try PNGEncoder().encode(frames: [bitmap(10), bitmap(10)], milliseconds: 20)
    #expect(PNGFile(bytes)?.chunks.contains { $0.name == "acTL" } == false)
    var movie = AnimatedPNG()
    try movie.append(bitmap(10), milliseconds: 1)
    #expect(throws: PNGError.unequalFrames) {
      try movie.append(
        Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]), milliseconds: 1)
    }
    let empty = AnimatedPNG()
    #expect(throws: PNGError.emptyPicture) { try empty.finish() }
  }

  @Test("a fade begins and ends with its pictures")
  func fade() {
    let (first, second) = (bitmap(10), bitmap(40))
    #expect(CrossFade.mix(first, second, share: 0) == first)
    #expect(CrossFade.mix(first, second, share: 1) == second)
    #expect(CrossFade.mix(first, second, share: 0.5) == bitmap(25))
  }
}
