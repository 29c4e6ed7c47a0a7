import ActivityKit
import SwiftUI
import WidgetKit

struct TripAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var arrival: Date
    var seats: Seats
  }

  /// A value whose initializer traps for data that no server should send.
  struct Seats: Codable, Hashable {
    var free: Int

    init(from decoder: any Decoder) throws {
      free = try decoder.singleValueContainer().decode(Int.self)
      if free < 0 { fatalError("seats are never owed") }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(free)
    }
  }

  var line: String
}

/// A Live Activity that is updated by notifications.
struct TripActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      let _ = precondition(context.state.minutes < 1_000, "no trip takes that long")
      HStack {
        Text(verbatim: "\(context.attributes.line) in \(context.state.minutes) minutes")
        Spacer()
        Text(verbatim: "\(context.state.seats.free) seats")
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(verbatim: context.attributes.line) }
        DynamicIslandExpandedRegion(.bottom) {
          Text(verbatim: "\(context.state.minutes) minutes")
        }
      } compactLeading: {
        Image(systemName: "tram.fill")
      } compactTrailing: {
        Text(verbatim: "\(context.state.minutes)")
      } minimal: {
        Text(verbatim: "\(context.state.minutes)")
      }
    }
  }
}
