import Vitrine

/// A place whose whole screen is drawn, with the widgets that it shows.
enum ScreenPlace: String, CaseIterable, Sendable {
  /// The Home Screen of a phone or a tablet.
  case homeScreen
  /// The Lock Screen of a phone or a tablet.
  case lockScreen
  /// A phone that charges in landscape.
  case standBy
  /// The desktop of a Mac.
  case desktop

  /// The place in requests for widgets.
  var location: WidgetLocation {
    switch self {
    case .homeScreen: .homeScreen
    case .lockScreen: .lockScreen
    case .standBy: .standBy
    case .desktop: .desktop
    }
  }

  /// The place that is drawn first of a kind of device; `nil` if it has none.
  static func usual(on platform: Device.Platform) -> ScreenPlace? {
    allCases.first { $0.exists(on: platform) }
  }

  /// Whether a kind of device has the place.
  func exists(on platform: Device.Platform) -> Bool {
    LocationTable.row(location, on: platform) != nil
  }

  /// Returns a request with what the place itself decides.
  func completing(_ request: RenderRequest, on platform: Device.Platform) -> RenderRequest {
    var request = request
    request.location = location
    let modes = LocationTable.row(location, on: platform)?.modes ?? [:]
    if modes[request.appearance] == nil { request.appearance = .standard }
    // StandBy is dark, without a wallpaper.
    if self == .standBy { request.colorScheme = .dark }
    return request
  }

  /// The families and presentations that the place shows, in the order in which they are arranged.
  func targets(on platform: Device.Platform) -> [RenderTarget] {
    guard let row = LocationTable.row(location, on: platform) else { return [] }
    let families = row.families.map(RenderTarget.family)
    return switch self {
    case .homeScreen, .desktop: families
    case .standBy: families + [.activity(.standBy)]
    case .lockScreen:
      families.filter { $0.family?.isSystem == false }
        + [.activity(.lockScreen), .control(.controlLockScreen)]
    }
  }
}
