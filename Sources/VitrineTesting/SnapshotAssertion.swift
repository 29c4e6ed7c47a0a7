import Vitrine
import VitrineSnapshot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Verifies the pictures of one assertion.
struct SnapshotAssertion {
  let archive: String
  let name: String?
  let tolerance: GoldenTolerance
  let record: RecordMode
  let place: TestPlace

  /// Verifies every request and fails the test for each that is not as it was.
  func verify(_ requests: [RenderRequest]) -> [GoldenResult] {
    let pending = "\(place.folder)/\(PendingStore.standardFolder)"
    let verifier = GoldenVerifier(record: record, pending: pending)
    let cases = requests.map { request in
      GoldenCase(
        root: "\(place.folder)/Goldens/\(place.name)", name: stem, archive: archive,
        request: request, tolerance: tolerance)
    }
    return cases.map { golden in
      let result = verifier.verify(golden)
      if result.isFailure {
        place.fail(
          verifier.message(for: result, command: "swift test"),
          attachments: attachments(result, in: PendingStore(folder: pending)))
      }
      return result
    }
  }

  private var stem: String {
    if let name { return name }
    let file = archive.split(separator: "/").last.map(String.init) ?? archive
    return file.hasSuffix(".json") ? String(file.dropLast(5)) : file
  }

  private func attachments(
    _ result: GoldenResult, in store: PendingStore
  ) -> [(name: String, path: String)] {
    let files = [
      ("expected", store.expected(of: result.name)),
      ("actual", store.files(of: result.name).picture),
      ("difference", store.difference(of: result.name)),
    ]
    return files.filter { FileManager.default.fileExists(atPath: $0.1) }
      .map { ("\(result.name).\($0.0).png", $0.1) }
  }
}

/// What is said of an archive that cannot be read.
enum SnapshotFailure {
  /// File, place, reason and hint.
  static func text(of error: ArchiveError, file: String) -> String {
    let place = [error.file ?? file, error.path?.description].compactMap { $0 }
    let hint = error.hint.map { "\n  hint: \($0)" } ?? ""
    return (place + [error.message]).joined(separator: ": ") + hint
  }
}
