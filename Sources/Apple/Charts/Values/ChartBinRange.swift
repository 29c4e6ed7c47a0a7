/// The interval of a bin, from its lower bound up to that of the next bin, which only the last bin
/// includes.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The value at which the bin starts.
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

  /// Returns the indices of a collection in the bin.
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
  /// Returns the bin between two thresholds.
  func bin(_ index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[index], thresholds[index + 1], isClosed: index + 2 == thresholds.count)
  }

  /// Returns the index of a value's bin; the first or the last one for a value outside all bins.
  func place(of value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(above - 1, 0), Swift.max(thresholds.count - 2, 0))
  }
}

/// The number of bins.
enum BinCount {
  /// The maximum number of bins for data.
  ///
  /// Source: Apple's documentation of `DateBins.init(data:desiredCount:calendar:)`.
  private static let limit = 200
  /// The maximum number of thresholds for a bin size; a chart cannot draw more.
  static let thresholds = 10_000

  /// Returns the number of bins by Scott's normal reference rule, in which bins are 3.49 σ n^(−1/3)
  /// wide.
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
