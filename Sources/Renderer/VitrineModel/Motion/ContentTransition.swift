import VitrineCoding

/// How the content of a view changes into new content.
package struct ContentTransition: ArchiveRecord {
  /// SwiftUI's content transitions.
  package enum Kind: String, ArchiveEnum {
    /// Without an animation.
    case identity
    /// By interpolation between both.
    case interpolate
    /// Digit by digit.
    case numericText
    /// By a cross-fade.
    case opacity
    /// By the effect of symbols.
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
      "The number of a `numericText`: digits roll up when it grows, and down when it falls."),
  ]

  /// The name of a content transition alone.
  package static let shorthands: [Shorthand<ContentTransition>] = [
    Shorthand(Kind.self) {
      ContentTransition($0)
    } write: {
      $0 == ContentTransition($0.kind) ? .string($0.kind.rawValue) : nil
    }
  ]
}
