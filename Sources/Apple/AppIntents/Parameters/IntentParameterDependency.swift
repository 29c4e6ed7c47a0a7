import VitrineFoundation

/// The values of an intent's parameters.
public typealias IntentProjection<Intent: AppIntent> = IntentParameterDependency<Intent>.Values

/// The values of other parameters, as `@IntentParameterDependency`.
///
/// They are those of the configuration that is being chosen; at other times there are none.
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

  private let required: [Requirement]

  /// Whether a parameter has a value.
  ///
  /// Key paths of stored properties hold no state.
  private struct Requirement: @unchecked Sendable {
    let isMet: (Intent) -> Bool
  }

  /// Creates a dependency on parameters that must have values.
  public init<each Value: Sendable>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var required: [Requirement] = []
    for parameter in repeat each parameters {
      required.append(Requirement { ($0[keyPath: parameter].archived ?? .null) != .null })
    }
    self.required = required
  }

  /// The values; `nil` unless all parameters have one.
  public var wrappedValue: Values? {
    guard let intent = ConfiguredIntent.current as? Intent,
      required.allSatisfy({ $0.isMet(intent) })
    else { return nil }
    return Values(intent: intent)
  }
}
