import Vitrine
import VitrineSnapshot

/// Arranges widgets on the screens of a device's places.
struct ScreenBuilder {
  let place: ScreenPlace
  /// The resolved request of the place, which decides about device, scheme and language.
  let surface: ResolvedSurface
  /// The request with the language and the date of the system's texts.
  let texts: RenderRequest
  let screen: PageScreen
  /// The file of an image behind the widgets; `nil` for the colour of the request, or a gradient.
  let wallpaper: [UInt8]?
  /// The text of clocks.
  let clock: JSONValue

  private let isRightToLeft: Bool

  /// Creates the screens of a place, for the device and the language of a widget on it.
  ///
  /// - Throws: `ArchiveError` when texts cannot be laid out.
  init(
    _ place: ScreenPlace, like widget: LaidOutWidget, wallpaper: [UInt8]?, _ renderer: Renderer
  ) throws(ArchiveError) {
    (self.place, self.surface, self.wallpaper) = (place, widget.request.surface, wallpaper)
    isRightToLeft = widget.isRightToLeft
    var texts = widget.request.request
    texts.date = widget.request.date
    self.texts = texts
    clock = try ScreenClock.text(texts, renderer)
    screen = PageScreen(surface)
  }

  /// The size of a Mac's screen, in points: that of the largest pictures in the App Store.
  static let desktop = Size(width: 1440, height: 900)
  static let desktopCorner = 16.0
  static let day: JSONValue = ["format": ["dateTime": ["template": "EEEEdMMMM"]]]

  /// Returns the screens that show all widgets; there is one at least.
  func scenes(of widgets: [ScreenWidget]) -> [ScreenScene] {
    switch place {
    case .homeScreen: homeScreens(widgets)
    case .lockScreen: lockScreens(widgets)
    case .standBy: standBy(widgets)
    case .desktop: desktops(widgets)
    }
  }

  var size: Size {
    switch place {
    case .desktop: ScreenBuilder.desktop
    case .standBy: Size(width: screen.height, height: screen.width)
    case .homeScreen, .lockScreen: Size(width: screen.width, height: screen.height)
    }
  }

  private var isMirrored: Bool {
    place != .standBy && isRightToLeft
  }

  /// Returns a screen with its wallpaper.
  func scene() -> ScreenScene {
    let isDesktop = place == .desktop
    var scene = ScreenScene(
      size: size, scale: surface.scale,
      corners: isDesktop
        ? Array(repeating: ScreenBuilder.desktopCorner, count: 4)
        : place == .standBy ? [screen.corners[3]] + screen.corners.dropLast() : screen.corners)
    if place == .standBy {
      scene.lower.fill(scene.bounds, "black")
    } else if let wallpaper {
      scene.lower.image(wallpaper, in: scene.bounds)
    } else {
      scene.lower.fill(
        scene.bounds,
        surface.request.wallpaper.map { JSONValue(encoding: $0) } ?? gradient(isDesktop))
    }
    return scene
  }

  /// The wallpaper of a page's screens.
  private func gradient(_ isDesktop: Bool) -> JSONValue {
    let isDark = surface.request.colorScheme == .dark
    let stops: [(String, Double)] =
      switch (isDesktop, isDark) {
      case (false, false): [("#FFD8A8", 0), ("#F783AC", 0.38), ("#845EF7", 0.72), ("#364FC7", 1)]
      case (false, true): [("#1B1F4B", 0), ("#43236B", 0.45), ("#7A2E5D", 0.8), ("#B4554D", 1)]
      case (true, false): [("#74C0FC", 0), ("#748FFC", 0.48), ("#9775FA", 1)]
      case (true, true): [("#16213E", 0), ("#2B2B6B", 0.5), ("#5C2A68", 1)]
      }
    return [
      "linearGradient": [
        "stops": .array(
          stops.map { ["color": .string($0.0), "location": .number($0.1)] }),
        "startPoint": ["x": 0.37, "y": 0], "endPoint": ["x": 0.63, "y": 1],
      ]
    ]
  }

  /// The width of the line around an island on a dark wallpaper, white at 0.047.
  ///
  /// Source: one picture, in which (2, 19, 59) is (14, 30, 68) there.
  private static let rim = 1.5

  /// Whether the wallpaper is a colour without a component above a half, or the usual one of the dark
  /// scheme; nothing is assumed of an image.
  private var hasDarkWallpaper: Bool {
    guard wallpaper == nil else { return false }
    guard let color = surface.request.wallpaper?.resolved(in: surface.request.colorScheme) else {
      return surface.request.colorScheme == .dark
    }
    return max(color.red, color.green, color.blue) < 0.5
  }

  func mirrored(_ box: Rect) -> Rect {
    guard isMirrored else { return box }
    return Rect(
      x: size.width - box.maxX, y: box.minY, width: box.width, height: box.height)
  }

  /// Adds the line at the upper edge, the camera and the bar at the lower edge.
  func addStatus(to scene: inout ScreenScene, showsClock: Bool = true) {
    if let fold = screen.fold {
      scene.upper.fill(
        Rect(x: fold.x, y: 0, width: fold.width, height: size.height), "#00000014")
    }
    let hole = screen.camera.map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    if let hole {
      if hasDarkWallpaper {
        let rim = hole.inset(by: EdgeInsets(-ScreenBuilder.rim))
        scene.upper.fill(rim, radius: rim.height / 2, "#FFFFFF0C")
      }
      scene.upper.fill(hole, radius: hole.height / 2, "black")
    }
    scene.upper.fill(
      Rect(x: size.width / 2 - 69, y: size.height - 13, width: 138, height: 5), radius: 2.5,
      "#FFFFFFD9")
    guard screen.column == 0 else { return }
    let isWide = size.width > 600 || hole == nil
    let middle = isWide ? 22 : hole?.midY ?? 22
    let side = isWide ? 120 : hole?.minX ?? 120
    if showsClock {
      scene.upper.text(
        clock, in: mirrored(Rect(x: 0, y: middle - 14, width: side, height: 28)),
        size: 17, weight: "semibold", hasShadow: true)
    }
    for (index, name) in ["cellularbars", "wifi", "battery.100percent"].enumerated() {
      let center = size.width - side / 2 + (Double(index) - 1) * 26
      scene.upper.symbol(
        name, in: mirrored(Rect(x: center - 15, y: middle - 14, width: 30, height: 28)), size: 15)
    }
  }

}
