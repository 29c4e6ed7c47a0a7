import VitrineFoundation

/// A sentence that describes an intent with its parameters, which is not shown here.
public protocol ParameterSummary: Sendable {}

/// An empty summary.
public struct EmptyParameterSummary: ParameterSummary {
  /// Creates an empty parameter summary.
  public init() {}
}

/// A summary with a sentence, such as `Summary("Show \(\.$city)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// A sentence with parameters.
  public struct Sentence: ExpressibleByStringInterpolation, Sendable {
    /// Creates a sentence.
    public init(_ value: String) {}
    /// Creates a sentence.
    public init(stringLiteral value: String) {}
    /// Creates a sentence.
    public init(stringInterpolation: StringInterpolation) {}

    /// Collects the text and the parameters of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends a literal.
      public mutating func appendLiteral(_ literal: String) {}
      /// Appends a parameter.
      public mutating func appendInterpolation<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
      ) {}
    }
  }

  /// Creates a summary with a sentence.
  public init(_ sentence: Sentence, table: String? = nil) {}
  /// Creates a summary with a sentence and additional parameters.
  public init(
    _ sentence: Sentence, table: String? = nil,
    @ParameterSummaryKeyPathsBuilder<Intent> otherParameters: () -> ParameterList<Intent>
  ) {}
  /// Creates a summary with parameters but without a sentence.
  public init(@ParameterSummaryKeyPathsBuilder<Intent> _ parameters: () -> ParameterList<Intent>) {}
  /// Creates an empty summary.
  public init() {}
}

/// The additional parameters of a summary.
public struct ParameterList<Intent: AppIntent>: Sendable {}

/// A result builder of additional parameters.
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

/// A result builder of summaries.
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

/// The comparison of a parameter with a value.
public enum ComparableOperator: Sendable, Hashable {
  /// The comparison with this name.
  case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo
}

/// The comparison of a parameter with an equal value.
public typealias EquatableComparisonOperator = ComparableOperator
/// The comparison of a parameter with a greater or less value.
public typealias ComparableComparisonOperator = ComparableOperator
/// The comparison of a parameter with a list of values.
public typealias OneOfComparisonOperator = ContainsOperator
/// The comparison of a parameter with no value.
public typealias HasValueComparisonOperator = HasValueOperator

/// The comparison of a text with a part of it.
public enum StringComparisonOperator: Sendable, Hashable {
  /// The comparison with this name.
  case contains, doesNotContain, hasPrefix, hasSuffix
}

/// A sentence with parameters.
public typealias ParameterSummaryString<Intent: AppIntent> = IntentParameterSummary<Intent>.Sentence

/// The comparison of a parameter with a list of values.
public enum ContainsOperator: Sendable, Hashable {
  /// The parameter is one of the values, or none of them.
  case oneOf, notOneOf
}

/// The comparison of a parameter with no value.
public enum HasValueOperator: Sendable, Hashable {
  /// The parameter has a value, or none.
  case hasAnyValue, hasNoValue
}

/// A summary that depends on a condition, as `When`.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary that depends on a value.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a summary that depends on an optional value.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary
  ) {}
  /// Creates a summary that depends on a part of a text.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a summary that depends on several values.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ContainsOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a summary that depends on whether there is a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a summary that depends on the widget family.
  public init(
    widgetFamily comparison: ComparableOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// Creates a summary that depends on the widget family.
  public init(
    widgetFamily comparison: ContainsOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}

/// A summary that depends on a parameter, as `Switch`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary for each value of a parameter.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryBuilder<Intent> _ cases: () -> some ParameterSummary
  ) {}
  /// Creates a summary for each widget family.
  public init(
    _ family: ParameterSummaryFamily,
    @ParameterSummaryBuilder<Intent> _ cases: () -> some ParameterSummary
  ) {}
}

/// The widget family that a summary depends on.
public enum ParameterSummaryFamily: Sendable {
  /// The widget's family.
  case widgetFamily
}

/// The summary for one value, as `Case`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary for a value.
  public init<Value: Equatable>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary
  ) {}
}

/// The summary for all other values, as `DefaultCase`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary) {}
}
