import VitrineCoding
import VitrineGeometry

/// A line under or through text.
package struct TextLine: ArchiveRecord {
  /// The pattern of a line.
  package enum Pattern: String, ArchiveEnum {
    /// A solid line.
    case solid
    /// Dots.
    case dot
    /// Dashes.
    case dash
    /// Dashes and dots in turn.
    case dashDot
    /// A dash and two dots in turn.
    case dashDotDot
  }

  package var isActive = true
  package var pattern = Pattern.solid
  package var color: Color?

  package init() {}

  package static let fields: [Field<TextLine>] = [
    Field("isActive", \.isActive, "Whether the line is drawn."),
    Field("pattern", \.pattern, "How it is interrupted."),
    Field("color", \.color, "Its colour; default: the text's."),
  ]

  /// A boolean for a solid line in the text's colour.
  package static let shorthands: [Shorthand<TextLine>] = [
    Shorthand(Bool.self) { isActive in
      var line = TextLine()
      line.isActive = isActive
      return line
    } write: {
      $0.color == nil && $0.pattern == .solid ? .bool($0.isActive) : nil
    }
  ]
}
