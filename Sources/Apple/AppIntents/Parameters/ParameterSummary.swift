import VitrineFoundation

/// A sentence that describes an intent with its parameters: "Edit Widget" lists these, in the same order.
public protocol ParameterSummary: Sendable {}

/// An empty summary.
public struct EmptyParameterSummary: ParameterSummary, RuledSummary {
  let rule = SummaryRule { _ in nil }

  /// Creates an empty parameter summary.
  public init() {}
}

/// A summary with a sentence, such as `Summary("Show \(\.$city)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, RuledSummary {
  let rule: SummaryRule

  /// A sentence with parameters.
  public struct Sentence: ExpressibleByStringInterpolation, Sendable {
    let parameters: ParameterList<Intent>

    /// Creates a sentence.
    public init(_ value: String) { parameters = ParameterList() }
    /// Creates a sentence.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a sentence.
    public init(stringInterpolation: StringInterpolation) {
      parameters = stringInterpolation.parameters
    }

    /// Collects the text and the parameters of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var parameters = ParameterList<Intent>()

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends a literal.
      public mutating func appendLiteral(_ literal: String) {}
      /// Appends a parameter.
      public mutating func appendInterpolation<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
      ) { parameters = ParameterList([parameters, ParameterList(parameter)]) }
    }
  }

  /// Creates a summary with a sentence.
  public init(_ sentence: Sentence, table: String? = nil) { rule = sentence.parameters.rule }
  /// Creates a summary with a sentence and additional parameters.
  public init(
    _ sentence: Sentence, table: String? = nil,
    @ParameterSummaryKeyPathsBuilder<Intent> otherParameters: () -> ParameterList<Intent>
  ) { rule = ParameterList([sentence.parameters, otherParameters()]).rule }
  /// Creates a summary with parameters but without a sentence.
  public init(@ParameterSummaryKeyPathsBuilder<Intent> _ parameters: () -> ParameterList<Intent>) {
    rule = parameters().rule
  }
  /// Creates an empty summary.
  public init() { rule = ParameterList<Intent>().rule }
}

/// The parameters of a summary.
public struct ParameterList<Intent: AppIntent>: Sendable {
  let rule: SummaryRule

  init() { rule = SummaryRule { _ in [] } }

  init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
    rule = SummaryRule { subject in
      subject.parameter(parameter).flatMap { subject.name(of: $0) }.map { [$0] } ?? []
    }
  }

  /// Combines lists; a parameter that several have is listed once.
  init(_ lists: [ParameterList]) {
    rule = SummaryRule { subject in
      lists.reduce(into: []) { names, list in
        names += (list.rule.names(subject) ?? []).filter { !names.contains($0) }
      }
    }
  }
}

/// A result builder of additional parameters.
@resultBuilder
public enum ParameterSummaryKeyPathsBuilder<Intent: AppIntent> {
  /// Builds a parameter.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterList<Intent> { ParameterList(parameter) }
  /// Combines parameters.
  public static func buildBlock(_ parts: ParameterList<Intent>...) -> ParameterList<Intent> {
    ParameterList(parts)
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
  ) -> ParameterSummaryTupleCaseCondition<Intent> {
    var rules: [SummaryRule] = []
    repeat rules.append(SummaryRule(each summaries))
    return ParameterSummaryTupleCaseCondition(rules)
  }
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
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary, RuledSummary {
  let rule: SummaryRule

  /// Creates a summary that depends on a value.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    rule = SummaryRule(then(), else: otherwise()) {
      $0.compares($0.parameter(parameter)?.value, comparison, value)
    }
  }
  /// Creates a summary that depends on an optional value.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary
  ) {
    rule = SummaryRule(then(), else: EmptyParameterSummary()) {
      $0.compares($0.parameter(parameter)?.value, comparison, value)
    }
  }
  /// Creates a summary that depends on a part of a text.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    rule = SummaryRule(then(), else: otherwise()) {
      $0.compares($0.parameter(parameter)?.value, comparison, value)
    }
  }
  /// Creates a summary that depends on several values.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ContainsOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    rule = SummaryRule(then(), else: otherwise()) {
      ($0.parameter(parameter)?.value.map(values.contains) ?? false) == (comparison == .oneOf)
    }
  }
  /// Creates a summary that depends on whether there is a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    rule = SummaryRule(then(), else: otherwise()) {
      $0.hasValue(parameter) == (comparison == .hasAnyValue)
    }
  }
  /// Creates a summary that depends on the widget family.
  public init(
    widgetFamily comparison: ComparableOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    rule = SummaryRule(then(), else: otherwise()) { subject in
      subject.family.map { subject.compares($0, comparison, family) }
    }
  }
  /// Creates a summary that depends on the widget family.
  public init(
    widgetFamily comparison: ContainsOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    rule = SummaryRule(then(), else: otherwise()) {
      $0.family.map { families.contains($0) == (comparison == .oneOf) }
    }
  }
}

/// A summary that depends on a parameter, as `Switch`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary, RuledSummary {
  let rule: SummaryRule

  /// Creates a summary for each value of a parameter.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> some ParameterSummary
  ) { rule = SummaryRule(cases(), of: { $0.parameter(parameter)?.value }) }
  /// Creates a summary for each widget family.
  public init(
    _ family: ParameterSummaryFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> some ParameterSummary
  ) { rule = SummaryRule(cases(), of: \.family) }
}

/// The widget family that a summary depends on.
public enum ParameterSummaryFamily: Sendable {
  /// The widget's family.
  case widgetFamily
}

/// A result builder of the cases of a value, whose type is that of the cases' values.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Equatable> {
  /// Builds a case.
  public static func buildExpression(
    _ summary: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummaryCaseCondition<Intent, Value> { summary }
  /// Builds the case of all other values.
  public static func buildExpression(
    _ summary: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> ParameterSummaryDefaultCaseCondition<Intent> { summary }
  /// Combines the cases.
  public static func buildBlock<each Summary: ParameterSummary>(
    _ summaries: repeat each Summary
  ) -> ParameterSummaryTupleCaseCondition<Intent> {
    ParameterSummaryBuilder<Intent>.buildBlock(repeat each summaries)
  }
}

/// The summary for one value, as `Case`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Equatable>: ParameterSummary,
  RuledSummary
{
  let rule: SummaryRule

  /// Creates a summary for a value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary)
  { self.init([value], then) }
  /// Creates a summary for several values.
  public init(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary
  ) {
    rule = SummaryRule(then(), else: EmptyParameterSummary()) {
      $0.switched.map { ($0 as? Value).map(values.contains) ?? false }
    }
  }
}

/// The summary for all other values, as `DefaultCase`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary,
  RuledSummary
{
  let rule: SummaryRule

  /// Creates a summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary) {
    rule = SummaryRule(then())
  }
}

/// The summaries for several values, of which the first that applies is shown.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent>: ParameterSummary, RuledSummary
{
  let rule: SummaryRule

  init(_ rules: [SummaryRule]) {
    rule = SummaryRule { subject in rules.lazy.compactMap { $0.names(subject) }.first }
  }
}
