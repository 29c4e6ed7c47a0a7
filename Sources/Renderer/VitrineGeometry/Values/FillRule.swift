import VitrineCoding

/// Which regions of a self-crossing outline count as inside.
public enum FillRule: String, Hashable, Sendable, CaseIterable, Codable {
  /// Inside where the outline winds around at least once.
  case nonZero
  /// Inside where a ray crosses the outline an odd number of times.
  case evenOdd
}

extension FillRule: ArchiveEnum {}
