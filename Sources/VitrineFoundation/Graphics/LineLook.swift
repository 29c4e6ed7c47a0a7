/// The style of the ends of lines.
public enum CGLineCap: Int32, Sendable, Hashable, Codable {
  /// They end where the path ends.
  case butt
  /// Half a circle behind the path's end.
  case round
  /// Half a square behind the path's end.
  case square
}

/// The style of the corners of lines.
public enum CGLineJoin: Int32, Sendable, Hashable, Codable {
  /// Edges go on until they meet.
  case miter
  /// Part of a circle.
  case round
  /// A straight cut.
  case bevel
}

/// Which parts a path encloses.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// Those around which it goes more often one way than the other.
  case winding
  /// Those that an odd number of edges separates from the outside.
  case evenOdd
}
