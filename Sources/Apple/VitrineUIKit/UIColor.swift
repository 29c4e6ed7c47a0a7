@_exported import UserNotifications
@_exported import VitrineFoundation
package import VitrineGeometry

/// A colour of UIKit.
public final class UIColor: NSObject, Sendable {
  /// The colour in archives.
  package let archived: VitrineGeometry.Color

  package init(archived: VitrineGeometry.Color) { self.archived = archived }

  /// Creates a colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      archived: .rgb(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  /// Creates a grey colour.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  /// Creates a colour from hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = VitrineGeometry.Color.hue(
      Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
    self.init(archived: color)
  }
  /// Creates a colour from the asset catalogue.
  public convenience init?(named name: String) { self.init(archived: .named(name)) }
  /// Creates a colour from the asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(archived: .named(name))
  }
  /// Creates a colour from a closure that returns one for each colour scheme.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(archived: .scheme(light: light.archived, dark: dark.archived))
  }

  /// Returns the colour with another alpha component.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(archived: .opacity(archived, Double(alpha)))
  }

  /// Returns the components in the light colour scheme.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = archived.resolved(in: .light)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Returns the colour in the light or dark colour scheme.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let color = archived.resolved(in: traits.userInterfaceStyle == .dark ? .dark : .light)
    return UIColor(
      archived: .rgb(
        red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.archived == archived
  }
  public override var hash: Int { archived.hashValue }
}

extension VitrineGeometry.Color {
  /// A colour with hue, saturation and brightness from 0 to 1.
  ///
  /// Source: the hexcone of A. R. Smith (1978), which UIKit and SwiftUI document.
  package static func hue(
    _ hue: Double, saturation: Double, brightness: Double, opacity: Double
  ) -> VitrineGeometry.Color {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return .rgb(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}

/// The light or dark colour scheme, as UIKit names it.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The light and dark appearances.
  case unspecified, light, dark
}

/// The traits that UIKit views inherit.
public final class UITraitCollection: NSObject, Sendable {
  /// The light or dark colour scheme.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Creates a trait collection.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
  /// The traits of a device in the light colour scheme.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  /// The idiom of the device: an iPhone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Pixels per point.
  public var displayScale: CGFloat { 3 }
}

/// Traits that can be set; nothing reads them here.
public protocol UIMutableTraits {}
