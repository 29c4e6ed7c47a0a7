import VitrineCoding

extension Modifier: OpenArchiveUnion, ArchiveValue {
  /// One row for each modifier: its name, payload, traits and description.
  enum Cases {
    static let layout = LayoutModifierCases()
    static let style = StyleModifierCases()
    static let effect = EffectModifierCases()
    static let text = TextModifierCases()
    static let control = ControlModifierCases()
    static let widget = WidgetModifierCases()
    static let motion = MotionModifierCases()
  }

  package typealias Traits = ModifierTraits

  package static let nameKind = ArchiveError.NameKind.modifier

  package static let codecs = CaseCodecs<Modifier>(
    Cases.layout, Cases.style, Cases.effect, Cases.text, Cases.control, Cases.widget, Cases.motion,
    AccessibilityModifier.codecs.embedded(Modifier.accessibility))

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
