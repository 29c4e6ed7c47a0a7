/// Derives recipes for names that the table does not contain: the suffix after a known name
/// describes the change to it.
///
/// Source: the way in which names of SF Symbols are built, for example `bell.badge.circle.fill`.
enum NameGrammar {
  /// The maximum number of parts of a name; longer ones are not symbols.
  private static let partLimit = 14

  /// The entry of a name, from the table or derived from others.
  ///
  /// A name in SF Symbols of which only the beginning is known gets the drawing of the beginning.
  static func entry(_ name: String) -> SymbolEntry? {
    if let entry = SymbolEntry.named(name) { return entry }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= partLimit, !parts.contains("") else { return nil }
    if let entry = lookup(parts[...]) { return entry }
    if let recipe = localized(parts[...]) ?? derived(parts[...]) {
      return SymbolEntry(name, recipe: recipe, quality: .composed)
    }
    guard SymbolNames.contains(name) else { return nil }
    return beginning(parts).map { SymbolEntry(name, recipe: $0, quality: .poor) }
  }

  /// Words of SF Symbols 6 and 7 for those of earlier versions, which had no names for arrowheads.
  private static let renamed = [
    "microphone": "mic", "document": "doc", "trianglehead": "", "homepodmini": "homepod.mini",
    "visionpro": "vision.pro", "circles": "circle", "ellipses": "ellipsis", "axel": "axle",
    "sheqelsign": "shekelsign",
  ]

  private static func earlier(_ parts: ArraySlice<String>) -> [String] {
    parts.map { renamed[$0] ?? $0 }.filter { !$0.isEmpty }
  }

  /// The entry of a name in the table, also by the words of earlier versions and by directions that
  /// do not depend on the reader.
  private static func lookup(_ parts: ArraySlice<String>) -> SymbolEntry? {
    let earlier = earlier(parts)
    for name in [Array(parts), earlier, DirectionGrammar.absolute(earlier[...])] {
      if let entry = SymbolEntry.named(name.joined(separator: ".")) { return entry }
    }
    return nil
  }

  private static func recipe(_ parts: ArraySlice<String>) -> Recipe? {
    guard !parts.isEmpty else { return nil }
    guard let entry = lookup(parts) else { return derived(parts) }
    // A glyph beside others has its usual size; a larger or smaller one keeps its proportion.
    let scale = (entry.scale ?? SymbolMetrics.pictogram) / SymbolMetrics.pictogram
    return scale == 1 ? entry.recipe : .scaled(entry.recipe, scale)
  }

  private static func derived(_ name: ArraySlice<String>) -> Recipe? {
    let parts = earlier(name)[...]
    guard let last = parts.last, !parts.contains("") else { return nil }
    if let shape = ShapeGrammar.recipe(parts) { return shape }
    if let button = ShapeGrammar.button(parts) { return derived(button) }
    let isFilled = last == "fill"
    let words = isFilled ? parts.dropLast() : parts
    let fill = isFilled ? ["fill"] : []
    if isFilled, let glyph = filledGlyph(words) { return glyph }
    return enclosed(words, isFilled) ?? slashed(words, fill) ?? badged(words, fill)
      ?? joined(words, fill) ?? contained(words, fill) ?? inDashes(words)
      ?? DirectionGrammar.turned(parts, from: known) ?? repeated(words, fill)
      ?? (isFilled ? recipe(words).map(Recipe.filled) : nil)
  }

  private static func known(_ parts: ArraySlice<String>) -> Recipe? { lookup(parts)?.recipe }

  /// The filled variant of a symbol that is one glyph, although its name reads as several:
  /// `icloud.and.arrow.down.fill`.
  private static func filledGlyph(_ parts: ArraySlice<String>) -> Recipe? {
    guard let entry = lookup(parts), entry.quality == .exact, case .glyph = entry.recipe,
      let recipe = recipe(parts)
    else { return nil }
    return .filled(recipe)
  }

  private static func enclosed(_ parts: ArraySlice<String>, _ isFilled: Bool) -> Recipe? {
    guard let (shape, rest) = ShapeGrammar.enclosure(parts) else { return nil }
    return mark(rest).map { .enclosed(shape, filled: isFilled, $0) }
  }

  private static func slashed(_ parts: ArraySlice<String>, _ fill: [String]) -> Recipe? {
    guard parts.last == "slash", parts.count > 1 else { return nil }
    return recipe(parts.dropLast() + fill).map(Recipe.slash)
  }

  private static func badged(_ parts: ArraySlice<String>, _ fill: [String]) -> Recipe? {
    guard let place = parts.lastIndex(where: { $0.hasSuffix("badge") }), place > parts.startIndex,
      let base = recipe(parts[..<place] + fill)
    else { return nil }
    let words = parts[(place + 1)...]
    if words.isEmpty { return .badge(base, nil) }
    if let shape = EnclosureShape(rawValue: String(parts[place].dropLast(5))) {
      return .badge(base, .enclosed(shape, filled: true, mark(words)))
    }
    // A badge is already a disc, so that a clock in it is only its hands.
    let mark = words == ["clock"] ? Recipe.glyph(.own, "clock-hands") : mark(words)
    return mark.map { .badge(base, $0) }
  }

