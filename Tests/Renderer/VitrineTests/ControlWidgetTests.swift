import Testing
import Vitrine

@Suite("Controls of Control Center")
struct ControlWidgetTests {
  private static let lock = """
    {"toggle": {"label": {"title": "Door", "subtitle": "Home"}, "isOn": true,
      "onLabel": {"title": "Locked", "image": {"systemName": "lock.fill"}, "status": "Done"},
      "offLabel": {"title": "Open", "image": {"systemName": "lock.open.fill"}},
      "intent": {"type": "SetDoor", "parameters": {"door": "front"}}}REST}
    """

  private func document(_ template: String, preview: String? = nil) throws -> WidgetDocument {
    let second = preview.map { ", \"preview\": \($0)" } ?? ""
    return try Sample.document(
      "{\"vitrine\": \"1.0\", \"kind\": \"C\", \"control\": {\"current\": \(template)\(second)}}")
  }

  private func toggle(_ rest: String = "", authentication: Bool = false) -> String {
    let text = ControlWidgetTests.lock.replacing("REST", with: rest)
    return authentication
      ? text.replacing("\"isOn\"", with: "\"requiresAuthentication\": true, \"isOn\"") : text
  }

  private func render(
    _ template: String, _ presentation: ControlPresentation, preview: String? = nil,
    state: RenderState = .entry
  ) throws -> LaidOutWidget {
    var request = RenderRequest(.control(presentation))
    request.state = state
    return try Renderer().layOut(document(template, preview: preview), request)
  }

  private func names(_ rendering: LaidOutWidget) -> [String] {
    rendering.frames.children.map { part in
      part.name + " " + (part.names.dropFirst().first ?? "")
    }
  }

  @Test("a pressed button shows that its intent runs, a tapped toggle its other state")
  func interaction() throws {
    let button = """
      {"button": {"label": "Note", "activeLabel": "Writing", "inactiveLabel": "12 notes",
        "intent": "New"}}
      """
    func texts(_ template: String, _ change: (inout Interaction) -> Void) throws -> [String] {
      var request = RenderRequest(.control(.controlLarge))
      change(&request.interaction)
      return names(try Renderer().layOut(document(template), request))
    }
    let pressed = try texts(button) { $0.pressed = ".control.current.button" }
    #expect(pressed.contains { $0.contains("Writing") })
    #expect(try texts(button) { _ in }.contains { $0.contains("12 notes") })
    let tapped = try texts(toggle()) { $0.toggled = [".control.current.toggle"] }
    #expect(tapped.contains { $0.contains("Open") })
    #expect(throws: ArchiveError.self) { try texts(button) { $0.pressed = "other" } }
  }

