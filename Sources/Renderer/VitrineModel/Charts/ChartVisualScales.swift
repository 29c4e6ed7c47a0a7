import VitrineCoding
import VitrineGeometry

/// The mapping of values of a data field to styles.
package struct ChartStyleScale: ArchiveRecord {
  /// How values are mapped to styles.
  package enum Kind: String, ArchiveEnum {
    /// One style for each value.
    case category
    /// Numbers and dates have colours interpolated between those of the scale.
    case continuous
  }

  package var kind: Kind?
  package var domain: [ChartValue]?
  package var range: [ShapeStyle]?
  package var gradient: LinearGradient?

  /// Creates a scale with the chart's default palette.
  package init() {}

  /// Values and styles.
  package static let fields: [Field<ChartStyleScale>] = [
    Field("type", \.kind, "How values are mapped to styles; default: by the data."),
    Field("domain", \.domain, "The values in the order of their styles."),
    Field("range", \.range, "The styles; default: the chart's palette."),
    Field("gradient", \.gradient, "The colours between the first and the last value."),
  ]

  /// Styles are given as a list or as a gradient.
  package static let rules: [FieldRule] = [
    .exclusive(["gradient"], ["range"], "'gradient' cannot be combined with 'range'")
  ]
}

/// The mapping of values of a data field to symbols.
package struct ChartSymbolScale: ArchiveRecord {
  package var domain: [ChartValue]?
  package var range: [ChartSymbol]?

  /// Creates a scale with the chart's default symbols.
  package init() {}

  /// Values and symbols.
  package static let fields: [Field<ChartSymbolScale>] = [
    Field("domain", \.domain, "The values in the order of their symbols."),
    Field("range", \.range, "The symbols; default: the chart's choice."),
  ]
}

/// The mapping of values of a data field to areas of symbols.
package struct ChartSizeScale: ArchiveRecord {
  package var domain: [ChartValue]?
  package var range: [Double]?

  /// Creates a scale with the chart's default areas.
  package init() {}

  /// Values and areas.
  package static let fields: [Field<ChartSizeScale>] = [
    Field("domain", \.domain, "The ends of the numbers, or the categories in their order."),
    Field(
      "range", \.range, rule: .areas,
      "Areas in square points: of the least and the greatest number, or of the categories."),
  ]
}

extension ValueRule<[Double]> {
  /// Areas: at least one, and none negative.
  package static let areas = ValueRule(
    schema: [
      "minItems": 1,
      "items": .object(ValueRule<Double>.nonNegative.schema.merging(["type": "number"]) { $1 }),
    ],
    nearest: { $0.isEmpty ? [0] : $0.map(ValueRule<Double>.nonNegative.nearest) }
  ) { areas -> Verdict in
    let bounds = 0...NumberRange.number.bounds.upperBound
    guard !areas.isEmpty, areas.allSatisfy({ $0 >= 0 }) else {
      return .invalid("needs areas of 0 or more, at least one")
    }
    return areas.first { $0 > bounds.upperBound }.map { .outside(bounds, found: $0) } ?? .valid
  }
}

/// The mapping of values of a data field to line styles.
package struct ChartLineScale: ArchiveRecord {
  package var domain: [ChartValue]?
  package var range: [ChartLineStyle]?

  /// Creates a scale with the chart's default line styles.
  package init() {}

  /// Values and lines.
  package static let fields: [Field<ChartLineScale>] = [
    Field("domain", \.domain, "The values in the order of their lines."),
    Field("range", \.range, "The lines; default: the chart's choice."),
  ]
}

/// A symbol for values: its outline, filled or drawn as a line.
package struct ChartSymbol: ArchiveRecord {
  package var shape: ChartMark.Symbol?
  package var path: Path?
  package var lineWidth: Double?

  /// Creates an empty symbol, which is not valid until it has an outline.
  package init() {}
  /// Creates a filled symbol.
  package init(_ shape: ChartMark.Symbol) { self.shape = shape }

  /// Outline, fill and line.
  package static let fields: [Field<ChartSymbol>] = [
    Field("shape", \.shape, "A symbol of Swift Charts."),
    Field(
      "d", \.path, "An outline of its own, in a square from 0 to 1 that has the symbol's area."),
    Field("lineWidth", \.lineWidth, rule: .nonNegative, "Thickness of the line inside its edge."),
  ]

  /// Exactly one outline is given.
  package static let rules: [FieldRule] = [
    .exactlyOne(["shape", "d"], "a symbol is a 'shape' or has an outline 'd'")
  ]

  /// The name of a filled symbol alone.
  package static let shorthands: [Shorthand<ChartSymbol>] = [
    Shorthand(
      String.self, schema: { ChartMark.Symbol.schema(in: &$0) }
    ) { name in
      ChartMark.Symbol(rawValue: name).map { ChartSymbol($0) }
    } write: { symbol in
      symbol.lineWidth == nil ? symbol.shape.map { .string($0.rawValue) } : nil
    }
  ]
}
