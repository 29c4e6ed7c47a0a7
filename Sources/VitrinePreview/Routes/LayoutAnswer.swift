import Vitrine
import VitrineLive

/// What the page is told of a picture beside its pixels.
struct LayoutAnswer: Encodable {
  struct Warning: Encodable {
    let message: String
    let path: String
    let hint: String?
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
    let frame: Rect
  }

  let generation: Int
  /// Width and height in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  let warnings: [Warning]
  let frames: FrameTree
  /// Regions that react to taps, back to front.
  let hits: [HitRegion]
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
    (frames, hits) = (layout.frames, layout.hitRegions)
    facts = RequestAxis.all.map { Fact(title: $0.title, text: $0.text(layout.request.surface)) }
    (date, entry) = (layout.request.date, layout.request.entry)
    let root = try? rendering.accessibility()
    elements = (root?.readingOrder ?? []).map { element in
      Element(
        order: element.order ?? 0, label: element.label, value: element.value, hint: element.hint,
        traits: element.traits.map(\.rawValue), frame: element.frame)
    }
    command = ["vitrine", "render", rendering.file] + rendering.arguments
  }
}
