import VitrineCoding

extension Path: ArchiveValue {
  /// Reads SVG path data that may also contain steps of SwiftUI: `M 0 0 L 10 0 Z` or `arc 20 20 10
  /// 0 90`.
  ///
  /// - Throws: `ArchiveError` with the position of the first invalid step or number.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      self = try Path(steps: text)
    } catch .outOfRange(let number) {
      throw ArchiveError(
        .outOfRange(number, allowed: NumberRange.number.bounds), at: decoder.codingPath)
    } catch {
      throw ArchiveError(.invalidValue(error.description), at: decoder.codingPath)
    }
  }

  /// Writes the steps: moves, lines, curves and closes with absolute coordinates.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }

  /// Omits steps with a coordinate that is not a number, as Core Graphics does.
  package mutating func applyRules(_ changes: RuleChanges) {
    let valid = elements.filter { !$0.points.contains { $0.x.isNaN || $0.y.isNaN } }
    guard valid.count < elements.count else { return }
    changes.note("has points whose coordinates are not numbers; they are omitted")
    self = Path(valid)
  }

  /// A string of steps.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    [
      "type": "string", "examples": ["M 0 0 L 10 0 Z", "arc 20 20 10 0 90"],
      "pattern": .string(PathGrammar.pattern), "$comment": .string(PathGrammar.range),
    ]
  }

  /// Reads the text form.
  init(steps text: String) throws(PathData.Fault) {
    self = try PathData.path(text.utf8, grammar: .archive)
  }

  /// The text form.
  var steps: String {
    func text(_ point: Point) -> String {
      [point.x, point.y].map { NumberRange.number.nearest($0).plainText }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M \(text(point))"
      case .line(let point): "L \(text(point))"
      case .quadCurve(let point, let control): "Q \(text(control)) \(text(point))"
      case .curve(let point, let control1, let control2):
        "C \(text(control1)) \(text(control2)) \(text(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Path.Element {
  /// The end and the control points.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}

/// The grammar of path data in archives as a regular expression, for the JSON Schema.
private enum PathGrammar {
  /// The constraint that a regular expression cannot express.
  static let range: String = {
    let bounds = NumberRange.number.bounds
    return "Numbers are from \(bounds.lowerBound.plainText) to \(bounds.upperBound.plainText)."
  }()

  private static let blanks = "[ ,\\n\\t\\r]*"
  private static let exponent = "([eE][+-]?[0-9]+)?(?![0-9])"
  /// Numbers may touch where a sign or a second point starts the next one.
  private static let number =
    "\(blanks)[+-]?([0-9]+(?![0-9.])|[0-9]+\\.[0-9]*(?![0-9])|\\.[0-9]+(?![0-9]))\(exponent)"

  private static func numbers(_ count: Int) -> String { "(\(number)){\(count)}" }

  private static func word(_ word: PathWord) -> String {
    let option = word.option.map { "(\(blanks)\($0)(?![a-zA-Z]))?" } ?? ""
    return "\(blanks)\(word.name)(?![a-zA-Z])\(numbers(word.numbers))\(option)"
  }

  static let pattern: String = {
    let move = "\(blanks)[Mm](\(numbers(2)))+"
    let flag = "\(blanks)[01]"
    let letters = [
      move, "\(blanks)[LlTt](\(numbers(2)))+", "\(blanks)[HhVv](\(number))+",
      "\(blanks)[SsQq](\(numbers(4)))+", "\(blanks)[Cc](\(numbers(6)))+",
      "\(blanks)[Aa](\(numbers(3))\(flag)\(flag)\(numbers(2)))+", "\(blanks)[Zz]",
    ]
    let words = PathWord.allCases.map(word)
    let first = [move] + PathWord.allCases.filter { $0 != .tangentArc }.map(word)
    let steps = (words + letters).joined(separator: "|")
    return "^((\(first.joined(separator: "|")))(\(steps))*)?\(blanks)$"
  }()
}
