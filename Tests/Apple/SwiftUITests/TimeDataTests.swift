import SwiftUI
import Testing
import VitrineModel

private let start = Date(timeIntervalSince1970: 1_769_852_460)

/// The minutes until a date.
private struct Minutes: DiscreteFormatStyle {
  let end: Date
  func format(_ value: Date) -> String { "T-\(Int(end.timeIntervalSince(value) / 60))" }
  func discreteInput(before input: Date) -> Date? { input - 60 }
  func discreteInput(after input: Date) -> Date? { input + 60 }
}

/// A format that does not get past the first second, and one that ends.
private struct Stuck: DiscreteFormatStyle {
  func format(_ value: Duration) -> String { "\(value.components.seconds)" }
  func discreteInput(before input: Duration) -> Duration? { input }
  func discreteInput(after input: Duration) -> Duration? {
    input < .seconds(3) ? input : nil
  }
}

/// Bold minutes.
private struct Attributed: DiscreteFormatStyle {
  let base: Minutes
  func format(_ value: Date) -> AttributedString { AttributedString(base.format(value)) }
  func discreteInput(before input: Date) -> Date? { base.discreteInput(before: input) }
  func discreteInput(after input: Date) -> Date? { base.discreteInput(after: input) }
}

/// Texts that change with time, in formats that archives do not have.
@MainActor
struct TimeDataTests {
  private func samples(
    _ text: Text, hours: Double = 3
  ) throws -> (texts: [String], seconds: [Double], warnings: [String]) {
    let archived = try node(text) {
      $0.archiveDate = start
      $0.archiveEnd = start + hours * 3600
    }
    guard case .text(let text) = archived.node.content, case .sampled(let format)? = text.format
    else { return ([], [], archived.warnings) }
    return (
      format.samples.map(\.text),
      format.samples.map { $0.date.secondsSince1970 - start.timeIntervalSince1970 },
      archived.warnings
    )
  }

  @Test(arguments: [
    (
      Text(.currentDate, format: Minutes(end: start + 180)), ["T-3", "T-2", "T-1", "T-0"],
      [0, 60, 120, 180]
    ),
    (
      Text(.currentDate, format: Attributed(base: Minutes(end: start + 60))),
      ["T-1", "T-0", "T--1"], [0, 60, 120]
    ),
    (Text(.durationOffset(to: start - 1), format: Stuck()), ["1", "2", "3"], [0, 1, 2]),
    (
      Text(
        .dateRange(endingAt: start + 7_201), format: .components(style: .narrow, fields: [.hour])),
      ["2h", "1h", "0h"], [0, 1.001, 3601.001]
    ),
    (
      Text(
        .dateRange(startingAt: start - 30), format: .components(style: .wide, fields: [.minute])),
      ["0 minutes", "1 minute", "2 minutes"], [0, 30, 90]
    ),
    (
      Text(.currentDate, format: Date.FormatStyle().hour().minute()), ["9:41 AM", "9:42 AM"],
      [0, 60]
    ),
  ])
  func `a text is kept for each time at which its format writes another one`(
    text: Text, texts: [String], seconds: [Double]
  ) throws {
    let found = try samples(text)
    #expect(found.texts.prefix(texts.count).map { $0.replacing("\u{202f}", with: " ") } == texts)
    #expect(zip(found.seconds, seconds).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func `texts end with the entry, and a format that writes too many is reported`() throws {
    let end = try samples(Text(.currentDate, format: Minutes(end: start)), hours: 0.05)
    #expect(end.texts == ["T-0", "T--1", "T--2"] && end.warnings.isEmpty)
    let fast = try samples(
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)))
    #expect(fast.texts.count == 1500 && fast.warnings.count == 1)
    #expect(fast.warnings.first?.contains("are kept for") == true)
  }

  @Test func `an interpolated text is kept, too`() throws {
    let text = try json(Text("in \(.currentDate, format: Minutes(end: start + 60))")) {
      $0.archiveDate = start
      $0.archiveEnd = start + 90
    }
    #expect(text.contains("sampled") && text.contains("T-1") && text.contains("T-0"))
  }
}
