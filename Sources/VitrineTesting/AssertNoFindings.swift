import Vitrine
import VitrineCheck

/// Looks at all pictures of an archive, as `vitrine check` does, and fails for each fault that people
/// would see, touch or hear; works in Swift Testing and in XCTest.
///
///     assertNoFindings(of: "Tasks.json", families: [.systemSmall])
///
/// - Parameters:
///   - archive: path of the archive, absolute or as seen from the test's file.
///   - kind: which member of a bundle is meant; `nil` is the only one.
///   - families: the families that are looked at; all that the widget has where it is `nil`.
///   - least: the least severity that fails.
///   - accepting: ids of rules whose findings are accepted, for example `text.cut`; what
///     `.vitrine/check.json` of the package accepts is accepted too.
///   - fileID: the test's file, as the caller's.
///   - filePath: the test's file, from which the archive's path is seen, as the caller's.
///   - line: the line at which a finding is reported, as the caller's.
///   - column: the column at which a finding is reported, as the caller's.
/// - Returns: what was found and not accepted, the worst first.
@discardableResult
public func assertNoFindings(
  of archive: String, kind: String? = nil, families: [WidgetFamily]? = nil,
  from least: FindingSeverity = .error, accepting: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [Finding] {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let path = archive.hasPrefix("/") ? archive : "\(place.folder)/\(archive)"
  do throws(ArchiveError) {
    var checker = Checker(
      renderer: Renderer(),
      configuration: try CheckConfiguration.read(FolderLocation(given: place.project)))
    checker.targets = families?.map { .family($0) }
    let result = checker.check(try WidgetDocument(contentsOf: path, kind: kind))
    for failure in result.failures {
      place.fail(SnapshotFailure.text(of: failure, file: path), attachments: [])
    }
    let found = result.findings.filter { $0.severity >= least && !accepting.contains($0.rule) }
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
