import Testing
import VitrineTesting

@Test func tasks() {
  assertSnapshot(of: "Tasks.json") { $0.colorScheme = [.light, .dark] }
}
