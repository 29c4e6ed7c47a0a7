import VitrineCommandLine

/// The source files of new packages.
enum WidgetTemplates {
  static func widget(_ names: ProjectNames) -> String {
    """
    import SwiftUI
    import WidgetKit

    struct \(names.type)Entry: TimelineEntry {
      let date: Date
      let glasses: Int
    }

    struct \(names.type)Provider: TimelineProvider {
      func placeholder(in context: Context) -> \(names.type)Entry {
        \(names.type)Entry(date: .now, glasses: 0)
      }

      func getSnapshot(in context: Context, completion: @escaping (\(names.type)Entry) -> Void) {
        completion(\(names.type)Entry(date: .now, glasses: 3))
      }

      func getTimeline(
        in context: Context, completion: @escaping (Timeline<\(names.type)Entry>) -> Void
      ) {
        let entry = \(names.type)Entry(date: .now, glasses: 3)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
      }
    }

    struct \(names.type)View: View {
      @Environment(\\.widgetFamily) private var family
      let entry: \(names.type)Entry

      var body: some View {
        VStack(alignment: .leading, spacing: 6) {
          Label("Water", systemImage: "drop.fill")
            .font(.headline)
            .foregroundStyle(.blue)
          if family != .accessoryRectangular {
            Spacer(minLength: 0)
          }
          Text("\\(entry.glasses) of 8")
            .font(family == .accessoryRectangular ? .body : .title)
            .monospacedDigit()
          ProgressView(value: Double(entry.glasses), total: 8)
            .tint(.blue)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.fill.tertiary, for: .widget)
      }
    }

    @main
    struct \(names.type)Widget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "\(names.type)", provider: \(names.type)Provider()) { entry in
          \(names.type)View(entry: entry)
        }
        .configurationDisplayName("Water")
        .description("What you drank today.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
      }
    }

    #Preview("Thirsty", as: .systemSmall) {
      \(names.type)Widget()
    } timeline: {
      \(names.type)Entry(date: .now, glasses: 1)
      \(names.type)Entry(date: .now, glasses: 8)
    }

    """
  }

  static func liveActivity(_ names: ProjectNames) -> String {
    """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct \(names.type)Attributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var minutes: Int
      }

      var order: String
    }

    @main
    struct \(names.type)Activity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: \(names.type)Attributes.self) { context in
          HStack {
            VStack(alignment: .leading) {
              Text(context.attributes.order)
                .font(.headline)
              Text("On the way")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
            Spacer()
            Text("\\(context.state.minutes) min")
              .font(.title2.bold())
          }
          .padding()
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) {
              Label(context.attributes.order, systemImage: "bicycle")
                .lineLimit(1)
            }
            DynamicIslandExpandedRegion(.trailing) {
              Text("\\(context.state.minutes) min")
                .font(.title3.bold())
            }
            DynamicIslandExpandedRegion(.bottom) {
              ProgressView(value: 1 - Double(context.state.minutes) / 30)
            }
          } compactLeading: {
            Image(systemName: "bicycle")
          } compactTrailing: {
            Text("\\(context.state.minutes)m")
          } minimal: {
            Image(systemName: "bicycle")
          }
        }
      }
    }

    #Preview("Delivery", as: .content, using: \(names.type)Attributes(order: "Two soups")) {
      \(names.type)Activity()
    } contentStates: {
      \(names.type)Attributes.ContentState(minutes: 25)
      \(names.type)Attributes.ContentState(minutes: 2)
    }

    """
  }

  static func control(_ names: ProjectNames) -> String {
    """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct Set\(names.type): SetValueIntent {
      static let title: LocalizedStringResource = "Set the lamp"

      @Parameter(title: "The lamp is on")
      var value: Bool

      func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(value, forKey: "isOn")
        return .result()
      }
    }

    @main
    struct \(names.type)Control: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "\(names.type)", provider: Provider()) { isOn in
          ControlWidgetToggle("Lamp", isOn: isOn, action: Set\(names.type)()) { isOn in
            Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
          }
          .tint(.yellow)
        }
        .displayName("Lamp")
        .description("Switch the lamp on and off.")
      }
    }

    extension \(names.type)Control {
      struct Provider: ControlValueProvider {
        var previewValue: Bool { true }

        func currentValue() async throws -> Bool { UserDefaults.standard.bool(forKey: "isOn") }
      }
    }

    """
  }
}
