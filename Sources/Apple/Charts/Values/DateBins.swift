import SwiftUI
import VitrineCharts

/// Bins of dates.
nonisolated public struct DateBins: ChartBins, Equatable, Sendable {
  /// The dates between the bins.
  public let thresholds: [Date]

  /// Creates bins between thresholds, one less than there are thresholds.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of calendar units that cover a range.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var dates = [date]
    // At least one bin, and no date twice, because the end of a range belongs to the last bin.
    while dates.count <= BinCount.thresholds, dates.count < 2 || date < range.upperBound,
      let next = calendar.date(byAdding: unit, value: Swift.max(stride, 1), to: date), next > date
    {
      dates.append(next)
      date = next
    }
    thresholds = dates
  }
  /// Creates bins of calendar units that cover all data.
  public init(
    unit: Calendar.Component, by stride: Int = 1, data: [Date],
    calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: stride, range: low...high, calendar: calendar)
  }
  /// Creates bins of a size in seconds, from the start of a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let seconds = NumberBins(
      size: timeInterval,
      range: range.lowerBound.timeIntervalSince1970...range.upperBound.timeIntervalSince1970)
    thresholds = seconds.thresholds.map { Date(timeIntervalSince1970: $0) }
  }
  /// Creates bins of a size in seconds, from the first date.
  public init(timeInterval: TimeInterval, data: [Date]) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(timeInterval: timeInterval, range: low...high)
  }
  /// Creates bins of calendar units, with a desired number.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let ticks = DateTicks(
      lower: range.lowerBound.timeIntervalSince1970,
      upper: range.upperBound.timeIntervalSince1970, calendar: FoundationCalendar(calendar))
    let step = ticks.step(count: Swift.max(desiredCount, 1))
    self.init(unit: step.unit.component, by: step.count, range: range, calendar: calendar)
  }
  /// Creates bins of data, with a desired number or one that suits the data.
  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: low...high,
      desiredCount: desiredCount ?? BinCount.scott(data.map(\.timeIntervalSince1970)),
      calendar: calendar)
  }

  /// The number of bins.
  public var count: Int { Swift.max(thresholds.count - 1, 0) }
  /// The first bin.
  public var startIndex: Int { 0 }
  /// The position after the last bin.
  public var endIndex: Int { count }
  /// Returns the bin at an index.
  public subscript(position: Int) -> ChartBinRange<Date> { bin(position) }
  /// Returns the index of a date's bin.
  public func index(for value: Date) -> Int { place(of: value) }
}
