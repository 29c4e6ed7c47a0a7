/// How a material changes what is behind it.
package struct MaterialRecipe: Hashable, Sendable, Codable {
  /// Radius of the blur, in points.
  package var radius: Double
  /// The share of each colour that is replaced by a grey.
  package var amount: Double
  /// Control values of the cubic Bézier curve that gives the grey for a luminance in 0...1.
  package var curve: [Double]
  /// The factor of the distance between the remaining colour and the grey of its luminance.
  package var saturation: Double
  /// The value that is added to each component.
  package var brightness: Double

  /// Creates a recipe; `curve` has four values.
  package init(
    _ radius: Double, _ amount: Double, _ curve: [Double], saturation: Double,
    brightness: Double = 0
  ) {
    (self.radius, self.amount, self.curve) = (radius, amount, curve)
    (self.saturation, self.brightness) = (saturation, brightness)
  }

  /// The weights of the components in the luminance for which the recipes are made.
  package static let luminance = (red: 0.213, green: 0.715, blue: 0.072)

  /// The grey for a luminance in 0...1.
  package func grey(at luminance: Double) -> Double {
    let (t, u) = (luminance, 1 - luminance)
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(weights, curve).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
