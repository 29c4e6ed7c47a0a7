import Foundation
import Vitrine
import VitrineSnapshot
import VitrineTesting
import WidgetKit

/// An assertion about archives that it creates itself.
struct ArchivingAssertion {
  let name: String?
  /// The families to render; if empty, all of an archive.
  var families: [WidgetFamily] = []
  let comparison: ComparisonMode
  let ignoring: [String]
  let record: RecordMode?
  let place: (fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

  /// Archives into a temporary folder under the conditions of each picture, and verifies the
  /// pictures.
  @MainActor
  func verify(
    _ vary: (inout RequestAxes) -> Void, in setting: WidgetSetting,
    _ archive: EvaluatedFiles.Archive
  ) async -> [GoldenResult] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-assertion-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var axes = RequestAxes()
    axes.includesAllTargets = true
    axes.scale = [2]
    if !families.isEmpty { axes.families = families }
    vary(&axes)
    let place = TestPlace(
      fileID: self.place.fileID, filePath: self.place.filePath, line: self.place.line,
      column: self.place.column)
    do {
      let files = try await EvaluatedFiles(
        axes, in: setting, families: families, folder: folder, archive)
      return files.widgets.flatMap { widget in
        verify(widget, named: files.widgets.count == 1 ? name ?? widget.name : widget.name, place)
      }
    } catch {
      place.fail("it cannot be archived: \(error)", attachments: [])
      return []
    }
  }

  /// Verifies the pictures of a widget, in order.
  private func verify(
    _ widget: EvaluatedFiles.Widget, named name: String, _ place: TestPlace
  ) -> [GoldenResult] {
    widget.pictures.flatMap { picture in
      place.verify(
        [picture.request],
        of: (widget.archives.archive(for: picture) ?? widget.archives.first).file,
        named: name, comparison: comparison, ignoring: ignoring, record: record)
    }
  }
}
