/// How the inside of an outline is found and covered.
package struct FillStyle: ArchiveRecord {
  /// Whether regions that the outline winds around an even number of times are outside.
  package var isEOFilled = false
  /// Whether pixels on the edge are covered in part.
  package var isAntialiased = true

  /// Makes SwiftUI's default: inside where the outline winds around at all, with soft edges.
  package init() {}

  /// Makes a style of a rule.
  package init(_ rule: FillRule) { isEOFilled = rule == .evenOdd }

  /// Inside where the outline winds around at least once.
  package static let nonZero = FillStyle()
  /// Inside where a ray crosses the outline an odd number of times.
  package static let evenOdd = FillStyle(.evenOdd)

  /// Which regions are inside.
  package var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }

  /// Rule and edges.
  package static let fields: [Field<FillStyle>] = [
    Field("eoFill", \.isEOFilled, "Whether what is wound around twice is outside."),
    Field("antialiased", \.isAntialiased, "Whether edges are soft; default true."),
  ]
}
