import VitrineFoundation

/// Values that people have chosen for other parameters, as `@IntentParameterDependency`.
///
/// Nobody chooses anything while archives are made, so there never are any.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// The values of other parameters.
  @dynamicMemberLookup
  public struct Values: Sendable {
    let intent: Intent

    /// The value of a parameter.
    public subscript<Value>(dynamicMember parameter: KeyPath<Intent, Value>) -> Value {
      intent[keyPath: parameter]
    }
  }

  /// Creates a dependency on parameters that must have a value.
  public init<each Value: Sendable>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {}

  /// The values; `nil` unless all of them are chosen.
  public var wrappedValue: Values? { nil }
}
