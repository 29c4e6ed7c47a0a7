import SwiftUI
import Testing
import VitrineArchive
import VitrineWidgetRunner
import WidgetKit
import VitrineCoding
import VitrineGeometry
import VitrineModel

typealias Text = SwiftUI.Text

/// The layout engine of all tests, which opens fonts only once.
let measurer = LayoutMeasurer()

/// The node of a view in a small widget.
@MainActor
func node(
  _ view: some View, size: VitrineGeometry.Size = .init(width: 158, height: 158),
  margins: VitrineGeometry.EdgeInsets = .init(16),
  environment change: (inout SwiftUI.EnvironmentValues) -> Void = { _ in }
) throws -> ArchivedView {
  var environment = SwiftUI.EnvironmentValues()
  change(&environment)
  return try archive(
    view, in: ArchiveInputs(environment: environment, size: size, margins: margins),
    layout: measurer)
}

/// The JSON of a view, with sorted keys.
@MainActor
func json(
  _ view: some View, environment change: (inout SwiftUI.EnvironmentValues) -> Void = { _ in }
) throws -> String {
  JSONValue(encoding: try node(view, environment: change).node).dumpText
}

/// The same JSON with sorted keys.
func canonical(_ text: String) throws -> String {
  let (node, _) = try ArchiveDecoder(isStrict: true).decode(ViewNode.self, Array(text.utf8))
  return JSONValue(encoding: node).dumpText
}

/// Expects the archived form of a view.
@MainActor
func expect(
  _ view: some View, is expected: String, sourceLocation: SourceLocation = #_sourceLocation,
  environment change: (inout SwiftUI.EnvironmentValues) -> Void = { _ in }
) throws {
  let found = try json(view, environment: change)
  let expected = try canonical(expected)
  #expect(found == expected, sourceLocation: sourceLocation)
}
