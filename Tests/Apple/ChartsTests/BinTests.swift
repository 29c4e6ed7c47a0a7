import Charts
import Testing
import VitrineModel

@MainActor
@Suite struct BinTests {
  private var calendar: Calendar {
    get throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "Europe/Copenhagen"))
      return calendar
    }
  }

  @Test("numbers are binned between round thresholds")
  func numbers() {
    let bins = NumberBins(range: 0.2...9.7, desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.count == 5 && bins.index(for: 3.9) == 1 && bins.index(for: 4) == 2)
    #expect(bins[4].contains(10) && !bins[0].contains(2) && bins.index(for: 99) == 4)
    #expect(NumberBins(data: [1, 2, 3, 8], desiredCount: 4).thresholds == [0, 2, 4, 6, 8])
    #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(size: 4, range: 0...10).thresholds == [0, 4, 8, 12])
    #expect(NumberBins(thresholds: [0.5, 1, 4]).map(\.lowerBound) == [0.5, 1])
  }

  @Test("bins of no data, of one value and of infinite ranges are few")
  func degenerate() {
    #expect(NumberBins<Double>(data: []).isEmpty)
    #expect(NumberBins(data: [3.0, 3, 3]).count == 1)
    #expect(NumberBins(size: 1e-9, range: 0.0...1).isEmpty)
    #expect(NumberBins(data: [Double.nan, .infinity, 1]).count == 1)
    #expect(DateBins(unit: .day, data: []).isEmpty)
  }

  @Test("dates are binned by calendar units, also across changes of the clock")
  func dates() throws {
    let calendar = try calendar
    // Summer time begins on 31 March 2024, which has 23 hours.
    let first = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 3, day: 30, hour: 15)))
    let last = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 4, day: 1, hour: 9)))
    let days = DateBins(unit: .day, data: [first, last], calendar: calendar)
    #expect(days.count == 3)
    #expect(days[1].upperBound.timeIntervalSince(days[1].lowerBound) == 23 * 3600)
    #expect(days.index(for: last) == 2)
    let months = DateBins(unit: .month, by: 2, range: first...last, calendar: calendar)
    #expect(months.count == 1)
    #expect(DateBins(timeInterval: 3600, range: first...last).count == 41)
    #expect(DateBins(range: first...last, desiredCount: 4, calendar: calendar).count <= 4)
  }

  @Test("bins, ranges and quarters become intervals on an axis")
  func archived() throws {
    let calendar = try calendar
    let day = try #require(calendar.date(from: DateComponents(year: 2024, month: 5, day: 20)))
    let bins = NumberBins(thresholds: [0.0, 5, 10])
    let chart = try chart(
      Chart {
        ForEach(0..<2) { BarMark(x: .value("Bin", bins[$0]), y: .value("Count", $0 + 1)) }
        BarMark(x: .value("Range", 2.0..<4), y: .value("Count", 1))
      })
    #expect(chart.marks.map(\.x?.binWidth) == [5, 5, 2])
    let dates = try self.dates(
      Chart {
        BarMark(x: .value("Quarter", day, unit: .quarter, calendar: calendar), y: .value("y", 1))
        BarMark(x: .value("Hours", day..<day.addingTimeInterval(7200)), y: .value("y", 1))
        BarMark(
          x: .value("Day", day, unit: .day, calendar: calendar), y: .value("y", 1))
      })
    let quarter = calendar.dateInterval(of: .quarter, for: day)
    #expect(dates[0].date?.secondsSince1970 == quarter?.start.timeIntervalSince1970)
    #expect(dates[0].end?.secondsSince1970 == quarter?.end.timeIntervalSince1970)
    #expect(dates[1].end?.secondsSince1970 == day.timeIntervalSince1970 + 7200)
    // A day of another time zone is archived as the time between two dates.
    #expect(dates[2].unit == nil && dates[2].end != nil)
  }

  private func dates(_ view: some View) throws -> [ChartValue] {
    try chart(view).marks.compactMap(\.x)
  }
}
