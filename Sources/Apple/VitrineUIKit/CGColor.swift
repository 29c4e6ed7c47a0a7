package import VitrineGeometry

/// A colour of Core Graphics.
public final class CGColor: Hashable, Sendable {
  /// The colour in archives.
  package let archived: VitrineGeometry.Color

  package init(archived: VitrineGeometry.Color) { self.archived = archived }

  /// Creates a colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      archived: .rgb(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  /// Creates a colour from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey colour.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(archived.resolved(in: .light).opacity) }
  /// The red, green, blue and alpha components in the light colour scheme.
  public var components: [CGFloat]? {
    let color = archived.resolved(in: .light)
    return [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
  }
  /// The number of components.
  public var numberOfComponents: Int { 4 }

  /// Returns whether two colours are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.archived == right.archived }
  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(archived) }
}

extension UIColor {
  /// The colour as one of Core Graphics.
  public var cgColor: CGColor { CGColor(archived: archived) }
  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(archived: cgColor.archived) }
}

extension CGColor {
  /// The colour space of the components; always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Creates a colour from components: three and alpha, or grey and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.numberOfComponents == 3 else {
      self.init(gray: components[0], alpha: components[1])
      return
    }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Returns the colour with another alpha component.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let parts = components, parts.count == 4 else { return nil }
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Returns the colour unchanged: all colours are in sRGB.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }

  /// The colour black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// The colour white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// A transparent colour.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

/// How colours outside a colour space's gamut are mapped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The standard rendering intents.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The quality of scaled images.
public typealias CGInterpolationQuality = CGContext.InterpolationQuality