  @Test("a widget family is not a presentation, and the error lists the presentations")
  func noFamily() throws {
    let document = try document(toggle())
    let error = #expect(throws: ArchiveError.self) {
      try Renderer().layOut(document, RenderRequest(family: .systemSmall))
    }
    #expect(error?.message == "'systemSmall' is a family of widgets, and this is a control")
    #expect(error?.hint?.contains("'controlSmall'") == true)
  }

  @Test("a presentation shows the parts that fit")
  func parts() throws {
    let symbol = "symbol Image systemName \"lock.fill\""
    #expect(try names(render(toggle(), .controlSmall)) == [symbol])
    #expect(try names(render(toggle(), .controlLockScreen)) == [symbol])
    #expect(
      try names(render(toggle(), .controlMedium))
        == [symbol, "title Text \"Door\"", "value Text \"Locked\""])
    #expect(
      try names(render(toggle(), .controlLarge)) == [
        symbol, "title Text \"Door\"", "value Text \"Locked\"", "subtitle Text \"Home\"",
      ])
    #expect(try names(render(toggle(), .controlStatus)) == ["status Text \"Done\""])
  }

  @Test("a medium control's title takes two lines, a large one's takes one")
  func longTitle() throws {
    let long = toggle().replacing("\"Door\"", with: "\"The door of the house in the garden\"")
    func height(_ template: String, _ presentation: ControlPresentation) throws -> Double {
      let title = try render(template, presentation).frames.children.first { $0.name == "title" }
      return try #require(title).frame.height
    }
    #expect(try height(long, .controlMedium) > 1.5 * height(toggle(), .controlMedium))
    #expect(try height(long, .controlLarge) == height(toggle(), .controlLarge))
  }

  @Test("the gallery shows preview values and toggles that are off")
  func gallery() throws {
    let preview = toggle().replacing("\"Open\"", with: "\"Preview\"")
    let parts = try names(render(toggle(), .controlGallery, preview: preview))
    #expect(
      parts == [
        "symbol Image systemName \"lock.open.fill\"", "title Text \"Door\"",
        "value Text \"Preview\"",
      ])
    #expect(try render(toggle(), .controlGallery).hitRegions.isEmpty)
  }

  @Test("a press toggles the state")
  func press() throws {
    let region = try #require(render(toggle(), .controlSmall).hitRegions.first)
    #expect(region.role == .toggle && region.isOn == true && region.isEnabled)
    #expect(region.id == ".control.current.toggle")
    #expect(
      region.action
        == .intent(.init(type: "SetDoor", parameters: ["door": "front", "value": false])))
  }

  @Test("a locked device hides private content, and a control that requires unlocking waits")
  func locked() throws {
    let hidden = try render(toggle(", \"privacySensitive\": true"), .controlMedium, state: .locked)
    #expect(names(hidden).first == "symbol Image systemName \"lock.open.fill\"")
    #expect(hidden.hitRegions.first?.isOn == false)
    #expect(hidden.hitRegions.first?.isEnabled == true)
    let open = try render(toggle(), .controlMedium, state: .locked)
    #expect(names(open).first == "symbol Image systemName \"lock.fill\"")
    #expect(open.displayList.text.contains("glyphs"))
    #expect(!hidden.displayList.text.contains("glyphs"))
    let waits = toggle(authentication: true)
    #expect(try render(waits, .controlSmall, state: .locked).hitRegions.first?.isEnabled == false)
    #expect(try render(waits, .controlSmall).hitRegions.first?.isEnabled == true)
  }

  @Test("only the value is hidden if only its label is private")
  func privateValue() throws {
    let text = toggle().replacing(
      "\"status\": \"Done\"", with: "\"status\": \"Done\", \"privacySensitive\": true")
    let rendering = try render(text, .controlMedium, state: .locked)
    #expect(names(rendering).first == "symbol Image systemName \"lock.fill\"")
    #expect(rendering.displayList.text.components(of: "glyphs") == 1)
  }

  @Test("a disabled control does not react")
  func disabled() throws {
    let region = try render(toggle(", \"disabled\": true"), .controlSmall).hitRegions.first
    #expect(region?.isEnabled == false)
  }

  /// Source: Apple's documentation of controls, hint texts in American English.
  @Test(
    "the hint of the Action button describes holding it",
    arguments: [
      (#"{"button": {"label": "Note", "intent": "T"}}"#, "Hold for 'Note'"),
      (#"{"button": {"label": "Note", "intent": "T", "opensApp": true}}"#, "Hold to Open Note"),
      (
        #"{"button": {"label": {"title": "Note", "actionHint": "write"}, "intent": "T"}}"#,
        "Hold to write"
      ),
      (#"{"toggle": {"label": "Lamp", "isOn": true}}"#, "Hold to Turn Off 'Lamp'"),
      (#"{"toggle": {"label": "Lamp", "isOn": false}}"#, "Hold to Turn On 'Lamp'"),
      (
        #"{"toggle": {"label": "Lamp", "isOn": false, "onLabel": "Bright"}}"#, "Hold for Bright"
      ),
    ])
  func hints(template: String, hint: String) throws {
    let parts = try names(render(template, .controlActionButton))
    #expect(parts.last == "hint Text \"\(hint)\"")
  }

  @Test("a control without a status has no line for it")
  func targets() throws {
    let button = try document(#"{"button": {"label": "Note", "intent": "T"}}"#)
    #expect(!button.targets.contains(.control(.controlStatus)))
    #expect(button.targets.count == ControlPresentation.allCases.count - 1)
    #expect(try document(toggle()).targets.contains(.control(.controlStatus)))
  }
}

extension String {
  /// The number of occurrences of a word.
  fileprivate func components(of word: String) -> Int { split(separator: word).count - 1 }
}
