import Vitrine
import VitrineSnapshot

/// Areas, texts and symbols at fixed places, which the system draws around widgets.
struct ScreenDrawing {
  private var views: [JSONValue] = []
  private var assets: [String: JSONValue] = [:]

  /// Adds a view in a box.
  mutating func add(_ view: JSONValue, in box: Rect, alignment: String = "center") {
    views.append([
      "zStack": ["children": [view]],
      "modifiers": [
        [
          "frame": [
            "width": .number(box.width), "height": .number(box.height),
            "alignment": .string(alignment),
          ]
        ], ["offset": ["x": .number(box.minX), "y": .number(box.minY)]],
      ],
    ])
  }

  /// Adds a rectangle with round corners.
  mutating func fill(_ box: Rect, radius: Double = 0, _ style: JSONValue) {
    add(["roundedRectangle": ["cornerRadius": .number(radius), "fill": style]], in: box)
  }

  /// Adds a rectangle with a radius for each corner, clockwise from the upper left one.
  mutating func fill(_ box: Rect, corners: [Double], _ style: JSONValue) {
    guard corners.count == 4 else { return fill(box, style) }
    add(
      [
        "unevenRoundedRectangle": [
          "topLeading": .number(corners[0]), "topTrailing": .number(corners[1]),
          "bottomTrailing": .number(corners[2]), "bottomLeading": .number(corners[3]),
          "fill": style,
        ]
      ], in: box)
  }

  /// Adds a line of text, which becomes smaller if there is too little room.
  ///
  /// - Parameter lines: the maximum number of lines.
  mutating func text(
    _ text: JSONValue, in box: Rect, size: Double, weight: String = "regular",
    color: JSONValue = "white", alignment: String = "center", lines: Int = 1,
    hasShadow: Bool = false
  ) {
    var modifiers: [JSONValue] = [
      ["font": ["size": .number(size), "weight": .string(weight)]],
      ["foregroundStyle": color], ["lineLimit": .number(Double(lines))],
      ["minimumScaleFactor": 0.5], ["multilineTextAlignment": "center"],
    ]
    if hasShadow {
      modifiers.append(["shadow": ["color": "#00000073", "radius": 3, "y": 1]])
    }
    add(["text": text, "modifiers": .array(modifiers)], in: box, alignment: alignment)
  }

  /// Adds a symbol of the system.
  mutating func symbol(_ name: String, in box: Rect, size: Double, color: JSONValue = "white") {
    add(
      [
        "image": ["systemName": .string(name)],
        "modifiers": [
          ["font": ["size": .number(size), "weight": "semibold"]], ["foregroundStyle": color],
        ],
      ], in: box)
  }

  /// Adds an image that fills a box.
  mutating func image(_ bytes: [UInt8], in box: Rect) {
    assets["wallpaper"] = RenderedSheet.asset(png: bytes, scale: 1)
    add(
      [
        "image": ["name": "wallpaper", "resizable": true],
        "modifiers": [
          ["scaledToFill": true],
          ["frame": ["width": .number(box.width), "height": .number(box.height)]],
          ["clipped": true],
        ],
      ], in: box)
  }

  /// Lays out the drawing; texts have the language and the date of a request.
  ///
  /// - Throws: `ArchiveError` when an image cannot be used.
  func layOut(
    size: Size, scale: Double, _ texts: RenderRequest, _ renderer: Renderer
  ) throws(ArchiveError) -> LaidOutWidget {
    let view: JSONValue = [
      "zStack": ["alignment": "topLeading", "children": .array(views)],
      "modifiers": [
        [
          "frame": [
            "width": .number(size.width), "height": .number(size.height),
            "alignment": "topLeading",
          ]
        ], ["environment": ["layoutDirection": "leftToRight"]],
      ],
    ]
    let document = try RenderedSheet(view: view, assets: assets, size: size, scale: scale)
      .document(name: "the screen")
    var request = RenderRequest(family: .systemSmall)
    (request.scale, request.locale, request.timeZone) = (scale, texts.locale, texts.timeZone)
    (request.date, request.design) = (texts.date, texts.design)
    return try renderer.layOut(document, request, size: size)
  }
}
