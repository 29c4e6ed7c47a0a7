import VitrineGeometry

/// The gradient of a colour, like SwiftUI's `Color.gradient`.
///
/// Apple does not publish its definition. Sources: Apple's documentation of `AnyGradient` (linear
/// from top to bottom); the lightness at the top as measured by others with SwiftUI's renderer for
/// white, black, a grey, a blue and a green. Assumed: the top is a mixture with white. The measured
/// saturation changes in the same direction, up for the blue and down for the green.
package enum ColorGradient {
  /// The HSL lightness of a colour and of the gradient's top, interpolated linearly in between
  /// (assumed).
  private static let tops: [(lightness: Double, top: Double)] = [
    (0, 0.198), (0.3, 0.451), (0.5, 0.642), (1, 1),
  ]
  /// Bisections in the search for the mixture, whose result is far more precise than a byte.
  private static let steps = 16

  /// The gradient laid out in a box.
  package static func paint(_ color: ResolvedColor, in box: Rect) -> GradientPaint {
    GradientPaint(
      stops: stops(color), colorSpace: .perceptual,
      geometry: .linear(
        start: Point(x: box.midX, y: box.minY), end: Point(x: box.midX, y: box.maxY)))
  }

  /// The lighter colour at the top and the colour itself.
  package static func stops(_ color: ResolvedColor) -> [GradientStop] {
    [
      GradientStop(color: lighter(color), location: 0),
      GradientStop(color: color, location: 1),
    ]
  }

  /// The mixture with white that has the lightness of the top.
  private static func lighter(_ color: ResolvedColor) -> ResolvedColor {
    var white = ResolvedColor.white
    white.opacity = color.opacity
    let mixture = ColorMixture(color, white, in: .perceptual)
    let wanted = top(color.lightness)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if mixture.color(at: middle).lightness < wanted { low = middle } else { high = middle }
    }
    return mixture.color(at: high)
  }

  private static func top(_ lightness: Double) -> Double {
    for (from, to) in zip(tops, tops.dropFirst()) where lightness <= to.lightness {
      let share = (lightness - from.lightness) / (to.lightness - from.lightness)
      return from.top + share * (to.top - from.top)
    }
    return lightness
  }
}

extension ResolvedColor {
  /// The mean of the largest and the smallest component, clamped to the displayable range.
  fileprivate var lightness: Double {
    let components = [red, green, blue].map { min(max($0, 0), 1) }
    return ((components.min() ?? 0) + (components.max() ?? 0)) / 2
  }
}
