/// An image or a font of an archive, in one or several representations.
public struct Asset: ArchiveValue {
  /// One image or font file and what it is for.
  public struct Representation: ArchiveRecord {
    /// Path of a PNG, JPEG, SVG, TrueType or OpenType file, relative to the archive's folder.
    public var file: String?
    /// The bytes of such a file in Base64.
    public var data: String?
    /// Pixels that a point of the image has.
    public var scale = 1.0
    /// Colour scheme it is for; `nil` is any.
    public var colorScheme: ColorScheme?

    /// Makes a representation without a source.
    public init() {}

    /// Source, scale and scheme.
    public static let fields: [Field<Representation>] = [
      Field(
        "file", \.file, rule: .notEmpty, "Path of a PNG, JPEG, SVG, TTF or OTF beside the archive."
      ),
      Field("data", \.data, rule: .notEmpty, "The bytes of such a file in Base64."),
      Field("scale", \.scale, rule: .positive, "Pixels a point of the image has; default 1."),
      Field("colorScheme", \.colorScheme, "Colour scheme it is for; default: any."),
    ]

    /// The path alone.
    public static let shorthands: [Shorthand<Representation>] = [
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
    public static let rules: [FieldRule] = [
      .exactlyOne(["file", "data"], "an asset needs either 'file' or 'data'")
    ]
  }

  /// The representations in the archive's order.
  public var representations: [Representation]

  /// Makes an asset of representations, of which at least one is needed.
  public init(representations: [Representation]) {
    self.representations = representations
  }

  /// The index of the best representation for a scheme and a scale.
  ///
  /// A matching scheme goes before none, and none before the other one; then the same scale, the
  /// next larger one, and at last the largest.
  package func bestMatch(colorScheme: ColorScheme, scale: Double) -> Int? {
    func rank(_ item: Representation) -> (Int, Int, Double) {
      let scheme = item.colorScheme.map { $0 == colorScheme ? 0 : 2 } ?? 1
      let size = item.scale >= scale ? 0 : 1
      return (scheme, size, size == 0 ? item.scale : -item.scale)
    }
    return representations.indices.min { rank(representations[$0]) < rank(representations[$1]) }
  }

  /// Reads one representation or an array of them.
  ///
  /// - Throws: `ArchiveError` for an empty array or a faulty representation.
  public init(from decoder: any Decoder) throws {
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
  public func encode(to encoder: any Encoder) throws {
    if representations.count == 1 {
      try representations[0].encode(to: encoder)
    } else {
      try representations.encode(to: encoder)
    }
  }

  /// One representation or an array of them.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    let one = Representation.schema(in: &definitions)
    return ["anyOf": [one, ["type": "array", "items": one, "minItems": 1]]]
  }
}
