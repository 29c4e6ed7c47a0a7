/// A line under or through texts.
public struct TextLine: ArchiveRecord {
  /// Whether the line is drawn.
  public var isActive = true
  /// Its colour; `nil` takes the text's.
  public var color: Color?

  /// Makes a line in the text's colour.
  public init() {}

  /// State and colour.
  public static let fields: [Field<TextLine>] = [
    Field("isActive", \.isActive, "Whether the line is drawn."),
    Field("color", \.color, "Its colour; default: the text's."),
  ]

  /// A boolean for a line in the text's colour.
  public static let shorthands: [Shorthand<TextLine>] = [
    Shorthand(Bool.self) { isActive in
      var line = TextLine()
      line.isActive = isActive
      return line
    } write: {
      $0.color == nil ? .bool($0.isActive) : nil
    }
  ]
}
