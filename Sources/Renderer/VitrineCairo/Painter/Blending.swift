import VitrineGeometry

/// How two colours meet, component by component or as a whole.
///
/// Source: W3C Compositing and Blending 1, which names the same formulas as PDF and Core Graphics;
/// `plusDarker` and `plusLighter` follow Apple's documentation of `CGBlendMode`.
enum Blending {
  /// A premultiplied colour with its opacity, each in 0...1.
  typealias Pixel = SIMD4<Float>

  /// The premultiplied outcome of `source` over `backdrop`; the last element is the opacity.
  static func apply(_ mode: BlendMode, _ source: Pixel, _ backdrop: Pixel) -> Pixel {
    let (a, b) = (source.w, backdrop.w)
    switch mode {
    case .sourceAtop: return source * b + backdrop * (1 - a)
    case .destinationOver: return backdrop + source * (1 - b)
    case .destinationOut: return backdrop * (1 - a)
    case .plusLighter: return pointwiseMin(source + backdrop, Pixel(repeating: 1))
    case .plusDarker:
      let alpha = min(a + b, 1)
      var sum = Pixel(repeating: alpha) - (Pixel(repeating: a) - source)
      sum -= Pixel(repeating: b) - backdrop
      sum = pointwiseMax(sum, Pixel(repeating: 0))
      sum.w = alpha
      return sum
    default:
      guard a > 0, b > 0 else { return source + backdrop * (1 - a) }
      let mixed = mix(mode, source / a, backdrop / b)
      var result = source * (1 - b) + backdrop * (1 - a) + mixed * (a * b)
      result.w = a + b - a * b
      return result
    }
  }

  /// The colour of two opaque ones.
  private static func mix(_ mode: BlendMode, _ source: Pixel, _ backdrop: Pixel) -> Pixel {
    switch mode {
    case .hue: return luminous(saturated(source, saturation(backdrop)), luminance(backdrop))
    case .saturation: return luminous(saturated(backdrop, saturation(source)), luminance(backdrop))
    case .color: return luminous(source, luminance(backdrop))
    case .luminosity: return luminous(backdrop, luminance(source))
    default:
      var result = Pixel(repeating: 1)
      for index in 0..<3 { result[index] = mix(mode, source[index], backdrop[index]) }
      return result
    }
  }

  /// One component of two opaque colours.
  private static func mix(_ mode: BlendMode, _ source: Float, _ backdrop: Float) -> Float {
    switch mode {
    case .multiply: source * backdrop
    case .screen: source + backdrop - source * backdrop
    case .overlay: hardLight(backdrop, source)
    case .darken: min(source, backdrop)
    case .lighten: max(source, backdrop)
    case .colorDodge:
      backdrop <= 0 ? 0 : source >= 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn:
      backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight: hardLight(source, backdrop)
    case .softLight: softLight(source, backdrop)
    case .difference: abs(source - backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    default: source
    }
  }

  private static func hardLight(_ source: Float, _ backdrop: Float) -> Float {
    guard source > 0.5 else { return 2 * source * backdrop }
    let twice = 2 * source - 1
    return twice + backdrop - twice * backdrop
  }

  private static func softLight(_ source: Float, _ backdrop: Float) -> Float {
    guard source > 0.5 else {
      return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    }
    let bent =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (bent - backdrop)
  }

  // MARK: Whole colours

  private static func luminance(_ color: Pixel) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private static func saturation(_ color: Pixel) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  /// The colour with another luminance, clamped to what can be shown.
  private static func luminous(_ color: Pixel, _ luminance: Float) -> Pixel {
    let shifted = color + Pixel(repeating: luminance - Blending.luminance(color))
    let (low, high) = (min(shifted.x, shifted.y, shifted.z), max(shifted.x, shifted.y, shifted.z))
    let grey = Pixel(repeating: luminance)
    var result = shifted
    if low < 0 { result = grey + (result - grey) * (luminance / (luminance - low)) }
    if high > 1 { result = grey + (result - grey) * ((1 - luminance) / (high - luminance)) }
    return result
  }

  /// The colour with another distance between its largest and its smallest component.
  private static func saturated(_ color: Pixel, _ saturation: Float) -> Pixel {
    let low = min(color.x, color.y, color.z)
    let range = Blending.saturation(color)
    guard range > 0 else { return Pixel(repeating: 0) }
    return (color - Pixel(repeating: low)) * (saturation / range)
  }
}

extension ImageSurface {
  /// Replaces every pixel by its blend with that of a surface of the same size.
  func blend(over backdrop: borrowing ImageSurface, _ mode: BlendMode) {
    let (width, height) = (width, height)
    backdrop.withBytes { below, belowStride in
      withBytes { bytes, stride in
        for row in 0..<height {
          for column in 0..<width {
            let pixel = bytes + row * stride + column * 4
            let other = below + row * belowStride + column * 4
            let mixed = Blending.apply(mode, Blending.Pixel(pixel), Blending.Pixel(other))
            mixed.write(to: pixel)
          }
        }
      }
    }
  }
}

extension Blending.Pixel {
  /// The pixel of four bytes blue, green, red and alpha.
  fileprivate init(_ bytes: UnsafeMutablePointer<UInt8>) {
    self.init(Float(bytes[2]), Float(bytes[1]), Float(bytes[0]), Float(bytes[3]))
    self /= 255
  }

  /// Writes the pixel as four bytes, no component above the opacity.
  fileprivate func write(to bytes: UnsafeMutablePointer<UInt8>) {
    let alpha = Swift.min(Swift.max(w, 0), 1)
    func byte(_ value: Float) -> UInt8 {
      UInt8(Swift.min(Swift.max(0, value), alpha) * 255 + 0.5)
    }
    (bytes[0], bytes[1], bytes[2], bytes[3]) = (byte(z), byte(y), byte(x), byte(alpha))
  }
}
