import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineModel

/// An image or a font of an archive, in one or several representations.
package struct Asset: ArchiveValue {
  /// One image or font file, and the conditions under which it is used.
  package struct Representation: ArchiveRecord, AssetVariant {
    package var file: String?
    package var data: String?
    package var scale = 1.0
    package var colorScheme: ColorScheme?
    package var contrast: ColorSchemeContrast?
    package var isTinted: Bool?
    package var idiom: Device.Platform?
    package var renderingMode: Image.RenderingMode?
    package var capInsets: EdgeInsets?
    package var resizingMode: Image.ResizingMode?
    package var preservesVector = true

    package init() {}

    package static let fields: [Field<Representation>] = [
      Field(
        "file", \.file, rule: .notEmpty,
        "Path of a PNG, JPEG, WebP, SVG, PDF, TTF or OTF, relative to the archive's directory."),
      Field("data", \.data, rule: .notEmpty, "The bytes of such a file in Base64."),
      Field("scale", \.scale, rule: .positive, "Pixels per point; default 1."),
      Field("colorScheme", \.colorScheme, "Colour scheme it is for; default: any."),
      Field("contrast", \.contrast, "Contrast it is for; default: any."),
      Field(
        "tinted", \.isTinted,
        "Whether it is for surfaces that replace colours by one tint; default: any."),
      Field("idiom", \.idiom, "Kind of device it is for; default: any."),
      Field(
        "renderingMode", \.renderingMode,
        "Own colours or the foreground style if a view does not specify it; default: own colours."),
      Field(
        "capInsets", \.capInsets,
        "Parts along the edges that keep their size if a view does not specify them, in points."),
      Field(
        "resizingMode", \.resizingMode,
        "How the part between them is enlarged if a view does not specify it."),
      Field(
        "preservesVector", \.preservesVector,
        "Whether an SVG or PDF is drawn for each size instead of being scaled from its natural size."
      ),
    ]

    /// The path alone.
    package static let shorthands: [Shorthand<Representation>] = [
      Shorthand(String.self, schema: { _ in ["type": "string", "minLength": 1] }) { file in
        guard !file.isEmpty else { throw ArchiveError(.invalidValue("must not be empty")) }
        var representation = Representation()
        representation.file = file
        return representation
      } write: { representation in
        var plain = Representation()
        plain.file = representation.file
        return plain == representation ? plain.file.map(JSONValue.string) : nil
      }
    ]

    /// Exactly one source is needed.
    package static let rules: [FieldRule] = [
      .exactlyOne(["file", "data"], "an asset needs either 'file' or 'data'")
    ]
  }

  /// The representations in the archive's order.
  package var representations: [Representation]

  /// Creates an asset of representations; at least one is required.
  package init(representations: [Representation]) {
    self.representations = representations
  }

  /// The index of the best representation for a surface.
  ///
  /// Representations made for the surface are preferred to universal ones, and these to those made
  /// for other surfaces; then the same scale, the next larger one, and finally the largest.
  package func bestMatch(for traits: AssetTraits) -> Int? {
    func rank(_ item: Representation) -> [Double] {
      let isSmall = item.scale < traits.scale
      return item.distance(from: traits).map(Double.init)
        + [isSmall ? 1 : 0, isSmall ? -item.scale : item.scale]
    }
    return representations.indices.min {
      rank(representations[$0]).lexicographicallyPrecedes(rank(representations[$1]))
    }
  }

  /// Reads one representation or an array of them.
  ///
  /// - Throws: `ArchiveError` for an empty array or a faulty representation.
  package init(from decoder: any Decoder) throws {
    if decoder.jsonType == .array || (try? decoder.unkeyedContainer()) != nil {
      representations = try [Representation](from: decoder)
    } else {
      representations = [try Representation(from: decoder)]
    }
    guard !representations.isEmpty else {
      throw ArchiveError(
        .invalidValue("an asset needs a representation"), at: decoder.codingPath)
    }
  }

  /// Writes one representation or an array of them.
  package func encode(to encoder: any Encoder) throws {
    if representations.count == 1 {
      try representations[0].encode(to: encoder)
    } else {
      try representations.encode(to: encoder)
    }
  }

  /// One representation or an array of them.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    let one = Representation.schema(in: &definitions)
    return ["anyOf": [one, ["type": "array", "items": one, "minItems": 1]]]
  }
}
