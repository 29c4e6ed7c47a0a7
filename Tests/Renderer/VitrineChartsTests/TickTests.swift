import Testing
import VitrineModel

@testable import VitrineCharts

/// Number axes in pictures of iOS; each row is an axis of Home Assistant's energy widget.
@Suite struct NumberTickTests {
  @Test(
    "axes end at the round numbers that iOS shows",
    arguments: [
      (0.0, 1.25, [0, 0.5, 1, 1.5]), (-1.35, 1.25, [-2, -1, 0, 1, 2]),
      (-6.15, 1.25, [-10, -5, 0, 5]), (-10.76, 13.14, [-20, -10, 0, 10, 20]),
    ])
  func rounded(low: Double, high: Double, numbers: [Double]) {
    let ticks = NumberTicks(low, high, count: 5, isRounded: true)
    let ends = ticks.rounded(low, high)
    #expect(ends.lower == numbers.first)
    #expect(ends.upper == numbers.last)
    #expect(ticks.values(ends.lower, ends.upper) == numbers)
  }

  @Test("integers have no values between them")
  func whole() {
    let ticks = NumberTicks(0, 1, count: 5, isRounded: true, minimum: 1)
    #expect(ticks.values(0, 1) == [0, 1])
    let fine = NumberTicks(0, 1, count: 6, isRounded: true)
    #expect(fine.step == 0.2)
  }

  @Test("a given range is not rounded")
  func given() {
    let ticks = NumberTicks(3, 98, count: 5, isRounded: false)
    #expect(ticks.values(3, 98) == [20, 40, 60, 80])
  }

  @Test("numbers of any size have a step", arguments: [1e-300, 1e-9, 1, 1e9, 1e300])
  func sizes(scale: Double) {
    let ticks = NumberTicks(0, 3 * scale, count: 5, isRounded: true)
    #expect((2...5).contains(ticks.values(0, 3 * scale).count))
  }

  @Test("a step that is too fine for an axis marks nothing")
  func tooMany() {
    #expect(NumberTicks(step: 1e-6).values(0, 1).isEmpty)
  }

  @Test(
    "the number of digits depends on the step",
    arguments: [(5.0, 0), (0.5, 1), (0.25, 2), (0.02, 2)])
  func digits(step: Double, digits: Int) {
    #expect(NumberTicks(step: step).fractionDigits == digits)
  }

  @Test("logarithmic axes mark powers of ten")
  func powers() {
    #expect(PowerTicks.rounded(3, 4200).lower == 1)
    #expect(PowerTicks.rounded(3, 4200).upper == 10_000)
    #expect(PowerTicks.values(1, 10_000, count: 5) == [1, 10, 100, 1000, 10_000])
    #expect(PowerTicks.symmetricValues(-100, 100, slope: 1, count: 5).contains(0))
  }
}

@Suite struct SymmetricTickTests {
  @Test("symmetric logarithmic axes end at powers on both sides of zero, or at the slope")
  func rounded() {
    #expect(PowerTicks.symmetricRounded(-30, 2000, slope: 1) == (-100, 10_000))
    #expect(PowerTicks.symmetricRounded(0, 0.5, slope: 1) == (0, 1))
    #expect(PowerTicks.symmetricRounded(0, 0, slope: 2) == (0, 2))
  }
}

@Suite struct DateTickTests {
  /// 14 November 2023 in UTC.
  private let day = 1_699_920_000.0

  @Test("a day has every sixth hour, including both midnights")
  func hours() {
    let ticks = DateTicks(lower: day, upper: day + 86_400, calendar: FixedCalendar())
    let dates = ticks.dates(.init(unit: .hour, count: 6, isAligned: false))
    #expect(dates == (0...4).map { day + Double($0) * 21_600 })
  }

  @Test("units are counted from the one in which the axis starts")
  func start() {
    let ticks = DateTicks(lower: day + 1800, upper: day + 86_400, calendar: FixedCalendar())
    let dates = ticks.dates(.init(unit: .hour, count: 6, isAligned: false))
    #expect(dates.first == day + 21_600)
  }

  @Test("the finest unit that fits is chosen", arguments: [(1.0, TimeField.hour), (6, .day)])
  func automatic(days: Double, unit: TimeField) {
    let ticks = DateTicks(lower: day, upper: day + days * 86_400, calendar: FixedCalendar())
    let step = ticks.step(count: 7)
    #expect(step.unit == unit)
    #expect(ticks.dates(step).count <= 7)
  }

  @Test("seconds over centuries mark nothing, and terminate")
  func hostile() {
    let ticks = DateTicks(lower: 0, upper: 1e11, calendar: FixedCalendar())
    #expect(ticks.dates(.init(unit: .second, count: 1, isAligned: false)).isEmpty)
  }
}
