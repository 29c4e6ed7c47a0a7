import Vitrine
import VitrineCheck

/// Checks all pictures of an archive like `vitrine check`, and fails for each problem that people
/// would see, touch or hear, and if there are no pictures; works in Swift Testing and in XCTest.
///
///     assertNoFindings(of: "Tasks.json", families: [.systemSmall])
///
/// - Parameters:
///   - archive: the path of the archive, absolute or relative to the test's file.
///   - kind: the member of a bundle; `nil` is the only one.
///   - families: the families to check; `nil` is all that the widget supports.
///   - least: the lowest severity that fails.
///   - accepting: the ids of rules whose findings are accepted, for example `text.cut`, in addition
///     to those that the package's `.vitrine/check.json` accepts.
///   - fileID: the test's file; use the default.
///   - filePath: the test's file, to which the archive's path is relative; use the default.
///   - line: the line at which findings are reported; use the default.
///   - column: the column at which findings are reported; use the default.
/// - Returns: the findings that are not accepted, the worst first.
@discardableResult
public func assertNoFindings(
  of archive: String, kind: String? = nil, families: [WidgetFamily]? = nil,
  from least: FindingSeverity = .error, accepting: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [Finding] {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: #function)
  let path = archive.hasPrefix("/") ? archive : "\(place.folder)/\(archive)"
  accepting.sorted().compactMap(CheckConfiguration.problem).forEach(place.warn)
  do throws(ArchiveError) {
    var checker = Checker(
      renderer: Renderer(),
      configuration: try CheckConfiguration.read(FolderLocation(given: place.project)))
    checker.targets = families?.map { .family($0) }
    let result = checker.check(try WidgetDocument(contentsOf: path, kind: kind))
    for failure in result.failures {
      place.fail(SnapshotFailure.text(of: failure, file: path), attachments: [])
    }
    if result.pictures == 0, result.failures.isEmpty {
      place.failForNothing("the widget has no picture in these families", of: path)
    }
    let found = result.findings.filter { $0.severity >= least && !accepting.contains($0.rule) }
      .map(CodeFiles(folder: place.project).located)
    for group in FindingGroup.of(found) {
      place.fail(
        "\(group.first.location.text): \(group.text) [\(group.first.rule)]\nhint: \(group.first.hint)"
          .printedLines(), attachments: [])
    }
    return found
  } catch {
    place.fail(SnapshotFailure.text(of: error, file: path), attachments: [])
    return []
  }
}
