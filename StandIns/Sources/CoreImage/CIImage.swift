@_spi(StandIns) @_exported import VitrineUIKit

/// An image that is processed by filters: here, the modules of a QR code, which filters colour and
/// transforms enlarge.
open class CIImage: NSObject {
  /// A grid of dark and light squares, row by row from the top.
  struct Grid {
    var rows: [[Bool]]
    var dark = CIColor.black
    var light = CIColor.white
    var size: CGSize { CGSize(width: rows.first?.count ?? 0, height: rows.count) }
  }

  let grid: Grid?
  /// The transform of the grid; the y axis points up.
  private let map: CGAffineTransform
  private let crop: CGRect?

  init(grid: Grid?, map: CGAffineTransform = .identity, crop: CGRect? = nil) {
    (self.grid, self.map, self.crop) = (grid, map, crop)
    super.init()
  }

  /// The extent of the image.
  open var extent: CGRect {
    guard let grid else { return .zero }
    let whole = CGRect(origin: .zero, size: grid.size).applying(map)
    return crop.map { $0.intersection(whole) } ?? whole
  }
  /// Creates an image from one of UIKit; always `nil`.
  public convenience init?(image: UIImage) { return nil }
  /// Creates an image from a bitmap; it is always empty.
  public convenience init(cgImage: CGImage) { self.init(grid: nil) }
  /// Creates an image from data; always `nil`.
  public convenience init?(data: Data) { return nil }
  /// Returns the transformed image.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(grid: grid, map: map.concatenating(matrix), crop: crop?.applying(matrix))
  }
  /// Returns the image with nearest-neighbour sampling, which it always has.
  open func samplingNearest() -> CIImage { self }
  /// Returns a part of the image.
  open func cropped(to rect: CGRect) -> CIImage {
    CIImage(grid: grid, map: map, crop: crop.map { $0.intersection(rect) } ?? rect)
  }
  /// Returns the output image of a filter with a name.
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: name) else { return CIImage(grid: nil) }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? CIImage(grid: nil)
  }

  /// Returns the image in other colours.
  func colored(dark: CIColor, light: CIColor) -> CIImage {
    guard var grid else { return self }
    (grid.dark, grid.light) = (dark, light)
    return CIImage(grid: grid, map: map, crop: crop)
  }

  /// The maximum number of pixels of an image.
  private static let limit = 16.0 * 1024 * 1024

  /// Returns the pixels of a part of the image; `nil` for one that is empty or too large.
  func pixels(of rect: CGRect) -> (bytes: [UInt8], columns: Int, rows: Int)? {
    guard let grid, abs(map.a * map.d - map.b * map.c) > 0 else { return nil }
    let (width, height) = (rect.width.rounded(), rect.height.rounded())
    guard width >= 1, height >= 1, width * height <= CIImage.limit else { return nil }
    let (columns, rows) = (Int(width), Int(height))
    let (back, extent) = (map.inverted(), extent)
    let (dark, light) = (grid.dark.bytes, grid.light.bytes)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        let point = CGPoint(
          x: rect.minX + CGFloat(column) + 0.5, y: rect.maxY - CGFloat(row) - 0.5)
        guard extent.contains(point) else {
          bytes += [0, 0, 0, 0]
          continue
        }
        bytes += grid.isDark(at: point.applying(back)) ? dark : light
      }
    }
    return (bytes, columns, rows)
  }
}

extension CIImage.Grid {
  /// Returns whether the square at a point is dark; the first row is at the top.
  fileprivate func isDark(at point: CGPoint) -> Bool {
    let row = min(max(rows.count - 1 - Int(point.y.rounded(.down)), 0), rows.count - 1)
    let column = min(max(Int(point.x.rounded(.down)), 0), rows[row].count - 1)
    return rows[row][column]
  }
}

/// A colour of Core Image.
public final class CIColor: NSObject, Sendable {
  /// The red component, from 0 to 1.
  public let red: CGFloat
  /// The green component, from 0 to 1.
  public let green: CGFloat
  /// The blue component, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  /// Creates a colour from components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates a colour from one of UIKit, in the light colour scheme.
  public convenience init(color: UIColor) {
    var parts = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }
  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// A transparent colour.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The inverted colour.
  var inverted: CIColor { CIColor(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha) }

  /// The components as bytes.
  var bytes: [UInt8] {
    [red, green, blue, alpha].map { UInt8((min(max($0.isNaN ? 0 : $0, 0), 1) * 255).rounded()) }
  }
}
