extension ImageSurface {
  /// What a blur takes for the pixels beyond the surface.
  enum BlurEdges {
    /// Nothing: edges fade.
    case clear
    /// The outermost pixels.
    case repeated
    /// They do not count: the others weigh more.
    case ignored
  }

  /// Averages all channels along both axes.
  func blur(_ horizontal: BlurKernel, _ vertical: BlurKernel, edges: BlurEdges = .clear) {
    guard horizontal.support > 0 || vertical.support > 0 else { return }
    let (height, channels) = (height, bytesPerPixel)
    let width = width * channels
    withBytes { bytes, stride in
      // Eight more binary places than a byte has, so that only the end result is rounded.
      var rows = [UInt16](repeating: 0, count: width * height)
      var sums = [UInt32](repeating: 0, count: width)
      let columnWeights = edges == .ignored ? horizontal.weights(within: width / channels) : []
      let rowWeights = edges == .ignored ? vertical.weights(within: height) : []
      let keepsEdges = edges == .repeated
      for row in 0..<height {
        ImageSurface.sum(bytes + row * stride, horizontal, channels, keepsEdges, into: &sums)
        ImageSurface.divide(&sums, columnWeights, channels)
        for column in 0..<width {
          rows[row * width + column] = UInt16((sums[column] + 1 << 7) >> 8)
        }
      }
      for row in 0..<height {
        ImageSurface.sum(rows, row: row, of: height, vertical, keepsEdges, into: &sums)
        if !rowWeights.isEmpty { ImageSurface.divide(&sums, [rowWeights[row]], width) }
        let target = bytes + row * stride
        for column in 0..<width { target[column] = UInt8((sums[column] + 1 << 23) >> 24) }
      }
    }
  }

  /// Makes up for weights that did not count: each is that of `span` neighbouring sums.
  private static func divide(_ sums: inout [UInt32], _ weights: [UInt32], _ span: Int) {
    for (index, weight) in weights.enumerated() where weight < BlurKernel.sum {
      for place in index * span..<(index + 1) * span {
        sums[place] = UInt32(UInt64(sums[place]) * UInt64(BlurKernel.sum) / UInt64(weight))
      }
    }
  }

  /// The weighted sums of neighbours in a row, of which each pixel has so many channels.
  private static func sum(
    _ row: UnsafeMutablePointer<UInt8>, _ kernel: BlurKernel, _ channels: Int, _ keepsEdges: Bool,
    into sums: inout [UInt32]
  ) {
    let width = sums.count
    for column in 0..<width { sums[column] = 0 }
    for (index, weight) in kernel.weights.enumerated() {
      let offset = (index - kernel.support) * channels
      let low = min(max(0, -offset), width)
      let high = max(min(width, width - offset), low)
      for column in low..<high { sums[column] &+= weight &* UInt32(row[column + offset]) }
      guard keepsEdges, width > 0 else { continue }
      for column in 0..<low { sums[column] &+= weight &* UInt32(row[column % channels]) }
      for column in high..<width {
        sums[column] &+= weight &* UInt32(row[width - channels + column % channels])
      }
    }
  }

  /// The weighted sums of neighbours in the columns.
  private static func sum(
    _ rows: [UInt16], row: Int, of height: Int, _ kernel: BlurKernel, _ keepsEdges: Bool,
    into sums: inout [UInt32]
  ) {
    let width = sums.count
    for column in 0..<width { sums[column] = 0 }
    for (index, weight) in kernel.weights.enumerated() {
      var neighbour = row + index - kernel.support
      if keepsEdges { neighbour = min(max(neighbour, 0), height - 1) }
      guard (0..<height).contains(neighbour) else { continue }
      let start = neighbour * width
      for column in 0..<width { sums[column] &+= weight &* UInt32(rows[start + column]) }
    }
  }
}
