import AppIntents
import SwiftUI
import WidgetKit

struct SetNAME: SetValueIntent {
  static let title: LocalizedStringResource = "Set the lamp"

  @Parameter(title: "The lamp is on")
  var value: Bool

  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(value, forKey: "isOn")
    return .result()
  }
}

@main
struct NAMEControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "NAME", provider: Provider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetNAME()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
      }
      .tint(.yellow)
    }
    .displayName("Lamp")
    .description("Switch the lamp on and off.")
  }
}

extension NAMEControl {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { true }

    func currentValue() async throws -> Bool { UserDefaults.standard.bool(forKey: "isOn") }
  }
}
