/// The keys that a view's evaluation read: what it does not read, it does not depend on.
package final class EnvironmentReads {
  /// The keys.
  package private(set) var keys: Set<ObjectIdentifier> = []

  /// Creates an empty record of reads.
  package init() {}

  func note(_ key: Any.Type) { keys.insert(ObjectIdentifier(key)) }

  /// The keys behind a value.
  package static func keys<Value>(
    of value: KeyPath<EnvironmentValues, Value>
  ) -> Set<ObjectIdentifier> {
    let reads = EnvironmentReads()
    var environment = EnvironmentValues()
    environment.reads = reads
    _ = environment[keyPath: value]
    return reads.keys
  }
}

/// What is among the keys when views put a background behind their widget.
package enum ContainerBackgroundUse {}
