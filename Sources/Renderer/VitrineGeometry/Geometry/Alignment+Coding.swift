import VitrineCoding

extension Alignment: ArchiveRecord {
  /// Creates the alignment at the centre of both axes.
  public init() { self = .center }

  /// The guides on both axes.
  package static let fields: [Field<Alignment>] = [
    Field("horizontal", \.horizontal, "The guide on the horizontal axis."),
    Field("vertical", \.vertical, "The guide on the vertical axis."),
  ]

  /// SwiftUI's names, such as `topLeading`.
  package static let shorthands: [Shorthand<Alignment>] = [
    Shorthand(String.self, schema: { _ in ["enum": .array(names.map { .string($0) })] }) { name in
      guard let alignment = Alignment(name: name) else {
        throw ArchiveError(.unknownName(kind: .value, name: name, candidates: names))
      }
      return alignment
    } write: {
      $0.name.map(JSONValue.string)
    }
  ]

  private static let names = allCases.compactMap(\.name)
}
