import Vitrine
import VitrineSnapshot

/// Compares a text about one picture of an archive, such as what VoiceOver reads, with the text in the
/// test's source; works in Swift Testing and in XCTest.
///
///     assertInlineSnapshot(of: "Tasks.json", as: .speech) {
///       """
///       Tasks, heading
///       Water the basil, button
///       """
///     }
///
/// Without a closure, `VITRINE_RECORD=missing swift test` writes it into the source; `failed` also
/// replaces one that differs. If `CI` is set, nothing is written.
///
/// - Parameters:
///   - archive: the path of the archive, absolute or relative to the test's file.
///   - text: what the text says.
///   - request: the picture; `nil` is the first family that the widget supports.
///   - record: whether the text may be written; `nil` uses the suite's trait, then the environment
///     variable.
///   - expected: the text; `nil` if it is still to be recorded.
///   - fileID: the test's file; use the default.
///   - filePath: the test's file, to which the archive's path is relative; use the default.
///   - line: the line at which differences are reported; use the default.
///   - column: the column at which differences are reported; use the default.
/// - Returns: the text about the picture; empty if it cannot be laid out.
@discardableResult
public func assertInlineSnapshot(
  of archive: String, as text: SnapshotText, request: RenderRequest? = nil,
  record: RecordMode? = nil, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> String {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: #function)
  let path = archive.hasPrefix("/") ? archive : "\(place.folder)/\(archive)"
  return place.verifyInline(text, of: path, request, record, expected?())
}

extension TestPlace {
  /// Compares a text about a picture of an archive with the text in the test's source, or writes it
  /// there.
  ///
  /// - Returns: the text; empty if the picture cannot be laid out.
  package func verifyInline(
    _ kind: SnapshotText, of path: String, _ request: RenderRequest?, _ record: RecordMode?,
    _ expected: String?
  ) -> String {
    let actual: String
    do throws(ArchiveError) {
      let document = try WidgetDocument(contentsOf: path)
      guard let request = request ?? document.firstRequest else {
        failForNothing("the widget has no picture", of: path)
        return ""
      }
      actual = try kind.text(of: document, request)
    } catch {
      fail(SnapshotFailure.text(of: error, file: path), attachments: [])
      return ""
    }
    InlineComparison(kind: kind, actual: actual, expected: expected).verify(
      RecordMode.chosen(record), at: self)
    return actual
  }
}

extension WidgetDocument {
  /// The first picture of the widget; `nil` if it has none.
  package var firstRequest: RenderRequest? {
    var axes = RequestAxes()
    axes.includesAllTargets = true
    return combinations(axes).first?.request
  }
}

/// A text about a picture, beside the one in the source.
private struct InlineComparison {
  let kind: SnapshotText
  let actual: String
  let expected: String?

  /// Fails the test if the texts differ, unless the mode writes the text into the source.
  func verify(_ mode: RecordMode, at place: TestPlace) {
    let records =
      switch mode {
      case .never: false
      case .missing: expected == nil
      case .failed, .all: expected != actual
      }
    guard records else {
      if expected != actual { place.fail(difference.printedLines(), attachments: []) }
      return
    }
    do throws(InlineSource.Fault) {
      try place.record(actual)
    } catch {
      let hint = error.hint.map { "\n  hint: \($0)" } ?? ""
      place.fail("it cannot be recorded: \(error.reason)\(hint)", attachments: [])
    }
  }

  private var difference: String {
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    guard let expected else {
      let lines = ["there is no text yet for \(kind.title):"] + new.map { "  \($0)" }
      return (lines + [hint(.missing)]).joined(separator: "\n")
    }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let change = new.difference(from: old)
    var lines = old.map { "    \($0)" }
    for removal in change.removals {
      if case .remove(let offset, let line, _) = removal { lines[offset] = "  - \(line)" }
    }
    for insertion in change.insertions {
      guard case .insert(let offset, let line, _) = insertion else { continue }
      lines.insert("  + \(line)", at: position(of: offset, in: lines))
    }
    return (["\(kind.title) differs:"] + lines + [hint(.failed)]).joined(separator: "\n")
  }

  /// Returns the position of a line of the new text among lines of which some are removed.
  private func position(of offset: Int, in lines: [String]) -> Int {
    var left = offset
    for (index, line) in lines.enumerated() where !line.hasPrefix("  - ") {
      if left == 0 { return index }
      left -= 1
    }
    return lines.count
  }

  private func hint(_ mode: RecordMode) -> String {
    "  to record:  \(RecordMode.variable)=\(mode.rawValue) swift test"
  }
}
