import Vitrine

/// The screen of a device, as pages and pictures of screens draw it; lengths are in points.
package struct PageScreen: Hashable, Encodable, Sendable {
  /// A box, relative to the upper left corner of the screen.
  package struct Box: Hashable, Encodable, Sendable {
    package let x, y, width, height: Double

    init(_ box: Rect) {
      (x, y) = (box.minX, box.minY)
      (width, height) = (box.width, box.height)
    }
  }

  /// The grid of a Home Screen: the side of a small widget, and the space between two.
  package struct Grid: Hashable, Encodable, Sendable {
    package let small, gapX, gapY: Double
  }

  package let width, height: Double
  /// Pixels per point.
  package let scale: Double
  /// The radii of the corners, clockwise from the upper left one.
  package let corners: [Double]
  /// The Dynamic Island, or a round camera.
  package let camera: Box?
  /// The width of the column at the trailing edge that belongs to the system.
  package let column: Double
  /// The fold of the screen.
  package let fold: Box?
  /// The number of Live Activities that a phone shows together.
  package let activities: Int
  package let grid: Grid

  /// The radius of corners whose radius is unknown.
  private static let usualCorner = 58.0
  /// The device whose screen is used for devices without the Home Screen of a phone.
  private static let usualDevice = Device.standard(for: .family(.systemSmall), on: .current)

  /// Creates the screen of a picture's device.
  package init(_ surface: ResolvedSurface) {
    let own = ScreenTable.row(of: surface.device)
    let device = own == nil ? PageScreen.usualDevice ?? surface.device : surface.device
    let row = own ?? ScreenTable.row(of: device)
    let size = row?.size ?? Size(width: 393, height: 852)
    (width, height, scale) = (size.width, size.height, device.scale)
    corners = row?.features?.corners ?? Array(repeating: PageScreen.usualCorner, count: 4)
    camera = row?.camera.map(Box.init)
    column = row?.features?.column ?? 0
    fold = row?.features?.fold.map(Box.init)
    activities = row?.activities ?? 1
    grid = Grid(device, surface.request.design)
  }
}

extension PageScreen.Grid {
  /// Creates the grid that follows from the sizes of a device's families.
  init(_ device: Device, _ design: DesignGeneration) {
    let (small, large) = (
      device.size(of: .systemSmall, on: design) ?? .zero,
      device.size(of: .systemLarge, on: design) ?? .zero
    )
    self.small = small.width
    gapX = max(0, large.width - 2 * small.width)
    gapY = max(0, large.height - 2 * small.height)
  }
}
