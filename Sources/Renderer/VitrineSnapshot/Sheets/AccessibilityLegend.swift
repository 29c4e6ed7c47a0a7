import Vitrine
import VitrineDisplayList

/// What is drawn beside the picture of a golden.
public enum GoldenLegend: String, ArchiveEnum {
  /// The elements that VoiceOver reads, numbered in the picture and listed beside it in their order.
  case accessibility
}

/// A picture with numbered boxes around the elements that VoiceOver reads, and what it reads of each.
package struct AccessibilityLegend {
  private let marked: MarkedPicture
  private let elements: [AccessibilityElement]

  /// Creates a legend of a widget that was laid out with its accessibility elements.
  package init(of widget: LaidOutWidget) {
    elements = widget.accessibility.readingOrder
    marked = MarkedPicture(
      widget: widget,
      marks: elements.map { .init(text: "\($0.order ?? 0)", frame: $0.frame) })
  }

  /// The width of the list, in points.
  private static let width = 260.0
  private static let margin = 12.0
  /// The maximum height of a page, in points.
  private static let most = 4000.0

  /// Draws the picture with the list beside it.
  ///
  /// - Throws: `ArchiveError` when the picture cannot be drawn.
  package func bitmap() throws(ArchiveError) -> Bitmap {
    try sheet().layOut(name: "legend").bitmap()
  }

  /// Returns the page with the picture and the list.
  ///
  /// - Throws: `ArchiveError` when the picture cannot be drawn.
  package func sheet() throws(ArchiveError) -> RenderedSheet {
    let list = page(
      AccessibilityLegend.list(elements), [:],
      Size(width: AccessibilityLegend.width, height: AccessibilityLegend.most))
    let height = try list.layOut(name: "legend").frames.descendant(named: "VStack")?.frame.height
    let size = Size(
      width: marked.size.width + AccessibilityLegend.width,
      height: max(marked.size.height, (height ?? 0).rounded(.up)))
    return page(
      [
        "hStack": [
          "alignment": "top", "spacing": 0,
          "children": [marked.view, AccessibilityLegend.list(elements)],
        ]
      ], try marked.assets(), size)
  }

  private func page(
    _ view: JSONValue, _ assets: [String: JSONValue], _ size: Size
  ) -> RenderedSheet {
    RenderedSheet(
      view: [
        "zStack": ["alignment": "topLeading", "children": [view]],
        "modifiers": [
          ["frame": ["maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"]],
          ["containerBackground": .string(MarkedPicture.ground)],
        ],
      ], assets: assets, size: size, scale: marked.widget.scale)
  }

  private static func list(_ elements: [AccessibilityElement]) -> JSONValue {
    let rows: [JSONValue] = elements.map { element in
      text("\(element.order ?? 0)  \(element.spokenLine)")
    }
    return [
      "vStack": [
        "alignment": "leading", "spacing": 4,
        "children": .array(rows.isEmpty ? [text("VoiceOver reads nothing")] : rows),
      ],
      "modifiers": [
        ["padding": .number(margin)],
        ["frame": ["width": .number(width), "alignment": "topLeading"]],
      ],
    ]
  }

  private static func text(_ text: String) -> JSONValue {
    [
      "text": .string(text),
      "modifiers": [
        ["font": ["size": 11]], ["foregroundStyle": "white"],
        ["fixedSize": ["horizontal": false, "vertical": true]],
      ],
    ]
  }
}

extension FrameTree {
  /// Returns the first view with a name, at any depth.
  fileprivate func descendant(named name: String) -> FrameTree? {
    if self.name == name { return self }
    for child in children { if let found = child.descendant(named: name) { return found } }
    return nil
  }
}
