import ActivityKit
import SwiftUI
import Testing
import VitrineArchive
import VitrineModel

@testable import VitrineWidgetRunner
@testable import WidgetKit

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }
  var line: String
}

@MainActor
struct ActivityTests {
  private var configuration: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Text(
        verbatim: context.isStale ? "late" : "\(context.attributes.line) \(context.state.minutes)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 2) {
          Text(verbatim: "L").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "B") }
      } compactLeading: {
        Text(verbatim: "l")
      } compactTrailing: {
        Text(verbatim: "\(context.state.minutes)")
      } minimal: {
        Text(verbatim: "m")
      }
      .keylineTint(.red)
      .contentMargins(.leading, 8, for: .expanded)
      .widgetURL(URL(string: "app://ride"))
    }
    .supplementalActivityFamilies([.small])
  }

  /// The archived activity with a state for each number.
  private func archived(_ configuration: some WidgetConfiguration, minutes: Int...) async throws
    -> LiveActivity
  {
    let widget = described(configuration)
    guard case .activity(let source) = widget.source else { throw WidgetFault("no activity") }
    let updates = minutes.map { minutes in
      ActivityUpdate(
        RideAttributes(line: "U1"),
        ActivityContent(state: RideAttributes.ContentState(minutes: minutes), staleDate: nil),
        date: start)
    }
    return try #require(
      try await makeArchiver().archive(widget, source, updates).liveActivity)
  }

  @Test(arguments: [
    (ActivityPreviewViewKind.content, [true, false, false, false]),
    (.dynamicIsland(.compact), [false, true, false, false]),
    (.dynamicIsland(.minimal), [false, false, true, false]),
    (.dynamicIsland(.expanded), [false, false, false, true]),
  ])
  func `a preview keeps only its own presentation`(
    viewKind: ActivityPreviewViewKind, kept: [Bool]
  ) async throws {
    var activity = try await archived(configuration, minutes: 4)
    activity.keep(viewKind)
    let state = activity.states[0]
    let island = state.dynamicIsland
    #expect(
      [
        state.lockScreen != nil && state.small != nil,
        island?.compactLeading != nil && island?.compactTrailing != nil, island?.minimal != nil,
        island?.expanded.count == 2,
      ] == kept)
  }

  @Test func `each state has views of all presentations`() async throws {
    let activity = try await archived(configuration, minutes: 4, 2)
    #expect(activity.attributesType == "RideAttributes" && activity.attributes == ["line": "U1"])
    #expect(activity.states.map(\.contentState) == [["minutes": 4], ["minutes": 2]])
    let state = activity.states[0]
    #expect(state.lockScreen?.variants.map(\.isStale) == [nil, true])
    #expect(state.small != nil)
    let island = try #require(state.dynamicIsland)
    #expect(island.expanded.map(\.position) == [.leading, .bottom])
    #expect(island.expanded[0].priority == 2)
    #expect(island.expanded.map(\.verticalPlacement) == [.belowIfTooWide, .default])
    #expect(island.keylineTint == .system(.red) && island.widgetURL == "app://ride")
    #expect(island.contentMargins.map(\.mode) == [.expanded])
  }

  private struct ScreenView: View {
    @Environment(\.isActivityFullscreen) private var isFullscreen
    var body: some View { Text(verbatim: isFullscreen ? "full" : "card") }
  }

  @Test func `the view for the Lock Screen is evaluated for StandBy if it depends on it`()
    async throws
  {
    let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
      ScreenView()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { ScreenView() }
      } compactLeading: {
        ScreenView()
      } compactTrailing: {
        ScreenView()
      } minimal: {
        ScreenView()
      }
    }
    let state = try await archived(configuration, minutes: 4).states[0]
    #expect(state.lockScreen?.variants.map(\.isActivityFullscreen) == [nil, true])
    #expect(state.lockScreen?.variants.last?.view.text == "text \"full\"\n")
    // The Dynamic Island never fills the screen.
    #expect(state.dynamicIsland?.compactLeading?.variants.count == 1)
  }

  private struct NarrowView: View {
    @Environment(\.isDynamicIslandLimitedInWidth) private var isNarrow
    var body: some View { Text(verbatim: isNarrow ? "12" : "12 minutes") }
  }

  @Test func `the island is evaluated with and without space to grow if its views depend on it`()
    async throws
  {
    let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
      NarrowView()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { NarrowView() }
      } compactLeading: {
        NarrowView()
      } compactTrailing: {
        Text("R")
      } minimal: {
        NarrowView()
      }
    }
    let island = try #require(
      try await archived(configuration, minutes: 4).states[0].dynamicIsland)
    for view in [island.compactLeading, island.minimal] {
      #expect(view?.variants.map(\.isDynamicIslandLimitedInWidth) == [nil, true])
      #expect(view?.variants.last?.view.text == "text \"12\"\n")
    }
    #expect(island.compactTrailing?.variants.count == 1)
    #expect(island.expanded.first?.content.variants.count == 1)
  }

  @Test func `a condition varies between the values that a variant can require`() {
    for condition in ViewCondition.allCases {
      let varied = condition.definition.variations(ViewConditions())
      #expect(varied.count > 1 && varied.first == ViewConditions(), "\(condition)")
      for conditions in varied {
        var variant = VariantView.Variant()
        condition.definition.ask(&variant, conditions)
        #expect(VariantView(variants: [variant]).bestMatch(conditions) == 0)
        let others = varied.filter { $0 != conditions }
        #expect(others.allSatisfy { VariantView(variants: [variant]).bestMatch($0) == nil })
      }
    }
  }

  @Test func `an activity without states is rejected with a hint`() async throws {
    let nothing = await #expect(throws: NothingToArchive.self) {
      _ = try await archived(configuration)
    }
    #expect(nothing?.hint.contains("#Preview") == true)
  }

  @Test func `a running activity is recognized`() async throws {
    let activity = try Activity.request(
      attributes: RideAttributes(line: "U2"),
      content: ActivityContent(state: .init(minutes: 9), staleDate: nil))
    await activity.update(ActivityContent(state: .init(minutes: 3), staleDate: nil))
    #expect(Activity<RideAttributes>.activities.map(\.content.state.minutes) == [3])
    await activity.end(nil)
    #expect(activity.activityState == .ended && Activity<RideAttributes>.activities.isEmpty)
  }
}
