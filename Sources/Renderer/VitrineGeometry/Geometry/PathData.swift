/// Reads SVG path data, which in archives may also contain steps of SwiftUI.
///
/// Source: SVG 1.1, section 8.3. Arcs are converted to cubic curves.
package struct PathData {
  /// The token that the grammar expects at a position.
  package enum Expected: String, Sendable {
    /// A letter of SVG, or a word of SwiftUI in archives.
    case step = "a step"
    /// A decimal number.
    case number = "a number"
    /// One of the two flags of an arc.
    case flag = "0 or 1"
    /// A step that starts a subpath.
    case start = "a step that starts a path, such as 'M'"
  }

  /// Why path data was refused.
  package enum Fault: Error, Equatable {
    /// The character at an offset does not match the grammar.
    case syntax(Expected, offset: Int)
    /// A number is outside the range of numbers in archives.
    case outOfRange(Double)
    /// The path has too many steps.
    case tooManySteps(limit: Int)

    /// The fault in lower case, with positions counted from 1.
    package var description: String {
      switch self {
      case .syntax(let expected, let offset):
        "expected \(expected.rawValue) at character \(offset + 1)"
      case .outOfRange(let number): "\(number.plainText) is out of range"
      case .tooManySteps(let limit): "a path of more than \(limit) steps"
      }
    }
  }

  /// The set of known steps.
  package enum Grammar: Sendable {
    /// The steps of SVG.
    case svg
    /// The steps of SVG and of SwiftUI's `Path`.
    case archive
  }

  /// The maximum number of steps in one path, which bounds the time for hostile data.
  package static let stepLimit = 20_000

  private let grammar: Grammar
  private var scanner: PathScanner
  private var builder = PathBuilder()
  /// The last control points of a cubic and of a quadratic curve, which a smooth curve mirrors.
  private var cubicControl: Point?
  private var quadControl: Point?

  private init(_ bytes: some Collection<UInt8>, _ grammar: Grammar) {
    self.grammar = grammar
    scanner = PathScanner(Array(bytes))
  }

  /// The path that the data describes.
  ///
  /// - Throws: `Fault` with the position of the first error.
  package static func path(
    _ bytes: some Collection<UInt8>, grammar: Grammar = .svg
  ) throws(Fault) -> Path {
    var reader = PathData(bytes, grammar)
    try reader.read()
    return reader.builder.path
  }

  private mutating func read() throws(Fault) {
    var command: UInt8?
    while let byte = scanner.peek() {
      if grammar == .archive, let word = PathWord.allCases.first(where: { scanner.take($0.name) }) {
        try step(word)
        command = nil
      } else {
        if byte.isCommand {
          scanner.skip()
          command = byte
        }
        guard let letter = command, byte.isCommand || byte.startsNumber && !letter.closes else {
          throw .syntax(.step, offset: scanner.offset)
        }
        try start(letter)
        try step(letter)
        // Further pairs of coordinates after a move are lines.
        if letter | 0x20 == Character("m").asciiValue { command = letter - 1 }
      }
      guard builder.path.elements.count <= PathData.stepLimit else {
        throw .tooManySteps(limit: PathData.stepLimit)
      }
    }
  }

  /// A path starts with a move.
  private func start(_ letter: UInt8) throws(Fault) {
    guard builder.path.isEmpty, letter | 0x20 != Character("m").asciiValue else { return }
    throw .syntax(.start, offset: scanner.offset - 1)
  }

  private mutating func step(_ letter: UInt8) throws(Fault) {
    let current = builder.current
    let origin = letter & 0x20 != 0 ? current : .zero
    let (cubic, quad) = (cubicControl, quadControl)
    cubicControl = nil
    quadControl = nil
    switch Character(Unicode.Scalar(letter | 0x20)) {
    case "m": builder.move(to: try point(origin))
    case "l": builder.line(to: try point(origin))
    case "h": builder.line(to: Point(x: try scanner.number() + origin.x, y: current.y))
    case "v": builder.line(to: Point(x: current.x, y: try scanner.number() + origin.y))
    case "c": try curve(point(origin), point(origin), point(origin))
    case "s": try curve(cubic?.mirrored(at: current) ?? current, point(origin), point(origin))
    case "q": try quadCurve(point(origin), point(origin))
    case "t": try quadCurve(quad?.mirrored(at: current) ?? current, point(origin))
    case "a": try arc(origin)
    default: builder.close()
    }
  }

  private mutating func point(_ origin: Point) throws(Fault) -> Point {
    let x = try scanner.number()
    let y = try scanner.number()
    return Point(x: x + origin.x, y: y + origin.y)
  }

  private mutating func curve(_ control1: Point, _ control2: Point, _ end: Point) {
    builder.curve(to: end, control1: control1, control2: control2)
    cubicControl = control2
  }

  private mutating func quadCurve(_ control: Point, _ end: Point) {
    builder.quadCurve(to: end, control: control)
    quadControl = control
  }

  private mutating func arc(_ origin: Point) throws(Fault) {
    let radii = Size(width: try scanner.number().magnitude, height: try scanner.number().magnitude)
    let rotation = try scanner.number()
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try point(origin)
    let arc = EllipticalArc(
      from: builder.current, to: end, radii: radii, degrees: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    builder.append(arc.elements, end: end)
  }
}

// MARK: SwiftUI's steps

extension PathData {
  private mutating func step(_ word: PathWord) throws(Fault) {
    if word == .tangentArc, builder.path.isEmpty {
      throw .syntax(.start, offset: scanner.offset - word.name.count)
    }
    cubicControl = nil
    quadControl = nil
    var numbers: [Double] = []
    for _ in 0..<word.numbers { numbers.append(try scanner.number()) }
    _ = scanner.peek()
    builder.draw(word, numbers, hasOption: word.option.map { scanner.take($0) } ?? false)
  }
}

extension Point {
  fileprivate func mirrored(at center: Point) -> Point {
    Point(x: 2 * center.x - x, y: 2 * center.y - y)
  }
}

extension UInt8 {
  fileprivate var isCommand: Bool {
    switch Character(Unicode.Scalar(self | 0x20)) {
    case "m", "l", "h", "v", "c", "s", "q", "t", "a", "z": true
    default: false
    }
  }

  /// Whether the byte is a digit, a sign or a decimal point.
  fileprivate var startsNumber: Bool {
    (0x30...0x39).contains(self) || self == 0x2B || self == 0x2D || self == 0x2E
  }

  /// Whether the letter closes a subpath, after which numbers need a new letter.
  fileprivate var closes: Bool { self | 0x20 == Character("z").asciiValue }
}
