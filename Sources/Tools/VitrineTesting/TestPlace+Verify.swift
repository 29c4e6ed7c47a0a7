import Vitrine
import VitrineSnapshot

extension TestPlace {
  /// Renders an archive for some requests and compares each picture with its golden, as
  /// `assertSnapshot` does.
  @discardableResult
  package func verify(
    _ requests: [RenderRequest], of archive: String, named name: SnapshotName,
    comparison: ComparisonMode, ignoring: [String], record: RecordMode?
  ) -> [GoldenResult] {
    SnapshotAssertion(
      archive: archive, name: name,
      tolerance: GoldenTolerance(mode: comparison, ignored: ignoring),
      record: record ?? .fromEnvironment(), place: self
    ).verify(requests)
  }
}
