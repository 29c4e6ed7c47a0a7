import Testing
import VitrineCoding
import VitrineModel

@testable import VitrineFormat

@Suite struct MeasurementTests {
  private func show(
    _ value: Double, _ unit: String, _ locale: LocaleIdentifier = "en_US",
    _ change: (inout MeasurementFormat) -> Void = { _ in }
  ) throws -> String {
    let payload = with(MeasurementFormat()) {
      ($0.value, $0.unit) = (value, unit)
      change(&$0)
    }
    return try format(.measurement(payload), surroundings(locale)).plainBlanks
  }

  @Test("the unit is that of the region")
  func usage() throws {
    #expect(try show(12, "kilometer") == "7.5 mi")
    #expect(try show(12, "kilometer", "de_DE") == "12 km")
    #expect(try show(12, "kilometer") { $0.usage = .asProvided } == "12 km")
    #expect(try show(20, "celsius") { $0.usage = .weather } == "68°F")
    #expect(try show(20, "celsius", "en_GB") { $0.usage = .weather } == "20°C")
    #expect(try show(1.8, "meter", "en_US") { $0.usage = .personHeight } == "5 ft, 11 in")
  }

  @Test func widths() throws {
    let plain: (inout MeasurementFormat) -> Void = { $0.usage = .asProvided }
    #expect(try show(5, "kilometer-per-hour", "en_US", plain) == "5 km/h")
    #expect(
      try show(5, "kilometer-per-hour") { ($0.usage, $0.width) = (.asProvided, .wide) }
        == "5 kilometers per hour")
    #expect(
      try show(2.345, "liter") { ($0.usage, $0.fractionLength) = (.asProvided, DigitRange(1)) }
        == "2.3 L")
  }

  @Test("a temperature can omit its scale")
  func degrees() throws {
    #expect(try show(20, "celsius") { $0.hidesScaleName = true } == "68°")
    #expect(try show(20, "celsius", "de_DE") { $0.hidesScaleName = true } == "20°")
    #expect(
      try show(20, "celsius") { ($0.hidesScaleName, $0.usage) = (true, .asProvided) } == "20°")
  }
}
