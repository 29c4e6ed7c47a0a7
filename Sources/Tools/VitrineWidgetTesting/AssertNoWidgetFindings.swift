import Foundation
import Vitrine
import VitrineTesting
import VitrineWidgetRunner
import WidgetKit

/// Archives a widget in the test's process and checks all of its pictures.
///
/// It fails for each problem that people would see, touch or hear, as `vitrine check` does, and
/// works in Swift Testing and in XCTest.
///
///     @Test @MainActor func problems() async {
///       await assertNoFindings(of: TasksWidget(), families: [.systemSmall])
///     }
///
/// - Parameters:
///   - widget: the widget, or a bundle's member; if it consists of several widgets, each is checked.
///   - entry: the entry to show instead of the provider's timeline.
///   - families: the families to check; if empty, all that the widget supports.
///   - setting: the date, locale and time zone of the widget's code.
///   - least: the lowest severity that fails.
///   - accepting: the ids of rules whose findings are accepted, for example `text.cut`, in addition
///     to those that the package's `.vitrine/check.json` accepts.
///   - fileID: the test's file; use the default.
///   - filePath: the test's file; use the default.
///   - line: the line at which findings are reported; use the default.
///   - column: the column at which findings are reported; use the default.
/// - Returns: the findings that are not accepted, the worst first for each widget.
@MainActor
@discardableResult
public func assertNoFindings(
  of widget: some Widget, entry: (any TimelineEntry)? = nil, families: [WidgetFamily] = [],
  in setting: WidgetSetting = WidgetSetting(), from least: FindingSeverity = .error,
  accepting: Set<String> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [Finding] {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: #function)
  do {
    return try await TemporaryArchives.with { folder in
      let archives = try await InProcessRunner.archive(
        widget, showing: entry,
        setting.options(families, for: setting.evaluation(of: RenderRequest(family: .systemSmall))),
        into: folder)
      archives.warnings.forEach(place.warn)
      return archives.files.flatMap { file in
        assertNoFindings(
          of: file.url.path, families: families.isEmpty ? nil : families, from: least,
          accepting: accepting, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  } catch {
    place.fail("it cannot be archived: \(error)", attachments: [])
    return []
  }
}
