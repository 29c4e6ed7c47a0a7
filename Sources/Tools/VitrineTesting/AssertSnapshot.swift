import Vitrine
import VitrineSnapshot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Renders an archive in every combination of values and compares each picture, and the frames of
/// its views, with its golden; works in Swift Testing and in XCTest.
///
///     assertSnapshot(of: "Tasks.json") {
///       $0.families = [.systemSmall, .systemMedium]
///       $0.colorScheme = [.light, .dark]
///       $0.locale = ["en_US", "ar"]
///     }
///
/// Each property of `RenderRequest` can take a list of values. Goldens are in
/// `Goldens/<test file>/` next to the test, named after the test with its arguments, the archive and
/// the values. Two assertions that would use one golden fail. A missing golden fails, too;
/// `VITRINE_RECORD=missing` (or `failed`, or `all`) records instead, but never if `CI` is set. An
/// assertion that compares nothing fails.
///
/// - Parameters:
///   - archive: the path of the archive, absolute or relative to the test's file.
///   - name: the part of the goldens' names after the test's; `nil` is the archive's file name, with
///     a number from the second assertion on the same archive in the test.
///   - design: the version of the system; `nil` is the standard one.
///   - comparison: whether noise and invisible differences are allowed.
///   - ignoring: the names of views that are not compared; `*` is any text.
///   - legend: what is drawn beside each picture.
///   - record: the goldens that may be written; `nil` uses the suite's trait, then the environment
///     variable.
///   - vary: sets the values; without it, all families that the widget supports are rendered in
///     light, with two pixels per point.
///   - fileID: the test's file; use the default.
///   - filePath: the test's file, next to which the goldens are; use the default.
///   - line: the line at which differences are reported; use the default.
///   - column: the column at which differences are reported; use the default.
///   - function: the test's function, for XCTest; use the default.
/// - Returns: the result of each picture.
@discardableResult
public func assertSnapshot(
  of archive: String, named name: String? = nil, design: DesignGeneration? = nil,
  comparison: ComparisonMode = .exact, ignoring: [String] = [], legend: GoldenLegend? = nil,
  record: RecordMode? = nil,
  varying vary: (inout RequestAxes) -> Void = { _ in }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) -> [GoldenResult] {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let path = archive.hasPrefix("/") ? archive : "\(place.folder)/\(archive)"
  let stem = PathName.stem(of: path, without: ".json")
  var axes = RequestAxes()
  axes.includesAllTargets = true
  axes.scale = [2]
  axes.design = design.map { [$0] }
  vary(&axes)
  do throws(ArchiveError) {
    let document = try WidgetDocument(contentsOf: path)
    let requests = document.combinations(axes).map(\.request)
    guard !requests.isEmpty else {
      place.failForNothing("the values select no picture of the widget", of: path)
      return []
    }
    let results = place.verify(
      requests, of: path, named: SnapshotName(subject: stem, given: name, former: name ?? stem),
      GoldenTolerance(mode: comparison, ignored: ignoring, legend: legend), record)
    place.warnOfUnused(ignoring, in: results)
    return results
  } catch {
    place.fail(SnapshotFailure.text(of: error, file: path), attachments: [])
    return []
  }
}
