package import VitrineCoding
import VitrineFoundation

/// A value that people are offered for a parameter.
package struct ParameterChoice: Codable, Sendable, Hashable {
  /// The value in archives: the identifier of an entity, or the raw value of an enumeration's case.
  package let value: JSONValue
  /// Its name; `nil` for a value that is its own name.
  package let title: String?

  /// Creates a choice from a value of any type; `nil` if archives cannot represent it.
  init?(_ value: Any) {
    guard let archived = (value as? any IntentValue)?.archivedIntentValue else { return nil }
    self.value = archived
    title = (value as? any InstanceDisplayRepresentable).map {
      String(localized: $0.displayRepresentation.title)
    }
  }
}

extension IntentParameter {
  package func choices() async throws -> [ParameterChoice] {
    if let options { return try await options.choices() }
    let type = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
    if let entity = type as? any AppEntity.Type { return try await entity.choices() }
    guard let few = type as? any AppEnum.Type else { return [] }
    return few.choices()
  }
}

extension DynamicOptionsProvider {
  fileprivate func choices() async throws -> [ParameterChoice] {
    try await results().choices()
  }
}

extension ResultsCollection {
  fileprivate func choices() -> [ParameterChoice] { allResults.compactMap { ParameterChoice($0) } }
}

extension AppEntity {
  fileprivate static func choices() async throws -> [ParameterChoice] {
    try await defaultQuery.choices()
  }
}

extension AppEnum {
  fileprivate static func choices() -> [ParameterChoice] {
    allCases.compactMap { ParameterChoice($0) }
  }
}
