import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// Texts with a running clock fill the proposed width.
@Suite("Clocks")
struct ClockTests {
  private func text(_ style: DateText.Style) -> Text {
    var payload = DateText()
    payload.style = style
    var text = Text()
    text.date = payload
    return text
  }

  @Test("only clocks take the proposed width", arguments: DateText.Style.allCases)
  func width(_ style: DateText.Style) throws {
    let layout = try layout(ViewNode(.text(text(style))), on: surface(100, 40))
    #expect((layout.content?.frame.width == 100) == (style == .timer))
  }

  @Test(
    "the clock is placed like lines of text",
    arguments: [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
  func alignment(_ alignment: TextAlignment, _ fraction: Double) throws {
    let node = ViewNode(.text(text(.timer)), modifiers: [.multilineTextAlignment(alignment)])
    let clock = try #require(try layout(node, on: surface(100, 40)).content)
    let characters = try #require(clock.children.first)
    #expect(characters.frame.minX == (100 - characters.frame.width) * fraction)
  }

  @Test("without a proposed width it is as wide as its characters")
  func ideal() throws {
    let node = ViewNode(.text(text(.timer)), modifiers: [.fixedSize(FixedSize())])
    let all = try #require(try layout(node, on: surface(100, 40)).content).all
    let widths = Set(all.map(\.frame.width))
    #expect(widths.count == 1 && widths != [100])
  }
}
