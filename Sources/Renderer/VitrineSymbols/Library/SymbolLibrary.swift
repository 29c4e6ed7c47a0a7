import Synchronization
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

/// The symbols that views can name.
///
/// One library serves all renders and threads of a process; it caches figures.
package final class SymbolLibrary: SymbolSource {
  private let textEngine: any TextEngine
  private let figures = Mutex<[Key: Figure]>([:])

  private struct Key: Hashable {
    var name: String
    var weight: Double
    var value: Double?
  }

  /// The maximum number of figures kept, a few megabytes; beyond it, the cache is emptied.
  private static let capacity = 1024

  /// Creates a library; characters in symbols are set by `textEngine`.
  package init(textEngine: any TextEngine) {
    self.textEngine = textEngine
  }

  /// The drawing of a symbol; see `SymbolSource`.
  package func symbol(_ request: SymbolRequest) -> SymbolDrawing? {
    // A variant counts only if Apple's set has it: there is no `wifi.fill`.
    for name in request.variants.names(for: request.name)
    where name == request.name || SymbolNames.contains(name) {
      guard let figure = figure(Key(name: name, weight: request.weight, value: request.value))
      else { continue }
      let isTurned = request.isMirrored && SymbolLibrary.follows(name)
      let turned =
        isTurned
        ? figure.applying(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)) : figure
      return turned.drawing(size: request.pointSize, factor: request.scale.factor)
    }
    return nil
  }

  /// Whether Apple's set has a symbol of this name; see `SymbolSource`.
  package func isKnown(_ name: String) -> Bool { SymbolNames.contains(name) }

  /// The known name that was probably meant; see `SymbolSource`.
  package func nearestName(to name: String) -> String? { SymbolLibrary.nearestName(to: name) }

  /// The name of Apple's set that was probably meant: drawn names are preferred.
  package static func nearestName(to name: String) -> String? {
    Suggestion.nearest(to: name, among: SymbolNames.drawn)
      ?? Suggestion.nearest(to: name, among: SymbolNames.likely(name))
  }

  /// How well a name is drawn; `nil` for one that is not.
  package static func quality(of name: String) -> SymbolQuality? {
    NameGrammar.entry(name)?.quality
  }

  /// All names of Apple's set in order.
  package static var allNames: [String] { SymbolNames.all }

  /// The names of the symbols in the table of drawings, in order.
  package static var listedNames: [String] { SymbolEntry.names }

  /// Whether a symbol follows the reading direction.
  ///
  /// Source: names with these words do in SF Symbols; all others keep their direction.
  package static func follows(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" || $0 == "leading" }
  }

  private func figure(_ key: Key) -> Figure? {
    if let figure = figures.withLock({ $0[key] }) { return figure }
    guard let entry = NameGrammar.entry(key.name) else { return nil }
    let composer = Composer(weight: key.weight, textEngine: textEngine)
    let factor = entry.scale ?? SymbolMetrics.pictogram
    guard let plain = composer.figure(entry.recipe, factor: factor), !plain.layers.isEmpty else {
      return nil
    }
    let figure = entry.styled(plain, value: key.value)
    figures.withLock { figures in
      if figures.count >= SymbolLibrary.capacity { figures.removeAll() }
      figures[key] = figure
    }
    return figure
  }
}
