import Testing
import Vitrine

/// The date, the locale and the time zone of a request.
@Suite("Locales")
struct LocaleTests {
  private let time = #"{"text": {"date": {"date": "2026-01-01T09:00:30Z", "style": "time"}}}"#
  private let timer = #"{"text": {"date": {"date": "2026-01-01T09:00:30Z", "style": "timer"}}}"#

  private func names(
    _ view: String, _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [String] {
    var request = RenderRequest(family: .systemSmall)
    change(&request)
    return try Sample.render(view, request).frames.names.map {
      String($0.map { $0.isWhitespace ? " " : $0 })
    }.filter { $0.hasPrefix("Text") }
  }

  @Test("dates are compared with the entry's date, or the chosen one")
  func date() throws {
    #expect(try names(timer) == ["Text \"0:30\""])
    #expect(
      try names(timer) { $0.date = ArchiveDate("2026-01-01T08:00:30Z") } == ["Text \"1:00:00\""])
    #expect(try names(timer) { $0.state = .preview } == ["Text \"0:30\""])
  }

  @Test("zone and locale are the request's, or the environment's")
  func surroundings() throws {
    #expect(try names(time) == ["Text \"9:00 AM\""])
    #expect(
      try names(time) { ($0.locale, $0.timeZone) = ("de_DE", "Asia/Tokyo") }
        == ["Text \"18:00\""])
    let inner = time.dropLast() + #", "modifiers": [{"environment": {"locale": "fr_FR"}}]}"#
    #expect(try names(String(inner)) { $0.locale = "de_DE" } == ["Text \"09:00\""])
  }

  @Test(
    "the locale of the request determines the reading direction",
    arguments: [("ar", true), ("he_IL", true), ("fa", true), ("ur_PK", true), ("de_DE", false)]
      as [(LocaleIdentifier, Bool)])
  func direction(locale: LocaleIdentifier, isRightToLeft: Bool) throws {
    let row = """
      {"hStack": {"children": [{"color": "red", "modifiers": [{"frame": {"width": 10}}]},
        {"color": "blue", "modifiers": [{"frame": {"width": 30}}]}]}}
      """
    var request = RenderRequest(family: .systemSmall)
    request.locale = locale
    let rendering = try Sample.render(row, request)
    let boxes = rendering.frames.first("HStack")?.children.map(\.frame.minX) ?? []
    #expect(boxes.count == 2)
    #expect((boxes.first ?? 0 > boxes.last ?? 0) == isRightToLeft)
  }

  @Test("a locale or zone that does not exist is an error")
  func unknown() {
    #expect(throws: ArchiveError.self) { try names(time) { $0.locale = "xx_YY" } }
    #expect(throws: ArchiveError.self) { try names(time) { $0.timeZone = "Mars/Base" } }
    let view = time.dropLast() + #", "modifiers": [{"environment": {"timeZone": "Mars"}}]}"#
    #expect(throws: ArchiveError.self) { try names(String(view)) }
  }

  @Test("strings come from the archive's tables; a missing key is reported")
  func strings() throws {
    let json = Sample.json(
      #"{"text": {"localized": {"key": "Hi %@", "arguments": ["Ada"]}}}"#,
      rest: #", "strings": {"de": {"Localizable": {"Hi %@": "Hallo %@", "a": "A"}}}"#)
    var request = RenderRequest(family: .accessoryInline)
    #expect(
      try Renderer().layOut(Sample.document(json), request).frames.names.contains("Text \"Hi Ada\"")
    )
    request.locale = "de_CH"
    let german = try Renderer().layOut(Sample.document(json), request)
    #expect(german.frames.names.contains("Text \"Hallo Ada\""))
    #expect(german.warnings == [])
    // The source language has other strings, but none for this key, which is its text.
    request.locale = .standard
    let english = try Renderer().layOut(
      Sample.document(
        json.replacing("{\"de\":", with: #"{"en": {"Localizable": {"b": "B"}}, "de":"#)),
      request)
    #expect(english.frames.names.contains("Text \"Hi Ada\"") && english.warnings == [])
    request.locale = "de_CH"
    let missing = try Renderer().layOut(
      Sample.document(json.replacing("\"key\": \"Hi %@\"", with: "\"key\": \"Hy %@\"")), request)
    #expect(missing.warnings.map(\.message) == ["unknown string 'Hy %@'; the key itself is shown"])
    #expect(missing.warnings.first?.hint == "did you mean 'Hi %@'?")
  }

  @Test("a date that is redacted is resolved once and drawn as a bar")
  func redacted() throws {
    var request = RenderRequest(family: .systemSmall)
    request.state = .placeholder
    let long = try Sample.render(time.replacing("\"time\"", with: "\"date\""), request)
    let short = try Sample.render(time, request)
    let widths = [long, short].compactMap { $0.frames.children.first?.frame.width }
    #expect(widths.count == 2 && widths[0] > widths[1])
    func hasLetters(_ items: [DisplayList.Item]) -> Bool {
      items.contains {
        switch $0 {
        case .glyphs: true
        case .group(let group): hasLetters(group.items)
        default: false
        }
      }
    }
    #expect(!hasLetters(short.displayList.items))
  }
}
