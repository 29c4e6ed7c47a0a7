import Vitrine
import VitrineSnapshot

/// Verifies the pictures of one assertion.
struct SnapshotAssertion {
  let archive: String
  let name: String?
  let tolerance: GoldenTolerance
  let record: RecordMode
  let place: TestPlace

  /// Verifies every request and fails the test for each that is not as it was.
  func verify(_ requests: [RenderRequest]) -> [GoldenResult] {
    let pending = PendingStore(
      FolderLocation(given: place.folder, below: PendingStore.standardPath))
    let verifier = GoldenVerifier(record: record, store: pending)
    let cases = requests.map { request in
      GoldenCase(
        folder: goldens, name: stem, location: .given(archive), request: request,
        tolerance: tolerance)
    }
    return cases.map { golden in
      let result = verifier.verify(golden)
      if result.isFailure {
        place.fail(
          verifier.message(for: result, command: "swift test"),
          attachments: attachments(result, in: pending))
      }
      return result
    }
  }

  private var stem: String {
    if let name { return name }
    let file = archive.split(separator: "/").last.map(String.init) ?? archive
    return file.hasSuffix(".json") ? String(file.dropLast(5)) : file
  }

  /// The folder of the goldens beside the test; only the way to the test is trusted.
  private var goldens: FolderLocation {
    let test = FolderLocation(given: place.folder, below: RelativePath(fixed: "Goldens"))
    return (try? RelativePath(place.name)).map(test.appending) ?? test
  }

  private func attachments(
    _ result: GoldenResult, in store: PendingStore
  ) -> [(name: String, bytes: [UInt8])] {
    let parts: [(String, PendingStore.Part)] = [
      ("expected", .expected), ("actual", .picture), ("difference", .difference),
    ]
    return parts.compactMap { role, part in
      let bytes = (try? store.bytes(of: result.name, part)) ?? nil
      return bytes.map { ("\(result.name).\(role).png", $0) }
    }
  }
}

/// What is said of an archive that cannot be read.
enum SnapshotFailure {
  /// File, place, reason and hint.
  static func text(of error: ArchiveError, file: String) -> String {
    let place = [error.file ?? file, error.path?.description].compactMap { $0 }
    let hint = error.hint.map { "\n  hint: \($0.singleLine)" } ?? ""
    return (place + [error.message]).joined(separator: ": ").singleLine + hint
  }
}
