import VitrineCoding

/// One of the two directions of layout.
public enum Axis: String, Hashable, Sendable, CaseIterable, Codable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical

  /// The other direction.
  @inlinable package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: ArchiveEnum {}
