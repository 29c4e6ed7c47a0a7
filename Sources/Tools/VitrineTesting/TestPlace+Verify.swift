import Vitrine
import VitrineSnapshot

extension TestPlace {
  /// Renders an archive for some requests and compares each picture with its golden, as
  /// `assertSnapshot` does.
  @discardableResult
  package func verify(
    _ requests: [RenderRequest], of archive: String, named name: SnapshotName,
    _ tolerance: GoldenTolerance, _ record: RecordMode?
  ) -> [GoldenResult] {
    SnapshotAssertion(
      archive: archive, name: name, tolerance: tolerance, record: .chosen(record), place: self
    ).verify(requests)
  }

  /// Warns about patterns of `ignoring` that match no view in any of some pictures.
  package func warnOfUnused(_ patterns: [String], in results: [GoldenResult]) {
    for pattern in Set(patterns).sorted() where !results.isEmpty {
      guard results.allSatisfy({ $0.unusedPatterns?.contains(pattern) == true }) else { continue }
      warn("'ignoring' has '\(pattern)', which matches no view")
    }
  }
}
