package import VitrineCoding
import VitrineFoundation

/// A value that people are offered for a parameter.
package struct ParameterChoice: Codable, Sendable, Hashable {
  /// The value in archives: the identifier of an entity, or the raw value of an enumeration's case.
  package let value: JSONValue
  /// Its name; `nil` for a value that is its own name.
  package let title: String?
  /// The line below the name; `nil` if there is none.
  package let subtitle: String?

  /// Creates a choice from a value of any type; `nil` if archives cannot represent it.
  init?(_ offered: OfferedValue) {
    guard let archived = offered.archived else { return nil }
    value = archived
    title = offered.title.map { String(localized: $0) }
    subtitle = offered.display?.subtitle.map { String(localized: $0) }
  }
}

/// A value of any type that people are offered.
struct OfferedValue {
  let value: Any
  /// The name of its item in a list; `nil` for the name of the value.
  var itemTitle: LocalizedStringResource?

  var display: DisplayRepresentation? {
    (value as? any InstanceDisplayRepresentable)?.displayRepresentation
  }
  var title: LocalizedStringResource? { itemTitle ?? display?.title }
  var archived: JSONValue? { (value as? any IntentValue)?.archivedIntentValue }

  /// Whether a person means this value by a text: its value in archives, its name in the current
  /// language or in that of the source, or the name of an enumeration's case.
  func isMeant(by text: String) -> Bool {
    var names = title.map { [String(localized: $0), $0.key] } ?? []
    if value is any AppEnum { names.append(String(describing: value)) }
    return archived == .string(text)
      || names.contains { $0.compare(text, options: .caseInsensitive) == .orderedSame }
  }
}

extension IntentParameter {
  package func choices() async throws -> [ParameterChoice] {
    try await offered().compactMap { ParameterChoice($0) }
  }

  /// The values that people are offered; empty for a type without a fixed set of values.
  private func offered() async throws -> [OfferedValue] {
    if let options { return try await options.offered() }
    let type = ElementType.of(Value.self)
    if let entity = type as? any AppEntity.Type { return try await entity.offered() }
    return (type as? any AppEnum.Type)?.offered() ?? []
  }

  /// Returns the value, or the list of values, that a person means by names; `nil` if there is none.
  func value(named value: JSONValue) async -> Value? {
    guard case .string(let text) = value else {
      guard case .array(let values) = value else { return nil }
      var all: [Any] = []
      for case .string(let text) in values {
        guard let one = await meant(by: text) else { return nil }
        all.append(one)
      }
      return all.count == values.count ? all as? Value : nil
    }
    if let one = await meant(by: text) {
      return ElementType.isList(Value.self) ? [one] as? Value : one as? Value
    }
    guard ElementType.isList(Value.self) else { return nil }
    let parts = text.split(separator: ",").map { JSONValue.string($0.trimmed) }
    return parts.count > 1 ? await self.value(named: .array(parts)) : nil
  }

  private func meant(by text: String) async -> Any? {
    let offered = (try? await self.offered()) ?? []
    if let found = offered.first(where: { $0.archived == .string(text) }) { return found.value }
    if let found = offered.first(where: { $0.isMeant(by: text) }) { return found.value }
    guard let entity = ElementType.of(Value.self) as? any AppEntity.Type else { return nil }
    let query = options.map { $0 as Any } ?? entity.query
    let matching = try? await (query as? any EntityStringQuery)?.offered(matching: text)
    return matching?.first { $0.isMeant(by: text) }?.value
  }

  /// The names that a person may have meant by a value.
  package func suggestion(for value: JSONValue) async -> String? {
    guard case .string(let text) = value, let choices = try? await choices() else { return nil }
    let names = choices.map { $0.title ?? $0.value.dumpText }
    guard !names.isEmpty else { return nil }
    return Suggestion.hint(for: text, among: names) ?? "there is " + Suggestion.list(names)
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmingCharacters(in: .whitespaces) }
}

/// The types within optional values and lists.
enum ElementType {
  static func of(_ type: Any.Type) -> Any.Type {
    if let optional = type as? any OptionalValue.Type { return of(optional.wrapped) }
    if let list = type as? any ListValue.Type { return of(list.element) }
    return type
  }

  static func isList(_ type: Any.Type) -> Bool {
    let type = (type as? any OptionalValue.Type)?.wrapped ?? type
    return type is any ListValue.Type
  }
}

/// A type with several values.
protocol ListValue {
  static var element: any Any.Type { get }
}

extension Array: ListValue {
  static var element: any Any.Type { Element.self }
}

/// A list whose values have names of their own.
private protocol TitledResults {
  var offered: [OfferedValue] { get }
}

extension IntentItemCollection: TitledResults {
  fileprivate var offered: [OfferedValue] {
    sections.flatMap { section in
      section.items.map { OfferedValue(value: $0.value, itemTitle: $0.title) }
    }
  }
}

extension ResultsCollection {
  fileprivate var all: [OfferedValue] {
    (self as? any TitledResults)?.offered ?? allResults.map { OfferedValue(value: $0) }
  }
}

extension DynamicOptionsProvider {
  fileprivate func offered() async throws -> [OfferedValue] { try await results().all }
}

extension EntityStringQuery {
  fileprivate func offered(matching text: String) async throws -> [OfferedValue] {
    try await entities(matching: text).all
  }
}

extension AppEntity {
  fileprivate static var query: Any { defaultQuery }

  fileprivate static func offered() async throws -> [OfferedValue] {
    try await defaultQuery.offered()
  }
}

extension AppEnum {
  fileprivate static func offered() -> [OfferedValue] {
    allCases.map { OfferedValue(value: $0) }
  }
}
