import Vitrine
import VitrineSnapshot

/// Verifies the pictures of an assertion.
struct SnapshotAssertion {
  let archive: String
  let name: String?
  let tolerance: GoldenTolerance
  let record: RecordMode
  let place: TestPlace

  /// Verifies every request, and fails the test for each picture that changed.
  ///
  /// The failed pictures of all tests in a package are stored together, each under the path of its
  /// golden, so that one review shows them all.
  func verify(_ requests: [RenderRequest]) -> [GoldenResult] {
    let pending = PendingStore(
      FolderLocation(given: place.project, below: PendingStore.standardPath))
    let verifier = GoldenVerifier(record: record, store: pending)
    let cases = requests.map { request in
      GoldenCase(
        folder: FolderLocation(given: place.project), name: prefix + stem,
        location: .given(archive), request: request,
        tolerance: tolerance)
    }
    return cases.map { golden in
      var result = verifier.verify(golden)
      if result.isFailure {
        if result.isPending { pending.ignoreFolder() }
        place.fail(
          verifier.message(for: result, command: "swift test", project: place.project),
          attachments: attachments(result, in: pending))
      }
      // Names are relative to the folder of the test's goldens.
      result.name = String(result.name.dropFirst(prefix.count))
      return result
    }
  }

  private var stem: String {
    name ?? PathName.stem(of: archive, without: ".json")
  }

  /// The folder of the test's goldens, relative to the package's folder.
  private var prefix: String {
    let inner = place.folder.dropFirst(place.project.count).drop { $0 == "/" }
    return (inner.isEmpty ? "" : inner + "/") + "Goldens/\(place.name)/"
  }

  private func attachments(
    _ result: GoldenResult, in store: PendingStore
  ) -> [(name: String, bytes: [UInt8])] {
    let parts: [(String, PendingStore.Part)] = [
      ("expected", .expected), ("actual", .picture), ("difference", .difference),
    ]
    return parts.compactMap { role, part in
      let bytes = (try? store.bytes(of: result.name, part)) ?? nil
      let name = result.name.dropFirst(prefix.count).replacing("/", with: "-")
      return bytes.map { ("\(name).\(role).png", $0) }
    }
  }
}

/// The messages for archives that cannot be read.
enum SnapshotFailure {
  /// Returns the file, line, path, reason and hint of each error.
  static func text(of error: ArchiveError, file: String) -> String {
    var error = error
    error.file = error.file ?? file
    return error.description.printedLines()
  }
}
