import VitrineDisplayList
import VitrineGeometry

/// Colours along a line, as vector formats know them: mixed in sRGB, the outermost going on.
struct AxialPaint {
  /// The colours, each at or after the place of the one before.
  var stops: [GradientStop]
  /// Where the first place is.
  var start: Point
  /// Where the last place is.
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
    guard case .gradient(let gradient) = self, case .linear(let start, let end) = gradient.geometry,
      start != end, gradient.stops.count > 1
    else { return nil }
    return AxialPaint(stops: gradient.plainStops, start: start, end: end)
  }
}

extension GradientPaint {
  /// Steps between two stops of a gradient that the formats would mix in another way.
  private static let steps = 16

  /// The stops in order and in 0...1, so close that mixing in sRGB makes the same colours.
  fileprivate var plainStops: [GradientStop] {
    var place = 0.0
    let ordered = stops.map { stop -> GradientStop in
      place = max(place, min(max(stop.location, 0), 1))
      return GradientStop(color: stop.color, location: place)
    }
    // Colours that an effect made too bright are clamped between two stops, not at them.
    let isPlain = colorSpace == .device && ordered.allSatisfy { $0.color == $0.color.shown }
    guard !isPlain, ordered.count > 1 else {
      return ordered.map { GradientStop(color: $0.color.shown, location: $0.location) }
    }
    return zip(ordered, ordered.dropFirst()).flatMap { from, to in
      let mixture = ColorMixture(from.color, to.color, in: colorSpace)
      return (0...Self.steps).map { step in
        let share = Double(step) / Double(Self.steps)
        // A clear end has the hue of its neighbour, because the formats mix colours that are not
        // premultiplied.
        let near = min(max(share, 0.5 / Double(Self.steps)), 1 - 0.5 / Double(Self.steps))
        var color = mixture.color(at: share)
        if color.opacity == 0 { color = mixture.color(at: near).multiplyingOpacity(by: 0) }
        return GradientStop(
          color: color.shown, location: from.location + (to.location - from.location) * share)
      }
    }
  }
}

extension ResolvedColor {
  /// The colour with its components clamped to what sRGB shows.
  fileprivate var shown: ResolvedColor {
    func cut(_ value: Double) -> Double { min(max(value, 0), 1) }
    return ResolvedColor(red: cut(red), green: cut(green), blue: cut(blue), opacity: opacity)
  }
}

extension StrokeStyle {
  /// Whether the line has gaps; all-zero dashes are a solid line, as they are for the painter.
  var hasDashes: Bool { dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } }
}
