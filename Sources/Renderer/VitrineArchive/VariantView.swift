import VitrineCoding
import VitrineDevices
import VitrineModel

/// A view, or several variants, the best match of which is drawn.
///
/// A variant matches when all its conditions equal those of the request. Of the matching variants,
/// the one with the most conditions is drawn; if several have as many, the first in the archive.
package struct VariantView: ArchiveValue {
  /// A view and its conditions; a condition that is `nil` is met by any request.
  package struct Variant: ArchiveRecord {
    package var colorScheme: ColorScheme?
    package var state: RenderState?
    package var renderingMode: WidgetRenderingMode?
    package var isLuminanceReduced: Bool?
    package var showsWidgetContainerBackground: Bool?
    package var isStale: Bool?
    package var isActivityFullscreen: Bool?
    package var isDynamicIslandLimitedInWidth: Bool?
    package var levelOfDetail: LevelOfDetail?
    package var dynamicTypeSize: DynamicTypeSize?
    package var colorSchemeContrast: ColorSchemeContrast?
    package var view = ViewNode(.emptyView(EmptyView()))

    package init() {}

    package static let fields: [Field<Variant>] =
      ViewCondition.allCases.map(\.definition.field) + [
        Field("view", \.view, required: true, "The view.")
      ]

    /// The number of conditions, or `nil` when one of them is not met.
    func score(under conditions: ViewConditions) -> Int? {
      let met = ViewCondition.allCases.compactMap { $0.definition.isMet(self, conditions) }
      return met.allSatisfy { $0 } ? met.count : nil
    }
  }

  /// The views in the archive's order; a single view has no conditions.
  package var variants: [Variant]

  private static let key = ArchiveKey("variants")

  /// Creates a view that is drawn for every request.
  package init(_ view: ViewNode) {
    var variant = Variant()
    variant.view = view
    variants = [variant]
  }

  /// Creates a view of variants; at least one is required.
  package init(variants: [Variant]) {
    self.variants = variants
  }

  /// The index of the best match, or `nil` when none matches.
  package func bestMatch(_ conditions: ViewConditions) -> Int? {
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
  package init(from decoder: any Decoder) throws {
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

  /// Reads the list; a variant with conditions that only a newer format knows can never match.
  private static func readVariants(
    _ container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws -> [Variant] {
    var list = try container.nestedUnkeyedContainer(forKey: key)
    var variants: [Variant] = []
    var isFaulty = false
    while !list.isAtEnd {
      do {
        variants.append(try Variant(from: list.superDecoder()))
      } catch let error as ArchiveError where decoder.archiveContext?.tolerates(error) == true {
        continue
      } catch {
        try decoder.recover(from: error)
        isFaulty = true
      }
    }
    if isFaulty { throw NotedErrors() }
    return variants
  }

  /// Writes a view node, or an object with `variants`.
  package func encode(to encoder: any Encoder) throws {
    if isSingle { return try variants[0].view.encode(to: encoder) }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try container.encode(variants, forKey: VariantView.key)
  }

  /// Applies the rules to all variants.
  package mutating func applyRules(_ changes: RuleChanges) { variants.applyRules(changes) }

  /// A view node, or an object with `variants`.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
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
