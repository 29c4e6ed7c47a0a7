extension Path: ArchiveValue {
  /// Reads steps as SVG writes them, with absolute coordinates: `M 0 0 L 10 0 Z`.
  ///
  /// - Throws: `ArchiveError` for an unknown step or a missing number.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      self = try Path(steps: text)
    } catch {
      throw ArchiveError(.invalidValue(error.description), at: decoder.codingPath)
    }
  }

  /// Writes the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }

  /// A string of steps.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    let blanks = "[ ,\\n\\t\\r]"
    let number = "[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?"
    func numbers(_ count: Int) -> String {
      "\(blanks)*\(number)(\(blanks)+\(number)){\(count - 1)}\(blanks)*"
    }
    let step = "([ML]\(numbers(2))|Q\(numbers(4))|C\(numbers(6))|Z\(blanks)*)"
    return [
      "type": "string", "examples": ["M 0 0 L 10 0 Z"],
      "pattern": .string("^\(blanks)*(M\(numbers(2))\(step)*)?$"),
    ]
  }

  /// Why a text is not a path.
  struct StepError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the text form; numbers are parted by blanks or commas.
  init(steps text: String) throws(StepError) {
    self.init()
    var words = Path.words(text)[...]
    while let step = words.popFirst() {
      func point() throws(StepError) -> Point {
        guard let x = words.popFirst().flatMap(Path.number),
          let y = words.popFirst().flatMap(Path.number)
        else { throw StepError(description: "a step '\(step)' lacks a number") }
        return Point(x: x, y: y)
      }
      guard step == "M" || !elements.isEmpty else {
        throw StepError(description: "a path starts with 'M', not '\(step)'")
      }
      switch step {
      case "M": elements.append(.move(try point()))
      case "L": elements.append(.line(try point()))
      case "Q":
        let control = try point()
        elements.append(.quadCurve(try point(), control: control))
      case "C":
        let control1 = try point()
        let control2 = try point()
        elements.append(.curve(try point(), control1: control1, control2: control2))
      case "Z": elements.append(.close)
      default: throw StepError(description: "unknown step '\(step)'; use M, L, Q, C and Z")
      }
    }
  }

  /// The letters and numbers of a text; a letter needs no blank around it.
  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: { " ,\n\t\r".contains($0) }).flatMap { part in
      var words: [Substring] = []
      var rest = part
      while let letter = rest.firstIndex(where: { "MLQCZ".contains($0) }) {
        words += [rest[..<letter], rest[letter...letter]].filter { !$0.isEmpty }
        rest = rest[rest.index(after: letter)...]
      }
      return rest.isEmpty ? words : words + [rest]
    }
  }

  /// A decimal number; Swift's own reader also knows hexadecimal ones and infinity.
  private static func number(_ word: Substring) -> Double? {
    guard word.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(word),
      value.isFinite
    else { return nil }
    return value
  }

  /// The text form.
  var steps: String {
    func text(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
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

  private func number(_ value: Double) -> String { value.plainText }
}
