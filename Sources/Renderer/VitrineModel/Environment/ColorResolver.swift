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

  /// The colour with this name; `nil` when there is none, which is recorded as missing.
  package func color(named name: String) -> Color? {
    if let color = optionalColor(named: name) { return color }
    absent.withLock { _ = $0.insert(name) }
    return nil
  }

  /// The colour with this name; `nil` when there is none, which is not recorded.
  package func optionalColor(named name: String) -> Color? { colors[name]?.color(for: traits) }

  /// The missing names that were looked up, each with the nearest name that exists.
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
  /// Compares identities, because each rendering has its own resolver.
  package static func == (left: ColorResolver, right: ColorResolver) -> Bool { left === right }

  /// Hashes the resolver's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
