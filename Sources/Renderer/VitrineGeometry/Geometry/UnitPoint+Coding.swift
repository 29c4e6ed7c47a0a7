import VitrineCoding

extension UnitPoint: ArchiveRecord {
  /// Creates the centre of the unit square.
  public init() { self.init(x: 0.5, y: 0.5) }

  /// The coordinates as fractions.
  package static let fields: [Field<UnitPoint>] = [
    Field("x", \.x, required: true, "Fraction of the width, 0 at the leading edge."),
    Field("y", \.y, required: true, "Fraction of the height, 0 at the top."),
  ]

  /// SwiftUI's names, such as `topLeading`.
  package static let shorthands: [Shorthand<UnitPoint>] = [
    Shorthand(Name.self) {
      $0.point
    } write: { point in
      Name.allCases.first { $0.point == point }.map { .string($0.rawValue) }
    }
  ]

  /// The points that have a name.
  enum Name: String, ArchiveEnum {
    case topLeading, top, topTrailing, leading, center, trailing
    case bottomLeading, bottom, bottomTrailing

    var point: UnitPoint {
      let place = Name.allCases.firstIndex(of: self) ?? 4
      return UnitPoint(x: Double(place % 3) / 2, y: Double(place / 3) / 2)
    }
  }
}
