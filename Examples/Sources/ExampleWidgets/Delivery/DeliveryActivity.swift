import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var driver: String
    var minutes: Int
  }

  var order: String
}

/// A Live Activity for a delivery.
struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      HStack {
        VStack(alignment: .leading) {
          Text(context.attributes.order)
            .font(.headline)
          Text("\(context.state.driver) is on the way")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text("\(context.state.minutes) min")
          .font(.title2.bold())
          .opacity(context.isStale ? 0.4 : 1)
      }
      .padding()
      .activityBackgroundTint(.mint.opacity(0.3))
      .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "bicycle")
            .font(.title)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text("\(context.state.minutes) min")
            .font(.title2.bold())
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.order)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(value: 1 - Double(context.state.minutes) / 30)
            .tint(.mint)
        }
      } compactLeading: {
        Image(systemName: "bicycle")
      } compactTrailing: {
        Text("\(context.state.minutes)m")
          .monospacedDigit()
      } minimal: {
        Text("\(context.state.minutes)")
      }
      .keylineTint(.mint)
      .contentMargins(.horizontal, 12, for: .expanded)
      .widgetURL(URL(string: "examples://delivery"))
    }
    .supplementalActivityFamilies([.small])
  }
}

/// Starts a delivery.
struct StartDelivery: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start a delivery"

  @Parameter(title: "Order", default: "Two soups")
  var order: String

  @Parameter(title: "Minutes", default: 25, inclusiveRange: (1, 60))
  var minutes: Int

  func perform() async throws -> some IntentResult {
    let state = DeliveryAttributes.ContentState(driver: "Kim", minutes: minutes)
    _ = try Activity.request(
      attributes: DeliveryAttributes(order: order),
      content: ActivityContent(state: state, staleDate: nil))
    return .result()
  }
}

#Preview("Delivery", as: .content, using: DeliveryAttributes(order: "Two pizzas")) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState(driver: "Kim", minutes: 12)
  DeliveryAttributes.ContentState(driver: "Kim", minutes: 2)
}
