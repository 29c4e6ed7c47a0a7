import VitrinePlatform

/// The visible difference of two pixels, from 0 (the same) to about 100 (black and white).
///
/// 100 · HyAB in OKLab with toe-corrected lightness, the larger of the distances over white and
/// over black. Sources: B. Ottosson, "A perceptual color space for image processing" (2020) and
/// "Okhsv and Okhsl" (2021, the toe); S. Abasi and others, "Distance metrics for very large color
/// differences" (2020, HyAB).
struct PerceptualDistance {
  /// A colour, as lightness and two opponent axes.
  private struct Lab {
    var lightness: Float
    var a: Float
    var b: Float
  }

  /// The linear components of all sRGB bytes.
  private static let linear: [Float] = (0...255).map { byte in
    let value = Double(byte) / 255
    return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
  }

  /// A cache of recent pairs, because drawings repeat their colours.
  private var keys: [UInt64]
  private var values: [Float]
  private static let slots = 4096

  init() {
    // No pair of different pixels is all zero.
    keys = Array(repeating: 0, count: PerceptualDistance.slots)
    values = Array(repeating: 0, count: PerceptualDistance.slots)
  }

  /// Returns the distance of two different premultiplied pixels.
  mutating func callAsFunction(_ first: UInt32, _ second: UInt32) -> Float {
    let key = UInt64(first) << 32 | UInt64(second)
    let slot = Int((key &* 0x9e37_79b9_7f4a_7c15) >> 52)
    if keys[slot] == key { return values[slot] }
    let value = PerceptualDistance.measure(first, second)
    keys[slot] = key
    values[slot] = value
    return value
  }

  private static func measure(_ first: UInt32, _ second: UInt32) -> Float {
    let white = distance(lab(first, over: 255), lab(second, over: 255))
    guard first >> 24 != 255 || second >> 24 != 255 else { return white }
    return max(white, distance(lab(first, over: 0), lab(second, over: 0)))
  }

  private static func distance(_ first: Lab, _ second: Lab) -> Float {
    let (a, b) = (first.a - second.a, first.b - second.b)
    return 100 * (abs(first.lightness - second.lightness) + (a * a + b * b).squareRoot())
  }

  /// Returns the colour of a premultiplied pixel over a grey.
  private static func lab(_ pixel: UInt32, over grey: UInt32) -> Lab {
    let rest = grey * (255 - pixel >> 24) / 255
    func component(_ shift: UInt32) -> Float {
      linear[Int(min(255, pixel >> shift & 255 + rest))]
    }
    let (red, green, blue) = (component(16), component(8), component(0))
    let l = cbrtf(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_993 * blue)
    let m = cbrtf(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let s = cbrtf(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    return Lab(
      lightness: toe(0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s),
      a: 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      b: 0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s)
  }

  /// Returns OKLab's lightness on CIELAB's scale.
  private static func toe(_ lightness: Float) -> Float {
    let (k1, k2): (Float, Float) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let value = k3 * lightness - k1
    return 0.5 * (value + (value * value + 4 * k2 * k3 * lightness).squareRoot())
  }
}
