import Foundation
import Vitrine
import VitrineSnapshot
import VitrineTesting
import WidgetKit

/// An assertion about archives that it creates itself.
struct ArchivingAssertion {
  /// The names of the goldens of an archive.
  let name: (InProcessRunner.ArchivedFile, _ isOnly: Bool) -> SnapshotName
  /// The families to render; if empty, all of an archive.
  var families: [WidgetFamily] = []
  let comparison: ComparisonMode
  let ignoring: [String]
  let record: RecordMode?
  let place: TestPlace

  /// Archives into a temporary folder, and verifies each archive.
  @MainActor
  func verify(
    _ vary: (inout RequestAxes) -> Void,
    _ archive: (URL) async throws -> [InProcessRunner.ArchivedFile]
  ) async -> [GoldenResult] {
    do {
      let families = families
      return try await TemporaryArchives.with { folder in
        let files = try await archive(folder)
        return files.flatMap { file in
          assertSnapshot(
            of: file.url.path, name(file, files.count == 1), comparison: comparison,
            ignoring: ignoring, record: record,
            varying: { axes in
              if !families.isEmpty { axes.families = families }
              vary(&axes)
            }, at: place)
        }
      }
    } catch {
      place.fail("it cannot be archived: \(error)", attachments: [])
      return []
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
