import VitrineFoundation
internal import VitrineGeometry
internal import VitrineModel

/// Colours that pass into each other.
///
/// Each component is mixed by itself, without premultiplication (assumed), as everywhere in Core
/// Graphics, and not in Oklab as in SwiftUI.
public final class CGGradient: Sendable {
  /// The maximum number of colours of a gradient.
  private static let limit = 256
  fileprivate let stops: [Gradient.Stop]

  private init(_ colors: [VitrineGeometry.Color], _ locations: [Double]?) {
    stops = colors.enumerated().map { index, color in
      Gradient.Stop(color: color, location: locations?[index])
    }
  }

  /// A gradient of colours at locations from 0 to 1; without locations they are spread evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.archived }
    guard !colors.isEmpty, colors.count <= CGGradient.limit else { return nil }
    self.init(colors, CGGradient.places(locations, colors.count))
  }

  /// A gradient of colours given by their components.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard (1...CGGradient.limit).contains(count) else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)?.archived
    }
    self.init(colors, CGGradient.places(locations, count))
  }

  /// A gradient of colours; without locations they are spread evenly.
  convenience init?(_ colors: [CGColor], _ locations: [Double]?) {
    guard (1...CGGradient.limit).contains(colors.count),
      locations == nil || locations?.count == colors.count
    else { return nil }
    self.init(colors.map(\.archived), locations)
  }

  private static func places(_ locations: UnsafePointer<CGFloat>?, _ count: Int) -> [Double]? {
    locations.map { places in
      (0..<count).map { places[$0].isFinite ? min(max(Double(places[$0]), 0), 1) : 0 }
    }
  }
}

/// The ends beyond which a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills the bitmap with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    var linear = LinearGradient()
    (linear.stops, linear.colorSpace) = (gradient.stops, .device)
    (linear.startPoint, linear.endPoint) = (unit(start), unit(end))
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    guard length > 0, length.isFinite else { return }
    // A band across the line, which reaches beyond the bitmap.
    let far = reach / length
    let (first, last) = (
      options.contains(.drawsBeforeStartLocation) ? -far : 0,
      options.contains(.drawsAfterEndLocation) ? 1 + far : 1
    )
    let corners = [(first, far), (last, far), (last, -far), (first, -far)].map { along, across in
      Point(
        x: Double(start.x + way.dx * along - way.dy * across),
        y: Double(start.y + way.dy * along + way.dx * across))
    }
    let band = Path([.move(corners[0])] + corners.dropFirst().map(Path.Element.line) + [.close])
    fill(band, with: .gradient(.linear(linear)))
  }

  /// Fills the bitmap with a gradient between two circles, which are taken to have the end's centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, endRadius.isFinite, startRadius.isFinite else { return }
    var radial = RadialGradient()
    (radial.stops, radial.colorSpace) = (gradient.stops, .device)
    radial.center = unit(endCenter)
    (radial.startRadius, radial.endRadius) = (Double(startRadius), Double(endRadius))
    func circle(_ radius: CGFloat) -> Path {
      let corner = CGPoint(x: endCenter.x - radius, y: endCenter.y - radius)
      let box = CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius))
      return CGPath(ellipseIn: box, transform: nil).path
    }
    let grows = endRadius >= startRadius
    let (inside, outside): (CGGradientDrawingOptions, CGGradientDrawingOptions) =
      grows
      ? (.drawsBeforeStartLocation, .drawsAfterEndLocation)
      : (.drawsAfterEndLocation, .drawsBeforeStartLocation)
    var area = circle(options.contains(outside) ? reach : max(startRadius, endRadius))
    if !options.contains(inside) { area.elements += circle(min(startRadius, endRadius)).elements }
    fill(area, with: .gradient(.radial(radial)))
  }

  /// A distance in points of the caller that reaches beyond the bitmap from anywhere near it.
  private var reach: CGFloat {
    let scale = min(hypot(map.a, map.b), hypot(map.c, map.d))
    return CGFloat(4 * (width + height)) / max(scale, 0.001)
  }

  /// A point of the caller, as a share of the bitmap's size.
  private func unit(_ point: CGPoint) -> VitrineGeometry.UnitPoint {
    UnitPoint(x: Double(point.x / size.width), y: Double(point.y / size.height))
  }
}
