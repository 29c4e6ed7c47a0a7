package import VitrineCoding
import VitrineDisplayList
import VitrineFoundation

/// A parameter of any type.
package protocol AnyIntentParameter: Sendable {
  /// The value in archives; `nil` if there is none.
  var archived: JSONValue? { get }
  /// Whether the intent can run without a value.
  var canBeOmitted: Bool { get }
  /// Sets the value from that of an archive.
  func take(_ value: JSONValue) async throws
  /// Why people cannot enter the value; `nil` if they can.
  var rangeFault: String? { get }
  /// Sets the default value of a query.
  func takeDefault() async
  /// The title of the parameter.
  var title: LocalizedStringResource? { get }
  /// Returns the values that people are offered; empty for a type without a fixed set of values.
  ///
  /// - Throws: any error of a query.
  func choices() async throws -> [ParameterChoice]
  /// Returns a sentence about the values that a person may have meant by another one.
  func suggestion(for value: JSONValue) async -> String?
  /// The control with which a person chooses the value.
  var control: ParameterControl { get }
  /// The description of the parameter.
  var description: LocalizedStringResource? { get }
}

extension IntentParameter: AnyIntentParameter {
  package var archived: JSONValue? {
    guard let value else { return nil }
    if let value = value as? any IntentValue { return value.archivedIntentValue }
    return (value as? any Encodable).map { JSONValue(encoding: $0) }
      ?? .string(String(describing: value))
  }

  package var canBeOmitted: Bool {
    value != nil || Value.self is any OptionalValue.Type
  }

  package func take(_ value: JSONValue) async throws {
    // A list of options may give its values other names.
    if options != nil, let named = await self.value(named: value) { return set(named) }
    do {
      guard let type = Value.self as? any IntentValue.Type,
        let new = try await type.intentValue(value) as? Value
      else { throw IntentValueError(expected: "a value of type \(Value.self)", found: value) }
      set(new)
    } catch {
      guard let named = await self.value(named: value) else { throw error }
      set(named)
    }
  }

  package var rangeFault: String? {
    guard let value, let range = number?.range, let stray = number?.strays(in: value).first else {
      return nil
    }
    return "\(JSONValue.number(stray).dumpText) is not in the range from "
      + "\(JSONValue.number(range.lowerBound).dumpText) to "
      + JSONValue.number(range.upperBound).dumpText
  }

  package func takeDefault() async {
    guard value == nil else { return }
    let result: Any? =
      if let options { await options.anyDefault() } else { await EntityDefault.of(Value.self) }
    if let value = result as? Value { set(value) }
  }
}

/// A type with a value that means none.
protocol OptionalValue {
  static var wrapped: any Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: any Any.Type { Wrapped.self }
}

extension DynamicOptionsProvider {
  fileprivate func anyDefault() async -> Any? { await defaultResult() }
}

/// The default entity of a type's query.
private enum EntityDefault {
  static func of(_ type: Any.Type) async -> Any? {
    let type = (type as? any OptionalValue.Type)?.wrapped ?? type
    guard let entity = type as? any AppEntity.Type else { return nil }
    return await entity.anyDefault()
  }
}

extension AppEntity {
  fileprivate static func anyDefault() async -> Any? {
    await defaultQuery.anyDefault()
  }
}

