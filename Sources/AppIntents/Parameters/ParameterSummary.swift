import VitrineFoundation

/// A sentence that describes an action with its parameters; it is shown nowhere here.
public protocol ParameterSummary: Sendable {}

/// An empty summary.
public struct EmptyParameterSummary: ParameterSummary {
  /// Creates an empty parameter summary.
  public init() {}
}

/// A sentence of words and parameters, as `Summary("Show \(\.$city)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Words with places for parameters.
  public struct Sentence: ExpressibleByStringInterpolation, Sendable {
    /// Creates a sentence.
    public init(stringLiteral value: String) {}
    /// Creates a sentence.
    public init(stringInterpolation: StringInterpolation) {}

    /// Collects words and parameters.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      /// Creates a string interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends a literal.
      public mutating func appendLiteral(_ literal: String) {}
      /// Adds a parameter.
      public mutating func appendInterpolation<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
      ) {}
    }
  }

  /// Creates an intent parameter summary.
  public init(_ sentence: Sentence, table: String? = nil) {}
  /// Creates a sentence with further parameters below it.
  public init(
    _ sentence: Sentence, table: String? = nil,
    @ParameterSummaryKeyPathsBuilder<Intent> otherParameters: () -> ParameterList<Intent>
  ) {}
  /// Creates a list of parameters without a sentence.
  public init(@ParameterSummaryKeyPathsBuilder<Intent> _ parameters: () -> ParameterList<Intent>) {}
  /// Creates an intent parameter summary.
  public init() {}
}

/// Parameters below a sentence.
public struct ParameterList<Intent: AppIntent>: Sendable {}

/// Collects parameters below a sentence.
@resultBuilder
public enum ParameterSummaryKeyPathsBuilder<Intent: AppIntent> {
  /// Builds a parameter.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterList<Intent> { ParameterList() }
  /// Combines parameters.
  public static func buildBlock(_ parts: ParameterList<Intent>...) -> ParameterList<Intent> {
    ParameterList()
  }
}

/// Collects one sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Builds a summary.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
  /// Combines the summaries of cases.
  public static func buildBlock<each Summary: ParameterSummary>(
    _ summaries: repeat each Summary
  ) -> EmptyParameterSummary { EmptyParameterSummary() }
}

/// How a parameter is compared in a sentence.
public enum ComparableOperator: Sendable, Hashable {
  /// The comparison of the same name.
  case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo
}

/// How a parameter is looked for in a list.
public enum ContainsOperator: Sendable, Hashable {
  /// It is one of them, or none of them.
  case oneOf, notOneOf
}

/// Whether a parameter has a value.
public enum HasValueOperator: Sendable, Hashable {
  /// It has one, or none.
  case hasAnyValue, hasNoValue
}

/// A sentence that depends on a parameter, as `When`.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence that depends on a value.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a sentence that depends on a value, or none.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary
  ) {}
  /// Creates a sentence that depends on several values.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ContainsOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a sentence that depends on whether there is a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a sentence that depends on the family.
  public init(
    widgetFamily comparison: ComparableOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a sentence that depends on the family.
  public init(
    widgetFamily comparison: ContainsOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}

/// A summary that depends on a parameter, as `Switch`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates sentences that depend on a parameter.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryBuilder<Intent> _ cases: () -> some ParameterSummary
  ) {}
  /// Creates sentences that depend on the family.
  public init(
    _ family: ParameterSummaryFamily,
    @ParameterSummaryBuilder<Intent> _ cases: () -> some ParameterSummary
  ) {}
}

/// The family that a sentence depends on.
public enum ParameterSummaryFamily: Sendable {
  /// The widget's family.
  case widgetFamily
}

/// A sentence for one value, as `Case`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a parameter summary case condition.
  public init<Value: Equatable>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary
  ) {}
}

/// The sentence for all other values, as `DefaultCase`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a parameter summary default case condition.
  public init(@ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary) {}
}
