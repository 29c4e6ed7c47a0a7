import Testing
import Vitrine

@Suite("Accessibility")
struct AccessibilityTests {
  private func tree(
    _ view: String, _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> AccessibilityElement {
    var request = RenderRequest(family: .systemLarge)
    change(&request)
    return try Renderer().accessibility(of: Sample.document(Sample.json(view)), request)
  }

  private func read(_ children: String, modifiers: String = "[]") throws -> [AccessibilityElement] {
    try tree("{\"vStack\": {\"children\": [\(children)]}, \"modifiers\": \(modifiers)}")
      .readingOrder
  }

  @Test("views have default accessibility properties")
  func defaults() throws {
    let elements = try read(
      #"""
      "Words", {"image": {"systemName": "cloud.sun.fill"}}, {"color": "red"}, {"spacer": {}},
      {"image": {"systemName": "star", "decorative": true}},
      {"label": {"title": "Title", "systemImage": "star"}},
      {"button": {"intent": "A", "label": {"hStack": {"children": ["Add", "task"]}}}},
      {"toggle": {"isOn": true, "intent": "B", "label": "Lamp"}, "modifiers": [{"labelsHidden": true}]},
      {"link": {"destination": "a:", "label": "More"}},
      {"gauge": {"value": 0.25, "label": "Tank"}, "modifiers": [{"gaugeStyle": "accessoryCircularCapacity"}]},
      {"gauge": {"value": 0.5, "label": "Heat", "currentValueLabel": "warm"}},
      {"progressView": {"value": 0.5, "label": "Loading"}}, {"progressView": {}}
      """#)
    #expect(
      elements.map(\.label) == [
        "Words", "cloud sun", "Title", "Add, task", "Lamp", "More", "Tank", "Heat", "Loading", nil,
      ])
    #expect(
      elements.map(\.value) == [nil, nil, nil, nil, "on", nil, "25%", "warm", "50%", nil])
    #expect(
      elements.map(\.traits) == [
        [.isStaticText], [.isImage], [.isStaticText], [.isButton], [.isButton, .isToggle],
        [.isLink],
        [], [], [.updatesFrequently], [.updatesFrequently],
      ])
    #expect(elements.map(\.order) == Array(1...10))
    #expect(elements.allSatisfy { $0.frame.width > 0 })
  }

  @Test("modifiers replace and add; the outermost of two wins")
  func modifiers() throws {
    let elements = try read(
      #"""
      {"text": "A", "id": "a", "modifiers": [{"accessibilityLabel": "inner"},
        {"accessibilityLabel": "outer"}, {"accessibilityHint": "hint"}, {"accessibilityValue": "3"},
        {"accessibilityAddTraits": ["isHeader", "isButton"]},
        {"accessibilityRemoveTraits": ["isStaticText"]}, {"accessibilityIdentifier": "x"},
        {"accessibilityInputLabels": ["one", "two"]}, {"accessibilityHeading": "h2"}]},
      {"circle": {}, "modifiers": [{"accessibilityLabel": "Drawn"}]},
      {"text": "gone", "modifiers": [{"accessibilityHidden": true}]},
      {"text": "unseen", "modifiers": [{"hidden": true}]}
      """#)
    #expect(elements.map(\.label) == ["outer", "Drawn"])
    let first = try #require(elements.first)
    #expect(first.id == "a")
    #expect(first.hint == "hint" && first.value == "3" && first.identifier == "x")
    #expect(first.traits == [.isButton, .isHeader])
    #expect(first.inputLabels == ["one", "two"] && first.heading == .h2)
  }

  @Test("children are ignored, combined or contained")
  func children() throws {
    func behaving(_ behavior: String) throws -> AccessibilityElement {
      try tree(
        #"""
        {"vStack": {"children": ["A", {"toggle": {"isOn": false, "intent": "T", "label": "B"}}]},
         "modifiers": [{"accessibilityElement": "\#(behavior)"}, {"accessibilityIdentifier": "all"}]}
        """#)
    }
    let ignored = try behaving("ignore").readingOrder
    #expect(ignored.map(\.label) == [nil])
    let combined = try behaving("combine").readingOrder
    #expect(combined.map(\.label) == ["A, B"])
    #expect(combined.first?.value == "off")
    #expect(combined.first?.traits == [.isButton, .isStaticText, .isToggle])
    let contained = try behaving("contain")
    #expect(contained.children.map(\.isContainer) == [true])
    #expect(contained.children.first?.identifier == "all")
    #expect(contained.readingOrder.map(\.label) == ["A", "B"])
  }

  @Test("higher priorities are read first, others in their order")
  func priority() throws {
    let elements = try read(
      #"""
      "A", {"text": "B", "modifiers": [{"accessibilitySortPriority": 1}]},
      {"text": "C", "modifiers": [{"accessibilitySortPriority": -1}]}, "D"
      """#)
    #expect(elements.map(\.label) == ["B", "A", "D", "C"])
    #expect(elements.map(\.order) == [1, 2, 3, 4])
  }

  @Test("redacted content is silent, whatever label the author sets")
  func privacy() throws {
    let view = #"""
      {"vStack": {"children": [
        {"text": "secret", "modifiers": [{"privacySensitive": true}, {"accessibilityLabel": "secret"}]},
        {"text": "secret", "modifiers": [{"accessibilityLabel": "secret"},
          {"accessibilityInputLabels": ["secret"]}, {"privacySensitive": true}]},
        {"gauge": {"value": 0.5, "label": "secret"}, "modifiers": [{"privacySensitive": true}]},
        {"button": {"intent": "A", "label": {"text": "secret", "modifiers": [{"privacySensitive": true}]}}},
        {"hStack": {"children": ["open", {"text": "secret", "modifiers": [{"privacySensitive": true}]}]},
         "modifiers": [{"accessibilityElement": "combine"}]}]}}
      """#
    let locked = try tree(view) { $0.state = .locked }
    #expect(!locked.text.contains("secret"))
    #expect(locked.readingOrder.map(\.isRedacted) == [true, true, true, true, false])
    #expect(locked.readingOrder.last?.label == "open")
    #expect(try tree(view).text.contains("secret"))
    let placeholder = try tree(view) { $0.state = .placeholder }
    #expect(placeholder.readingOrder.allSatisfy { $0.label == nil && $0.value == nil })
  }

  @Test("controls are dimmed where they do not react, and toggles read their optimistic state")
  func states() throws {
    let view = #"""
      {"vStack": {"children": [{"toggle": {"isOn": false, "intent": "T", "label": "A"}, "id": "a"},
        {"button": {"intent": "B", "label": "B"}, "modifiers": [{"disabled": true}]}]}}
      """#
    let tapped = try tree(view) { $0.interaction.toggled = ["a"] }.readingOrder
    #expect(tapped.map(\.value) == ["on", nil])
    #expect(tapped.map(\.isEnabled) == [true, false])
    #expect(try tree(view) { $0.state = .locked }.readingOrder.map(\.isEnabled) == [false, false])
  }

  @Test("the modifiers change no picture")
  func pictures() throws {
    let plain = #"{"text": "A", "modifiers": [{"padding": 4}, {"containerBackground": "white"}]}"#
    let spoken = #"""
      {"text": "A", "modifiers": [{"accessibilityLabel": "B"}, {"padding": 4},
        {"accessibilityElement": "combine"}, {"accessibilityHidden": true},
        {"accessibilityIgnoresInvertColors": true}, {"containerBackground": "white"}]}
      """#
    let renderings = try [plain, spoken].map { try Sample.render($0) }
    #expect(renderings[0].displayList == renderings[1].displayList)
    #expect(renderings[0].frames == renderings[1].frames)
  }
}
