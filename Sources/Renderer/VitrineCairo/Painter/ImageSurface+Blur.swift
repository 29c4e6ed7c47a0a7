extension ImageSurface {
  /// The values of pixels beyond the surface, as a blur reads them.
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
    withBytes { bytes, stride in
      // Eight more binary places than a byte has, so that only the end result is rounded.
      var rows = [UInt16](repeating: 0, count: width * height * bytesPerPixel)
      rows.withUnsafeMutableBufferPointer { rows in
        guard let start = rows.baseAddress else { return }
        let visible = averageRows(bytes, stride, horizontal, edges, into: start)
        averageColumns(start, visible, vertical, edges, into: bytes, stride)
      }
    }
  }

  /// Averages neighbours in rows.
  ///
  /// - Returns: the rows that are not all zero.
  private func averageRows(
    _ bytes: UnsafePointer<UInt8>, _ stride: Int, _ kernel: BlurKernel, _ edges: BlurEdges,
    into rows: UnsafeMutablePointer<UInt16>
  ) -> [Bool] {
    let (count, channels) = (width * bytesPerPixel, bytesPerPixel)
    let margin = kernel.support * channels
    let weights = edges == .ignored ? kernel.weights(within: width) : []
    var sums = [UInt32](repeating: 0, count: count)
    var padded = [UInt16](repeating: 0, count: count + 2 * margin)
    return padded.withUnsafeMutableBufferPointer { padded in
      guard let start = padded.baseAddress else { return [] }
      let lines = kernel.taps.map { tap in
        WeightedLine(start: start + margin + tap.offset * channels, weight: tap.weight)
      }
      return (0..<height).map { row in
        let source = bytes + row * stride
        guard (0..<count).contains(where: { source[$0] > 0 }) else { return false }
        for place in 0..<count { padded[margin + place] = UInt16(source[place]) }
        if edges == .repeated {
          for place in 0..<margin {
            padded[place] = UInt16(source[place % channels])
            padded[margin + count + place] = UInt16(source[count - channels + place % channels])
          }
        }
        WeightedLine.add(lines, into: &sums)
        ImageSurface.divide(&sums, weights, channels)
        let target = rows + row * count
        for place in 0..<count { target[place] = UInt16((sums[place] + 1 << 7) >> 8) }
        return true
      }
    }
  }

  /// Averages neighbours in columns.
  ///
  /// - Parameter visible: the rows that are not all zero, which add nothing.
  private func averageColumns(
    _ rows: UnsafePointer<UInt16>, _ visible: [Bool], _ kernel: BlurKernel, _ edges: BlurEdges,
    into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int
  ) {
    let count = width * bytesPerPixel
    let weights = edges == .ignored ? kernel.weights(within: height) : []
    var sums = [UInt32](repeating: 0, count: count)
    for row in visible.indices {
      let lines = kernel.taps.compactMap { tap -> WeightedLine? in
        var neighbour = row + tap.offset
        if edges == .repeated { neighbour = min(max(neighbour, 0), height - 1) }
        guard visible.indices.contains(neighbour), visible[neighbour] else { return nil }
        return WeightedLine(start: rows + neighbour * count, weight: tap.weight)
      }
      let target = bytes + row * stride
      if lines.isEmpty {
        target.update(repeating: 0, count: count)
        continue
      }
      WeightedLine.add(lines, into: &sums)
      if !weights.isEmpty { ImageSurface.divide(&sums, [weights[row]], count) }
      for place in 0..<count { target[place] = UInt8((sums[place] + 1 << 23) >> 24) }
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
}
