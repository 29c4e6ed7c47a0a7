import Testing

@testable import VitrineCoding
@testable import VitrineModel

/// The treatment of numbers outside of their range, which follows SwiftUI.
@Suite struct NumberRuleTests {
  private func modifier(_ text: String) throws -> (Modifier?, [String]) {
    let (node, warnings) = try decodeView(#"{"text": "A", "modifiers": [\#(text)]}"#)
    return (node?.modifiers.first, warnings.map { "\($0.path): \($0.message)" })
  }

  private let place = ".entries[0].views.default.modifiers[0]"

  @Test(
    arguments: [
      (#"{"opacity": 1.5}"#, .opacity(1), ".opacity: 1.5 counts as 1"),
      (#"{"opacity": -1}"#, .opacity(0), ".opacity: -1 counts as 0"),
      (#"{"cornerRadius": -3}"#, .cornerRadius(0), ".cornerRadius: -3 counts as 0"),
      (#"{"lineLimit": 0}"#, .lineLimit(LineLimit(1)), ".lineLimit: 0 counts as 1"),
      (#"{"lineLimit": -7}"#, .lineLimit(LineLimit(1)), ".lineLimit: -7 counts as 1"),
    ] as [(String, Modifier, String)])
  func aModifierIsBentIntoRange(text: String, expected: Modifier, warning: String) throws {
    let (modifier, warnings) = try modifier(text)
    #expect(modifier == expected)
    #expect(warnings == [place + warning])
  }

  @Test func aFrameIsNeverNegative() throws {
    let (fixed, first) = try modifier(#"{"frame": {"width": -10, "height": 5}}"#)
    var frame = Frame()
    frame.width = 0
    frame.height = 5
    #expect(fixed == .frame(frame))
    #expect(first == [place + ".frame.width: -10 counts as 0"])
    let (bounded, second) = try modifier(#"{"frame": {"minWidth": -1, "maxWidth": "infinity"}}"#)
    var bounds = Frame()
    bounds.minWidth = 0
    bounds.maxWidth = .infinity
    #expect(bounded == .frame(bounds))
    #expect(second == [place + ".frame.minWidth: -1 counts as 0"])
  }

  @Test func stacksMayOverlap() throws {
    let (node, warnings) = try decodeView(#"{"vStack": {"spacing": -4}}"#)
    var stack = VStack()
    stack.spacing = -4
    #expect(node?.content == .vStack(stack))
    #expect(warnings.isEmpty)
  }

  @Test(
    arguments: [
      ("2026-01-31T09:41:00Z", 1_769_852_460), ("1970-01-01T00:00:00Z", 0),
      ("1969-12-31T23:59:59.5Z", -0.5), ("2026-01-31T10:41:00+01:00", 1_769_852_460),
      ("2026-01-31T00:11:00-09:30", 1_769_852_460),
      ("2000-02-29T12:00:00.000001Z", 951_825_600.000001),
      ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ] as [(String, Double)])
  func momentsAreRead(text: String, seconds: Double) throws {
    let date = try #require(CalendarDate(text))
    #expect(Double(date.microseconds) / 1_000_000 == seconds)
    #expect(CalendarDate(date.text)?.microseconds == date.microseconds)
  }
}
