import Vitrine

/// A surface of a device on which a gallery shows pictures.
enum GallerySurface: String, Encodable, CaseIterable {
  case plain, home, lock, island, standby, watch, control, carplay, mac

  /// The title of the surface.
  var title: String {
    switch self {
    case .plain: "Plain"
    case .home: "Home Screen"
    case .lock: "Lock Screen"
    case .island: "Dynamic Island"
    case .standby: "StandBy"
    case .watch: "Watch"
    case .control: "Control Center"
    case .carplay: "CarPlay"
    case .mac: "Mac"
    }
  }

  /// Returns the parts of surfaces that a picture occupies, by surface.
  static func parts(of surface: ResolvedSurface) -> [String: Part] {
    var parts: [String: Part] = [:]
    for place in allCases { parts[place.rawValue] = place.part(of: surface) }
    return parts
  }

  /// Returns the surface on which a picture is shown first; `nil` if it is shown by itself.
  static func main(of surface: ResolvedSurface) -> GallerySurface? {
    // A widget for a watch is on a phone's surfaces only because of its family.
    let own: [GallerySurface] = surface.device.platform == .watch ? [.watch] : []
    return (own + allCases).first { $0 != .plain && $0.part(of: surface) != nil }
  }

  /// The part of a surface that a picture occupies; the page arranges the parts.
  enum Part: String, Encodable {
    /// A separate cell.
    case slot
    /// One, two, four, six or eight cells of a Home Screen.
    case one, two, four, six, eight
    /// The line above a clock.
    case inline
    /// The line below a clock.
    case line
    /// The area between clock and tools.
    case activity
    /// A button at the bottom of a Lock Screen.
    case tool
    /// The content next to the camera, which leaves it uncovered.
    case beside
    /// The whole display.
    case whole
    /// A card of a stack.
    case card
    /// A complication, next to others.
    case complication
    /// A control in its cells.
    case tile
    /// The line that shows what a control did.
    case status
    /// A control in the gallery of controls.
    case offer
    /// An item of a menu bar.
    case menu
  }

  /// Returns the part that a picture occupies; `nil` if the surface does not show it.
  func part(of surface: ResolvedSurface) -> Part? {
    switch (self, surface.request.target) {
    case (.plain, _): return .slot
    case (.standby, .family), (.carplay, .family):
      let own: WidgetLocation = self == .standby ? .standBy : .carPlay
      return surface.request.location == own ? .slot : nil
    case (_, .family(let family)): return part(of: family, surface)
    case (_, .activity(let presentation)): return part(of: presentation, surface)
    case (_, .control(let presentation)): return part(of: presentation)
    case (_, .screen): return nil
    }
  }

  private func part(of family: WidgetFamily, _ surface: ResolvedSurface) -> Part? {
    let isDark = surface.request.colorScheme == .dark
    switch self {
    case .home:
      guard [.iPhone, .iPad].contains(surface.device.platform), surface.request.location == nil
      else { return nil }
      return switch family {
      case .systemSmall: .one
      case .systemMedium: .two
      case .systemLarge: .four
      case .systemExtraLargePortrait: .six
      case .systemExtraLarge: surface.device.platform == .iPad ? .eight : nil
      case .accessoryCircular, .accessoryRectangular, .accessoryInline,
        .accessoryCorner:
        nil
      }
    case .lock:
      guard !family.isSystem, surface.device.platform != .watch else { return nil }
      return family == .accessoryInline ? .inline : .line
    case .watch:
      guard !family.isSystem, isDark, family != .accessoryInline else { return nil }
      return family == .accessoryRectangular ? .card : .complication
    case .control: return family == .accessoryCircular && isDark ? .slot : nil
    case .mac: return family.isSystem && surface.device.platform == .mac ? .slot : nil
    case .plain, .island, .standby, .carplay: return nil
    }
  }

  private func part(of presentation: ActivityPresentation, _ surface: ResolvedSurface) -> Part? {
    switch (self, presentation) {
    case (.lock, .lockScreen): .activity
    case (.island, .minimal): .beside
    case (.island, _): RenderTarget.activity(presentation).isInIsland ? .slot : nil
    case (.standby, .standBy): .whole
    case (.watch, .smartStack): .card
    case (.carplay, .carPlay): .slot
    case (.mac, .menuBar): .menu
    case (.plain, _), (.home, _), (.lock, _), (.standby, _), (.watch, _), (.control, _),
      (.carplay, _), (.mac, _):
      nil
    }
  }

  private func part(of presentation: ControlPresentation) -> Part? {
    switch (self, presentation) {
    case (.lock, .controlLockScreen): .tool
    case (.island, .controlActionButton): .slot
    case (.control, .controlSmall), (.control, .controlMedium), (.control, .controlLarge): .tile
    case (.control, .controlStatus): .status
    case (.control, .controlGallery): .offer
    case (.plain, _), (.home, _), (.lock, _), (.island, _), (.standby, _), (.watch, _),
      (.control, _), (.carplay, _), (.mac, _):
      nil
    }
  }
}

/// A surface in the data of the page.
struct PageSurface: Encodable {
  let key: String
  let title: String

  static let all = GallerySurface.allCases.map { PageSurface(key: $0.rawValue, title: $0.title) }
}

extension GalleryItem {
  /// The parts of surfaces that the picture occupies, by surface.
  var parts: [String: GallerySurface.Part] { GallerySurface.parts(of: request.surface) }
}
