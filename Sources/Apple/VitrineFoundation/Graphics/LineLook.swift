/// The style of the ends of lines.
public enum CGLineCap: Int32, Sendable, Hashable, Codable {
  /// The line ends at its end point.
  case butt
  /// The line ends with a half circle around its end point.
  case round
  /// The line ends with half a square around its end point.
  case square
}

/// The style of the corners of lines.
public enum CGLineJoin: Int32, Sendable, Hashable, Codable {
  /// The outer edges are extended until they meet.
  case miter
  /// The outer corner is an arc.
  case round
  /// The outer corner is cut off.
  case bevel
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// Points whose winding number isn't zero are inside.
  case winding
  /// Points with an odd number of edges between them and the outside are inside.
  case evenOdd
}
