/// The intents of the program.
package enum IntentCatalog {
  /// The types, sorted by name, without those of this module.
  package static var all: [any AppIntent.Type] {
    ConformingTypes.all(of: (any AppIntent).self).compactMap { $0 as? any AppIntent.Type }
      .filter { $0 != OpenURLIntent.self }
  }

  /// The type with a name, with or without its module; `nil` if there is none.
  package static func named(_ name: String) -> (any AppIntent.Type)? {
    all.first { $0.archivedName == name || String(reflecting: $0) == name }
  }
}
