import Vitrine
import VitrineSnapshot

/// All pictures of a gallery on a few large ones, as thumbnails with captions.
///
/// A sheet is an archive itself: rows of images and texts that Vitrine lays out and draws.
enum ContactSheet {
  /// Most pictures on one sheet.
  static let capacity = 48
  private static let width = 1200.0
  private static let gap = 24.0
  /// Points of a thumbnail for each point of its widget.
  private static let reduction = 0.6
  private static let caption = 34.0

  /// Writes `contact-sheet.png`, `contact-sheet-2.png` and so on; returns how many.
  ///
  /// - Throws: `Stop` when one cannot be drawn or written.
  static func write(_ items: [GalleryItem], folder: String) throws(Stop) -> Int {
    let starts = Array(stride(from: 0, to: items.count, by: capacity))
    for (index, start) in starts.enumerated() {
      let part = Array(items[start..<min(start + capacity, items.count)])
      let name = index == 0 ? "contact-sheet.png" : "contact-sheet-\(index + 1).png"
      try ReportWriter().write(try png(part, folder: folder, name: name), to: "\(folder)/\(name)")
    }
    return starts.count
  }

  private static func png(
    _ items: [GalleryItem], folder: String, name: String
  ) throws(Stop) -> [UInt8] {
    let rows = rows(of: items)
    let height = rows.map { rowHeight($0) + gap }.reduce(gap, +)
    do throws(ArchiveError) {
      let document = try WidgetDocument(
        bytes: archive(rows), file: name, folder: folder)
      var request = RenderRequest(family: .systemExtraLarge)
      request.device = Device(
        name: "Sheet", platform: .iPad, scale: 2,
        sizes: [.systemExtraLarge: Size(width: width, height: height)])
      request.cornerRadius = 0
      return try Renderer().render(document, request).png()
    } catch {
      throw .problem(Problem(error, file: name), .notRendered)
    }
  }

  private static func size(_ item: GalleryItem) -> Size {
    Size(width: item.points.width * reduction, height: item.points.height * reduction)
  }

  /// As many thumbnails beside each other as there is room for.
  private static func rows(of items: [GalleryItem]) -> [[GalleryItem]] {
    var rows: [[GalleryItem]] = [[]]
    var used = gap
    for item in items {
      let need = max(size(item).width, 110) + gap
      if used + need > width, rows.last?.isEmpty == false {
        rows.append([])
        used = gap
      }
      rows[rows.count - 1].append(item)
      used += need
    }
    return rows
  }

  private static func rowHeight(_ row: [GalleryItem]) -> Double {
    (row.map { size($0).height }.max() ?? 0) + caption
  }

  // The sheet as an archive ---------------------------------------------------------------------

  private static func archive(_ rows: [[GalleryItem]]) -> [UInt8] {
    var assets: [String: JSONValue] = [:]
    for item in rows.joined() {
      assets[item.file] = ["file": .string(item.file), "scale": .number(item.scale)]
    }
    let view: JSONValue = [
      "vStack": [
        "alignment": "leading", "spacing": .number(gap), "children": .array(rows.map(row)),
      ],
      "modifiers": [
        ["padding": .number(gap)],
        ["frame": ["maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"]],
        ["containerBackground": "#F2F2F6"],
      ],
    ]
    let archive: JSONValue = [
      "vitrine": .string(FormatVersion.current.text), "kind": "vitrine.contact-sheet",
      "contentMarginsDisabled": true,
      "entries": [["date": "2026-01-01T00:00:00Z", "views": ["default": view]]],
      "assets": .object(assets),
    ]
    return (try? ArchiveEncoder.encode(archive)) ?? []
  }

  private static func row(_ items: [GalleryItem]) -> JSONValue {
    [
      "hStack": [
        "alignment": "bottom", "spacing": .number(gap), "children": .array(items.map(cell)),
      ]
    ]
  }

  private static func cell(_ item: GalleryItem) -> JSONValue {
    let size = size(item)
    let details =
      [
        item.state.rawValue, item.scheme.rawValue, item.location?.rawValue,
        item.appearance?.rawValue, item.mode?.rawValue,
        item.device,
      ]
      .compactMap { $0 } + [item.typeSize?.rawValue].compactMap { $0 }
    return [
      "vStack": [
        "alignment": "leading", "spacing": 4,
        "children": [
          image(item, size),
          label(item.title + " · " + ContactSheet.name(of: item.family), color: "#1A1A1F"),
          label(details.joined(separator: " · "), color: "#6A6A76"),
        ],
      ],
      "modifiers": [["frame": ["width": .number(max(size.width, 110)), "alignment": "leading"]]],
    ]
  }

  /// The family as people call it: `systemSmall` is "Small".
  private static func name(of family: String) -> String {
    let name = family.trimmingPrefix("system").trimmingPrefix("accessory")
    return name.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? " \($1)" : String($1) }
  }

  private static func image(_ item: GalleryItem, _ size: Size) -> JSONValue {
    var modifiers: [JSONValue] = [
      ["frame": ["width": .number(size.width), "height": .number(size.height)]]
    ]
    // Accessory widgets are white and stand on the user's picture.
    if item.family.hasPrefix("accessory") {
      modifiers.append([
        "background": ["style": "#3B3F66", "in": ["roundedRectangle": ["cornerRadius": 8]]]
      ])
    }
    return [
      "image": ["name": .string(item.file), "resizable": true], "modifiers": .array(modifiers),
    ]
  }

  private static func label(_ text: String, color: String) -> JSONValue {
    [
      "text": .string(text),
      "modifiers": [
        ["font": ["size": 9]], ["foregroundStyle": .string(color)], ["lineLimit": 1],
      ],
    ]
  }
}
