import VitrineCoding
import VitrineDevices

/// Views by family, with a default for families without a specific view.
package struct FamilyViews: ArchiveValue {
  /// Views of particular families.
  package var byFamily: [WidgetFamily: VariantView] = [:]
  /// The view of all other families.
  package var fallback: VariantView?

  private static let fallbackName = "default"

  package init() {}

  /// The view for `family`, or `nil` when there is neither its own nor a default.
  package subscript(family: WidgetFamily) -> VariantView? { byFamily[family] ?? fallback }

  /// Reads an object whose keys are families or `default`.
  ///
  /// - Throws: `ArchiveError` for an unknown family or an empty object.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    var isFaulty = false
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue })
    where key.stringValue != ArchiveKey.comment {
      do {
        try read(key, in: container, decoder)
      } catch {
        try decoder.recover(from: error)
        isFaulty = true
      }
    }
    if isFaulty { throw NotedErrors() }
    if fallback == nil, byFamily.isEmpty {
      throw ArchiveError(
        .invalidValue("no view is given; write \"default\" or a family"), at: decoder.codingPath)
    }
  }

  private mutating func read(
    _ key: ArchiveKey, in container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    if key.stringValue == FamilyViews.fallbackName {
      fallback = try container.decode(VariantView.self, forKey: key)
    } else if let family = WidgetFamily(rawValue: key.stringValue) {
      byFamily[family] = try container.decode(VariantView.self, forKey: key)
    } else {
      let names = WidgetFamily.allCases.map(\.rawValue) + [FamilyViews.fallbackName]
      let error = ArchiveError(
        .unknownName(kind: .family, name: key.stringValue, candidates: names),
        at: decoder.codingPath)
      guard decoder.archiveContext?.tolerates(error) == true else { throw error }
    }
  }

  /// Writes an object whose keys are families or `default`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try container.encodeIfPresent(fallback, forKey: ArchiveKey(FamilyViews.fallbackName))
    for (family, view) in byFamily {
      try container.encode(view, forKey: ArchiveKey(family.rawValue))
    }
  }

  /// Applies the rules to all views.
  package mutating func applyRules(_ changes: RuleChanges) {
    for family in byFamily.keys { byFamily[family]?.applyRules(changes) }
    fallback?.applyRules(changes)
  }

  /// An object whose keys are families or `default`.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("FamilyViews") { definitions in
      let view = VariantView.schema(in: &definitions)
      var properties: [String: JSONValue] = [ArchiveKey.comment: true, fallbackName: view]
      for family in WidgetFamily.allCases { properties[family.rawValue] = view }
      let names = [fallbackName] + WidgetFamily.allCases.map(\.rawValue)
      return [
        "type": "object", "properties": .object(properties), "additionalProperties": false,
        "anyOf": .array(names.map { ["required": [.string($0)]] }),
      ]
    }
  }
}
