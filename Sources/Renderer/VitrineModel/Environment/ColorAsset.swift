import VitrineCoding
import VitrineDevices
import VitrineGeometry

/// A colour of an archive that views refer to by name, in one or several variants.
package struct ColorAsset: ArchiveValue {
  /// A colour and the conditions under which it is used.
  package struct Variant: ArchiveRecord, AssetVariant {
    package var color: Color = .system(.clear)
    package var colorScheme: ColorScheme?
    package var contrast: ColorSchemeContrast?
    package var isTinted: Bool?
    package var idiom: Device.Platform?

    package init() {}

    package static let fields: [Field<Variant>] = [
      Field("color", \.color, required: true, "The colour."),
      Field("colorScheme", \.colorScheme, "Colour scheme it is for; default: any."),
      Field("contrast", \.contrast, "Contrast it is for; default: any."),
      Field(
        "tinted", \.isTinted,
        "Whether it is for surfaces that replace colours by one tint; default: any."),
      Field("idiom", \.idiom, "Kind of device it is for; default: any."),
    ]
  }

  /// The variants in the archive's order.
  package var variants: [Variant]

  /// Creates an asset of variants; at least one is required.
  package init(variants: [Variant]) {
    self.variants = variants
  }

  /// The colour of the variant that fits `traits` best; of equals, the first.
  package func color(for traits: AssetTraits) -> Color? {
    variants.min { $0.distance(from: traits).lexicographicallyPrecedes($1.distance(from: traits)) }?
      .color
  }

  /// Reads one colour or an array of variants.
  ///
  /// - Throws: `ArchiveError` for an empty array or a faulty colour.
  package init(from decoder: any Decoder) throws {
    if decoder.jsonType == .array || (try? decoder.unkeyedContainer()) != nil {
      variants = try [Variant](from: decoder)
    } else {
      var variant = Variant()
      variant.color = try Color(from: decoder)
      variants = [variant]
    }
    guard !variants.isEmpty else {
      throw ArchiveError(.invalidValue("a colour needs a variant"), at: decoder.codingPath)
    }
  }

  /// Writes one colour or an array of variants.
  package func encode(to encoder: any Encoder) throws {
    var plain = Variant()
    plain.color = variants.first?.color ?? plain.color
    if variants == [plain] {
      try plain.color.encode(to: encoder)
    } else {
      try variants.encode(to: encoder)
    }
  }

  /// One colour or an array of variants.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    let one = Color.schema(in: &definitions)
    let variant = Variant.schema(in: &definitions)
    return ["anyOf": [one, ["type": "array", "items": variant, "minItems": 1]]]
  }
}
