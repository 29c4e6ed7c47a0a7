/// Names of a shape and its changes, for example `square.grid.3x3` or `circle.lefthalf.filled`.
enum ShapeGrammar {
  /// The maximum number of columns and rows of a grid.
  private static let most = 8
  /// Half of the space between filled parts side by side, as a share of the figure's side.
  private static let neighbourGap = 0.05

  /// The recipe of a name; `nil` if the name has other parts.
  static func recipe(_ parts: ArraySlice<String>) -> Recipe? {
    let isFilled = parts.last == "fill"
    let words = isFilled ? parts.dropLast() : parts
    if let part = part(words, isFilled) { return part }
    guard let (shape, rest) = shape(words) else { return nil }
    switch (rest.first, rest.count) {
    case (nil, 0): return .enclosed(shape, filled: isFilled, nil)
    case ("dashed", 1), ("dotted", 1): return .dashed(shape)
    case ("stack", 1): return .stacked(.enclosed(shape, filled: isFilled, nil))
    case ("grid", 2), ("split", 2):
      guard let (columns, rows) = size(rest[rest.startIndex + 1]) else { return nil }
      return rest.first == "grid"
        ? .grid(shape, filled: isFilled, columns: columns, rows: rows)
        : .split(shape, filled: isFilled, columns: columns, rows: rows)
    default: return nil
    }
  }

  /// A shape at the start of a name, with its words, and the rest of the name.
  static func shape(
    _ parts: ArraySlice<String>
  ) -> (shape: EnclosureShape, rest: ArraySlice<String>)? {
    for count in [2, 1] where parts.count >= count {
      if let shape = EnclosureShape(rawValue: parts.prefix(count).joined(separator: ".")) {
        return (shape, parts.dropFirst(count))
      }
    }
    return nil
  }

  /// A shape at the end of a name, and the part before it.
  static func enclosure(
    _ parts: ArraySlice<String>
  ) -> (shape: EnclosureShape, rest: ArraySlice<String>)? {
    for count in [2, 1] where parts.count > count {
      if let shape = EnclosureShape(rawValue: parts.suffix(count).joined(separator: ".")) {
        return (shape, parts.dropLast(count))
      }
    }
    return nil
  }

  /// The name of a button of a device or a controller with a plain shape instead of its own:
  /// `l1.button.roundedbottom.horizontal`, `rb.rectangle.roundedbottom`,
  /// `button.vertical.left.press`.
  static func button(_ parts: ArraySlice<String>) -> ArraySlice<String>? {
    let fill = parts.last == "fill" ? ["fill"] : []
    if let place = parts.firstIndex(of: "button") {
      let shape = parts[place...].contains("vertical") ? ["capsule", "portrait"] : ["capsule"]
      return (parts[..<place] + shape + fill)[...]
    }
    guard let place = parts.firstIndex(of: "rectangle"), place + 1 < parts.endIndex,
      ["roundedtop", "roundedbottom"].contains(parts[place + 1])
    else { return nil }
    return (parts[...place] + fill)[...]
  }

  /// `inset.filled.rectangle`, `rectangle.inset.filled`, `rectangle.leftthird.inset.filled` and
  /// `circle.lefthalf.filled`.
  private static func part(_ parts: ArraySlice<String>, _ isFilled: Bool) -> Recipe? {
    let plain = parts.filter { $0 != "inset" && $0 != "filled" }
    // Versions before the fourth said `fill` here.
    guard parts.contains("filled") || isFilled && plain.count == 2,
      let (shape, _) = shape(plain[...]) ?? last(plain)
    else { return nil }
    let name = shape.rawValue.split(separator: ".").map(String.init)
    let words = plain.filter { !name.contains($0) }
    let isInset = parts.contains("inset")
    let outline = Recipe.enclosed(shape, filled: false, nil)
    if words.isEmpty { return isInset ? .part(outline, .all, isInset: true) : nil }
    let regions = words.compactMap(SymbolRegion.init)
    guard regions.count == words.count else { return nil }
    if regions.count == 1 { return .part(outline, regions[0], isInset: isInset) }
    return regions.reduce(outline) {
      .part($0, $1.apart(by: neighbourGap), isInset: isInset)
    }
  }

  private static func last(
    _ parts: [String]
  ) -> (shape: EnclosureShape, rest: ArraySlice<String>)? { enclosure(parts[...]) }

  private static func size(_ text: String) -> (Int, Int)? {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ 1...most ~= $0 }) else { return nil }
    return (numbers[0], numbers[1])
  }
}
