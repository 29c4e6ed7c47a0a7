import VitrineModel

/// Reads the path data of SVG.
///
/// Source: SVG 1.1, section 8.3. Arcs become cubic curves.
struct PathData {
  /// Why data was refused.
  enum Fault: Error, Equatable {
    /// The character at an offset is not what the grammar asks for there.
    case syntax(offset: Int)
    /// The path has more steps than are allowed.
    case tooManySteps(limit: Int)

    /// The fault in lower case.
    var description: String {
      switch self {
      case .syntax(let offset): "path data is wrong at character \(offset + 1)"
      case .tooManySteps(let limit): "a path of more than \(limit) steps"
      }
    }
  }

  /// Most steps of one path; hostile data would cost time without end.
  static let stepLimit = 20_000

  private var scanner: PathScanner
  private var elements: [Path.Element] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, which a smooth curve mirrors; of a cubic and of a quadratic curve.
  private var cubicControl: Point?
  private var quadControl: Point?

  private init(_ bytes: some Collection<UInt8>) {
    scanner = PathScanner(Array(bytes))
  }

  /// The path that the data describes.
  ///
  /// - Throws: `Fault` with the place of the first error.
  static func path(_ bytes: some Collection<UInt8>) throws(Fault) -> Path {
    var reader = PathData(bytes)
    try reader.read()
    return Path(reader.elements)
  }

  private mutating func read() throws(Fault) {
    var command: UInt8?
    while let byte = scanner.peek() {
      if byte.isCommand {
        scanner.skip()
        command = byte
      } else if command == nil || command == Character("z").asciiValue
        || command == Character("Z").asciiValue
      {
        throw .syntax(offset: scanner.offset)
      }
      guard let letter = command else { return }
      guard !elements.isEmpty || letter | 0x20 == Character("m").asciiValue else {
        throw .syntax(offset: scanner.offset)
      }
      try step(letter)
      // Further pairs behind a move are lines.
      if letter == Character("m").asciiValue { command = Character("l").asciiValue }
      if letter == Character("M").asciiValue { command = Character("L").asciiValue }
      guard elements.count <= PathData.stepLimit else {
        throw .tooManySteps(limit: PathData.stepLimit)
      }
    }
  }

  private mutating func step(_ letter: UInt8) throws(Fault) {
    let origin = letter & 0x20 != 0 ? current : .zero
    let (cubic, quad) = (cubicControl, quadControl)
    cubicControl = nil
    quadControl = nil
    switch Character(Unicode.Scalar(letter | 0x20)) {
    case "m":
      current = try point(origin)
      start = current
      elements.append(.move(current))
    case "l": try line(to: point(origin))
    case "h": try line(to: Point(x: scanner.number() + origin.x, y: current.y))
    case "v": try line(to: Point(x: current.x, y: scanner.number() + origin.y))
    case "c": try curve(point(origin), point(origin), point(origin))
    case "s": try curve(cubic?.mirrored(at: current) ?? current, point(origin), point(origin))
    case "q": try quadCurve(point(origin), point(origin))
    case "t": try quadCurve(quad?.mirrored(at: current) ?? current, point(origin))
    case "a": try arc(origin)
    default:
      elements.append(.close)
      current = start
    }
  }

  private mutating func point(_ origin: Point) throws(Fault) -> Point {
    let x = try scanner.number()
    let y = try scanner.number()
    return Point(x: x + origin.x, y: y + origin.y)
  }

  private mutating func line(to point: Point) {
    elements.append(.line(point))
    current = point
  }

  private mutating func curve(_ control1: Point, _ control2: Point, _ end: Point) {
    elements.append(.curve(end, control1: control1, control2: control2))
    cubicControl = control2
    current = end
  }

  private mutating func quadCurve(_ control: Point, _ end: Point) {
    elements.append(.quadCurve(end, control: control))
    quadControl = control
    current = end
  }

  private mutating func arc(_ origin: Point) throws(Fault) {
    let radii = Size(width: try scanner.number().magnitude, height: try scanner.number().magnitude)
    let rotation = try scanner.number()
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try point(origin)
    let arc = EllipticalArc(
      from: current, to: end, radii: radii, degrees: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    elements += arc.elements
    current = end
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
}