  /// `doc.on.doc`: in front of; `bolt.and.car`: side by side; `text.below.photo`: under.
  private static func joined(_ parts: ArraySlice<String>, _ fill: [String]) -> Recipe? {
    for word in ["on", "below", "and"] {
      guard let place = parts.lastIndex(of: word), place > parts.startIndex,
        let first = recipe(parts[..<place] + (word == "on" ? fill : [])) ?? recipe(parts[..<place]),
        let second = recipe(parts[(place + 1)...] + fill)
      else { continue }
      switch word {
      case "on": return .on(first, second)
      case "below": return .above(second, first)
      default:
        if pointers.contains(parts[place + 1]) { return .on(.scaled(second, 0.6), first) }
        if pointers.contains(parts[parts.startIndex]) { return .on(.scaled(first, 0.6), second) }
        return .row([first, second])
      }
    }
    return nil
  }

  /// First words of symbols that are in front of others: `macwindow.and.cursorarrow`.
  private static let pointers: Set = ["cursorarrow", "pencil", "hand"]

  /// A mark in a symbol that has space for it: `questionmark.folder`, `lock.doc`.
  private static func contained(_ parts: ArraySlice<String>, _ fill: [String]) -> Recipe? {
    for count in [3, 2, 1] where parts.count > count {
      guard let plain = lookup(parts.suffix(count)), var room = plain.room,
        let mark = mark(parts.dropLast(count))
      else { continue }
      room.isFilled = !fill.isEmpty
      let outer = plain.hollow ?? plain.recipe
      return .contained(room.isFilled ? .filled(outer) : outer, mark, room)
    }
    return nil
  }

  /// `plus.circle.dashed`.
  private static func inDashes(_ parts: ArraySlice<String>) -> Recipe? {
    guard let last = parts.last, ["dashed", "dotted"].contains(last),
      let (shape, rest) = ShapeGrammar.enclosure(parts.dropLast())
    else { return nil }
    return mark(rest).map { .inside(.dashed(shape), .scaled($0, 0.5)) }
  }

  /// `tray.2`, `photo.stack`, and partly shown pictures.
  private static func repeated(_ parts: ArraySlice<String>, _ fill: [String]) -> Recipe? {
    guard let last = parts.last, parts.count > 1 else { return nil }
    let rest = (parts.dropLast() + fill)[...]
    switch last {
    case "crop", "inverse", "portrait", "landscape": return recipe(rest)
    case "stack": return recipe(rest).map(Recipe.stacked)
    case "2": return recipe(rest).map { .row([$0, $0]) }
    case "3": return recipe(rest).map { .row([$0, $0, $0]) }
    case "filled":
      guard let region = parts.dropLast().last.flatMap(SymbolRegion.init) else { return nil }
      return recipe(parts.dropLast(2)).map { .part($0, region, isInset: false) }
    default: return nil
    }
  }

  /// The content of a shape: a number, a letter or a symbol, filled if it has a filled variant.
  private static func mark(_ parts: ArraySlice<String>) -> Recipe? {
    // An alternative form of a digit is the digit.
    if parts.count > 1, parts.last == "crop" || parts.last == "alt" {
      return mark(parts.dropLast())
    }
    if parts.count == 1, let text = parts.first, isCharacter(text) { return .text(text) }
    let entry = lookup(parts + ["fill"]) ?? lookup(parts)
    if let recipe = entry?.recipe ?? derived(parts) { return recipe }
    // The text on a button, as in `zr.circle`.
    guard parts.count == 1, let label = parts.first, isLabel(label) else { return nil }
    return .text(label.uppercased())
  }

  private static func isLabel(_ text: String) -> Bool {
    text.utf8.count == 2
      && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }
  }

  private static func isCharacter(_ text: String) -> Bool {
    guard text.utf8.count <= 2, let first = text.utf8.first else { return false }
    if text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return true }
    return text.utf8.count == 1 && first >= 0x61 && first <= 0x7A
  }

  /// A name that ends in a script or in `rtl`: the same symbol with that script's digits and first
  /// letter, or mirrored.
  private static func localized(_ parts: ArraySlice<String>) -> Recipe? {
    guard let last = parts.last, parts.count > 1 else { return nil }
    if last == "rtl" {
      return recipe(parts.dropLast()).map { .turned($0, quarters: 0, isMirrored: true) }
    }
    guard let script = SymbolScript(rawValue: last) else { return nil }
    return recipe(parts.dropLast())?.mappingText(script.text)
  }

  /// The drawing of the longest beginning of a name that has one.
  private static func beginning(_ parts: [String]) -> Recipe? {
    let fill = parts.contains("fill") ? ["fill"] : []
    var words = parts.filter { $0 != "fill" }[...]
    while words.count > 1 {
      words.removeLast()
      if let recipe = recipe(words + fill) ?? recipe(words) { return recipe }
    }
    return nil
  }
}
