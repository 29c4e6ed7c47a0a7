import VitrineModel

/// Colours along a line, as vector formats know them: mixed in sRGB, the outermost going on.
struct AxialPaint {
  /// The colours, each at or after the place of the one before.
  var stops: [GradientStop]
  /// Where the first place lies.
  var start: Point
  /// Where the last place lies.
  var end: Point

  /// Whether every colour covers.
  var isOpaque: Bool { stops.allSatisfy { $0.color.opacity >= 1 } }
}

extension Paint {
  /// Whether the paint is one colour.
  var isFlat: Bool { flatColor != nil }

  /// The colour of a paint that has only one.
  var flatColor: ResolvedColor? {
    if case .color(let color) = self { return color }
    return nil
  }

  /// The paint as colours along a line; `nil` for any other paint.
  var axial: AxialPaint? {
    guard case .linearGradient(let stops, let start, let end) = self, start != end,
      stops.count > 1
    else { return nil }
    var place = 0.0
    let ordered = stops.map { stop -> GradientStop in
      place = max(place, min(max(stop.location, 0), 1))
      return GradientStop(color: stop.color, location: place)
    }
    return AxialPaint(stops: ordered, start: start, end: end)
  }
}

extension StrokeStyle {
  /// Whether the line has gaps; all-zero dashes are a solid line, as they are for the painter.
  var hasDashes: Bool { dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } }
}
