import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 1
}

extension SwiftUI.EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@Observable private final class Score {
  var points = 7
}

private final class Clock: ObservableObject {
  @Published var hour = 9
}

@MainActor
@Suite struct StateTests {
  struct Level: View {
    @Environment(\.level) private var level
    @Environment(\.lineLimit) private var lines
    var body: some View { Text(verbatim: "\(level) \(lines ?? 0)") }
  }

  @Test func ownKeysReachViewsInside() throws {
    let view = VStack {
      Level()
      Level().environment(\.level, 3)
    }
    .lineLimit(2)
    try expect(
      view, is: #"{"vStack": {"children": ["1 2", "3 2"]}, "modifiers": [{"lineLimit": 2}]}"#)
  }

  @Test func knownKeysReachTheArchive() throws {
    let view = Text(verbatim: "x")
      .environment(\.colorScheme, .dark)
      .environment(\.layoutDirection, .rightToLeft)
    try expect(
      view,
      is: """
        {"text": "x", "modifiers": [{"environment": {"colorScheme": "dark"}},
          {"environment": {"layoutDirection": "rightToLeft"}}]}
        """)
  }

  struct Counter: View {
    @State private var count = 2
    @State private var note: String?
    @AppStorage("vitrine.missing") private var isShown = true
    @Environment(Score.self) private var score
    @EnvironmentObject private var clock: Clock
    @StateObject private var own = Clock()
    var body: some View {
      Text(verbatim: "\(count) \(note ?? "-") \(isShown) \(score.points) \(clock.hour)")
      Stepped(count: $count)
    }
  }

  struct Stepped: View {
    @Binding var count: Int
    var body: some View { Text(verbatim: "\(count + 1)") }
  }

  @Test func propertiesHaveTheirFirstValue() throws {
    let view = HStack { Counter() }
      .environment(Score())
      .environmentObject(Clock())
    try expect(view, is: #"{"hStack": {"children": ["2 - true 7 9", "3"]}}"#)
  }

  struct Scaled: View {
    @ScaledMetric private var side = 17.0
    var body: some View { Color.red.frame(width: side) }
  }

  @Test(arguments: [(DynamicTypeSize.large, "17"), (.xxxLarge, "23")])
  func lengthsGrowWithTexts(_ size: DynamicTypeSize, _ width: String) throws {
    try expect(
      Scaled(), is: #"{"color": "red", "modifiers": [{"frame": {"width": \#(width)}}]}"#
    ) {
      $0.dynamicTypeSize = size
    }
  }

  struct Width: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
      value = max(value, nextValue())
    }
  }

  @Test func preferencesReachViewsAround() throws {
    let view = HStack {
      Text(verbatim: "a").preference(key: Width.self, value: 3)
      Text(verbatim: "b").preference(key: Width.self, value: 8)
    }
    .overlayPreferenceValue(Width.self) { Text(verbatim: "\($0)") }
    try expect(
      view,
      is: #"{"hStack": {"children": ["a", "b"]}, "modifiers": [{"overlay": {"content": "8"}}]}"#)
  }

  @Test func whatCannotBeDrawnIsNoted() throws {
    let view = Text(verbatim: "x").onAppear {}.onAppear {}.onTapGesture {}
    let archived = try node(view)
    #expect(archived.records.map(\.name) == ["onAppear", "onTapGesture"])
    #expect(archived.records.allSatisfy { $0.effect == .none })
  }
}
