import VitrineFoundation

/// The values of other parameters, as `@IntentParameterDependency`.
///
/// Nobody configures anything while a widget is archived, so that there are no values.
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

  /// Creates a dependency on parameters that must have values.
  public init<each Value: Sendable>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {}

  /// The values; `nil` unless all parameters have one.
  public var wrappedValue: Values? { nil }
}
