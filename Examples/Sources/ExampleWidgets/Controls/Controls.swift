import AppIntents
import SwiftUI
import WidgetKit

/// A control that switches a kettle on and off.
struct KettleToggle: ControlWidget {
  static let kind: String = "Kettle"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: Self.kind,
      provider: Provider()
    ) { value in
      ControlWidgetToggle(
        "Kettle",
        isOn: value,
        action: SetKettle(),
        valueLabel: { isOn in
          Label(isOn ? "Heating" : "Off", systemImage: "timer")
        }
      )
      .tint(.orange)
    }
    .displayName("Kettle")
    .description("Switch the kettle on and off.")
  }
}

extension KettleToggle {
  struct Provider: ControlValueProvider {
    var previewValue: Bool {
      false
    }

    func currentValue() async throws -> Bool {
      UserDefaults(suiteName: "group.com.example.kettle")?.object(forKey: "isOn") as? Bool ?? true
    }
  }
}

struct SetKettle: SetValueIntent {
  static let title: LocalizedStringResource = "Kettle"

  @Parameter(title: "The kettle is on")
  var value: Bool

  func perform() async throws -> some IntentResult {
    UserDefaults(suiteName: "group.com.example.kettle")?.set(value, forKey: "isOn")
    return .result()
  }
}

/// A control that rings a bell.
struct BellButton: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: "Bell"
    ) {
      ControlWidgetButton(action: RingBell()) {
        Label("Ring the Bell", systemImage: "bell.fill")
          .controlWidgetActionHint("Ring")
      }
    }
    .displayName("Bell")
    .description("Rings the bell at the door.")
  }
}

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring the bell"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    return .result(dialog: "Ding dong.")
  }
}

/// A control that opens a screen of the app.
struct OpenScreenButton: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "OpenScreen") {
      ControlWidgetButton(action: OpenScreen(.history)) {
        Label("History", systemImage: "clock.arrow.circlepath")
      }
    }
    .displayName("Open Screen")
  }
}

struct OpenScreen: OpenIntent {
  static let title: LocalizedStringResource = "Open a screen"

  @Parameter(title: "Screen")
  var target: AppScreen

  init() {}

  init(_ target: AppScreen) {
    self.target = target
  }
}

enum AppScreen: String, AppEnum {
  case today
  case history

  static let typeDisplayRepresentation = TypeDisplayRepresentation("Screens of the app")
  static let caseDisplayRepresentations = [
    AppScreen.today: DisplayRepresentation("Today"),
    AppScreen.history: DisplayRepresentation("History"),
  ]
}
