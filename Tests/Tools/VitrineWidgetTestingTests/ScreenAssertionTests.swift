import SwiftUI
import Testing
import VitrineWidgetTesting

private struct SettingsView: View {
  @State private var name = "Nobody"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Settings").font(.largeTitle)
      Text("Name: \(name)")
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.mint)
    .task { name = "Ada" }
  }
}

#Preview("Badge", traits: .fixedLayout(width: 120, height: 44)) {
  Text("New").padding(8).background(.yellow, in: Capsule())
}

@MainActor
@Suite("Assertions on views of apps", .serialized)
struct ScreenAssertionTests {
  @Test("a view is shown on the screen of a device, with the state that it sets when it appears")
  func settings() async {
    let results = await assertSnapshot(of: SettingsView(), layout: .device("iphone-17")) {
      $0.colorScheme = [.light, .dark]
    }
    #expect(
      results.map(\.name) == [
        "settings.screen-entry-light-iphone-17@2x", "settings.screen-entry-dark-iphone-17@2x",
      ])
    #expect(results.map(\.outcome) == [.identical, .identical])
  }

  @Test("a view has its own size, or a fixed one")
  func sizes() async {
    let view = Text("New").padding(8).background(.yellow, in: Capsule())
    let own = await assertSnapshot(of: view, layout: .sizeThatFits, named: "own")
    let fixed = await assertSnapshot(
      of: view, layout: .fixed(width: 120, height: 44), named: "fixed")
    #expect((own + fixed).map(\.outcome) == [.identical, .identical])
  }

  @Test("a device that does not exist fails the test")
  func unknown() async {
    await withKnownIssue {
      let results = await assertSnapshot(of: Text("a"), layout: .device("iphone-0"))
      #expect(results.isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there is no device 'iphone-0'") }
    }
  }
}
