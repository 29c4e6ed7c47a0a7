import Testing
import Vitrine

@Suite("States")
struct StateTests {
  private let view = #"""
    {"vStack": {"children": [
      {"text": "Header", "modifiers": [{"unredacted": true}]},
      {"text": "Secret", "modifiers": [{"privacySensitive": true}]},
      {"text": "Public"},
      {"button": {"intent": "Boost", "label": "Boost"}, "id": "boost"},
      {"toggle": {"isOn": true, "intent": "Flip", "label": "Flip"}, "id": "flip"},
      {"link": {"destination": "app://a", "label": "Open"}, "id": "open"}]},
     "modifiers": [{"containerBackground": "white"}, {"widgetURL": "app://home"}]}
    """#

  private func render(_ state: RenderState) throws -> LaidOutWidget {
    var request = RenderRequest(family: .systemLarge)
    request.state = state
    return try Sample.render(view, request)
  }

  /// The number of glyph runs and of placeholder bars.
  private func ink(_ rendering: LaidOutWidget) -> (runs: Int, bars: Int) {
    func count(_ items: [DisplayList.Item]) -> (Int, Int) {
      items.reduce(into: (0, 0)) { sum, item in
        switch item {
        case .glyphs: sum.0 += 1
        case .fill(let fill):
          if case .color(let color) = fill.paint, color.opacity == 0.16 { sum.1 += 1 }
        case .group(let group):
          let inner = count(group.items)
          sum = (sum.0 + inner.0, sum.1 + inner.1)
        default: break
        }
      }
    }
    return count(rendering.displayList.items)
  }

  @Test("a snapshot shows everything and reacts to taps")
  func snapshot() throws {
    let rendering = try render(.entry)
    #expect(ink(rendering) == (6, 0))
    #expect(rendering.hitRegions.map(\.isEnabled) == [true, true, true, true])
    #expect(rendering.hitRegions.map(\.id).dropFirst() == ["boost", "flip", "open"])
    #expect(rendering.hitRegions.map(\.role) == [.widgetURL, .button, .toggle, .link])
  }

  @Test("a placeholder redacts everything except unredacted views")
  func placeholder() throws {
    #expect(try ink(render(.placeholder)).runs == 1)
  }

  @Test("a locked widget redacts private content and ignores taps")
  func locked() throws {
    let rendering = try render(.locked)
    #expect(ink(rendering) == (5, 1))
    #expect(rendering.hitRegions.allSatisfy { !$0.isEnabled })
    #expect(rendering.hitRegions.count == 4)
  }

  @Test("redaction reasons are inherited until a view is unredacted")
  func nesting() throws {
    let rendering = try Sample.render(
      #"""
      {"vStack": {"children": [
        "bar",
        {"vStack": {"children": ["ink", {"text": "bar", "modifiers": [
          {"redacted": "placeholder"}]}]}, "modifiers": [{"unredacted": true}]},
        {"text": "bar", "modifiers": [{"privacySensitive": true}]}]},
       "modifiers": [{"redacted": "placeholder"}, {"containerBackground": "white"}]}
      """#)
    #expect(ink(rendering) == (1, 3))
  }

  @Test("disabled controls and later URLs have no effect")
  func disabled() throws {
    let rendering = try Sample.render(
      #"""
      {"button": {"intent": "A", "label": "A"},
       "modifiers": [{"disabled": true}, {"widgetURL": "app://inner"},
        {"widgetURL": "app://outer"}, {"containerBackground": "white"}]}
      """#)
    #expect(rendering.hitRegions.map(\.action) == [.url("app://outer"), .intent(.init(type: "A"))])
    #expect(rendering.hitRegions.map(\.isEnabled) == [true, false])
    #expect(rendering.warnings.map(\.message).map { $0.hasSuffix("'app://outer' is taken") } == [true])
  }
}
