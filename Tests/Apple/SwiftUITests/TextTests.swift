import SwiftUI
import Testing
import VitrineCoding

@MainActor
@Suite struct TextTests {
  private let noon = Date(timeIntervalSince1970: 1_769_860_800)

  @Test func literalsAreKeys() throws {
    try expect(SwiftUI.Text("Tasks"), is: #""Tasks""#)
    try expect(SwiftUI.Text("**Tasks** today"), is: #"{"text": {"markdown": "**Tasks** today"}}"#)
    try expect(
      SwiftUI.Text("\(3) of \("five") at 100%"),
      is: #"{"text": {"localized": {"key": "%lld of %@ at 100%%", "arguments": [3, "five"]}}}"#)
  }

  @Test func stringsAreNotKeys() throws {
    let title = "**Tasks**"
    try expect(SwiftUI.Text(title), is: #""**Tasks**""#)
    try expect(SwiftUI.Text(verbatim: "\(3)"), is: #""3""#)
  }

  @Test func keysOfThePackageStayKeys() throws {
    var inputs = ArchiveInputs(
      environment: SwiftUI.EnvironmentValues(), size: .init(width: 100, height: 100),
      margins: .init(0))
    inputs.hasString = { key, table in key == "Tasks" && table == "Own" }
    let known = try archive(SwiftUI.Text("Tasks", tableName: "Own"), in: inputs).node
    #expect(
      JSONValue(encoding: known).dumpText
        == (try canonical(#"{"text": {"localized": {"key": "Tasks", "table": "Own"}}}"#)))
    let other = try archive(SwiftUI.Text("Other"), in: inputs).node
    #expect(JSONValue(encoding: other).dumpText == (try canonical(#""Other""#)))
  }

  @Test("a text that no catalogue has is a key where the others of its table are translated")
  func untranslatedTexts() throws {
    var inputs = ArchiveInputs(
      environment: SwiftUI.EnvironmentValues(), size: .init(width: 100, height: 100),
      margins: .init(0))
    inputs.isTranslated = { $0 == nil }
    for (text, wanted) in [
      (SwiftUI.Text("Tea"), #"{"text": {"localized": "Tea"}}"#),
      (SwiftUI.Text("Tea", tableName: "Own"), #""Tea""#), (SwiftUI.Text("50% off"), #""50% off""#),
      (SwiftUI.Text(verbatim: "Tea"), #""Tea""#),
    ] {
      let node = try archive(text, in: inputs).node
      #expect(JSONValue(encoding: node).dumpText == (try canonical(wanted)))
    }
  }

  @Test func resourcesFallBackToTheirDefault() throws {
    let resource = LocalizedStringResource("tasks.title", defaultValue: "Tasks for \(2)")
    try expect(
      SwiftUI.Text(resource),
      is: #"{"text": {"localized": {"key": "Tasks for %lld", "arguments": [2]}}}"#)
  }

  @Test func datesStayDates() throws {
    try expect(
      SwiftUI.Text(noon, style: .relative),
      is: #"{"text": {"date": {"date": "2026-01-31T12:00:00Z", "style": "relative"}}}"#)
    try expect(
      SwiftUI.Text(timerInterval: noon...noon.addingTimeInterval(60), countsDown: false),
      is: """
        {"text": {"timer": {"start": "2026-01-31T12:00:00Z", "end": "2026-01-31T12:01:00Z",
          "countsDown": false}}}
        """)
    try expect(
      SwiftUI.Text("Due \(noon, style: .time)"),
      is: """
        {"text": {"localized": {"key": "Due %@", "arguments": [
          {"date": {"date": "2026-01-31T12:00:00Z", "style": "time"}}]}}}
        """)
  }

  @Test func formatsFollowTheLocale() throws {
    let view = SwiftUI.Text(1234.5, format: .number)
    try expect(view, is: #""1,234.5""#)
    try expect(view, is: #""1.234,5""#) { $0.locale = Locale(identifier: "de_DE") }
    let day = SwiftUI.Text(noon, format: .dateTime.hour().minute())
    try expect(day, is: #""13:00""#) {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(identifier: "Europe/Vienna") ?? .gmt
    }
  }

  @Test func formatsInLiteralsFollowTheLocale() throws {
    try expect(
      SwiftUI.Text("\(1.5, format: .number) l of \(2)"),
      is: #"{"text": {"localized": {"key": "%@ l of %lld", "arguments": ["1,5", 2]}}}"#
    ) {
      $0.locale = Locale(identifier: "de_DE")
    }
  }

  @Test func formattersWriteIntoLiterals() throws {
    let days = DateFormatter()
    (days.locale, days.timeZone) = (Locale(identifier: "en_GB"), .gmt)
    days.dateFormat = "d MMM"
    let numbers = NumberFormatter()
    numbers.positiveFormat = "000"
    try expect(
      SwiftUI.Text("\(noon, formatter: days): \(NSNumber(value: 7), formatter: numbers)"),
      is: #"{"text": {"localized": {"key": "%@: %@", "arguments": ["31 Jan", "007"]}}}"#)
  }

  @Test func sumsAreRuns() throws {
    let sum =
      SwiftUI.Text(verbatim: "21").font(.title).bold()
      + SwiftUI.Text(verbatim: "°").foregroundColor(.red) + SwiftUI.Text(verbatim: "C")
    try expect(
      sum.lineLimit(1),
      is: """
        {"text": {"runs": [
          {"text": "21", "modifiers": [{"font": "title"}, {"bold": true}]},
          {"text": "°", "modifiers": [{"foregroundStyle": "red"}]}, "C"]},
         "modifiers": [{"lineLimit": 1}]}
        """)
  }

  @Test func attributesAreRuns() throws {
    var string = AttributedString("now ")
    var part = AttributedString("here")
    part.font = .headline
    part.foregroundColor = .orange
    string += part
    try expect(
      SwiftUI.Text(string),
      is: """
        {"text": {"runs": ["now ", {"text": "here", "modifiers": [
          {"font": "headline"}, {"foregroundStyle": "orange"}]}]}}
        """)
    let markdown = try AttributedString(markdown: "**bold**")
    try expect(
      SwiftUI.Text(markdown),
      is: #"{"text": {"runs": [{"text": "bold", "modifiers": [{"bold": true}]}]}}"#)
  }

  @Test func imagesStandInTexts() throws {
    try expect(
      SwiftUI.Text("\(SwiftUI.Image(systemName: "bolt")) 80"),
      is: #"{"text": {"runs": [{"image": {"systemName": "bolt"}}, " 80"]}}"#)
  }
}
