import VitrineCharts

/// Bins of numbers.
nonisolated public struct NumberBins<Value: Comparable & Numeric>: ChartBins {
  /// The values between the bins.
  public let thresholds: [Value]

  /// Creates bins between thresholds, one less than there are thresholds.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The number of bins.
  public var count: Int { Swift.max(thresholds.count - 1, 0) }
  /// The first bin.
  public var startIndex: Int { 0 }
  /// The position after the last bin.
  public var endIndex: Int { count }
  /// Returns the bin at an index.
  public subscript(position: Int) -> ChartBinRange<Value> { bin(position) }
  /// Returns the index of a value's bin.
  public func index(for value: Value) -> Int { place(of: value) }
}

nonisolated extension NumberBins: Equatable {}
nonisolated extension NumberBins: Sendable where Value: Sendable {}

nonisolated extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates a number of equal bins between two numbers.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let length = range.upperBound - range.lowerBound
    thresholds =
      (0..<count).map { range.lowerBound + length * Value($0) / Value(count) }
      + [range.upperBound]
  }
  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = BinThresholds(
      size: Double(size), Double(range.lowerBound), Double(range.upperBound)
    )
    .values.map { Value($0) }
  }
  /// Creates bins between round numbers, with a desired number.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    thresholds = BinThresholds(
      count: desiredCount, minimum: Double(minimumStride), Double(range.lowerBound),
      Double(range.upperBound)
    ).values.map { Value($0) }
  }
  /// Creates bins of data between round numbers, with a desired number or one that suits the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let numbers = data.map { Double($0) }
    thresholds = BinThresholds(
      count: desiredCount ?? BinCount.scott(numbers), minimum: Double(minimumStride), of: numbers
    ).values.map { Value($0) }
  }
}

nonisolated extension NumberBins where Value: BinaryInteger {
  /// Creates a number of equal bins between two numbers.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    thresholds =
      (0..<count).map { Value((low + (high - low) * Double($0) / Double(count)).rounded()) }
      + [range.upperBound]
  }
  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = BinThresholds(
      size: Double(size), Double(range.lowerBound), Double(range.upperBound)
    )
    .values.compactMap { Value(exactly: $0.rounded()) }
  }
  /// Creates bins between round numbers, with a desired number.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    thresholds = BinThresholds(
      count: desiredCount, minimum: Swift.max(Double(minimumStride), 1), Double(range.lowerBound),
      Double(range.upperBound)
    ).values.compactMap { Value(exactly: $0.rounded()) }
  }
  /// Creates bins of data between round numbers, with a desired number or one that suits the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let numbers = data.map { Double($0) }
    thresholds = BinThresholds(
      count: desiredCount ?? BinCount.scott(numbers), minimum: Swift.max(Double(minimumStride), 1),
      of: numbers
    ).values.compactMap { Value(exactly: $0.rounded()) }
  }
}

/// The numbers between bins.
private struct BinThresholds {
  let values: [Double]

  /// Creates numbers at equal distances; empty if there would be too many.
  init(size: Double, _ lower: Double, _ upper: Double) {
    let count = size > 0 ? ((upper - lower) / size - 1e-9).rounded(.up) : .infinity
    values =
      count <= Double(BinCount.thresholds)
      ? (0...Int(Swift.max(count, 1))).map { lower + Double($0) * size } : []
  }

  /// Creates round numbers around a range, with at most the desired number of bins.
  init(count: Int, minimum: Double, _ lower: Double, _ upper: Double) {
    let limit = Swift.min(Swift.max(count, 1), BinCount.thresholds)
    let ticks = NumberTicks(lower, upper, count: limit + 1, isRounded: true, minimum: minimum)
    let (low, high) = ticks.rounded(lower, upper)
    values = BinThresholds(size: ticks.step, low, high).values
  }

  /// Creates round numbers around data; empty without data.
  init(count: Int, minimum: Double, of data: [Double]) {
    guard let low = data.filter(\.isFinite).min(), let high = data.filter(\.isFinite).max() else {
      values = []
      return
    }
    values = BinThresholds(count: count, minimum: minimum, low, high).values
  }
}
