import VitrineCoding
import VitrineTestSupport

/// A repeatable source of random values (SplitMix64).
struct RandomSource: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func flip() -> Bool { Bool.random(using: &self) }

  /// A value in half of the cases.
  mutating func maybe<Value>(_ make: (inout RandomSource) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }

  /// Up to `limit` values.
  mutating func list<Value>(_ limit: Int, _ make: (inout RandomSource) -> Value) -> [Value] {
    (0..<Int.random(in: 0...limit, using: &self)).map { _ in make(&self) }
  }

  mutating func any<Value: CaseIterable>(_ type: Value.Type) -> Value {
    let all = Array(Value.allCases)
    return all[Int.random(in: all.indices, using: &self)]
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

  mutating func length() -> Double { number().magnitude }
  mutating func positive() -> Double { max(number().magnitude, 0.1) }
  mutating func fraction() -> Double {
    [0, 1, 0.5, Double.random(in: 0...1, using: &self)].randomElement(using: &self) ?? 0
  }

  /// A text with escapes, combining marks and emoji, never empty.
  mutating func name() -> String {
    let parts = [
      "a", "Z", "é", "e\u{301}", "\"", "\\", "/", "\n", "\0", "😀", "‏", "ß", " ", "\u{7F}",
    ]
    return "n" + list(6) { parts.randomElement(using: &$0) ?? "" }.joined()
  }

  mutating func text() -> String { flip() ? name() : "" }

  mutating func json(_ depth: Int = 2) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
    case 0: .null
    case 1: .bool(flip())
    case 2: .number(number())
    case 3: .string(text())
    case 4: .array(list(3) { $0.json(depth - 1) })
    default: .object(object(depth - 1))
    }
  }

  mutating func object(_ depth: Int = 1) -> [String: JSONValue] {
    Dictionary(list(3) { ($0.name(), $0.json(depth)) }) { first, _ in first }
  }
}
