import ActivityKit
import SwiftUI
import WidgetKit

struct NAMEAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var order: String
}

@main
struct NAMEActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: NAMEAttributes.self) { context in
      HStack {
        VStack(alignment: .leading) {
          Text(context.attributes.order)
            .font(.headline)
          Text("On the way")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text("\(context.state.minutes) min")
          .font(.title2.bold())
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "bicycle")
            .font(.title2)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.minutes) min")
            .font(.title3.bold())
            .lineLimit(1)
            .minimumScaleFactor(0.6)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading) {
            Text(context.attributes.order)
            ProgressView(value: 1 - Double(context.state.minutes) / 30)
          }
        }
      } compactLeading: {
        Image(systemName: "bicycle")
      } compactTrailing: {
        Text(context.state.minutes, format: .number)
          .monospacedDigit()
      } minimal: {
        Image(systemName: "bicycle")
      }
    }
  }
}

#Preview("Delivery", as: .content, using: NAMEAttributes(order: "Two soups")) {
  NAMEActivity()
} contentStates: {
  NAMEAttributes.ContentState(minutes: 25)
  NAMEAttributes.ContentState(minutes: 2)
}
