import VitrineGeometry

/// The gradient of a colour, like SwiftUI's `Color.gradient`.
///
/// Apple does not publish its definition. Sources: Apple's documentation of `AnyGradient` (linear
/// from top to bottom); the lightness at the top as measured by others with SwiftUI's renderer for
/// black, a grey, a blue and a green; a widget of iOS with the gradients of teal, which is straight in
/// sRGB to the colour itself at 0.71 of the height, and of white, which ends at 238 or below.
///
/// Assumed: the top has the hue of the colour and a little less of its chroma (read off teal alone);
/// for a colour that is too light to get lighter, the gradient is as long, and ends below the colour.
package enum ColorGradient {
  /// The HSL lightness of a colour and of the gradient's top, interpolated linearly in between.
  ///
  /// The interpolation is assumed, and that above half the distance shrinks as it does below.
  private static let tops: [(lightness: Double, top: Double)] = [
    (0, 0.198), (0.3, 0.451), (0.5, 0.642), (1, 1.081),
  ]
  /// The share of the height after which the colour stays.
  private static let end = 0.71
  /// The chroma of the top relative to the colour's, in Oklab.
  private static let chroma = 0.92
  /// Bisections in the search for the lightness, whose result is far more precise than a byte.
  private static let steps = 16

  /// The gradient laid out in a box.
  package static func paint(_ color: ResolvedColor, in box: Rect) -> GradientPaint {
    GradientPaint(
      stops: stops(color), colorSpace: .device,
      geometry: .linear(
        start: Point(x: box.midX, y: box.minY), end: Point(x: box.midX, y: box.maxY)))
  }

  /// The lighter colour at the top, and the colour itself or a darker one from `end` on.
  package static func stops(_ color: ResolvedColor) -> [GradientStop] {
    let own = color.lightness
    let top = top(own)
    let excess = max(top - 1, 0)
    let last = excess > 0 ? color.with(lightness: own - excess, chroma: 1, steps) : color
    return [
      GradientStop(color: color.with(lightness: top - excess, chroma: chroma, steps), location: 0),
      GradientStop(color: last, location: end), GradientStop(color: last, location: 1),
    ]
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

  /// The colour of the same hue with a lightness, and with `chroma` times its chroma in Oklab.
  fileprivate func with(lightness: Double, chroma: Double, _ steps: Int) -> ResolvedColor {
    if lightness >= 1 { return ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity) }
    var opaque = self
    opaque.opacity = 1
    var place = opaque.coordinates(in: .perceptual)
    (place.y, place.z) = (place.y * chroma, place.z * chroma)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<steps {
      place.x = (low + high) / 2
      if ResolvedColor(place, in: .perceptual).lightness < lightness {
        low = place.x
      } else {
        high = place.x
      }
    }
    place.x = high
    var color = ResolvedColor(place, in: .perceptual)
    color.opacity = opacity
    return color
  }
}
