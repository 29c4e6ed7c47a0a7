import Testing
import VitrineCoding
import VitrineModel

@Suite("Gauges and progress views")
struct GaugeTests {
  @Test("the fraction is the value's position in its range")
  func fraction() {
    func fraction(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      var gauge = Gauge()
      gauge.value = value
      gauge.bounds.lowerBound = range.lowerBound
      gauge.bounds.upperBound = range.upperBound
      return gauge.fraction
    }
    #expect(fraction(15, 10...30) == 0.25)
    #expect(fraction(-5, -10...0) == 0.5)
    #expect(fraction(9, 10...30) == 0)
    #expect(fraction(31, 10...30) == 1)
    #expect(fraction(3, 3...3) == 0)
  }

  @Test(
    "a time interval empties or fills according to the date of the request",
    arguments: [(0, 1.0), (10, 1), (25, 0.75), (40, 0.5), (70, 0), (99, 0)])
  func span(now: Double, left: Double) {
    var progress = ProgressView()
    var interval = DateIntervalText()
    interval.start = ArchiveDate(secondsSince1970: 10)
    interval.end = ArchiveDate(secondsSince1970: 70)
    progress.timerInterval = interval
    let date = ArchiveDate(secondsSince1970: now)
    #expect(progress.fraction(at: date) == left)
    progress.countsDown = false
    #expect(progress.fraction(at: date) == 1 - left)
  }
}
