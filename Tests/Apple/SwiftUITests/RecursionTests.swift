import SwiftUI
import Testing
import WidgetKit

/// A view that is behind itself, as `background()` without arguments makes it.
private struct OwnBackground: View {
  var body: some View {
    Text(verbatim: "a").containerBackground(for: .widget) { background() }
  }
}

/// A view whose body is a view of its own type.
private struct Endless: View {
  var body: some View { VStack { AnyView(Endless()) } }
}

/// Views that contain themselves.
@MainActor
@Suite struct RecursionTests {
  @Test("a container background inside a container background is ignored")
  func ownBackground() throws {
    try expect(
      OwnBackground(),
      is: #"""
        {"text": "a", "modifiers": [{"containerBackground": {
          "content": {"text": "a", "modifiers": [{"background": {"style": "background"}}]}}}]}
        """#)
    let plain = Text(verbatim: "a").containerBackground(for: .widget) {
      Text(verbatim: "b").containerBackground(.red, for: .widget)
    }
    #expect(try json(plain).contains("red") == false)
  }

  @Test("a view that contains itself is cut off with a warning")
  func endless() throws {
    let view = try node(Endless())
    #expect(view.warnings.contains { $0.contains("Endless contains itself") })
  }
}
