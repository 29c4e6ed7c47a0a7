import Charts
import Testing
import VitrineModel
import WidgetKit

/// The archived form of a view in a widget of 200 by 100 points.
@MainActor
func archived(
  _ view: some View, environment change: (inout SwiftUI.EnvironmentValues) -> Void = { _ in }
) throws -> ArchivedView {
  var environment = SwiftUI.EnvironmentValues()
  environment.timeZone = try #require(TimeZone(identifier: "UTC"))
  environment.locale = Locale(identifier: "en_US")
  change(&environment)
  return try archive(
    view,
    in: ArchiveInputs(
      environment: environment, size: .init(width: 200, height: 100), margins: .init(0)),
    layout: measurer)
}

/// The chart in the archived form of a view.
@MainActor
func chart(_ view: some View) throws -> VitrineModel.Chart {
  guard case .chart(let chart) = try archived(view).node.content else {
    throw NoChart()
  }
  return chart
}

struct NoChart: Error {}
