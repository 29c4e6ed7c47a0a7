/// What shapes, text and backgrounds are filled with.
public indirect enum ShapeStyle: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A level of the current foreground, from 1 (primary) to 5 (quinary).
  case hierarchical(level: Int)
  /// The current foreground itself.
  case foreground
  /// The current tint.
  case tint
  /// The background of the enclosing surface, from level 1 to 3.
  case background(level: Int)
  /// The fill for shapes over a background, from level 1 (primary) to 4 (quaternary).
  case fill(level: Int)
  /// The colour of separators.
  case separator
  /// Colours that pass into each other.
  case gradient(GradientStyle)
  /// A style with its opacity multiplied by a factor in 0...1.
  case opacity(ShapeStyle, Double)

  /// The styles that are written as a plain name.
  static let names: [(String, ShapeStyle)] = [
    ("primary", .hierarchical(level: 1)), ("secondary", .hierarchical(level: 2)),
    ("tertiary", .hierarchical(level: 3)), ("quaternary", .hierarchical(level: 4)),
    ("quinary", .hierarchical(level: 5)), ("foreground", .foreground), ("tint", .tint),
    ("background", .background(level: 1)), ("background.secondary", .background(level: 2)),
    ("background.tertiary", .background(level: 3)), ("fill", .fill(level: 1)),
    ("fill.secondary", .fill(level: 2)), ("fill.tertiary", .fill(level: 3)),
    ("fill.quaternary", .fill(level: 4)), ("separator", .separator),
  ]
}
