import CVitrineResources
import VitrineGeometry

/// How closely a drawing conveys the meaning of Apple's symbol of the same name.
package enum SymbolQuality: String, Sendable, CaseIterable {
  /// The same sign.
  case exact
  /// The same symbol, composed of a glyph and a shape, badge or slash.
  case composed
  /// A sign of the same kind.
  case close
  /// A substitute, because no better symbol is available.
  case poor
}

/// A line of the table of names.
struct SymbolEntry: Sendable {
  let name: String
  let recipe: Recipe
  let quality: SymbolQuality
  /// Levels of the layers in order: p, s or t; a star repeats the letter before it.
  let levels: String?
  /// Own colours of the levels.
  let colors: [SystemColor?]
  /// Steps at which layers are lit, one digit or a dash for each layer.
  let steps: [Int?]
  /// Layers that are drawn; `nil` for all.
  let parts: Set<Int>?
  /// Size in sizes of a circle.
  let scale: Double?
  /// The space for a mark; `nil` if it has none.
  let room: SymbolRoom?
  /// The recipe that carries marks, if the symbol's own recipe already has content in that place.
  let hollow: Recipe?

  /// The space beside the ink, in ems; `nil` for the usual one.
  let margins: EdgeInsets?

  private static let table = SortedLines(vitrine_symbols_names())

  /// The entry of a name.
  static func named(_ name: String) -> SymbolEntry? {
    table.fields(of: name).flatMap { SymbolEntry(name, $0[...]) }
  }

  /// All entries in the order of their names.
  static var all: [SymbolEntry] {
    table.all.compactMap { line in line.first.flatMap { SymbolEntry($0, line.dropFirst()) } }
  }

  /// All names in order.
  static let names = table.all.compactMap(\.first)

  private init?(_ name: String, _ fields: ArraySlice<String>) {
    guard let text = fields.first, let recipe = Recipe(text),
      let quality = fields.dropFirst().first.flatMap(SymbolQuality.init)
    else { return nil }
    var values: [String: String] = [:]
    for field in fields.dropFirst(2) {
      let pair = field.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { values[String(pair[0])] = String(pair[1]) }
    }
    self.name = name
    self.recipe = recipe
    self.quality = quality
    levels = values["layers"]
    colors = values["colors"]?.split(separator: ",").map { SystemColor(rawValue: String($0)) } ?? []
    steps = values["steps"]?.map(\.wholeNumberValue) ?? []
    parts = values["parts"].map { Set($0.compactMap(\.wholeNumberValue)) }
    scale = values["scale"].flatMap(Double.init)
    room = values["room"].flatMap(SymbolRoom.init)
    hollow = values["hollow"].flatMap(Recipe.init)
    let sides = values["sides"]?.split(separator: ",").compactMap { Double($0) } ?? []
    margins =
      sides.count == 2
      ? EdgeInsets(top: 0, leading: sides[0], bottom: 0, trailing: sides[1]) : nil
  }

  /// The entry of a name that is derived from the table.
  init(_ name: String, recipe: Recipe, quality: SymbolQuality) {
    self.name = name
    self.recipe = recipe
    self.quality = quality
    levels = nil
    colors = []
    steps = []
    parts = nil
    scale = nil
    room = nil
    hollow = nil
    margins = nil
  }
}

extension SymbolEntry {
  /// The figure with levels, colours and steps of this entry.
  func styled(_ figure: Figure, value: Double?) -> Figure {
    var copy = figure
    copy.margins = margins
    var letters: [Character] = []
    for letter in levels ?? "" {
      if letter == "*", let last = letters.last {
        letters += Array(repeating: last, count: figure.layers.count)
      } else {
        letters.append(letter)
      }
    }
    let count = (steps.compactMap { $0 }.max() ?? 0) + 1
    for index in figure.layers.indices {
      if index < letters.count {
        copy.layers[index].level = ["p": 0, "s": 1, "t": 2][letters[index]] ?? 0
      }
      let level = copy.layers[index].level
      if level < colors.count { copy.layers[index].color = colors[level].map(Color.system) }
      if let value, index < steps.count, let step = steps[index] {
        copy.layers[index].isLit = value > Double(step) / Double(count)
      }
    }
    if let parts {
      copy.layers = copy.layers.indices.filter(parts.contains).map { copy.layers[$0] }
    }
    return copy
  }
}
