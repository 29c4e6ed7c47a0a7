import Testing
import Vitrine

/// The date, the locale and the time zone of a request.
@Suite("Locales")
struct LocaleTests {
  private let time = #"{"text": {"date": {"date": "2026-01-01T09:00:30Z", "style": "time"}}}"#

  @Test("a locale or zone that does not exist is an error")
  func unknown() throws {
    var (locale, zone) = (
      RenderRequest(family: .systemSmall), RenderRequest(family: .systemSmall)
    )
    (locale.locale, zone.timeZone) = ("xx_YY", "Mars/Base")
    for request in [locale, zone] {
      #expect(throws: ArchiveError.self) { try Sample.render(time, request) }
    }
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