extension AppIntent {
  /// The parameters by name, in the order of the source.
  package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let label = child.label, label.hasPrefix("_"),
        let parameter = child.value as? any AnyIntentParameter
      else { return nil }
      return (String(label.dropFirst()), parameter)
    }
  }

  /// The type and the values in archives.
  package var archived: Action.Intent {
    var values: [String: JSONValue] = [:]
    for (name, parameter) in parameters {
      if let value = parameter.archived, value != .null { values[name] = value }
    }
    var intent = Action.Intent(type: Self.archivedName, parameters: values)
    (intent.process, intent.opensApp) = (Self.process, Self.opensApp)
    // The system sets the value of an intent that sets one.
    let given = self is any SetValueIntent ? ["value"] : []
    intent.unassigned = parameters.filter { !$0.parameter.canBeOmitted }.map(\.name)
      .filter { !given.contains($0) }
    return intent
  }

  /// The type and the values in archives of a toggle's intent; an intent that sets a value is given
  /// the other state.
  package func archived(turning isOn: Bool) -> Action.Intent {
    var intent = archived
    if self is any SetValueIntent { intent.parameters["value"] = .bool(!isOn) }
    return intent
  }

  /// Sets parameters without a value to the defaults of their queries.
  package func takeDefaults() async {
    for (_, parameter) in parameters { await parameter.takeDefault() }
  }

  /// Sets parameters to the values of an archive.
  ///
  /// - Throws: `IntentCallError` for a parameter that does not exist, has a value of another type,
  ///   or has none.
  package func take(_ values: [String: JSONValue]) async throws {
    try await configure(values)
    for (name, parameter) in parameters where !parameter.canBeOmitted {
      throw IntentCallError(intent: Self.archivedName, parameter: name, "a value is required")
    }
  }

  /// Sets parameters to the values of an archive, and the others to the defaults of their queries.
  ///
  /// - Throws: `IntentCallError` for a parameter that does not exist or has a value of another
  ///   type.
  package func configure(_ values: [String: JSONValue]) async throws {
    let parameters = parameters
    for name in values.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      throw IntentCallError(
        intent: Self.archivedName, parameter: name,
        "there is no such parameter", among: parameters.map(\.name))
    }
    try await ConfiguredIntent.$current.withValue(self) {
      try await set(values)
      await takeDefaults()
    }
  }

  /// Checks that people can enter the values of parameters.
  ///
  /// - Throws: `IntentCallError` for a number that is out of its parameter's range.
  package func checkRanges(of names: some Collection<String>) throws {
    for (name, parameter) in parameters where names.contains(name) {
      guard let fault = parameter.rangeFault else { continue }
      throw IntentCallError(intent: Self.archivedName, parameter: name, fault)
    }
  }

  /// Sets parameters; those whose queries ask for the value of another one come after it.
  private func set(_ values: [String: JSONValue]) async throws {
    var open = parameters.compactMap { name, parameter in
      values[name].map { (name: name, parameter: parameter, value: $0) }
    }
    while !open.isEmpty {
      var failed: [(name: String, parameter: any AnyIntentParameter, value: JSONValue)] = []
      var first: (any Error)?
      for one in open {
        do {
          try await one.parameter.take(one.value)
        } catch {
          first = first ?? error
          failed.append(one)
        }
      }
      if let first, let one = failed.first, failed.count == open.count {
        throw IntentCallError(
          intent: Self.archivedName, parameter: one.name, "\(first)",
          hint: await one.parameter.suggestion(for: one.value))
      }
      open = failed
    }
  }

  /// Returns the values that people are offered for a parameter beside the values of the others.
  ///
  /// - Throws: any error of a query.
  package func choices(
    of parameter: any AnyIntentParameter
  ) async throws -> [ParameterChoice] {
    try await ConfiguredIntent.$current.withValue(self) { try await parameter.choices() }
  }
}

/// The intent whose parameters a person chooses, for queries that depend on other parameters.
enum ConfiguredIntent {
  @TaskLocal static var current: (any AppIntent)?
}

/// The reason why an intent cannot run with the given values.
package struct IntentCallError: Error, CustomStringConvertible {
  /// The reason on one line.
  package let description: String
  /// A suggestion to resolve the error, if there is one.
  package let hint: String?

  init(intent: String, parameter: String, _ reason: String, among names: [String]) {
    self.init(
      intent: intent, parameter: parameter, reason,
      hint: Suggestion.hint(for: parameter, among: names))
  }

  init(intent: String, parameter: String, _ reason: String, hint: String? = nil) {
    description = "\(intent): parameter '\(parameter)': \(reason)"
    self.hint = hint
  }
}
