import Vitrine
import VitrineLive
import VitrineSnapshot

/// The description of a picture for the page.
struct LayoutAnswer: Encodable {
  struct Warning: Encodable {
    let message: String
    let path: String
    let hint: String?
    /// The location of the statement that makes the view; `nil` if it is unknown.
    let source: FindingPlace?
  }

  /// A box in points.
  struct Box: Encodable {
    let x, y, width, height: Double

    init(_ frame: Rect) {
      (x, y) = (frame.minX, frame.minY)
      (width, height) = (frame.maxX - frame.minX, frame.maxY - frame.minY)
    }
  }

  /// A view or a modifier, with its children.
  struct View: Encodable {
    let name: String
    let frame: Box
    /// The path in the archive; `nil` if it has none.
    let path: String?
    let children: [View]

    init(_ tree: FrameTree) {
      (name, frame, path) = (tree.name, Box(tree.frame), tree.path?.description)
      children = tree.children.map(View.init)
    }
  }

  /// A region that reacts to taps.
  struct Hit: Encodable {
    let id: String
    let role: HitRegion.Role
    let action: Action?
    let isEnabled: Bool
    let isOn: Bool?
    let box: Box

    init?(_ region: HitRegion) {
      guard let bounds = region.shape.tightBounds else { return nil }
      (id, role, action) = (region.id, region.role, region.action)
      (isEnabled, isOn, box) = (region.isEnabled, region.isOn, Box(bounds))
    }
  }

  /// The surroundings of the widget.
  struct Backdrop: Encodable {
    enum Ground: String, Encodable { case plain, wallpaper, black }

    let ground: Ground
    let isDark: Bool
    /// Whether the clock of a Lock Screen is visible.
    let hasClock: Bool

    init(_ surface: ResolvedSurface) {
      let (target, location) = (surface.request.target, surface.location)
      let own = PageTarget.all[target.name]?.ground ?? .none
      hasClock =
        own == .wallpaper || location == .lockScreen || target == .activity(.lockScreen)
        || target == .control(.controlLockScreen)
      isDark = surface.request.colorScheme == .dark
      if location == .standBy || target == .activity(.standBy) || target.isInIsland {
        ground = .black
      } else {
        let isAlone = location == nil && surface.renderingMode != .vibrant && own == .none
        ground = isAlone && !hasClock ? .plain : .wallpaper
      }
    }
  }

  /// An accessibility element, with its place in the reading order.
  struct Element: Encodable {
    let order: Int
    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
    let frame: Box
  }

  let generation: Int
  /// The size in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  let warnings: [Warning]
  let frames: View
  /// The regions that react to taps, back to front.
  let hits: [Hit]
  /// The name of the family or presentation.
  let family: String
  let backdrop: Backdrop
  /// The device around the picture.
  let surroundings: PageSurroundings
  /// The current values, by the keys of their axes.
  let values: [String: String]
  /// The date of the picture.
  let date: ArchiveDate
  /// The index of the timeline's entry.
  let entry: Int?
  /// The accessibility elements, in reading order.
  let elements: [Element]
  /// The command that draws the same picture.
  let command: [String]

  /// Describes a picture.
  ///
  /// - Parameters:
  ///   - source: the arguments that name the archive on a command line.
  ///   - place: returns the location of the statement that makes the view at a path.
  init(
    _ rendering: LiveRendering, source: [String], place: (String) -> FindingPlace?
  ) {
    generation = rendering.generation
    let layout = rendering.layout
    (size, scale) = (layout.size, layout.scale)
    warnings = rendering.warnings.map {
      Warning(
        message: $0.message, path: $0.path.description, hint: $0.hint,
        source: place($0.path.description))
    }
    (frames, hits) = (View(layout.locatedFrames), layout.hitRegions.compactMap(Hit.init))
    let surface = layout.request.surface
    (family, backdrop) = (surface.request.target.name, Backdrop(surface))
    surroundings = PageSurroundings(surface)
    values = Dictionary(uniqueKeysWithValues: RequestAxis.all.map { ($0.key, $0.text(surface)) })
    (date, entry) = (layout.request.date, layout.request.entry)
    elements = rendering.accessibility.readingOrder.map { element in
      Element(
        order: element.order ?? 0, label: element.label, value: element.value, hint: element.hint,
        traits: element.traits.map(\.rawValue), frame: Box(element.frame))
    }
    command = ["vitrine", "render"] + source + rendering.arguments
  }
}
