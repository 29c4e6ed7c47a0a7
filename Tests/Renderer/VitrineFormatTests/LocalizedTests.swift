import Testing
import VitrineCoding
import VitrineDisplayList
import VitrineModel

@testable import VitrineFormat

@Suite struct LocalizedTests {
  private func argument(_ text: String) -> LocalizedArgument {
    with(LocalizedArgument()) { $0.string = text }
  }

  private func argument(_ number: Double) -> LocalizedArgument {
    with(LocalizedArgument()) { $0.number = TextNumber(number) }
  }

  private func text(
    _ key: String, _ arguments: [LocalizedArgument] = []
  ) -> Text {
    var text = Text()
    text.localized = with(LocalizedText(key)) { $0.arguments = arguments }
    return text
  }

  @Test("a text that becomes too long is an error")
  func limit() throws {
    let long = argument(String(repeating: "a", count: 60))
    #expect(try resolve(text("%1$@%1$@", [long]), limit: 120).string.characters.count == 120)
    #expect(throws: ArchiveError(.limitExceeded(.textLength, found: 120, allowed: 119))) {
      try resolve(text("%1$@%1$@", [long]), limit: 119)
    }
  }

  @Test("values of any size have a text")
  func extremes() throws {
    for value in [1e300, -1e300, .leastNonzeroMagnitude, 0x1p53] {
      for key in ["%lld", "%x", "%f", "%@"] {
        #expect(try !resolve(text(key, [argument(value)])).string.characters.isEmpty)
      }
      let units = with(DurationUnitsFormat()) { $0.seconds = value }
      #expect(try !format(.durationUnits(units)).isEmpty)
      let clock = with(DurationTimeFormat()) { $0.seconds = value }
      #expect(try !format(.durationTime(clock)).isEmpty)
    }
    #expect(throws: ArchiveError(.limitExceeded(.textLength, found: 21, allowed: 20))) {
      var list = Text()
      list.format = .list(with(ListFormat()) { $0.items = [String(repeating: "a", count: 21)] })
      _ = try resolve(list, limit: 20)
    }
  }

  @Test func unknownNames() throws {
    #expect(throws: ArchiveError.self) { try resolve(text("a"), surroundings("xx_YY")) }
    #expect(throws: ArchiveError.self) { try date(now, .time, surroundings(zone: "Mars/Base")) }
    do {
      try TextFormatter.check(LocaleIdentifier("de_DD"))
      try TextFormatter.check(TimeZoneIdentifier("Europe/Copenhage"))
      Issue.record("there is such a zone")
    } catch {
      #expect(error.hint == "did you mean 'Europe/Copenhagen'?")
    }
  }

  @Test func unknownUnits() {
    let payload = with(MeasurementFormat()) { $0.unit = "furlong-per-blink" }
    #expect(throws: ArchiveError(.invalidValue("'furlong-per-blink' is not a unit of CLDR"))) {
      try format(.measurement(payload))
    }
  }
}

/// Localized strings are Markdown, but their arguments aren't.
@Suite struct MarkdownTemplateTests {
  @Test("values are preserved, however often a part is read")
  func values() {
    var template = MarkdownTemplate()
    template.append(markdown: "**Hi** ")
    for index in 0..<40 { template.append(value: "*\(index)*") }
    template.append(markdown: " `end`")
    #expect(template.filled(template.source) == template.plain)
    #expect(!template.source.contains("*0*"))
    #expect(template.source.hasPrefix("**Hi** "))
    #expect(template.filled("no places") == "no places")
  }

  /// A text of noncharacters, which Swift's literals don't allow.
  private func noncharacters(_ values: UInt32...) -> String {
    String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
  }

  @Test("noncharacters in a text have no effect")
  func noncharacters() {
    var template = MarkdownTemplate()
    template.append(markdown: "a" + noncharacters(0xFDD0, 0xFDE0, 0xFDD1) + "b")
    template.append(value: "c")
    #expect(template.filled(template.source) == "abc")
    #expect(template.filled(noncharacters(0xFDD0, 0xFDEF, 0xFDD1) + "x") == "x")
  }

  @Test func localizedStringsHaveThem() throws {
    var text = Text()
    text.localized = with(LocalizedText("**%@**")) {
      $0.arguments = [with(LocalizedArgument()) { $0.string = "*a*" }]
    }
    let string = try resolve(text).string
    #expect(string.characters == "***a***")
    let markdown = try #require(string.markdown)
    #expect(markdown.filled(markdown.source) == "***a***")
  }
}
