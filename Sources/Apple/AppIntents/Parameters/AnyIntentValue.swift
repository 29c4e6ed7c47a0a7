/// A parameter or property, whatever its type.
public protocol AnyIntentValue: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// Whether the value may be missing.
  var isOptional: Bool { get }
}

extension AnyIntentValue {
  /// Whether the value may be missing.
  public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }
}

extension IntentParameter: AnyIntentValue {}
extension EntityProperty: AnyIntentValue {}
