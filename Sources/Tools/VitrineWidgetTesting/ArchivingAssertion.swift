import Foundation
import Vitrine
import VitrineSnapshot
import VitrineTesting
import VitrineWidgetRunner
import WidgetKit

/// An assertion about archives that it creates itself.
struct ArchivingAssertion {
  /// The names of the goldens of an archive.
  let name: (InProcessRunner.ArchivedFile, _ isOnly: Bool) -> SnapshotName
  /// The families to render; if empty, all of an archive.
  var families: [WidgetFamily] = []
  let tolerance: GoldenTolerance
  let record: RecordMode?
  let place: TestPlace
  /// What is archived, for messages.
  var subject = "the widget"
  /// What a person does before the pictures are drawn.
  var steps: [WidgetStep] = []

  /// Archives into a temporary folder under the conditions of each picture, and verifies the
  /// pictures.
  @MainActor
  func verify(
    _ vary: (inout RequestAxes) -> Void, in setting: WidgetSetting,
    _ archive: EvaluatedFiles.Archive
  ) async -> [GoldenResult] {
    var axes = RequestAxes()
    axes.includesAllTargets = true
    axes.scale = [2]
    if !families.isEmpty { axes.families = families }
    vary(&axes)
    do {
      return try await TemporaryArchives.with { [axes] folder in
        for (index, step) in steps.enumerated() {
          let place = folder.appending(path: "step\(index)")
          try await StepRun(step: step, setting: setting, families: families, folder: place)
            .run(axes, archive)
        }
        let files = try await EvaluatedFiles(
          axes, in: setting, families: families, folder: folder, archive)
        files.warnings.forEach(place.warn)
        guard !files.widgets.isEmpty else {
          place.failForNothing("nothing was archived", of: subject)
          return []
        }
        let results = files.widgets.flatMap { verify($0, isOnly: files.widgets.count == 1) }
        place.warnOfUnused(tolerance.ignored, in: results)
        return results
      }
    } catch {
      place.fail("it cannot be archived: \(error)", attachments: [])
      return []
    }
  }

  /// Verifies the pictures of a widget, in order.
  @MainActor
  private func verify(_ widget: EvaluatedFiles.Widget, isOnly: Bool) -> [GoldenResult] {
    let name = name(widget.file, isOnly)
    guard !widget.pictures.isEmpty else {
      place.failForNothing("the values select no picture of the widget", of: widget.name)
      return []
    }
    return widget.pictures.flatMap { picture in
      place.verify(
        [picture.request],
        of: (widget.archives.archive(for: picture) ?? widget.archives.first).file,
        named: name, tolerance, record)
    }
  }
}

extension SnapshotName {
  /// The names of the goldens of a widget or a preview: a name that is given, the file of the
  /// archive, or both if the widget has several archives.
  static func of(_ file: InProcessRunner.ArchivedFile, named given: String?, isOnly: Bool) -> Self {
    let stem = file.url.deletingPathExtension().lastPathComponent
    let name = isOnly ? given : given.map { "\($0).\(stem)" }
    return SnapshotName(
      subject: stem, given: name, former: isOnly ? given ?? file.name : file.name)
  }
}
