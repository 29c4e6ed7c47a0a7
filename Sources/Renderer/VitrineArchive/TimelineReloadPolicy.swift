import VitrineCoding

/// When the system asks a widget for its next timeline.
///
/// Source: Apple's documentation of `TimelineReloadPolicy`.
package enum TimelineReloadPolicy: ArchiveValue {
  /// After the date of the last entry.
  case atEnd
  /// At a date of the widget's choice.
  case after(ArchiveDate)
  /// Only when the app requests it.
  case never

  private static let afterKey = ArchiveKey("after")
  private static let names = ["atEnd", "never"]

  /// Reads `"atEnd"`, `"never"` or `{"after": date}`.
  ///
  /// - Throws: `ArchiveError` for anything else.
  package init(from decoder: any Decoder) throws {
    switch decoder.plainString {
    case "atEnd": self = .atEnd
    case "never": self = .never
    case let name?:
      throw ArchiveError(
        .unknownName(kind: .value, name: name, candidates: TimelineReloadPolicy.names),
        at: decoder.codingPath)
    case nil:
      let container = try decoder.container(keyedBy: ArchiveKey.self)
      guard container.contains(TimelineReloadPolicy.afterKey) else {
        throw ArchiveError(.missingField("after"), at: decoder.codingPath)
      }
      self = .after(
        try container.decode(ArchiveDate.self, forKey: TimelineReloadPolicy.afterKey))
      decoder.reportUnknown(container, known: { $0 == "after" }) { ["after"] }
    }
  }

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .atEnd: try "atEnd".encode(to: encoder)
    case .never: try "never".encode(to: encoder)
    case .after(let date):
      var container = encoder.container(keyedBy: ArchiveKey.self)
      try container.encode(date, forKey: TimelineReloadPolicy.afterKey)
    }
  }

  /// Applies the rule of dates.
  package mutating func applyRules(_ changes: RuleChanges) {
    guard case .after(let date) = self else { return }
    self = .after(date.applied(changes, ArchiveDate.standardRule, "after"))
  }

  /// A name, or an object with a date.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("TimelineReloadPolicy") { definitions in
      [
        "anyOf": [
          ["enum": .array(names.map { .string($0) })],
          [
            "type": "object", "required": ["after"], "additionalProperties": false,
            "properties": ["after": ArchiveDate.schema(in: &definitions), "$comment": true],
          ],
        ]
      ]
    }
  }
}
