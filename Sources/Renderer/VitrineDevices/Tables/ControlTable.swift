import VitrineGeometry

/// The dimensions of control presentations, in points.
///
/// Apple publishes no sizes of controls, so all numbers are assumptions. Those of Control Center
/// were measured by the author of a public app; the others are derived from them.
package enum ControlTable {
  /// Side of one cell of Control Center.
  package static let cell = 78.0
  /// Diameter of a control at the bottom of the Lock Screen.
  package static let lockScreen = 50.0
  /// Height of the texts below a control in the gallery.
  package static let galleryTexts = 46.0
  /// Height of the text that describes the Action button's control.
  package static let hint = 36.0
  /// Space between the island and this text.
  package static let hintSpacing = 12.0
  /// The height of the line above the controls that shows the result of a press.
  package static let status = 36.0

  /// The presentations of a Mac.
  private static let mac: Set<ControlPresentation> = [
    .controlSmall, .controlMedium, .controlLarge, .controlGallery,
  ]

  /// Phones with an Action button.
  ///
  /// Source: Apple's technical specifications.
  private static let actionButtonPhones: Set = [
    "iPhone 18 Pro Max", "iPhone 18 Pro", "iPhone 17e", "iPhone 17 Pro Max", "iPhone 17 Pro",
    "iPhone 17", "iPhone Air", "iPhone 16 Pro Max", "iPhone 16 Pro", "iPhone 16 Plus", "iPhone 16",
    "iPhone 16e", "iPhone 15 Pro Max", "iPhone 15 Pro",
  ]

  /// The size of a presentation on a device; `nil` when the device does not show it.
  ///
  /// Source: Apple Human Interface Guidelines, Controls: they are in Control Center on iPhone and
  /// iPad, and on the Lock Screen and the Action button of iPhone. Since macOS 26 and watchOS 26
  /// ("What's new in widgets", WWDC 2025), they are also in Control Center of Mac and Apple Watch.
  package static func size(of presentation: ControlPresentation, on device: Device) -> Size? {
    switch device.platform {
    case .iPhone, .iPad: break
    case .mac where mac.contains(presentation): break
    case .watch where presentation == .controlSmall: return Size(width: 94, height: 56)
    case .mac, .watch, .vision: return nil
    }
    let row = ScreenTable.row(of: device)
    guard row != nil || device.platform == .mac else { return nil }
    let isPhone = device.platform == .iPhone
    switch presentation {
    case .controlSmall: return Size(width: cell, height: cell)
    case .controlMedium: return Size(width: 2 * cell, height: cell)
    case .controlLarge: return Size(width: 2 * cell, height: 2 * cell)
    case .controlGallery: return Size(width: 2 * cell, height: cell + galleryTexts)
    case .controlStatus:
      return row.map { Size(width: min($0.size.width, 4 * cell), height: status) }
    case .controlLockScreen: return isPhone ? Size(width: lockScreen, height: lockScreen) : nil
    case .controlActionButton:
      guard actionButtonPhones.contains(device.name) else { return nil }
      let width = row?.island?.expanded ?? ActivityTable.Island.standard.expanded
      return Size(width: width, height: ActivityTable.islandHeight + hintSpacing + hint)
    }
  }
}
