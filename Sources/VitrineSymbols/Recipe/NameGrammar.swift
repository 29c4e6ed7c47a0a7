/// Finds recipes for names that the table does not have: what stands behind a known name says what
/// is done to it.
///
/// Source: the way in which names of SF Symbols are built, for example `bell.badge.circle.fill`.
enum NameGrammar {
  /// Most parts that a name is taken apart into; longer ones are not symbols.
  private static let partLimit = 12

  /// The entry of a name, from the table or derived from others.
  static func entry(_ name: String) -> SymbolEntry? {
    if let entry = SymbolEntry.named(name) { return entry }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= partLimit else { return nil }
    let earlier = earlier(parts)
    if earlier != parts { return entry(earlier.joined(separator: ".")) }
    return derived(parts[...]).map { SymbolEntry(name, recipe: $0) }
  }

  /// Words that SF Symbols 6 and 7 have for others of the versions before.
  private static let renamed = ["microphone": "mic", "document": "doc"]

  /// The name as earlier versions of SF Symbols have it; arrowheads had no name of their own there.
  private static func earlier(_ parts: [String]) -> [String] {
    parts.filter { $0 != "trianglehead" }.map { renamed[$0] ?? $0 }
  }

  private static func recipe(_ parts: ArraySlice<String>) -> Recipe? {
    guard !parts.isEmpty else { return nil }
    if let entry = SymbolEntry.named(parts.joined(separator: ".")) {
      // A glyph beside others has its usual size; a larger or smaller one keeps its proportion.
      let scale = (entry.scale ?? SymbolMetrics.pictogram) / SymbolMetrics.pictogram
      return scale == 1 ? entry.recipe : .scaled(entry.recipe, scale)
    }
    return derived(parts)
  }

  private static func derived(_ parts: ArraySlice<String>) -> Recipe? {
    var parts = parts
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let shape = parts.last.flatMap(EnclosureShape.init(rawValue:)), parts.count > 1 {
      return mark(parts.dropLast()).map { .enclosed(shape, filled: isFilled, $0) }
    }
    let fill = isFilled ? ["fill"] : []
    if parts.last == "slash", parts.count > 1 {
      return recipe(parts.dropLast() + fill).map(Recipe.slash)
    }
    if let place = parts.lastIndex(of: "badge"), place > parts.startIndex {
      guard let base = recipe(parts[..<place] + fill) else { return nil }
      let mark = parts[(place + 1)...]
      return mark.isEmpty ? .badge(base, nil) : recipe(mark).map { .badge(base, $0) }
    }
    guard isFilled else { return nil }
    return recipe(parts).map(Recipe.filled)
  }

  /// What stands in a shape: a number, a letter, or a symbol, filled where there is such a one.
  private static func mark(_ parts: ArraySlice<String>) -> Recipe? {
    if parts.count == 1, let text = parts.first, isCharacter(text) { return .text(text) }
    let plain = parts.joined(separator: ".")
    let entry = SymbolEntry.named(plain + ".fill") ?? SymbolEntry.named(plain)
    return entry?.recipe ?? derived(parts)
  }

  private static func isCharacter(_ text: String) -> Bool {
    guard text.utf8.count <= 2, let first = text.utf8.first else { return false }
    if text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return true }
    return text.utf8.count == 1 && first >= 0x61 && first <= 0x7A
  }
}
