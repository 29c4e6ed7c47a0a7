import ActivityKit
import AppIntents
import Intents
import SwiftUI
import WidgetKit

// Uses of the names of WidgetKit and ActivityKit that no other test has: that they compile is the
// test. Source: the public interfaces of both modules for iOS 26 and 27.

private struct RideState: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes = 0 }
}

private struct Choice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
}

private struct ControlChoice: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
}

private struct SetLight: SetValueIntent {
  static let title: LocalizedStringResource = "Light"
  @Parameter(title: "on") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

private struct Card: RelevanceEntry {}

private struct Cards: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<Choice> {
    WidgetRelevance([
      WidgetRelevanceAttribute(configuration: Choice(), group: .named("cards")),
      WidgetRelevanceAttribute(configuration: Choice(), group: .ungrouped),
    ])
  }
  func entry(configuration: Choice, context: Context) async throws -> Card { Card() }
  func placeholder(context: Context) -> Card { Card() }
}

private struct RelevantWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "cards", provider: Cards()) { _ in Text(verbatim: "card") }
      .associatedKind("other").associatedKind(nil)
  }
}

private struct PushHandler: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}

private struct ControlHandler: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {}
}

private struct EnvironmentReader: View {
  @Environment(\.isActivityUpdateReduced) private var isReduced
  @Environment(\.supportedActivityFamilies) private var families
  @Environment(\.levelOfDetail) private var detail

  var body: some View {
    if detail == .simplified { Text(isReduced ? "reduced" : "simplified") }
    Text(families.map(\.description).joined())
      .environment(\.supportedActivityFamilies, [.small])
      .widgetLabel(LocalizedStringResource("label"))
      .controlWidgetStatus(LocalizedStringResource("status"))
      .controlWidgetActionHint(LocalizedStringResource("hint"))
    AccessoryWidgetGroup("group", systemImage: "star") { Text("one") }
      .accessoryWidgetGroupStyle(.roundedSquare).accessoryWidgetGroupStyle()
    AccessoryWidgetGroup(label: { Text("label") }) { Text("one") }
  }
}

private struct ConfiguredControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "light") {
      ControlWidgetToggle(LocalizedStringResource("Light"), isOn: true, action: SetLight())
        .tint(.red).disabled(true).privacySensitive()
    }
    .promptsForUserConfiguration().pushHandler(ControlHandler.self)
  }
}

private struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideState.self) {
      Text($0.isStale ? "old" : $0.activityID)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) { Text("leading") }
          .contentMargins(.leading, 4)
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("b")
      } minimal: {
        Text("c")
      }
      .keylineTint(nil).contentMargins(.leading, 8, for: .expanded).widgetURL(nil)
    }
    .supplementalActivityFamilies([.small, .medium]).pushHandler(PushHandler.self)
  }
}

@MainActor
private func centers() async throws {
  let info = await WidgetCenter.shared.currentPushInfo
  _ = info?.token
  for widget in try await WidgetCenter.shared.currentConfigurations() {
    _ = (widget.id, widget.debugDescription, widget.widgetConfigurationIntent(of: Choice.self))
  }
  for control in try await ControlCenter.shared.currentControls() {
    let push: ControlPushInfo? = control.pushInfo
    _ = (push?.token, control.id, control.configurationIntent(of: ControlChoice.self))
  }
}

private func activities() async throws {
  let content = ActivityContent(state: RideState.ContentState(), staleDate: nil)
  let alert = AlertConfiguration(title: "title", body: "body", sound: .named("bell"))
  let ride = try Activity.request(
    attributes: RideState(), content: content, pushType: .channel("rides"), style: .transient,
    alertConfiguration: alert, start: Date())
  for await state in ride.contentStateUpdates { _ = state.minutes }
  for await isEnabled in ActivityAuthorizationInfo().frequentPushEnablementUpdates {
    _ = isEnabled
  }
  let errors: [ActivityAuthorizationError] = [
    .unsupportedTarget, .persistenceFailure, .missingProcessIdentifier, .unentitled,
    .malformedActivityIdentifier, .reconnectNotPermitted,
  ]
  for error in errors { _ = (error.errorCode, error.failureReason, error.recoverySuggestion) }
}

private typealias PlainToggle =
  ControlWidgetToggle<Text, ControlWidgetToggleDefaultLabel, SetLight>
private typealias PlainButton =
  ControlWidgetButton<Text, ControlWidgetButtonDefaultActionLabel, SetLight>
