extension ImageSurface {
  /// Averages the coverage of a surface of format `alpha` along both axes; beyond it lies nothing.
  func blur(_ horizontal: ShadowKernel, _ vertical: ShadowKernel) {
    guard horizontal.reach > 0 || vertical.reach > 0 else { return }
    let (width, height) = (width, height)
    withBytes { bytes, stride in
      // Eight more binary places than a byte has, so that only the end result is rounded.
      var rows = [UInt16](repeating: 0, count: width * height)
      var sums = [UInt32](repeating: 0, count: width)
      for row in 0..<height {
        ImageSurface.sum(bytes + row * stride, horizontal, into: &sums)
        for column in 0..<width {
          rows[row * width + column] = UInt16((sums[column] + 1 << 7) >> 8)
        }
      }
      for row in 0..<height {
        ImageSurface.sum(rows, row: row, of: height, vertical, into: &sums)
        let target = bytes + row * stride
        for column in 0..<width { target[column] = UInt8((sums[column] + 1 << 23) >> 24) }
      }
    }
  }

  /// The weighted sums of neighbours in a row.
  private static func sum(
    _ row: UnsafeMutablePointer<UInt8>, _ kernel: ShadowKernel, into sums: inout [UInt32]
  ) {
    let width = sums.count
    for column in 0..<width { sums[column] = 0 }
    for (index, weight) in kernel.weights.enumerated() {
      let offset = index - kernel.reach
      let (low, high) = (max(0, -offset), min(width, width - offset))
      guard low < high else { continue }
      for column in low..<high { sums[column] &+= weight &* UInt32(row[column + offset]) }
    }
  }

  /// The weighted sums of neighbours in the columns.
  private static func sum(
    _ rows: [UInt16], row: Int, of height: Int, _ kernel: ShadowKernel, into sums: inout [UInt32]
  ) {
    let width = sums.count
    for column in 0..<width { sums[column] = 0 }
    for (index, weight) in kernel.weights.enumerated() {
      let neighbour = row + index - kernel.reach
      guard (0..<height).contains(neighbour) else { continue }
      let start = neighbour * width
      for column in 0..<width { sums[column] &+= weight &* UInt32(rows[start + column]) }
    }
  }
}
