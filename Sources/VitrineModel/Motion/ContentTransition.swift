import VitrineCoding

/// How the content of a view passes into another one.
package struct ContentTransition: ArchiveRecord {
  /// SwiftUI's content transitions.
  package enum Kind: String, ArchiveEnum {
    /// At once.
    case identity
    /// From one shape into the other.
    case interpolate
    /// Digit by digit.
    case numericText
    /// By fading.
    case opacity
    /// As symbols do.
    case symbolEffect
  }

  package var kind: Kind = .identity
  package var countsDown = false
  package var value: Double?

  package init() {}

  /// Creates a content transition.
  package init(_ kind: Kind) { self.kind = kind }

  package static let fields: [Field<ContentTransition>] = [
    Field("kind", \.kind, required: true, "The content transition, by SwiftUI's name."),
    Field("countsDown", \.countsDown, "Whether the digits of a `numericText` roll downwards."),
    Field(
      "value", \.value, rule: .data,
      "The number of a `numericText`: digits roll up where it grows, down where it falls."),
  ]

  /// A content transition by its name.
  package static let shorthands: [Shorthand<ContentTransition>] = [
    Shorthand(Kind.self) {
      ContentTransition($0)
    } write: {
      $0 == ContentTransition($0.kind) ? .string($0.kind.rawValue) : nil
    }
  ]
}
