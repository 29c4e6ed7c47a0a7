import Foundation
import Vitrine
import VitrineSnapshot
import VitrineTesting
import VitrineWidgetRunner
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

  /// What is archived, for messages.
  var subject = "the widget"

  private var testPlace: TestPlace {
    TestPlace(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }

  /// Archives into a temporary folder, and verifies each archive.
  @MainActor
  func verify(
    _ vary: (inout RequestAxes) -> Void,
    _ archive: (URL) async throws -> [InProcessRunner.ArchivedFile]
  ) async -> [GoldenResult] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-assertion-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = try await archive(folder)
      guard !files.isEmpty else {
        testPlace.failForNothing("nothing was archived", of: subject)
        return []
      }
      let families = families
      return files.flatMap { file in
        assertSnapshot(
          of: file.url.path, named: files.count == 1 ? name ?? file.name : file.name,
          comparison: comparison, ignoring: ignoring, record: record,
          varying: { axes in
            if !families.isEmpty { axes.families = families }
            vary(&axes)
          },
          fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
      }
    } catch {
      testPlace.fail("it cannot be archived: \(error)", attachments: [])
      return []
    }
  }
}
