import Testing

@testable import VitrineCairo

@Suite("Blur")
struct BlurTests {
  /// A plain implementation that averages the pixels of one channel, row by row and then column by
  /// column.
  private struct Plain {
    let edges: ImageSurface.BlurEdges

    func average(_ numbers: [UInt32], _ kernel: BlurKernel, _ round: (UInt32) -> UInt32) -> [UInt32]
    {
      numbers.indices.map { place in
        var (sum, counted): (UInt64, UInt64) = (0, 0)
        for (index, weight) in kernel.weights.enumerated() {
          let neighbour = place + index - kernel.support
          let isInside = numbers.indices.contains(neighbour)
          guard isInside || edges == .repeated else { continue }
          sum += UInt64(numbers[min(max(neighbour, 0), numbers.count - 1)]) * UInt64(weight)
          counted += UInt64(weight)
        }
        if edges == .ignored { sum = sum * UInt64(BlurKernel.sum) / max(1, counted) }
        return round(UInt32(sum))
      }
    }

    func blur(_ rows: [[UInt32]], _ horizontal: BlurKernel, _ vertical: BlurKernel) -> [[UInt32]] {
      var result = rows.map { average($0, horizontal) { ($0 + 128) >> 8 } }
      for column in rows[0].indices {
        let averages = average(result.map { $0[column] }, vertical) { ($0 + 1 << 23) >> 24 }
        for row in rows.indices { result[row][column] = averages[row] }
      }
      return result
    }
  }

  /// The value of a pixel's channel; some rows and columns are blank.
  private func value(_ row: Int, _ column: Int, _ channel: Int) -> UInt32 {
    guard row % 7 > 2, column % 11 > 0 else { return 0 }
    return UInt32((row * 37 + column * 11 + channel * 59) % 256)
  }

  private static let kernels = [
    // The kernels' only weight that isn't 0 needs 17 bits.
    (BlurKernel(shadow: 0.40001), BlurKernel(gaussian: 1)),
    (BlurKernel(gaussian: 3.3), BlurKernel(shadow: 4)),
    (BlurKernel(gaussian: 0), BlurKernel(gaussian: 20)),
  ]

  @Test(
    "all pixels equal those averaged one by one",
    arguments: [ImageSurface.BlurEdges.clear, .repeated, .ignored],
    [ImageSurface.Format.alpha, .argb])
  func sums(edges: ImageSurface.BlurEdges, format: ImageSurface.Format) throws {
    for (horizontal, vertical) in BlurTests.kernels {
      let surface = try ImageSurface(width: 29, height: 23, format: format)
      let (width, height, channels) = (surface.width, surface.height, surface.bytesPerPixel)
      surface.withBytes { bytes, stride in
        for row in 0..<height {
          for place in 0..<width * channels {
            bytes[row * stride + place] = UInt8(value(row, place / channels, place % channels))
          }
        }
      }
      surface.blur(horizontal, vertical, edges: edges)
      for channel in 0..<channels {
        let rows = (0..<height).map { row in (0..<width).map { value(row, $0, channel) } }
        let expected = Plain(edges: edges).blur(rows, horizontal, vertical)
        surface.withBytes { bytes, stride in
          let found = (0..<height).map { row in
            (0..<width).map { UInt32(bytes[row * stride + $0 * channels + channel]) }
          }
          #expect(found == expected)
        }
      }
    }
  }

  @Test("a weight of seventeen bits is split into two")
  func wide() {
    let kernel = BlurKernel(shadow: 0.40001)
    #expect(kernel.weights == [0, BlurKernel.sum, 0])
    #expect(kernel.taps.map(\.weight) == [1 << 15, 1 << 15])
    #expect(kernel.taps.map(\.offset) == [0, 0])
  }
}
