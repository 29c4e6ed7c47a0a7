/// The keys that the evaluation of a view reads; the result cannot depend on other keys.
package final class EnvironmentReads {
  /// The keys that were read.
  package private(set) var keys: Set<ObjectIdentifier> = []

  /// Creates an empty record of reads.
  package init() {}

  func note(_ key: Any.Type) { keys.insert(ObjectIdentifier(key)) }

  /// Returns the keys that a value is stored under.
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

/// The key that is recorded when a view sets the background of its widget.
package enum ContainerBackgroundUse {}
