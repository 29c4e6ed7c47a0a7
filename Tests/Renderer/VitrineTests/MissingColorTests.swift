import Testing
import Vitrine

/// Colours that an archive doesn't have are reported if something is drawn with them.
@Suite("Missing colours")
struct MissingColorTests {
  private static let named = #"{"named": "C"}"#

  /// Views that are drawn with the colour.
  private static let drawn = [
    #"{"color": \#(named)}"#,
    #"{"circle": {"stroke": {"style": \#(named)}}}"#,
    #"{"linearGradient": {"stops": [{"color": "red"}, {"color": \#(named)}]}}"#,
    #"{"text": "A", "modifiers": [{"foregroundStyle": \#(named)}]}"#,
    #"{"text": "A", "modifiers": [{"underline": {"color": \#(named)}}]}"#,
    #"{"text": "A", "modifiers": [{"border": {"style": \#(named)}}]}"#,
    #"{"text": "A", "modifiers": [{"shadow": {"radius": 2, "color": \#(named)}}]}"#,
    #"{"text": "A", "modifiers": [{"colorMultiply": \#(named)}]}"#,
    #"{"text": "A", "modifiers": [{"background": {"style": {"light": \#(named), "dark": "red"}}}]}"#,
    #"{"text": {"runs": ["A", {"text": "B", "modifiers": [{"foregroundStyle": \#(named)}]}]}}"#,
    #"{"gauge": {"value": 0.5}, "modifiers": [{"tint": \#(named)}]}"#,
    #"{"toggle": {"isOn": true, "label": "A"}, "modifiers": [{"tint": \#(named)}]}"#,
    #"{"text": "A", "modifiers": [{"containerBackground": {"style": \#(named)}}]}"#,
    #"{"text": "A", "modifiers": [{"mask": {"style": \#(named)}}]}"#,
    #"{"chart": {"marks": [{"mark": "bar", "x": "A", "y": 1, "foregroundStyle": \#(named)}]}}"#,
    #"""
    {"image": {"systemName": "cloud.sun.fill", "symbolRenderingMode": "palette"},
      "modifiers": [{"foregroundStyle": ["red", \#(named)]}]}
    """#,
  ]

  /// Views that name the colour and don't draw with it.
  private static let unused = [
    #"{"text": "A", "modifiers": [{"foregroundStyle": \#(named)}, {"hidden": true}]}"#,
    #"{"text": "A", "modifiers": [{"tint": \#(named)}]}"#,
    #"{"color": {"light": "red", "dark": \#(named)}}"#,
    #"{"viewThatFits": {"children": ["A", {"color": \#(named)}]}}"#,
    #"{"color": "red", "modifiers": [{"foregroundStyle": \#(named)}]}"#,
  ]

  private func warnings(_ view: String) throws -> [String] {
    try Sample.render(view).warnings.map(\.message).filter { $0.contains("no colour of this name") }
  }

  @Test("one that is drawn is reported once", arguments: drawn)
  func reported(view: String) throws {
    #expect(try warnings(view).count == 1)
  }

  @Test("one that isn't drawn is not reported", arguments: unused)
  func ignored(view: String) throws {
    #expect(try warnings(view) == [])
  }
}
