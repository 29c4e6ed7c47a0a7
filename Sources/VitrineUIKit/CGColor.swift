package import VitrineModel

/// A colour of Core Graphics.
public final class CGColor: Hashable, Sendable {
  /// The colour as archives hold it.
  package let archived: VitrineModel.Color

  package init(archived: VitrineModel.Color) { self.archived = archived }

  /// A colour of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      archived: .rgb(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  /// A colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(archived.resolved(in: .light).opacity) }
  /// Red, green, blue and opacity in the light scheme.
  public var components: [CGFloat]? {
    let color = archived.resolved(in: .light)
    return [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
  }
  /// The number of components.
  public var numberOfComponents: Int { 4 }

  /// Whether two colours are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.archived == right.archived }
  /// Feeds the colour to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(archived) }
}

extension UIColor {
  /// The colour for Core Graphics.
  public var cgColor: CGColor { CGColor(archived: archived) }
  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(archived: cgColor.archived) }
}
