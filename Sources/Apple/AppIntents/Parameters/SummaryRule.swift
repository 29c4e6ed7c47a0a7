internal import VitrineCoding

/// A summary that knows which parameters it shows.
protocol RuledSummary: ParameterSummary {
  var rule: SummaryRule { get }
}

/// An intent, and the value on which the cases of a summary depend.
struct SummarySubject {
  let intent: any AppIntent
  /// The family of the widget that people configure; `nil` where there is none.
  var family: IntentWidgetFamily?
  /// The value on which an enclosing `Switch` depends.
  var switched: Any?

  /// Returns a parameter of the intent; `nil` if it belongs to another type.
  func parameter<Intent: AppIntent, Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> IntentParameter<Value>? { (intent as? Intent)?[keyPath: path] }

  func name<Value>(of parameter: IntentParameter<Value>) -> String? {
    intent.parameters.first { $0.parameter as AnyObject === parameter }?.name
  }

  /// Returns whether a parameter has a value that is not empty.
  func hasValue<Intent: AppIntent, Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> Bool {
    guard let archived = parameter(path)?.archived else { return false }
    return archived != .null
  }

  func compares<Value: Equatable>(
    _ value: Value?, _ comparison: ComparableOperator, _ other: Value
  ) -> Bool {
    let isLess = (other as? any Comparable).flatMap { SummarySubject.isLess(value as Any, $0) }
    return switch comparison {
    case .equalTo: value == other
    case .notEqualTo: value != other
    case .lessThan: isLess == true
    case .lessThanOrEqualTo: isLess == true || value == other
    case .greaterThan: isLess == false && value != other
    case .greaterThanOrEqualTo: isLess == false
    }
  }

  func compares<Value>(
    _ value: Value?, _ comparison: StringComparisonOperator, _ part: String
  ) -> Bool {
    let text = value as? String ?? ""
    return switch comparison {
    case .contains: text.contains(part)
    case .doesNotContain: !text.contains(part)
    case .hasPrefix: text.hasPrefix(part)
    case .hasSuffix: text.hasSuffix(part)
    }
  }

  private static func isLess<Value: Comparable>(_ value: Any, _ other: Value) -> Bool? {
    (value as? Value).map { $0 < other }
  }
}

/// Which parameters of an intent a summary shows.
///
/// Key paths never change, so that rules can be shared between threads.
struct SummaryRule: @unchecked Sendable {
  /// Returns the names of the parameters in order; `nil` if the summary does not tell.
  let names: (SummarySubject) -> [String]?

  init(_ names: @escaping (SummarySubject) -> [String]?) { self.names = names }

  init(_ summary: some ParameterSummary) {
    names = (summary as? any RuledSummary)?.rule.names ?? { _ in nil }
  }

  /// Creates the rule of the cases of a value.
  init(_ cases: some ParameterSummary, of value: @escaping (SummarySubject) -> Any?) {
    let cases = SummaryRule(cases)
    names = { subject in
      var subject = subject
      subject.switched = value(subject)
      return cases.names(subject)
    }
  }

  /// Creates the rule of a condition; `nil` means neither of both summaries.
  init(
    _ then: some ParameterSummary, else otherwise: some ParameterSummary,
    if condition: @escaping (SummarySubject) -> Bool?
  ) {
    let (then, otherwise) = (SummaryRule(then), SummaryRule(otherwise))
    names = { subject in
      condition(subject).flatMap { ($0 ? then : otherwise).names(subject) }
    }
  }
}

extension AppIntent {
  /// Returns the parameters that people see under "Edit Widget" in any of these families, in the order of
  /// the summary; all of them without one.
  package func editedParameters(
    in families: [IntentWidgetFamily] = []
  ) -> [(name: String, parameter: any AnyIntentParameter)] {
    let rule = SummaryRule(Self.parameterSummary)
    let subjects =
      families.isEmpty
      ? [SummarySubject(intent: self)] : families.map { SummarySubject(intent: self, family: $0) }
    let lists = subjects.compactMap(rule.names)
    guard !lists.isEmpty else { return parameters }
    let names = lists.joined().reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let all = parameters
    return names.compactMap { name in all.first { $0.name == name } }
  }
}
