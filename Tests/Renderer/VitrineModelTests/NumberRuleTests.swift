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

  @Test(arguments: [
    #"{"padding": -8}"#, #"{"padding": {"insets": {"top": -1}}}"#, #"{"offset": {"x": -1e6}}"#,
    #"{"layoutPriority": -1}"#, #"{"frame": {"minWidth": 9, "maxWidth": 3}}"#,
    #"{"frame": {"width": 1e6}}"#, #"{"cornerRadius": 1e6}"#, #"{"font": {"size": 1e6}}"#,
  ])
  func whatSwiftUIAllowsIsAllowed(text: String) throws {
    #expect(try modifier(text).1 == [])
  }

  @Test func stacksMayOverlap() throws {
    let (node, warnings) = try decodeView(#"{"vStack": {"spacing": -4}}"#)
    var stack = VStack()
    stack.spacing = -4
    #expect(node?.content == .vStack(stack))
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [
    #"{"spacer": {"minLength": -1}}"#, #"{"roundedRectangle": {"cornerRadius": -1}}"#,
    #"{"circle": {"stroke": {"lineWidth": -1}}}"#, #"{"color": {"red": 2, "green": 0, "blue": 0}}"#,
    #"{"color": {"color": "red", "opacity": 3}}"#,
    #"{"circle": {"fill": {"style": "tint", "opacity": -3}}}"#,
    #"{"circle": {"fill": {"linearGradient": {"stops": [{"color": "red", "location": 2}]}}}}"#,
    #"{"text": "A", "modifiers": [{"environment": {"lineLimit": 0}}]}"#,
  ])
  func everyOtherRangeWarnsToo(view: String) throws {
    let (_, warnings) = try decodeView(view)
    #expect(warnings.count == 1)
    #expect(warnings.first?.message.contains(" counts as ") == true)
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

  @Test(arguments: [
    "", "2026-01-31", "2026-01-31T09:41:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-01-01t00:00:00z",
    "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00+0100", "2026-01-01T00:00:00Z ",
    "0000-01-01T00:00:00Z",
    "9999-12-31T23:59:59-01:00", "２026-01-01T00:00:00Z",
  ])
  func whatIsNoMomentIsRefused(text: String) {
    #expect(CalendarDate(text) == nil)
    let archive = archiveText(view: #""A""#).replacing("2026-01-31T09:41:00Z", with: text)
    #expect(
      complaint(about: archive)
        == "Tasks.json: .entries[0].date: '\(text)' is not a date; write it like \"2026-01-31T09:41:00Z\""
    )
  }
}
