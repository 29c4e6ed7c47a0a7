import VitrineCoding
import VitrineGeometry
import Synchronization

/// The named colours of an archive as one surface shows them.
package final class ColorResolver: Sendable {
  /// The names without a colour that were looked up.
  private struct Lookups {
    var absent: Set<String> = []
    var isFinished = false
  }

  private let colors: [String: ColorAsset]
  private let traits: AssetTraits
  private let lookups = Mutex(Lookups())

  /// Creates a resolver of `colors` for a surface.
  package init(_ colors: [String: ColorAsset], traits: AssetTraits) {
    self.colors = colors
    self.traits = traits
  }

  /// The colour with this name; `nil` when there is none, which is recorded as missing until
  /// `finish()`.
  package func color(named name: String) -> Color? {
    if let color = optionalColor(named: name) { return color }
    lookups.withLock { if !$0.isFinished { $0.absent.insert(name) } }
    return nil
  }

  /// The colour with this name; `nil` when there is none, which is not recorded.
  package func optionalColor(named name: String) -> Color? { colors[name]?.color(for: traits) }

  /// Ends the recording of missing names, so that looking colours up changes nothing any more.
  ///
  /// - Returns: the missing names, each with the nearest name that exists.
  package func finish() -> [(name: String, nearest: String?)] {
    let absent = lookups.withLock { lookups in
      lookups.isFinished = true
      return lookups.absent.sorted()
    }
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
