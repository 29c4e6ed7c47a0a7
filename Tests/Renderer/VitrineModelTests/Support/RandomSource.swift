@testable import VitrineCoding
@testable import VitrineGeometry
import VitrineTestSupport

/// A repeatable source of random values.
struct RandomSource: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func chance(_ probability: Double) -> Bool { generator.chance(probability) }

  /// Up to `limit` values.
  mutating func list<Value>(_ limit: Int, _ make: (inout RandomSource) -> Value) -> [Value] {
    (0..<Int.random(in: 0...limit, using: &self)).map { _ in make(&self) }
  }

  /// A number within the common range, often an integer.
  mutating func number() -> Double {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: 0
    case 1: Double(Int.random(in: -50...50, using: &self))
    case 2: Double.random(in: -1e4...1e4, using: &self)
    case 3: Double.random(in: NumberRange.number.bounds, using: &self)
    case 4: Double.random(in: NumberRange.number.finest...1e-6, using: &self)
    default: Double.random(in: 0...100, using: &self)
    }
  }

  /// A number within a range: one of its ends, any of its numbers, or a common one.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: range.lowerBound
    case 1: range.upperBound
    case 2: Double.random(in: range, using: &self)
    case 3:
      Double.random(in: max(range.lowerBound, 0)...max(min(range.upperBound, 1), 0), using: &self)
    default: min(max(number(), range.lowerBound), range.upperBound)
    }
  }

  /// A whole number within a range, mostly a small one.
  mutating func integer(in range: ClosedRange<Double>) -> Double {
    if chance(0.1) { return Bool.random(using: &self) ? range.lowerBound : range.upperBound }
    return min(max(Double(Int.random(in: 0...9, using: &self)), range.lowerBound), range.upperBound)
  }

  /// A text with escapes, combining marks and emoji, never empty.
  mutating func name() -> String {
    let parts = [
      "a", "Z", "é", "e\u{301}", "\"", "\\", "/", "\n", "\0", "😀", "‏", "ß", " ", "\u{7F}",
    ]
    return "n" + list(6) { parts.randomElement(using: &$0) ?? "" }.joined()
  }

  mutating func json(_ depth: Int = 2) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
    case 0: .null
    case 1: .bool(Bool.random(using: &self))
    case 2: .number(number())
    case 3: .string(Bool.random(using: &self) ? name() : "")
    case 4: .array(list(3) { $0.json(depth - 1) })
    default:
      .object(Dictionary(list(3) { ($0.name(), $0.json(depth - 1)) }) { first, _ in first })
    }
  }

  /// A date of the years 0068 to 9892, to the microsecond.
  mutating func date() -> ArchiveDate {
    let microseconds = Int.random(
      in: -60_000_000_000_000_000...250_000_000_000_000_000, using: &self)
    return ArchiveDate(secondsSince1970: Double(microseconds) / 1_000_000)
  }

  /// A path of up to five steps.
  mutating func path() -> Path {
    func point(_ source: inout RandomSource) -> Point {
      Point(x: source.number(), y: source.number())
    }
    let rest = list(4) { source -> Path.Element in
      switch Int.random(in: 0..<5, using: &source) {
      case 0: .move(point(&source))
      case 1: .line(point(&source))
      case 2: .quadCurve(point(&source), control: point(&source))
      case 3: .curve(point(&source), control1: point(&source), control2: point(&source))
      default: .close
      }
    }
    return chance(0.3) ? Path() : Path([.move(point(&self))] + rest)
  }
}
