/// A view, or several of which the best match is drawn.
///
/// The rule: a variant matches when everything it asks for equals the request. Of the matching
/// ones the variant that asks for most is taken, among equals the first in the archive.
public struct VariantView: ArchiveValue {
  /// One of several views and what it is for.
  public struct Variant: ArchiveRecord {
    /// Colour scheme it is for; `nil` is any.
    public var colorScheme: ColorScheme?
    /// State it is for; `nil` is any.
    public var state: RenderState?
    /// Rendering mode it is for; `nil` is any.
    public var renderingMode: WidgetRenderingMode?
    /// Whether it is for dimmed displays; `nil` is any.
    public var isLuminanceReduced: Bool?
    /// Whether it is for surfaces that draw the container background; `nil` is any.
    public var showsWidgetContainerBackground: Bool?
    /// Whether it is for content that is out of date; `nil` is any.
    public var isStale: Bool?
    /// Whether it is for the full screen of StandBy; `nil` is any.
    public var isActivityFullscreen: Bool?
    /// The view.
    public var view = ViewNode(.emptyView(EmptyView()))

    /// Makes an empty view for every request.
    public init() {}

    /// What it asks for, and the view.
    public static let fields: [Field<Variant>] = [
      Field(
        "colorScheme", \.colorScheme, isCondition: true, "Colour scheme it is for; default: any."),
      Field("state", \.state, isCondition: true, "State it is for; default: any."),
      Field(
        "renderingMode", \.renderingMode, isCondition: true,
        "Rendering mode it is for; default: any."),
      Field(
        "isLuminanceReduced", \.isLuminanceReduced, isCondition: true,
        "Whether it is for dimmed displays; default: any."),
      Field(
        "showsWidgetContainerBackground", \.showsWidgetContainerBackground, isCondition: true,
        "Whether it is for surfaces that draw the container background; default: any."),
      Field(
        "isStale", \.isStale, isCondition: true,
        "Whether it is for a Live Activity whose content is out of date; default: any."),
      Field(
        "isActivityFullscreen", \.isActivityFullscreen, isCondition: true,
        "Whether it is for a Live Activity on the full screen of StandBy; default: any."),
      Field("view", \.view, required: true, "The view."),
    ]

    /// How many things it asks for, or `nil` when one of them is not so.
    func score(under conditions: ViewConditions) -> Int? {
      let tests = [
        colorScheme.map { $0 == conditions.colorScheme },
        state.map { $0 == conditions.state },
        renderingMode.map { $0 == conditions.renderingMode },
        isLuminanceReduced.map { $0 == conditions.isLuminanceReduced },
        showsWidgetContainerBackground.map { $0 == conditions.showsWidgetContainerBackground },
        isStale.map { $0 == conditions.isStale },
        isActivityFullscreen.map { $0 == conditions.isActivityFullscreen },
      ].compactMap { $0 }
      return tests.allSatisfy { $0 } ? tests.count : nil
    }
  }

  /// The views in the archive's order; a single view asks for nothing.
  public var variants: [Variant]

  private static let key = ArchiveKey("variants")

  /// Makes a view that is drawn for every request.
  public init(_ view: ViewNode) {
    var variant = Variant()
    variant.view = view
    variants = [variant]
  }

  /// Makes a view of variants, of which at least one is needed.
  public init(variants: [Variant]) {
    self.variants = variants
  }

  /// The index of the best match, or `nil` when none matches.
  public func bestMatch(_ conditions: ViewConditions) -> Int? {
    var best: (index: Int, score: Int)?
    for (index, variant) in variants.enumerated() {
      if let score = variant.score(under: conditions), score > best?.score ?? -1 {
        best = (index, score)
      }
    }
    return best?.index
  }

  /// Whether the archive writes the view alone, without a list of variants.
  package var isSingle: Bool { variants.count == 1 && self == VariantView(variants[0].view) }

  /// Reads a view node, or an object with `variants`.
  ///
  /// - Throws: `ArchiveError` for an empty list or a faulty view.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: ArchiveKey.self),
      container.contains(VariantView.key)
    else {
      self.init(try ViewNode(from: decoder))
      return
    }
    let variants = try VariantView.readVariants(container, decoder)
    decoder.reportUnknown(container, known: { $0 == VariantView.key.stringValue }) {
      [VariantView.key.stringValue]
    }
    guard !variants.isEmpty else {
      throw ArchiveError(.invalidValue("'variants' must not be empty"), at: decoder.codingPath)
    }
    self.init(variants: variants)
  }

  /// Reads the list; a variant that asks for what only a newer format knows can never match.
  private static func readVariants(
    _ container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws -> [Variant] {
    var list = try container.nestedUnkeyedContainer(forKey: key)
    var variants: [Variant] = []
    while !list.isAtEnd {
      do {
        variants.append(try Variant(from: list.superDecoder()))
      } catch let error as ArchiveError where decoder.archiveContext?.tolerates(error) == true {
        continue
      }
    }
    return variants
  }

  /// Writes a view node, or an object with `variants`.
  public func encode(to encoder: any Encoder) throws {
    if isSingle { return try variants[0].view.encode(to: encoder) }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try container.encode(variants, forKey: VariantView.key)
  }

  /// A view node, or an object with `variants`.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("VariantView") { definitions in
      let node = ViewNode.schema(in: &definitions)
      guard case .object(var list) = [Variant].schema(in: &definitions) else { return node }
      list["minItems"] = 1
      return [
        "anyOf": [
          node,
          [
            "type": "object", "required": ["variants"], "additionalProperties": false,
            "properties": ["variants": .object(list), "$comment": true],
          ],
        ]
      ]
    }
  }
}
