import VitrineGeometry

/// The interpolation between two colours.
///
/// The perceptual colour space is Oklab (Björn Ottosson, "A perceptual color space for image
/// processing", the source of the matrices); components outside sRGB are not clamped.
package struct ColorMixture {
  private let space: Gradient.ColorSpace
  private let from: SIMD4<Double>
  private let way: SIMD4<Double>

  /// Creates the interpolation of two colours in a colour space.
  ///
  /// In the perceptual space, colours are premultiplied, so that a clear one does not contribute
  /// its hue; in the device space, each component is interpolated by itself, as `CGGradient` and
  /// `CAGradientLayer` do. Source: SwiftUI on macOS 27.0.1, clear red to blue over white at a
  /// quarter, a half and three quarters; an area on iOS 26 filled with a gradient from a colour to
  /// clear.
  package init(_ first: ResolvedColor, _ second: ResolvedColor, in space: Gradient.ColorSpace) {
    self.space = space
    from = first.coordinates(in: space)
    way = second.coordinates(in: space) - from
  }

  /// The colour at a fraction of the way from the first to the second.
  package func color(at share: Double) -> ResolvedColor {
    ResolvedColor(from + way * share, in: space)
  }
}

extension ResolvedColor {
  /// The colour's coordinates in the space of the interpolation; the last one is opacity, by which
  /// the others are multiplied in Oklab.
  package func coordinates(in space: Gradient.ColorSpace) -> SIMD4<Double> {
    let plain = SIMD4(red, green, blue, opacity)
    guard space == .perceptual else { return plain }
    let place = Oklab.coordinates(plain)
    guard opacity != 1 else { return place }
    return SIMD4(lowHalf: place.lowHalf * opacity, highHalf: SIMD2(place.z * opacity, opacity))
  }

  /// Creates a colour from its coordinates in the space of the interpolation.
  package init(_ place: SIMD4<Double>, in space: Gradient.ColorSpace) {
    let plain = space == .device ? place : Oklab.color(place.dividedByOpacity)
    self.init(
      red: plain.x, green: plain.y, blue: plain.z, opacity: min(max(plain.w, 0), 1))
  }
}

extension SIMD4<Double> {
  /// The coordinates multiplied by the last one, which is opacity.
  package var multipliedByOpacity: SIMD4<Double> {
    SIMD4(lowHalf: lowHalf * w, highHalf: SIMD2(z * w, w))
  }

  /// The coordinates without the opacity that they were multiplied by.
  package var dividedByOpacity: SIMD4<Double> {
    guard w != 1, w > 0 else { return w > 0 ? self : SIMD4(0, 0, 0, 0) }
    return SIMD4(lowHalf: lowHalf / w, highHalf: SIMD2(z / w, w))
  }
}

/// Conversion to Oklab and back, with opacity as an unchanged fourth coordinate.
private enum Oklab {
  static func coordinates(_ color: SIMD4<Double>) -> SIMD4<Double> {
    let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, color.w)
  }

  static func color(_ place: SIMD4<Double>) -> SIMD4<Double> {
    let l = cube(place.x + 0.3963377774 * place.y + 0.2158037573 * place.z)
    let m = cube(place.x - 0.1055613458 * place.y - 0.0638541728 * place.z)
    let s = cube(place.x - 0.0894841775 * place.y - 1.2914855480 * place.z)
    return SIMD4(
      encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), place.w)
  }

  private static func cube(_ value: Double) -> Double { value * value * value }

  /// sRGB's transfer function, mirrored for negative values.
  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? 12.92 * size : 1.055 * power(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}
