import Testing
import VitrineFoundation

struct FormatterTests {
  private let english = Locale(identifier: "en_US")

  @Test(arguments: [
    (-7200.0, "2 hours ago"), (86_400, "in 1 day"), (0, "in 0 seconds"),
  ])
  func `relative dates are numbers`(seconds: Double, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
  }

  @Test func `relative dates can have names`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"),
    (.short, "1 hr, 5 min, 9 sec"), (.full, "1 hour, 5 minutes, 9 seconds"),
  ])
  func `durations are clocks or words`(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.calendar?.locale = english
    #expect(formatter.string(from: 3909) == text)
  }

  @Test func `zeros are removed according to the behaviour`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
  }

  @Test func `measurements are in the region's unit`() {
    let distance = Measurement(value: 12, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, usage: .asProvided)
    #expect(style.locale(english).format(distance) == "12 km")
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(
      Measurement<UnitTemperature>.FormatStyle(
        width: .narrow, locale: english, usage: .weather,
        numberFormatStyle: .number.precision(.fractionLength(0))
      ).format(warmth) == "68°")
    let formatter = MeasurementFormatter()
    formatter.locale = english
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "12 km")
  }

  @Test(
    "the unit of a region is that of its system of measurement, and of the usage",
    arguments: [
      ("en_US", ["lb", "lb", "mi", "in", "°F", "kCal", "gal"]),
      ("de_DE", ["kg", "kg", "km", "mm", "°C", "kCal", "L"]),
      ("en_GB", ["kg", "st", "mi", "mm", "°C", "kCal", "L"]),
    ])
  func regionalUnits(_ name: String, _ symbols: [String]) {
    let locale = Locale(identifier: name)
    let units: [Dimension] = [
      UnitMass(forLocale: locale), UnitMass(forLocale: locale, usage: .personWeight),
      UnitLength(forLocale: locale, usage: .road), UnitLength(forLocale: locale, usage: .rainfall),
      UnitTemperature(forLocale: locale, usage: .weather),
      UnitEnergy(forLocale: locale, usage: .food), UnitVolume(forLocale: locale),
    ]
    #expect(units.map(\.symbol) == symbols)
    #expect(UnitMass(forLocale: Locale(identifier: "de_DE")) == .kilograms)
    #expect(UnitDuration(forLocale: locale) == .seconds)
  }

  @Test func `lists are joined`() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["A", "B", "C"]) == "A, B, and C")
  }
}
