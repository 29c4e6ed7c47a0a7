internal import VitrineCoding
internal import VitrineDisplayList
package import VitrineGeometry
package import VitrineModel

/// A colour, which is also a view that fills its space.
nonisolated public struct Color: Hashable, Sendable, View, PrimitiveView, LocatedView {
  /// The colour space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB with linear components.
    case sRGBLinear
    /// The wide colour space of Apple's displays.
    case displayP3
  }

  package var location = KeptLocation()
  package let archived: VitrineGeometry.Color

  package init(archived: VitrineGeometry.Color) { self.archived = archived }

  /// Creates a colour from its components in a colour space.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = colorSpace.sRGB(red, green, blue)
    archived = .rgb(
      red: components.0, green: components.1, blue: components.2, opacity: opacity)
  }
  /// Creates a grey from its white component in a colour space.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// Creates a colour from hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    archived = .hue(hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }
  /// Creates a colour from the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { archived = .named(name) }
  /// Creates a colour from the asset catalogue.
  public init(_ resource: ColorResource) { archived = .named(resource.name) }
  /// Creates a colour from UIKit's.
  public init(uiColor: UIColor) { archived = uiColor.archived }
  /// Creates a colour from UIKit's.
  public init(_ color: UIColor) { archived = color.archived }
  /// Creates a colour from Core Graphics'.
  public init(cgColor: CGColor) { archived = cgColor.archived }
  /// Creates a colour from Core Graphics'.
  public init(_ cgColor: CGColor) { archived = cgColor.archived }
  /// The colour as one of Core Graphics.
  public var cgColor: CGColor? { CGColor(archived: archived) }
  /// Creates a colour from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(archived: .opacity(archived, min(max(opacity, 0), 1)))
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [ViewNode(.color(archived))]
  }
}

nonisolated extension Color {
  private static func system(_ color: SystemColor) -> Color { Color(archived: .system(color)) }

  /// The system's red.
  public static let red = system(.red)
  /// The system's orange.
  public static let orange = system(.orange)
  /// The system's yellow.
  public static let yellow = system(.yellow)
  /// The system's green.
  public static let green = system(.green)
  /// The system's mint.
  public static let mint = system(.mint)
  /// The system's teal.
  public static let teal = system(.teal)
  /// The system's cyan.
  public static let cyan = system(.cyan)
  /// The system's blue.
  public static let blue = system(.blue)
  /// The system's indigo.
  public static let indigo = system(.indigo)
  /// The system's purple.
  public static let purple = system(.purple)
  /// The system's pink.
  public static let pink = system(.pink)
  /// The system's brown.
  public static let brown = system(.brown)
  /// The colour white.
  public static let white = system(.white)
  /// The system's grey.
  public static let gray = system(.gray)
  /// The colour black.
  public static let black = system(.black)
  /// A fully transparent colour.
  public static let clear = system(.clear)
  /// The colour of primary content.
  public static let primary = system(.primary)
  /// The colour of secondary content.
  public static let secondary = system(.secondary)
  /// The accent colour.
  public static var accentColor: Color { system(.accentColor) }
}

/// The name of a colour in the asset catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// Creates the name of a colour in a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

nonisolated extension Color {
  /// The linear components of a colour in an environment.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The red component in linear sRGB.
    public var linearRed: Float
    /// The green component in linear sRGB.
    public var linearGreen: Float
    /// The blue component in linear sRGB.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float
    /// The red component in sRGB.
    public var red: Float { Float(RGBColorSpace.encoded(Double(linearRed))) }
    /// The green component in sRGB.
    public var green: Float { Float(RGBColorSpace.encoded(Double(linearGreen))) }
    /// The blue component in sRGB.
    public var blue: Float { Float(RGBColorSpace.encoded(Double(linearBlue))) }

    /// The components of sRGB and the opacity as `#RRGGBBAA`.
    public var description: String {
      [red, green, blue, opacity].reduce(into: "#") { text, component in
        let byte = UInt8(saturating: Double((component * 255).rounded()))
        text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }

    /// Creates a resolved colour from components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = colorSpace.sRGB(Double(red), Double(green), Double(blue))
      linearRed = Float(RGBColorSpace.decoded(color.0))
      linearGreen = Float(RGBColorSpace.decoded(color.1))
      linearBlue = Float(RGBColorSpace.decoded(color.2))
      self.opacity = opacity
    }
  }

  /// Returns the components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = archived.resolved(in: environment.colorScheme)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.opacity))
  }

  /// Returns the interpolation with another colour.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    func mixed(_ scheme: ColorScheme) -> VitrineGeometry.Color {
      let mixture = ColorMixture(
        archived.resolved(in: scheme), rhs.archived.resolved(in: scheme), in: colorSpace.archived)
      let color = mixture.color(at: fraction)
      return .rgb(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }
    return Color(archived: .scheme(light: mixed(.light), dark: mixed(.dark)))
  }
}

extension Color.RGBColorSpace {
  /// Converts components to sRGB, the colour space of archives.
  ///
  /// Source: IEC 61966-2-1 for the curve; the matrix from Display P3 follows from the primaries of
  /// SMPTE EG 432-1 and ITU-R BT.709.
  func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    typealias Space = Color.RGBColorSpace
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (Space.encoded(red), Space.encoded(green), Space.encoded(blue))
    case .displayP3:
      let (r, g, b) = (Space.decoded(red), Space.decoded(green), Space.decoded(blue))
      func component(_ x: Double, _ y: Double, _ z: Double) -> Double {
        min(max(Space.encoded(x * r + y * g + z * b), 0), 1)
      }
      return (
        component(1.2249401763, -0.2249401763, 0), component(-0.0420569547, 1.0420569547, 0),
        component(-0.0196375546, -0.0786360456, 1.0982736001)
      )
    }
  }

  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
  }

  static func decoded(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
  }
}
