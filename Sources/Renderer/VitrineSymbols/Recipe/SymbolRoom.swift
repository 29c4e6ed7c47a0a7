/// The space for a mark in a symbol such as a document, in shares of the box around its ink.
struct SymbolRoom: Hashable, Sendable {
  /// The middle of the mark.
  var x, y: Double
  /// The longest side of the mark as a share of the box's shorter side.
  var size: Double
  /// Whether marks are cut out of a filled figure.
  var isFilled = false

  /// Reads three numbers from 0 to 1 with commas between them; `nil` for anything else.
  init?(_ text: String) {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 3, numbers.allSatisfy({ 0...1 ~= $0 }) else { return nil }
    (x, y, size) = (numbers[0], numbers[1], numbers[2])
  }
}

/// The part of a figure that is filled.
struct SymbolRegion: Hashable, Sendable {
  /// Shares of the box from its left and from its top.
  var left, right, top, bottom: Double

  /// All of the figure.
  static let all = SymbolRegion(left: 0, right: 1, top: 0, bottom: 1)

  init(left: Double, right: Double, top: Double, bottom: Double) {
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
  }

  /// Reads a word of names such as `lefthalf`, `bottomthird` or `topleft`; `nil` for anything else.
  init?(_ word: String) {
    self = .all
    if word == "center" {
      self = SymbolRegion(left: 0.25, right: 0.75, top: 0.25, bottom: 0.75)
      return
    }
    var rest = Substring(word)
    let shares = [("half", 0.5), ("third", 1.0 / 3), ("twothirds", 2.0 / 3), ("quarter", 0.5)]
    let share = shares.first { rest.hasSuffix($0.0) }
    if let share { rest = rest.dropLast(share.0.count) }
    let part = share?.1 ?? 0.5
    var found = false
    for (names, change) in SymbolRegion.sides {
      guard let name = names.first(where: rest.hasPrefix) else { continue }
      rest = rest.dropFirst(name.count)
      change(&self, part)
      found = true
    }
    guard found, rest.isEmpty else { return nil }
  }

  /// The region with its edges inside the figure moved inwards by a share of the figure's side.
  func apart(by gap: Double) -> SymbolRegion {
    SymbolRegion(
      left: left > 0 ? left + gap : 0, right: right < 1 ? right - gap : 1,
      top: top > 0 ? top + gap : 0, bottom: bottom < 1 ? bottom - gap : 1)
  }

  private static let sides: [([String], @Sendable (inout SymbolRegion, Double) -> Void)] = [
    (["top"], { $0.bottom = $1 }), (["bottom"], { $0.top = 1 - $1 }),
    (["left", "leading"], { $0.right = $1 }), (["right", "trailing"], { $0.left = 1 - $1 }),
  ]
}
