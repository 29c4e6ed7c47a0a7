import VitrineCoding

/// How the inside of an outline is determined and filled.
public struct FillStyle: ArchiveRecord {
  /// Whether the even-odd rule decides the inside, instead of the winding rule.
  public var isEOFilled = false
  /// Whether pixels at the edge are covered partially.
  public var isAntialiased = true

  /// Creates the default style: antialiased, with the winding rule.
  public init() {}

  /// Creates a style with SwiftUI's parameters.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// Creates an antialiased style with a rule.
  package init(_ rule: FillRule) { isEOFilled = rule == .evenOdd }

  /// Inside where the outline winds around at least once.
  package static let nonZero = FillStyle()
  /// Inside where a ray crosses the outline an odd number of times.
  package static let evenOdd = FillStyle(.evenOdd)

  /// Which regions are inside.
  package var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }

  package static let fields: [Field<FillStyle>] = [
    Field(
      "eoFill", \.isEOFilled,
      "Whether the even-odd rule determines the inside, instead of the winding rule."),
    Field("antialiased", \.isAntialiased, "Whether edges are antialiased; default true."),
  ]
}
