import Vitrine
import VitrineSnapshot

/// Thumbnails with captions on a few large pictures.
package struct ContactSheet {
  /// One thumbnail.
  package struct Cell {
    /// The name of the image on the page.
    package var name: String
    /// The image: a file, or its bytes.
    package var asset: JSONValue
    /// The size of the widget, in points.
    package var points: Size
    /// The line under the thumbnail.
    package var title: String
    /// The line under the title.
    package var details: String
    /// The colour behind the thumbnail, if the picture has no background.
    package var ground: Ground?
    /// The note below the captions; empty for none.
    package var note = ""

    package init(
      name: String, asset: JSONValue, points: Size, title: String, details: String,
      ground: Ground? = nil, note: String = ""
    ) {
      (self.name, self.asset, self.points, self.title) = (name, asset, points, title)
      (self.details, self.ground, self.note) = (details, ground, note)
    }
  }

  /// The background of a thumbnail with light content.
  package enum Ground: String {
    /// Wallpaper, as behind accessory widgets and controls.
    case wallpaper = "#3B3F66"
    /// The face of a watch.
    case black = "#000000"

    /// The background of a target on a kind of device; `nil` if it has its own.
    package init?(of target: String, on platform: Device.Platform) {
      guard ["accessory", "control"].contains(where: target.hasPrefix) else { return nil }
      self = platform == .watch ? .black : .wallpaper
    }
  }

  /// The size of a sheet and its thumbnails.
  package struct Layout {
    /// The maximum width of a row, in points.
    package var maximumWidth = 1200.0
    /// The size of a thumbnail, relative to its widget.
    package var reduction = 0.6
    /// Pixels per point.
    package var scale = 2.0

    package init(maximumWidth: Double = 1200.0, reduction: Double = 0.6, scale: Double = 2.0) {
      (self.maximumWidth, self.reduction, self.scale) = (maximumWidth, reduction, scale)
    }

    /// The maximum width of a thumbnail, alone on a sheet.
    package var room: Double { maximumWidth - 2 * ContactSheet.gap }
  }

  /// The maximum number of pictures on a sheet.
  package static let capacity = 48
  /// The maximum number of pixels of the pictures on a sheet, half of what a drawing may hold: some
  /// twenty screens of a phone.
  private static let mostPixels = ArchiveLimits.standard.memoryBytes / 4 / 2
  private static let gap = 24.0
  private static let caption = 34.0
  private static let noteHeight = 15.0
  private let layout: Layout

  /// Writes `contact-sheet.png`, `contact-sheet-2.png` and so on, and returns their number.
  ///
  /// - Throws: `CommandError` when one cannot be drawn or written.
  package static func write(
    _ items: [GalleryItem], folder: String, _ compression: PNGCompression
  ) throws(CommandError) -> Int {
    let sheets = sheets(of: items)
    let differences = Dictionary(grouping: items) { [$0.title, $0.family] }
      .mapValues(differences)
    for (index, sheet) in sheets.enumerated() {
      let cells = byHeight(
        sheet.map { Cell($0, naming: differences[[$0.title, $0.family]] ?? []) })
      let number = index == 0 ? "" : "-\(index + 1)"
      let name = "contact-sheet\(number).png"
      let bytes = try png(cells, folder: folder, name: name, compression)
      try OutputFiles().write(bytes, to: name, in: FolderLocation(given: folder))
    }
    return sheets.count
  }

  /// Distributes pictures over sheets, as many as their number and their pixels allow.
  private static func sheets(of items: [GalleryItem]) -> [[GalleryItem]] {
    var (sheets, pixels): ([[GalleryItem]], Int) = ([], 0)
    for item in items {
      let own = item.width * item.height
      if let last = sheets.last, last.count < capacity, pixels + own <= mostPixels {
        sheets[sheets.count - 1].append(item)
        pixels += own
      } else {
        sheets.append([item])
        pixels = own
      }
    }
    return sheets
  }

  /// The properties in which pictures with one title differ, so that captions are short.
  private static func differences(between items: [GalleryItem]) -> [RequestAxis] {
    RequestAxis.all.filter { axis in
      axis.key != "family" && Set(items.map { axis.text($0.request.surface) }).count > 1
    }
  }

  /// Draws a sheet of thumbnails as PNG.
  ///
  /// - Throws: `CommandError` when it cannot be drawn.
  package static func png(
    _ cells: [Cell], folder: String? = nil, name: String, layout: Layout = Layout(),
    _ compression: PNGCompression = .default
  ) throws(CommandError) -> [UInt8] {
    let sheet = ContactSheet(layout: layout)
    let rows = sheet.rows(of: cells)
    let height = rows.map { sheet.rowHeight($0) + gap }.reduce(gap, +)
    let width = rows.map(sheet.rowWidth).max() ?? gap
    let assets = Dictionary(cells.map { ($0.name, $0.asset) }) { first, _ in first }
    let page = RenderedSheet(
      view: sheet.view(rows), assets: assets, size: Size(width: width, height: height),
      scale: layout.scale, folder: folder)
    return try page.png(name: name, compression)
  }

  private func size(_ cell: Cell) -> Size {
    Size(
      width: cell.points.width * layout.reduction, height: cell.points.height * layout.reduction)
  }

  /// Thumbnails of similar heights one after another, in the order of the first of each height.
  private static func byHeight(_ cells: [Cell]) -> [Cell] {
    var groups: [[Cell]] = []
    for cell in cells {
      if let index = groups.firstIndex(where: { areSimilar($0[0], cell) }) {
        groups[index].append(cell)
      } else {
        groups.append([cell])
      }
    }
    return groups.flatMap(\.self)
  }

  /// Whether neither of two thumbnails leaves a hole beside the other.
  private static func areSimilar(_ one: Cell, _ other: Cell) -> Bool {
    let (least, most) = (
      min(one.points.height, other.points.height), max(one.points.height, other.points.height)
    )
    return least >= most * mostDifference
  }

  /// The height of the lower of two thumbnails in a row, relative to the other one.
  private static let mostDifference = 0.6

  /// Distributes thumbnails over rows, as many as fit into each.
  private func rows(of cells: [Cell]) -> [[Cell]] {
    var rows: [[Cell]] = [[]]
    var used = Self.gap
    for cell in cells {
      let need = cellWidth(cell) + Self.gap
      let isOther = rows.last?.first.map { !Self.areSimilar($0, cell) } ?? false
      if isOther || used + need > layout.maximumWidth, rows.last?.isEmpty == false {
        rows.append([])
        used = Self.gap
      }
      rows[rows.count - 1].append(cell)
      used += need
    }
    return rows
  }

  private func rowWidth(_ row: [Cell]) -> Double {
    row.map { cellWidth($0) + Self.gap }.reduce(Self.gap, +)
  }

  /// The width of the thumbnail, or that of its captions if they are wider: some 5 points a letter.
  private func cellWidth(_ cell: Cell) -> Double {
    max(size(cell).width, 110, min(5 * Double(max(cell.title.count, cell.details.count)), 240))
  }

  private func hasNotes(_ row: [Cell]) -> Bool { row.contains { !$0.note.isEmpty } }

  private func rowHeight(_ row: [Cell]) -> Double {
    (row.map { size($0).height }.max() ?? 0) + Self.caption
      + (hasNotes(row) ? Self.noteHeight : 0)
  }

  // The sheet as a view -------------------------------------------------------------------------

  private func view(_ rows: [[Cell]]) -> JSONValue {
    [
      "vStack": [
        "alignment": "leading", "spacing": .number(Self.gap), "children": .array(rows.map(row)),
      ],
      "modifiers": [
        ["padding": .number(Self.gap)],
        ["frame": ["maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"]],
        ["containerBackground": "#F2F2F6"],
      ],
    ]
  }

  private func row(_ cells: [Cell]) -> JSONValue {
    [
      "hStack": [
        "alignment": "bottom", "spacing": .number(Self.gap),
        "children": .array(cells.map { view($0, hasNote: hasNotes(cells)) }),
      ]
    ]
  }

  /// Returns a thumbnail with its captions; all thumbnails of a row have equally many.
  private func view(_ cell: Cell, hasNote: Bool) -> JSONValue {
    let size = size(cell)
    var captions = [
      label(cell.title, color: "#1A1A1F"), label(cell.details, color: "#6A6A76"),
    ]
    // A note on the thumbnail would hide what it is about.
    if hasNote { captions.append(label(cell.note.isEmpty ? " " : cell.note, color: "#B25000")) }
    return [
      "vStack": [
        "alignment": "leading", "spacing": 4,
        "children": .array([image(cell, size)] + captions),
      ],
      "modifiers": [["frame": ["width": .number(cellWidth(cell)), "alignment": "leading"]]],
    ]
  }

  private func image(_ cell: Cell, _ size: Size) -> JSONValue {
    var modifiers: [JSONValue] = [
      ["frame": ["width": .number(size.width), "height": .number(size.height)]]
    ]
    if let ground = cell.ground {
      modifiers.append([
        "background": [
          "style": .string(ground.rawValue), "in": ["roundedRectangle": ["cornerRadius": 8]],
        ]
      ])
    }
    return [
      "image": ["name": .string(cell.name), "resizable": true], "modifiers": .array(modifiers),
    ]
  }

  private func label(_ text: String, color: String) -> JSONValue {
    [
      "text": .string(text),
      "modifiers": [
        ["font": ["size": 9]], ["foregroundStyle": .string(color)], ["lineLimit": 1],
      ],
    ]
  }
}

extension ContactSheet.Cell {
  /// Creates the thumbnail of a gallery's picture, with the values of properties in words.
  fileprivate init(_ item: GalleryItem, naming properties: [RequestAxis]) {
    let surface = item.request.surface
    let words = properties.map { axis in
      let value = axis.text(surface)
      return axis.titles[value] ?? value
    }
    self.init(
      name: item.file,
      asset: ["file": .string(item.file), "scale": .number(surface.scale)],
      // A name keeps its order, and its direction does not turn what follows.
      points: item.points,
      title: "\u{2068}\(item.title)\u{2069} · " + Self.name(of: item.family),
      details: words.isEmpty ? " " : words.joined(separator: " · "),
      ground: surface.appearance == .clear
        ? .wallpaper : ContactSheet.Ground(of: item.family, on: surface.device.platform),
      note: item.notes.joined(separator: "; "))
  }

  /// Returns the display name of a family: "Small" for `systemSmall`.
  private static func name(of family: String) -> String {
    let name = family.trimmingPrefix("system").trimmingPrefix("accessory")
    let words = name.reduce(into: "") {
      $0 += $1.isUppercase && !$0.isEmpty ? " \($1)" : String($1)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
