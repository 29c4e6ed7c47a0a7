import VitrineCoding
import VitrineGeometry
import Synchronization

/// The named colours of an archive as one surface shows them.
package final class ColorResolver: Sendable {
  private let colors: [String: ColorAsset]
  private let traits: AssetTraits
  private let absent = Mutex<Set<String>>([])

  /// Creates a resolver of `colors` for a surface.
  package init(_ colors: [String: ColorAsset], traits: AssetTraits) {
    self.colors = colors
    self.traits = traits
  }

  /// The colour of a name; `nil` when there is none, which is noted.
  package func color(named name: String) -> Color? {
    if let color = optionalColor(named: name) { return color }
    absent.withLock { _ = $0.insert(name) }
    return nil
  }

  /// The colour of a name that need not exist.
  package func optionalColor(named name: String) -> Color? { colors[name]?.color(for: traits) }

  /// The names that were asked for and do not exist, with the nearest one that does.
  package var missing: [(name: String, nearest: String?)] {
    let absent = absent.withLock { $0.sorted() }
    guard !absent.isEmpty else { return [] }
    let names = colors.keys.sorted()
    return absent.enumerated().map { index, name in
      (name, index < WarningList.most ? Suggestion.nearest(to: name, among: names) : nil)
    }
  }
}

extension ColorResolver: Hashable {
  /// Whether both are the same resolver: one render has one.
  package static func == (left: ColorResolver, right: ColorResolver) -> Bool { left === right }

  /// Feeds the book's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
