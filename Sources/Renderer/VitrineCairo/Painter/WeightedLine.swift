/// Numbers in a row that count so much in a sum.
struct WeightedLine {
  /// The first number; as many follow as there are sums.
  let start: UnsafePointer<UInt16>
  let weight: UInt16

  /// Sets each sum to that of the lines' numbers at its place times their weights.
  ///
  /// Sixteen sums at a time stay in registers while all lines are added: of lines that are added one
  /// after the other, every sum would be read and written again for each.
  static func add(_ lines: [WeightedLine], into sums: inout [UInt32]) {
    let whole = sums.count / 16 * 16
    sums.withUnsafeMutableBytes { sums in
      for first in stride(from: 0, to: whole, by: 16) {
        var sum = SIMD16<UInt32>()
        for line in lines {
          let numbers = UnsafeRawPointer(line.start + first).loadUnaligned(
            as: SIMD16<UInt16>.self)
          sum &+=
            SIMD16(truncatingIfNeeded: numbers) &* SIMD16(repeating: UInt32(line.weight))
        }
        sums.storeBytes(of: sum, toByteOffset: first * 4, as: SIMD16<UInt32>.self)
      }
    }
    for place in whole..<sums.count {
      sums[place] = lines.reduce(0) { $0 &+ UInt32($1.start[place]) &* UInt32($1.weight) }
    }
  }
}
