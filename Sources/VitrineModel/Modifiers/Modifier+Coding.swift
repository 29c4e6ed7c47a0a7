extension Modifier: OpenArchiveUnion, ArchiveValue {
  package static let nameKind = ArchiveError.NameKind.modifier

  package static let codecs = CaseCodecs<Modifier>(
    layoutCodecs + styleCodecs + effectCodecs + textCodecs + controlCodecs + widgetCodecs
      + motionCodecs
      + AccessibilityModifier.codecs.all.map { codec in
        CaseCodec(codec, Modifier.accessibility) {
          if case .accessibility(let modifier) = $0 { modifier } else { nil }
        }
      })

  package var unknownCase: EncodedCase? {
    if case .unknown(let name, let payload) = self { (name, payload) } else { nil }
  }

  /// An object with one modifier.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Modifier") { definitions in
      oneOfSchema(in: &definitions, besides: [ArchiveKey.comment: true])
    }
  }
}
