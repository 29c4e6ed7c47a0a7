import CVitrineResources
import VitrineGeometry

/// A set of outlines that recipes are composed of.
enum GlyphSet: String, Sendable, CaseIterable {
  /// Bootstrap Icons.
  case bootstrap
  /// Material Symbols Rounded.
  case material
  /// Outlines of the project.
  case own

  private static let tables = [
    SortedLines(vitrine_symbols_bootstrap()), SortedLines(vitrine_symbols_material()),
    SortedLines(vitrine_symbols_own()),
  ]

  private var table: SortedLines {
    switch self {
    case .bootstrap: GlyphSet.tables[0]
    case .material: GlyphSet.tables[1]
    case .own: GlyphSet.tables[2]
    }
  }

  /// The thickness of the set's lines in its own units.
  ///
  /// Source: the sets' design guides: one of 16 units, and two of 24 at weight 400.
  var stroke: Double { self == .material ? 80 : 1 }

  /// The middle of the set's box in its own units.
  private var center: Point { self == .material ? Point(x: 480, y: -480) : Point(x: 8, y: 8) }

  /// The diameter of the set's circle icons in its own units.
  private var circle: Double { self == .material ? 800 : 16 }

  /// Ems per unit, so that the centre line of the set's circle is that of the circle drawn in code.
  var unit: Double { SymbolMetrics.circle / (circle - stroke) }

  /// The possible names of a glyph's filled variant in the set.
  func filledNames(of name: String) -> [String] {
    guard self != .material else { return name.hasSuffix(":1") ? [] : [name + ":1"] }
    guard let dash = name.firstIndex(of: "-") else { return [name + "-fill"] }
    return [name + "-fill", name[..<dash] + "-fill" + name[dash...]]
  }

  /// The connected pieces of a glyph in ems around the middle of its box; `nil` for no such glyph.
  func parts(of name: String) -> [GlyphPart]? {
    guard let data = table.fields(of: name)?.first else { return nil }
    let map = AffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -center.x * unit, ty: -center.y * unit)
    return data.split(separator: "|").flatMap { piece -> [GlyphPart] in
      let isEvenOdd = piece.hasPrefix("!")
      let bytes = (isEvenOdd ? piece.dropFirst() : piece).utf8
      guard let path = try? PathData.path(bytes) else { return [] }
      return GlyphPart.parts(of: path.applying(map), rule: isEvenOdd ? .evenOdd : .nonZero)
    }
  }
}
