import DeviceActivity
import FamilyControls
import Foundation
import ManagedSettings
import Testing

/// The use of apps is neither measured nor managed.
struct ScreenTimeTests {
  @Test func `a selection that an app has saved is empty or has the tokens of its data`() throws {
    let selection = FamilyActivitySelection(includeEntireCategory: true)
    let data = try JSONEncoder().encode(selection)
    #expect(try JSONDecoder().decode(FamilyActivitySelection.self, from: data) == selection)
    let token = try JSONDecoder().decode([ApplicationToken].self, from: Data("[\"AQI=\"]".utf8))
    var other = selection
    other.applicationTokens = Set(token)
    #expect(other.applications.count == 1 && other != selection)
  }

  @Test func `an app is not authorized, and nothing is monitored`() async {
    await #expect(throws: FamilyControlsError.unavailable) {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    }
    #expect(AuthorizationCenter.shared.authorizationStatus == .denied)
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 9), intervalEnd: DateComponents(hour: 17), repeats: true)
    #expect(throws: DeviceActivityCenter.MonitoringError.self) {
      try DeviceActivityCenter().startMonitoring(DeviceActivityName("work"), during: schedule)
    }
  }

  @Test func `a store keeps what is set until it is cleared`() {
    let store = ManagedSettingsStore(named: "focus")
    store.shield.applicationCategories = .all(except: [])
    store.application.denyAppRemoval = true
    store.clearAllSettings()
    #expect(store.shield.applicationCategories == nil && store.application.denyAppRemoval == nil)
  }
}
