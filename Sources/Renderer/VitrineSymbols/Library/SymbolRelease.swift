import CVitrineResources

/// A release of SF Symbols, and the system that brought it.
package struct SymbolRelease: Hashable, Sendable {
  /// The number, for example `5.1`.
  package let number: String
  /// The version of iOS and iPadOS.
  package let iOS: Double

  /// All releases, the oldest first.
  ///
  /// Source: the lists of sf-symbols-typescript, which are generated from Apple's
  /// `name_availability.plist`; 7.1 from the names that iOS 26.1 added.
  package static let all: [SymbolRelease] = [
    ("1.0", 13.0), ("1.1", 13.1), ("2.0", 14.0), ("2.1", 14.2), ("2.2", 14.5), ("3.0", 15.0),
    ("3.1", 15.1), ("3.2", 15.2), ("3.3", 15.4), ("4.0", 16.0), ("4.1", 16.1), ("4.2", 16.4),
    ("5.0", 17.0), ("5.1", 17.2), ("5.2", 17.4), ("5.3", 17.6), ("6.0", 18.0), ("6.1", 18.1),
    ("6.2", 18.2), ("6.3", 18.4), ("6.4", 18.5), ("7.0", 26.0), ("7.1", 26.1),
  ].map { SymbolRelease(number: $0.0, iOS: $0.1) }

  /// The first release that has a symbol; `nil` for a name that no release has.
  package static func first(with name: String) -> SymbolRelease? {
    guard let index = SymbolNames.index(of: name) else { return nil }
    let letters = vitrine_symbols_releases()
    guard index < letters.count else { return nil }
    let place = Int(letters.bytes[index]) - Int(UInt8(ascii: "A"))
    return all.indices.contains(place) ? all[place] : nil
  }
}
