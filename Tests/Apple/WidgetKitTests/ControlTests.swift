import AppIntents
import SwiftUI
import Testing
import VitrineArchive
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

@testable import WidgetKit

@MainActor
struct ControlTests {
  private struct SwitchLamp: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Ring: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Lamp: WidgetKit.ControlWidget {
    struct Provider: ControlValueProvider {
      var previewValue: Bool { false }
      func currentValue() async throws -> Bool { true }
    }

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "lamp", provider: Provider()) { isOn in
        ControlWidgetToggle("Lamp", isOn: isOn, action: SwitchLamp()) { isOn in
          Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
        }
        .tint(.yellow)
      }
      .displayName("Lamp")
    }
  }

  private struct Bell: WidgetKit.ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "bell") {
        ControlWidgetButton(action: Ring()) {
          Label("Bell", systemImage: "bell")
            .controlWidgetActionHint("Ring")
            .controlWidgetStatus("Rang")
        }
      }
    }
  }

  private func archive(_ control: some WidgetKit.ControlWidget) async throws
    -> VitrineArchive.ControlWidget
  {
    var widget = WidgetDescription(typeName: "Test")
    control.body.describe(&widget)
    guard case .control(let source) = widget.source else { throw WidgetFault("no control") }
    return try #require(try await makeArchiver().archive(widget, source).control)
  }

  @Test func `a toggle has labels for both states and the intent of the other one`() async throws {
    let control = try await archive(Lamp())
    let toggle = try #require(control.current.toggle)
    #expect(toggle.isOn && control.preview?.toggle?.isOn == false)
    #expect(toggle.label.title?.localized?.key == "Lamp" || toggle.label.title?.content == "Lamp")
    #expect(toggle.onLabel?.image?.systemName == "lightbulb.fill")
    #expect(toggle.offLabel?.image?.systemName == "lightbulb")
    #expect(toggle.intent == Action.Intent(type: "SwitchLamp", parameters: ["value": false]))
    #expect(control.current.tint == .system(.yellow))
  }

  @Test func `a button has symbol, hint and status`() async throws {
    let control = try await archive(Bell())
    let button = try #require(control.current.button)
    #expect(button.label.image?.systemName == "bell")
    #expect(button.label.actionHint != nil && button.label.status != nil)
    #expect(button.requiresAuthentication && !button.opensApp)
  }
}
