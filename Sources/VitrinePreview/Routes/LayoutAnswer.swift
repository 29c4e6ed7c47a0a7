import Vitrine
import VitrineLive

/// What the page is told of a picture beside its pixels.
struct LayoutAnswer: Encodable {
  struct Warning: Encodable {
    let message: String
    let path: String
    let hint: String?
  }

  /// A box in points.
  struct Box: Encodable {
    let x, y, width, height: Double

    init(_ frame: Rect) {
      (x, y) = (frame.minX, frame.minY)
      (width, height) = (frame.maxX - frame.minX, frame.maxY - frame.minY)
    }
  }

  /// A view or a modifier, and what is in it.
  struct View: Encodable {
    let name: String
    let frame: Box
    let children: [View]

    init(_ tree: FrameTree) {
      (name, frame) = (tree.name, Box(tree.frame))
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

  /// One axis in words.
  struct Fact: Encodable {
    let title: String
    let text: String
  }

  /// An element that assistive technology stops at.
  struct Element: Encodable {
    let order: Int
    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
    let frame: Box
  }

  let generation: Int
  /// Width and height in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  let warnings: [Warning]
  let frames: View
  /// Regions that react to taps, back to front.
  let hits: [Hit]
  let facts: [Fact]
  /// The date of the picture.
  let date: ArchiveDate
  /// Index of the timeline's entry.
  let entry: Int?
  /// What is read, in its order.
  let elements: [Element]
  /// The words of the command that draws the same picture.
  let command: [String]

  init(_ rendering: LiveRendering) {
    generation = rendering.generation
    let layout = rendering.layout
    (size, scale) = (layout.size, layout.scale)
    warnings = rendering.warnings.map {
      Warning(message: $0.message, path: $0.path.description, hint: $0.hint)
    }
    (frames, hits) = (View(layout.frames), layout.hitRegions.compactMap(Hit.init))
    facts = RequestAxis.all.map { Fact(title: $0.title, text: $0.text(layout.request.surface)) }
    (date, entry) = (layout.request.date, layout.request.entry)
    let root = try? rendering.accessibility()
    elements = (root?.readingOrder ?? []).map { element in
      Element(
        order: element.order ?? 0, label: element.label, value: element.value, hint: element.hint,
        traits: element.traits.map(\.rawValue), frame: Box(element.frame))
    }
    command = ["vitrine", "render", rendering.file] + rendering.arguments
  }
}
