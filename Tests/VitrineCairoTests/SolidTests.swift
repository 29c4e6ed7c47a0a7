import Testing
import VitrineModel
import VitrineTestSupport

@testable import VitrineCairo

/// Many items of one colour are drawn without cairo; each alone is drawn by it.
@Suite("Items of one colour")
struct SolidTests {
  @Test("outlines and lines have the pixels that cairo gives them", arguments: 0..<24)
  func samePixels(seed: Int) throws {
    var random = RandomItems(SeededGenerator(seed: UInt64(seed)))
    let ground = random.rectangle(around: 100)
    let items = (0..<60).map { _ in random.item() }
    let scale = [1.0, 2, 3, 2.625][seed % 4]
    let frames = [RandomItems.plain, RandomItems.clipped, RandomItems.faded]
    for frame in frames {
      let together = try draw(100, 100, scale: scale, [ground, frame(items)])
      let apart = try draw(100, 100, scale: scale, [ground, frame(items.map(RandomItems.alone))])
      #expect(together == apart, "seed \(seed)")
    }
  }

  @Test("colours that let through what is below are exact on a blank picture as well")
  func blank() throws {
    var random = RandomItems(SeededGenerator(seed: 7))
    random.opacities = 0.1...0.9
    let items = (0..<20).map { _ in random.item() }
    #expect(try draw(100, 100, items) == draw(100, 100, items.map(RandomItems.alone)))
  }

  @Test("the first items of a run are enough to leave cairo out")
  func isUsed() throws {
    let path = Path.roundedRect(Rect(x: 1, y: 1, width: 5, height: 9), radius: 2, style: .circular)
    let surface = try ImageSurface(width: 10, height: 10, format: .argb)
    let target = try #require(SolidTarget(try DrawingContext(surface)))
    var filler = SolidFiller(target)
    let line = Path([.move(Point(x: 1, y: 1)), .line(Point(x: 1, y: 8))])
    let isFilled = filler.fill(path, .identity, .nonZero, .black) != nil
    let isStroked = filler.stroke(line, StrokeStyle(dash: [2, 1]), .identity, .black)
    let beyond = path.offsetBy(dx: 6, dy: 0)
    let isBeyondFilled = filler.fill(beyond, .identity, .nonZero, .black) != nil
    #expect(isFilled && isStroked && !isBeyondFilled)
  }
}

/// Shapes and lines of all kinds that a display list may hold.
private struct RandomItems {
  var generator: SeededGenerator
  var opacities = 0.0...1.6

  init(_ generator: SeededGenerator) { self.generator = generator }

  /// An item in a group of its own, which is no run.
  static func alone(_ item: DisplayList.Item) -> DisplayList.Item {
    .group(.init(effect: .transform(.identity), items: [item]))
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &generator)
    return Int.random(in: 0..<3, using: &generator) == 0 ? value.rounded() : value
  }

  private mutating func point() -> Point { Point(x: number(-5...105), y: number(-5...105)) }

  private mutating func color() -> Paint {
    .color(
      ResolvedColor(
        red: Double.random(in: 0...1, using: &generator),
        green: Double.random(in: 0...1, using: &generator),
        blue: Double.random(in: 0...1, using: &generator),
        opacity: min(Double.random(in: opacities, using: &generator), 1)))
  }

  mutating func rectangle(around size: Double) -> DisplayList.Item {
    .fill(.init(path: .rect(Rect(x: 0, y: 0, width: size, height: size)), paint: color()))
  }

  mutating func item() -> DisplayList.Item {
    if Int.random(in: 0..<4, using: &generator) == 0 { return line() }
    let rule: FillStyle = Bool.random(using: &generator) ? .nonZero : .evenOdd
    return .fill(.init(path: outline(), style: rule, paint: color()))
  }

  private mutating func line() -> DisplayList.Item {
    let (start, end) = (point(), point())
    let corner =
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: Point(x: start.x, y: end.y)
      case 1: Point(x: end.x, y: start.y)
      default: end
      }
    var style = StrokeStyle(lineWidth: number(0.2...4))
    if Bool.random(using: &generator) { style.dash = [number(0.3...4), number(0.3...4)] }
    if Bool.random(using: &generator) { style.dashPhase = number(0...9) }
    return .stroke(.init(path: Path([.move(start), .line(corner)]), style: style, paint: color()))
  }

  private mutating func outline() -> Path {
    let corner = point()
    let box = Rect(x: corner.x, y: corner.y, width: number(0.1...40), height: number(0.1...60))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .rect(box)
    case 1: return .roundedRect(box, radius: number(0...9), style: .continuous)
    case 2: return .ellipse(in: box)
    case 3:
      let narrow = Rect(x: box.minX, y: box.minY, width: number(0.1...2), height: box.height)
      return .roundedRect(narrow, radius: 2, style: .circular)
    case 4: return Path([.move(point()), .line(point()), .line(point()), .line(point()), .close])
    default:
      return Path([
        .move(point()), .curve(point(), control1: point(), control2: point()), .line(point()),
      ])
    }
  }

  /// Items as they are.
  static func plain(_ items: [DisplayList.Item]) -> DisplayList.Item {
    .group(.init(effect: .transform(.identity), items: items))
  }

  /// Items in a rectangle of whole pixels, at most scales.
  static func clipped(_ items: [DisplayList.Item]) -> DisplayList.Item {
    .group(
      .init(effect: .clip(.rect(Rect(x: 8, y: 16, width: 72, height: 64)), .nonZero), items: items))
  }

  /// Items that are faded together, on a picture of their own.
  static func faded(_ items: [DisplayList.Item]) -> DisplayList.Item {
    .group(.init(effect: .opacity(0.5), items: items))
  }
}
