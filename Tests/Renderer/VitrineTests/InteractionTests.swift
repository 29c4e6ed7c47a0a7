import Testing
import Vitrine

@Suite("Interaction")
struct InteractionTests {
  private static let view = #"""
    {"vStack": {"children": [
      {"button": {"intent": "Go", "label": "label",
        "bodies": {"released": "released", "pressed": "pressed"}}, "id": "go"},
      {"button": {"intent": "Stay", "label": "plain"}, "id": "plain"},
      {"toggle": {"isOn": false, "intent": "Flip", "label": "label",
        "bodies": {"on": "is on", "off": "is off"}}, "id": "flip"},
      {"toggle": {"isOn": true, "intent": "Off", "label": "off"}, "id": "off",
       "modifiers": [{"disabled": true}]},
      {"text": "waits", "modifiers": [{"invalidatableContent": true}]},
      {"link": {"destination": "app://a", "label": "link"}, "id": "link"}]},
     "modifiers": [{"containerBackground": "white"}, {"widgetURL": "app://home"}]}
    """#

  private func render(
    _ family: WidgetFamily = .systemLarge, _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> LaidOutWidget {
    var request = RenderRequest(family: family)
    change(&request)
    return try Sample.render(InteractionTests.view, request)
  }

  private func has(_ text: String, _ rendering: LaidOutWidget) -> Bool {
    rendering.frames.names.contains("Text \"\(text)\"")
  }

  @Test("a custom style draws its body for the state")
  func bodies() throws {
    let calm = try render()
    #expect(has("released", calm) && has("is off", calm) && !has("label", calm))
    let touched = try render {
      $0.interaction.pressed = "go"
      $0.interaction.toggled = ["flip"]
    }
    #expect(has("pressed", touched) && has("is on", touched))
    #expect(touched.hitRegions.first { $0.id == "flip" }?.isOn == true)
  }

  @Test("only the touched control changes")
  func styles() throws {
    let calm = try render()
    let pressed = try render { $0.interaction.pressed = "plain" }
    #expect(calm.displayList != pressed.displayList)
    #expect(calm.hitRegions == pressed.hitRegions)
    #expect(calm.frames.first("Button") == pressed.frames.first("Button"))
  }

  @Test("in the widget gallery nothing reacts to taps")
  func preview() throws {
    #expect(try render().hitRegions.contains { $0.isEnabled })
    #expect(try !render { $0.state = .preview }.hitRegions.contains { $0.isEnabled })
  }

  @Test("a disabled control and a locked device do not react to touches")
  func inactive() throws {
    let disabled = try render { $0.interaction.toggled = ["off"] }
    #expect(disabled.displayList == (try render().displayList))
    #expect(disabled.warnings.contains { $0.message.contains("'off' is inactive") })
    let locked = try render {
      $0.state = .locked
      $0.interaction.pressed = "go"
    }
    #expect(has("released", locked))
  }

  @Test("an unknown control is reported with the existing ones")
  func missing() throws {
    let error = #expect(throws: ArchiveError.self) {
      try render { $0.interaction.pressed = "goo" }
    }
    #expect(error?.message == "there is no control 'goo' in what is drawn")
    #expect(error?.hint?.contains("'go'") == true)
    let toggle = #expect(throws: ArchiveError.self) {
      try render { $0.interaction.toggled = ["go"] }
    }
    #expect(toggle?.hint == "known: 'flip', 'off'")
  }

  @Test("invalidatable content is faded until the next timeline arrives")
  func invalidated() throws {
    let calm = try render()
    let waiting = try render { $0.interaction.awaitsReload = true }
    #expect(calm.displayList != waiting.displayList)
    let opaque = try render {
      $0.interaction.awaitsReload = true
      $0.invalidatedOpacity = 1
    }
    #expect(opaque.displayList == calm.displayList)
    let list = waiting.displayList.text
    #expect(list.split(separator: "\n").filter { $0.contains("#000000/0.5") }.count == 1)
  }

  @Test(
    "controls and links react as documented",
    arguments: [
      (.systemMedium, nil, 6), (.systemSmall, nil, 5),
      (.accessoryRectangular, nil, 5), (.accessoryInline, nil, 1),
      (.accessoryRectangular, "apple-watch-45mm", 1), (.accessoryCorner, "apple-watch-45mm", 1),
    ] as [(WidgetFamily, String?, Int)])
  func places(family: WidgetFamily, device: String?, regions: Int) throws {
    let rendering = try render(family) { $0.device = device.flatMap(Device.named) }
    #expect(rendering.hitRegions.count <= regions)
    #expect(rendering.hitRegions.first?.role == .widgetURL)
    let ignored = rendering.warnings.filter { $0.message.contains("have no effect in") }
    #expect(ignored.isEmpty == (regions == 6))
  }

  @Test("a tap goes to the innermost control, or to the widget")
  func taps() throws {
    let rendering = try Sample.render(
      #"""
      {"link": {"destination": "app://row", "label": {"hStack": {"children": [
        {"color": "red"}, {"button": {"intent": "In", "label": {"color": "blue"}}, "id": "in"}]}}},
       "id": "row", "modifiers": [{"buttonStyle": "plain"}, {"containerBackground": "white"},
         {"widgetURL": "app://home"}]}
      """#, RenderRequest(family: .systemMedium))
    let size = rendering.size
    let middle = size.height / 2
    #expect(rendering.hitRegion(at: Point(x: 30, y: middle))?.id == "row")
    #expect(rendering.hitRegion(at: Point(x: size.width - 30, y: middle))?.id == "in")
    #expect(rendering.hitRegion(at: Point(x: 5, y: middle))?.role == .widgetURL)
    #expect(rendering.hitRegion(at: Point(x: 0.5, y: 0.5)) == nil)
    #expect(!rendering.contains(Point(x: 0.5, y: 0.5)))
  }
}
