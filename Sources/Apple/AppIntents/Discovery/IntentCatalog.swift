import VitrineFoundation

/// The intents of the program.
package enum IntentCatalog {
  /// The types, sorted by name, without those of this module.
  package static var all: [any AppIntent.Type] {
    ConformingTypes.all(of: (any AppIntent).self).compactMap { $0 as? any AppIntent.Type }
      .filter { !String(reflecting: $0).hasPrefix("AppIntents.") }
  }

  /// The type with a name, with or without its module; `nil` if there is none.
  package static func named(_ name: String) -> (any AppIntent.Type)? {
    let all = all
    return all.first { $0.archivedName == name || TypeName.qualified($0) == name }
  }

  /// The names that several types have, without the types and modules around them.
  fileprivate static let sharedNames: Set<String> = {
    let counts = Dictionary(all.map { (String(describing: $0), 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value > 1 }.keys)
  }()
}

extension AppIntent {
  /// The name of the type in archives, with the types and the module around it if another intent has the
  /// same name.
  package static var archivedName: String {
    let name = String(describing: Self.self)
    return IntentCatalog.sharedNames.contains(name) ? TypeName.qualified(Self.self) : name
  }
}
