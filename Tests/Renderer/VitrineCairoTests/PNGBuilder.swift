@testable import VitrineCairo

/// Builds PNG files of every kind from samples, for the decoder's tests.
struct PNGBuilder {
  var width: Int
  var height: Int
  /// The number of bits per sample.
  var depth: Int
  /// The format's code: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType: UInt8
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  var isInterlaced = false
  /// Chunks between the header and the pixels.
  var extras: [PNGChunk] = []

  private var samplesPerPixel: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// A file of `samples`, row by row.
  func file(_ samples: [Int]) throws -> [UInt8] {
    func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    let header = big(width) + big(height) + [UInt8(depth), colorType, 0, 0, isInterlaced ? 1 : 0]
    var chunks = [PNGChunk("IHDR", header)]
    chunks += extras
    if !palette.isEmpty { chunks.append(PNGChunk("PLTE", palette)) }
    if !transparency.isEmpty { chunks.append(PNGChunk("tRNS", transparency)) }
    chunks.append(PNGChunk("IDAT", try zlibCompress(rows(samples), level: 6)))
    return try PNGChunk.file(of: chunks)
  }

  private func rows(_ samples: [Int]) -> [UInt8] {
    guard isInterlaced else {
      return pass(samples, x: 0, y: 0, stepX: 1, stepY: 1)
    }
    // Adam7: the start of each pass and the distance of its pixels.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { pass(samples, x: $0.0, y: $0.1, stepX: $0.2, stepY: $0.3) }
  }

  private func pass(_ samples: [Int], x: Int, y: Int, stepX: Int, stepY: Int) -> [UInt8] {
    guard x < width else { return [] }
    return stride(from: y, to: height, by: stepY).flatMap { row -> [UInt8] in
      let line = stride(from: x, to: width, by: stepX).flatMap { column in
        (0..<samplesPerPixel).map { samples[(row * width + column) * samplesPerPixel + $0] }
      }
      return [0] + packed(line)
    }
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, index in
        let sample = start + index < samples.count ? samples[start + index] : 0
        return byte | UInt8(sample) << (8 - depth * (index + 1))
      }
    }
  }
}
