import Testing
import Vitrine
import VitrineCoding
import VitrineDevices

@Suite("Views that WidgetKit does not draw")
struct UnsupportedViewTests {
  @Test("a placeholder fills the space of the view, with a warning")
  func sign() throws {
    let widget = try Sample.render(
      #"""
      {"vStack": {"spacing": 0, "children": ["A", {"unsupported": "ScrollView"}]},
       "modifiers": [{"containerBackground": "white"}]}
      """#)
    #expect(
      widget.warnings.map(\.message) == [
        "WidgetKit does not draw 'ScrollView'; its sign for unsupported views is drawn instead"
      ])
    let frame = try #require(widget.frames.first("Unsupported \"ScrollView\""))
    let room = widget.size.width - 32
    #expect(frame.frame.width == room)
    #expect(frame.frame.height > 100 && frame.frame.height < room)
  }

  @Test("a name is required")
  func name() {
    #expect(throws: ArchiveError.self) { try Sample.render(#"{"unsupported": ""}"#) }
    #expect(throws: ArchiveError.self) { try Sample.render(#"{"unsupported": {}}"#) }
  }
}

@Suite("Links in families")
struct LinkFamilyTests {
  @Test(
    "links open their URLs from the medium family on",
    arguments: [
      (WidgetFamily.systemSmall, false), (.systemMedium, true), (.systemLarge, true),
      (.systemExtraLarge, true), (.accessoryRectangular, false),
    ])
  func links(family: WidgetFamily, isActive: Bool) throws {
    let widget = try Sample.render(
      #"{"link": {"destination": "app://a", "label": "A"}}"#, RenderRequest(family: family))
    #expect(widget.hitRegions.contains { $0.role == .link } == isActive)
    let warning = "links have no effect in '\(family.rawValue)'"
    #expect(widget.warnings.map(\.message).contains(warning) == !isActive)
  }
}

@Suite("Intents that cannot run")
struct UnassignedParameterTests {
  @Test("a parameter without a value causes a warning, in buttons, toggles and controls")
  func warnings() throws {
    let intent = #"{"type": "Add", "unassigned": ["title", "list"]}"#
    let warning = "intent 'Add' has no value for 'title', 'list', so that it cannot run"
    for view in [
      #"{"button": {"intent": \#(intent), "label": "A"}}"#,
      #"{"toggle": {"isOn": true, "intent": \#(intent), "label": "A"}}"#,
    ] {
      #expect(try Sample.render(view).warnings.map(\.message).contains(warning), "\(view)")
    }
    let control = #"""
      {"vitrine": "1.0", "kind": "Lamp", "control": {"current":
        {"button": {"label": "A", "intent": \#(intent)}}}}
      """#
    let widget = try Renderer().layOut(
      Sample.document(control), RenderRequest(.control(.controlSmall)))
    #expect(widget.warnings.map(\.message) == [warning])
  }
}
