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
}
