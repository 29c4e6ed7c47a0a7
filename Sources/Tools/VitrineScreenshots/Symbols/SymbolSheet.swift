import Vitrine
import VitrineCommandLine
import VitrineSnapshot

/// A page of symbols with their names, in rows.
struct SymbolSheet {
  /// The names, in the order of the page.
  let names: [String]

  /// The maximum number of symbols on a page.
  static let capacity = 400
  private static let columns = 10
  /// The size of a symbol with its name, in points.
  private static let cell = Size(width: 104, height: 76)

  /// Draws the page as PNG, with two pixels per point.
  ///
  /// - Throws: `CommandError` when it cannot be drawn.
  func png() throws(CommandError) -> [UInt8] {
    let starts = Array(stride(from: 0, to: names.count, by: SymbolSheet.columns))
    let rows = starts.map { start in
      row(names[start..<min(start + SymbolSheet.columns, names.count)])
    }
    let size = Size(
      width: Double(SymbolSheet.columns) * SymbolSheet.cell.width,
      height: Double(max(rows.count, 1)) * SymbolSheet.cell.height)
    let page: JSONValue = [
      "vStack": ["spacing": 0, "alignment": "leading", "children": .array(rows)],
      "modifiers": [
        ["frame": ["maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"]],
        ["containerBackground": "#FFFFFF"],
      ],
    ]
    return try RenderedSheet(view: page, assets: [:], size: size, scale: 2).png(name: "symbols")
  }

  private func row(_ names: ArraySlice<String>) -> JSONValue {
    ["hStack": ["spacing": 0, "children": .array(names.map(cell))]]
  }

  private func cell(_ name: String) -> JSONValue {
    let symbol: JSONValue = [
      "image": ["systemName": .string(name)],
      "modifiers": [
        ["font": ["size": 30]],
        ["frame": ["height": .number(SymbolSheet.cell.height * 0.6)]],
      ],
    ]
    let caption: JSONValue = [
      "text": .string(name), "modifiers": [["font": ["size": 8]], ["lineLimit": 2]],
    ]
    return [
      "vStack": ["spacing": 0, "children": [symbol, caption]],
      "modifiers": [
        [
          "frame": [
            "width": .number(SymbolSheet.cell.width), "height": .number(SymbolSheet.cell.height),
          ]
        ]
      ],
    ]
  }
}
