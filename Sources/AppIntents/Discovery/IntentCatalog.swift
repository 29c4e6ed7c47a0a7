/// The intents of the program.
package enum IntentCatalog {
  /// The types, by name; those that come with this module are left out.
  package static var all: [any AppIntent.Type] {
    ConformingTypes.all(of: (any AppIntent).self).compactMap { $0 as? any AppIntent.Type }
      .filter { $0 != OpenURLIntent.self }
  }

  /// The type of a name, with or without its module; `nil` when there is none.
  package static func named(_ name: String) -> (any AppIntent.Type)? {
    all.first { $0.archivedName == name || String(reflecting: $0) == name }
  }
}
