import Vitrine
import VitrineSnapshot

/// Verifies the pictures of an assertion.
struct SnapshotAssertion {
  let archive: String
  let name: SnapshotName
  let tolerance: GoldenTolerance
  let record: RecordMode
  let place: TestPlace
  private let claims = GoldenClaims.current

  init(
    archive: String, name: SnapshotName, tolerance: GoldenTolerance, record: RecordMode,
    place: TestPlace
  ) {
    (self.archive, self.name, self.tolerance) = (archive, name, tolerance)
    (self.record, self.place) = (record, place)
  }

  /// Verifies every request, and fails the test for each picture that changed.
  ///
  /// The failed pictures of all tests in a package are stored together, each under the path of its
  /// golden, so that one review shows them all.
  func verify(_ requests: [RenderRequest]) -> [GoldenResult] {
    let owner = place.owner
    guard name.given != nil || !owner.test.hasUnknownArguments else {
      place.fail(SnapshotAssertion.unknownArguments, attachments: [])
      return []
    }
    let stem = name.text(for: owner, in: claims)
    let pending = PendingStore(
      FolderLocation(given: place.project, below: PendingStore.standardPath))
    return requests.map { request in
      let golden = golden(named: stem, request)
      let verifier = OwnedGoldenVerifier(
        record: record, pending: pending, claims: claims, owner: owner)
      var result = verifier.verify(golden, former: self.golden(named: name.former, request))
      if result.isFailure {
        if result.isPending { pending.ignoreFolder() }
        place.fail(
          verifier.message(for: result, project: place.project),
          attachments: attachments(result, in: pending))
      }
      // Names are relative to the folder of the test's goldens.
      result.name = String(result.name.dropFirst(place.goldens.count))
      return result
    }
  }

  private static let unknownArguments = """
    the golden needs a name: an argument of the test has no text that is the same in every run
      hint: give the assertion a name, as in 'named: "\\(item.title)"', or make the argument's type \
    conform to CustomTestStringConvertible
    """

  private func golden(named stem: String, _ request: RenderRequest) -> GoldenCase {
    GoldenCase(
      folder: FolderLocation(given: place.project), name: place.goldens + stem,
      location: .given(archive), request: request, tolerance: tolerance)
  }

  private func attachments(
    _ result: GoldenResult, in store: PendingStore
  ) -> [(name: String, bytes: [UInt8])] {
    let parts: [(String, PendingStore.Part)] = [
      ("expected", .expected), ("actual", .picture), ("difference", .difference),
    ]
    return parts.compactMap { role, part in
      let bytes = (try? store.bytes(of: result.name, part)) ?? nil
      let name = result.name.dropFirst(place.goldens.count).replacing("/", with: "-")
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
