import Vitrine

/// A picture overlaid with numbered boxes.
package struct MarkedPicture {
  /// A box with its number.
  package struct Mark {
    package var text: String
    /// The box, in points.
    package var frame: Rect

    package init(text: String, frame: Rect) {
      (self.text, self.frame) = (text, frame)
    }
  }

  package let widget: LaidOutWidget
  package let marks: [Mark]

  package init(widget: LaidOutWidget, marks: [Mark]) {
    (self.widget, self.marks) = (widget, marks)
  }

  /// The margin around the picture, in points, for the numbers of boxes at its edges.
  private static let margin = 12.0
  private static let color: JSONValue = "#E5004F"

  /// Returns the picture with its boxes as a page.
  ///
  /// - Throws: `ArchiveError` when the picture cannot be drawn.
  package func sheet() throws(ArchiveError) -> RenderedSheet {
    RenderedSheet(
      view: [
        "zStack": ["alignment": "topLeading", "children": [view]],
        "modifiers": [["containerBackground": .string(MarkedPicture.ground)]],
      ], assets: try assets(), size: size, scale: widget.scale)
  }

  /// The colour around the picture.
  static let ground = "#8E8E93"

  /// The size of the picture with its margins, in points.
  package var size: Size {
    let extra = 2 * MarkedPicture.margin
    return Size(width: widget.size.width + extra, height: widget.size.height + extra)
  }

  /// Returns the images of the view.
  ///
  /// - Throws: `ArchiveError` when the picture cannot be drawn.
  func assets() throws(ArchiveError) -> [String: JSONValue] {
    ["picture": RenderedSheet.asset(png: try widget.png(), scale: widget.scale)]
  }

  /// The picture with its boxes.
  var view: JSONValue {
    let image: JSONValue = ["image": ["name": "picture"]]
    return [
      "zStack": [
        "alignment": "topLeading",
        "children": .array([image] + marks.map(box) + marks.map(number)),
      ],
      "modifiers": [
        ["padding": .number(MarkedPicture.margin)],
        [
          "frame": [
            "width": .number(size.width), "height": .number(size.height),
            "alignment": "topLeading",
          ]
        ],
      ],
    ]
  }

  private func box(_ mark: Mark) -> JSONValue {
    [
      "rectangle": ["stroke": ["style": MarkedPicture.color, "lineWidth": 1]],
      "modifiers": [
        [
          "frame": [
            "width": .number(max(mark.frame.width, 1)),
            "height": .number(max(mark.frame.height, 1)),
          ]
        ], offset(mark.frame),
      ],
    ]
  }

  /// Returns the number at the box's upper left corner.
  private func number(_ mark: Mark) -> JSONValue {
    [
      "text": .string(mark.text),
      "modifiers": [
        ["font": ["size": 9, "weight": "bold"]], ["foregroundStyle": "white"],
        ["padding": ["edges": "horizontal", "length": 3]],
        ["background": ["style": MarkedPicture.color, "in": "capsule"]], ["fixedSize": true],
        offset(mark.frame.offsetBy(dx: -4, dy: -5)),
      ],
    ]
  }

  private func offset(_ frame: Rect) -> JSONValue {
    ["offset": ["x": .number(frame.minX), "y": .number(frame.minY)]]
  }
}
