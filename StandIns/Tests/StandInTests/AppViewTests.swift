import MapKit
@testable import SwiftUI
import Testing

/// Views of other modules that WidgetKit does not draw.
@MainActor
struct AppViewTests {
  @Test func `a map is WidgetKit's placeholder, with a warning`() throws {
    let inputs = ArchiveInputs(
      environment: EnvironmentValues(), size: .init(width: 158, height: 158), margins: .init(16))
    let archived = try archive(Map(initialPosition: .automatic), in: inputs)
    #expect(archived.warnings.count == 1)
    #expect(archived.warnings.first?.hasPrefix("WidgetKit does not draw 'Map'") == true)
  }
}
