/// The room of one bin: from its first value up to the next bin's, which only the last one includes.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The lower bound of the chart bin range.
  public let lowerBound: Bound
  /// The value at which the bin ends.
  public let upperBound: Bound
  private let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
    self.isClosed = isClosed
  }

  /// Whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (isClosed ? element <= upperBound : element < upperBound)
  }

  /// The indices of a collection in the bin.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    isClosed
      ? (lowerBound...upperBound).relative(to: collection)
      : (lowerBound..<upperBound).relative(to: collection)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins between thresholds, in their order.
protocol ChartBins: RandomAccessCollection where Index == Int {
  associatedtype Value: Comparable
  var thresholds: [Value] { get }
}

extension ChartBins {
  /// The bin between two thresholds.
  func bin(_ index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[index], thresholds[index + 1], isClosed: index + 2 == thresholds.count)
  }

  /// The bin of a value; the first or the last one for a value outside of all.
  func place(of value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(above - 1, 0), Swift.max(thresholds.count - 2, 0))
  }
}

/// How many bins data are put into.
enum BinCount {
  /// The most bins.
  ///
  /// Source: Apple's documentation of `DateBins.init(data:desiredCount:calendar:)`.
  private static let limit = 200
  /// The most thresholds that a size of bins may give: more can be drawn by no chart.
  static let thresholds = 10_000

  /// The number that Scott's normal reference rule gives: bins are 3.49 σ n^(−1/3) wide.
  ///
  /// Source: Apple's documentation of `DateBins.init(data:desiredCount:calendar:)`.
  static func scott(_ data: [Double]) -> Int {
    let values = data.filter(\.isFinite)
    guard values.count > 1, let low = values.min(), let high = values.max(), high > low else {
      return 1
    }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let width = 3.49 * variance.squareRoot() / BinCount.cubeRoot(count)
    guard width > 0, width.isFinite else { return 1 }
    return Int(Swift.min(Swift.max(((high - low) / width).rounded(.up), 1), Double(limit)))
  }

  private static func cubeRoot(_ value: Double) -> Double {
    var root = Swift.max(value, 1)
    for _ in 0..<60 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}
