import Testing
import Vitrine

@Suite("Accessibility")
struct AccessibilityTests {
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
