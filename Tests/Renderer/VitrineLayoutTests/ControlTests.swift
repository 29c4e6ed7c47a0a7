import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// Stub texts of the body style are 17 points high and 8.5 points a character wide.
@Suite("Controls")
struct ControlTests {
  private func size(_ view: ViewNode) throws -> Size? { try layout(view).content?.frame.size }

  @Test("a bordered button has padding around its label, a plain one has none")
  func buttons() throws {
    let plain = button(text("ab"))
    #expect(try size(plain.with(.buttonStyle(.plain))) == Size(width: 17, height: 17))
    let bordered = Size(width: 17 + 24, height: 17 + 14)
    #expect(try size(plain.with(.buttonStyle(.bordered))) == bordered)
    #expect(try size(plain.with(.buttonStyle(.borderedProminent))) == bordered)
  }

  @Test("a button has a background, a label and a region")
  func look() throws {
    let view = button(text("ab"), id: "x").with(.buttonStyle(.borderedProminent))
    let items = try layout(view).makeDisplayList().items
    #expect(items.count == 3)
    // The region is behind the label, which may contain another one.
    guard case .hit(let region) = items[0], case .glyphs(let run) = items[2] else {
      Issue.record("\(items)")
      return
    }
    #expect(items[1].color == Color.system(.accentColor).resolved(in: .light))
    #expect(run.paint == .color(Color.system(.white).resolved(in: .light)))
    #expect(region.role == .button && region.isEnabled)
  }

  @Test("several views of a label form a row")
  func severalLabels() throws {
    let view = button(group(text("a"), text("b"))).with(.buttonStyle(.plain))
    #expect(try size(view) == Size(width: 8.5 + 8 + 8.5, height: 17))
    let spread = button(group(text("a"), spacer(), text("b"))).with(.buttonStyle(.plain))
    #expect(try size(spread) == Size(width: 100, height: 17))
  }

  @Test("a control without a label is not a control")
  func noLabel() throws {
    #expect(try layout(button(group())).content == nil)
  }

  @Test("a toggle's switch is at the trailing edge of the proposed width")
  func toggles() throws {
    let content = try #require(try layout(toggle(text("ab"), isOn: true)).content)
    #expect(content.frame == Rect(0, 34.5, 100, 31))
    #expect(content.frame(of: "Text \"ab\"")?.minX == 0)
    #expect(content.frame(of: "Switch") == Rect(51, 34.5, 49, 31))
    // The switch is 49 points wide in the layout; its track extends beyond it.
    let list = try layout(toggle(text("ab"), isOn: true), on: surface(), .halves).makeDisplayList()
    #expect(list.items.compactMap(\.filled?.tightBounds).contains(Rect(51, 34.5, 51, 31)))
    #expect(try size(toggle(text("ab")).with(.labelsHidden(true))) == Size(width: 49, height: 31))
    let regions = try layout(toggle(text("ab"), isOn: true)).makeDisplayList().hitRegions
    #expect(regions.map(\.isOn) == [true])
  }

  @Test("a toggle as a button has its border while it is on")
  func toggleButton() throws {
    func items(_ isOn: Bool) throws -> Int {
      try layout(toggle(text("ab"), isOn: isOn).with(.toggleStyle(.button))).makeDisplayList().items
        .count
    }
    #expect(try items(true) == 3)
    #expect(try items(false) == 2)
    let on = try size(toggle(text("ab"), isOn: true).with(.toggleStyle(.button)))
    #expect(try size(toggle(text("ab")).with(.toggleStyle(.button))) == on)
  }

  @Test("a label shows icon, title or both")
  func labels() throws {
    let both = label(text("ab"))
    let icon = Size(width: 17, height: 17)
    #expect(try size(both.with(.labelStyle(.titleOnly))) == Size(width: 17, height: 17))
    #expect(try size(both.with(.labelStyle(.iconOnly))) == icon)
    #expect(try size(both)?.width == icon.width + 8 + 17)
    let picture = label(text("ab"), icon: color().frame(30, 30))
    #expect(try size(picture) == Size(width: 30 + 8 + 17, height: 30))
  }
}
