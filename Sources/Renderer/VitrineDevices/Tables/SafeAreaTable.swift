import VitrineGeometry

/// Safe areas of the screens of iPhone and iPad, in points, without bars of apps.
///
/// Sources: values that developers read from devices and published. 44, 34 and 21 points, on their side
/// 44, and 24 and 20 of iPads without a button: karolszafranski/SafeAreaInsetsWithStoryboard on GitHub,
/// iOS 13.2. 47, 48 and 50 points, 20 of devices with a button, and the same of iPads:
/// YusukeHosonuma/SwiftUI-Simulator, `DeviceInfo`, which has 44 for iPhone 11 on its side, where
/// 48 is drawn. 59 points, both orientations: csl.cool, "iOS Layout Adaptation".
/// Assumed: 62 and 68 points, that iPhone Duo has the insets of the phones of its year, and that a
/// screen that is not listed has a status bar of 24 points.
enum SafeAreaTable {
  /// The insets of the screens of one size.
  struct Row: Sendable {
    /// Width and height in portrait.
    let size: Size
    /// The status bar in portrait; on its side, the space beside the camera.
    let top: Double
    /// The home indicator in portrait and in landscape.
    var home = (portrait: 34.0, landscape: 21.0)
    /// The devices; empty for all others of the size.
    var names: [String] = []
  }

  private static func phone(
    _ width: Double, _ height: Double, top: Double, landscape: Double = 21,
    names: [String] = []
  ) -> Row {
    Row(
      size: Size(width: width, height: height), top: top, home: (34, landscape), names: names)
  }

  private static func button(_ width: Double, _ height: Double, names: [String] = []) -> Row {
    Row(size: Size(width: width, height: height), top: 20, home: (0, 0), names: names)
  }

  /// Rows with names precede those of all devices of their size.
  static let phones: [Row] = [
    phone(440, 956, top: 62), phone(402, 874, top: 62), phone(420, 912, top: 68),
    phone(430, 932, top: 59), phone(393, 852, top: 59), phone(390, 844, top: 47),
    phone(428, 926, top: 47),
    phone(375, 812, top: 50, names: ["iPhone 13 mini", "iPhone 12 mini"]),
    phone(375, 812, top: 44),
    phone(414, 896, top: 48, names: ["iPhone 11", "iPhone XR"]), phone(414, 896, top: 44),
    button(414, 736), button(375, 667),
    phone(466, 678, top: 62), phone(669, 951, top: 62), phone(951, 669, top: 62),
  ]

  /// The height of the status bar and of the home indicator of an iPad, without and with a button.
  private static let pad = (bar: 24.0, home: 20.0)
  private static let padWithButton = (bar: 20.0, home: 0.0)
  private static let padsWithButton: Set<String> = [
    "iPad Pro 9.7-inch", "iPad Air 9.7-inch", "iPad 9.7-inch", "iPad mini 7.9-inch",
    "iPad Air 10.5-inch", "iPad 10.2-inch", "iPad Pro 10.5-inch",
  ]

  /// Returns the insets of a screen.
  static func insets(of device: Device, in presentation: ScreenPresentation) -> EdgeInsets {
    guard WindowTable.size(of: device) == nil else { return WindowTable.insets(of: device) }
    guard device.platform == .iPhone else {
      let edges = padsWithButton.contains(device.name) ? padWithButton : pad
      return EdgeInsets(top: edges.bar, leading: 0, bottom: edges.home, trailing: 0)
    }
    let size = ScreenTable.row(of: device)?.size
    let rows = phones.filter { $0.size == size }
    guard let row = rows.first(where: { $0.names.contains(device.name) }) ?? rows.last else {
      return EdgeInsets(top: pad.bar, leading: 0, bottom: 0, trailing: 0)
    }
    guard presentation == .screenLandscape else {
      return EdgeInsets(top: row.top, leading: 0, bottom: row.home.portrait, trailing: 0)
    }
    // A phone on its side has no status bar.
    let side = row.home.portrait > 0 ? row.top : 0
    return EdgeInsets(top: 0, leading: side, bottom: row.home.landscape, trailing: side)
  }
}

/// How much room an app has in one direction.
package enum ScreenSizeClass: Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

extension Device {
  /// The size of the screen, in points; `nil` if it is not known, or the device has no such side.
  package func screenSize(in presentation: ScreenPresentation) -> Size? {
    if let size = WindowTable.size(of: self) { return presentation == .screen ? size : nil }
    guard let size = ScreenTable.row(of: self)?.size else { return nil }
    let isWide = size.width > size.height
    return isWide == (presentation == .screenLandscape)
      ? size : Size(width: size.height, height: size.width)
  }

  /// The space at the edges of the screen that the system's bars and the camera take, in points.
  package func safeArea(of presentation: ScreenPresentation) -> EdgeInsets {
    SafeAreaTable.insets(of: self, in: presentation)
  }

  /// The safe area of a screen; `nil` for other targets.
  package func safeArea(in target: RenderTarget) -> EdgeInsets? {
    if case .screen(let presentation) = target { safeArea(of: presentation) } else { nil }
  }

  /// The size classes of an app that fills the screen.
  ///
  /// Source: Apple Human Interface Guidelines, Layout, "Device size classes": phones whose screens
  /// are 414 points wide or more, without iPhone X's narrow ones, are regular when on their side.
  package func sizeClasses(
    in presentation: ScreenPresentation
  ) -> (horizontal: ScreenSizeClass, vertical: ScreenSizeClass) {
    guard platform == .iPhone else { return (.regular, .regular) }
    guard presentation == .screenLandscape else { return (.compact, .regular) }
    let width = screenSize(in: .screen)?.width ?? 0
    return (width >= 414 ? .regular : .compact, .compact)
  }
}
