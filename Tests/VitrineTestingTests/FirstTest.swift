import Testing
import VitrineTesting

@Test func tasks() {
  assertSnapshot(of: "Tasks.json", colorSchemes: [.light, .dark])
}
