import VitrineCoding

extension Modifier: OpenArchiveUnion, ArchiveValue {
  /// One row for each modifier: its name, payload, traits and description.
  enum Cases {}

  package typealias Traits = ModifierTraits

  package static let nameKind = ArchiveError.NameKind.modifier

  package static let codecs = CaseCodecs<Modifier>(
    Cases.layoutRows + Cases.styleRows + Cases.effectRows + Cases.textRows + Cases.controlRows
      + Cases.widgetRows + Cases.motionRows + accessibilityRows)

  private static var accessibilityRows: [any CaseRow<Modifier>] {
    AccessibilityModifier.codecs.all.map { CaseCodec($0, Modifier.accessibility) }
  }

  /// An object with one modifier.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Modifier") { definitions in
      oneOfSchema(in: &definitions, besides: [ArchiveKey.comment: true])
    }
  }

  // Layout reads both for every modifier, so they are specialized for modifiers.

  /// The name in archives.
  package var caseName: String { visit(CaseNameVisitor()) }

  /// The traits of the modifier.
  package var traits: ModifierTraits { visit(CaseTraitsVisitor()) }
}
