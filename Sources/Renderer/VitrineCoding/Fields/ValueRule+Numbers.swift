extension ValueRule<Double> {
  /// Any number within `NumberRange.number`.
  package static let number = within(.number)
  /// Any number that a widget displays.
  package static let data = within(.data)
  /// Any duration in seconds.
  package static let seconds = within(.seconds)

  /// Zero or more; a negative number is clamped to 0, as in SwiftUI.
  package static let nonNegative = within(.number, atLeast: 0).clampingInfinity
  /// Zero seconds or more; a negative number is clamped to 0.
  package static let nonNegativeSeconds = within(.seconds, atLeast: 0)
  /// Zero or more; an infinite length counts as 0, as in SwiftUI, which reports it.
  package static let fixedLength = ValueRule(
    schema: nonNegative.schema, nearest: { nonNegative.nearest($0.isFinite ? $0 : 0) },
    judge: nonNegative.judge)
  /// From 0 to 1; other numbers are clamped, as in SwiftUI.
  package static let fraction = within(.number, atLeast: 0, atMost: 1).clampingInfinity
  /// A position in an order, of which infinity is the end.
  package static let order = within(.number).clampingInfinity
  /// The bounce of a spring, from -1 to 1; other numbers are clamped.
  package static let bounce = within(.number, atLeast: -1, atMost: 1)

  /// More than zero.
  package static let positive = above(.number, from: 1e-6)
  /// More than zero, for numbers that a widget displays.
  package static let positiveData = above(.data, from: 1e-30)
  /// More than zero seconds.
  package static let positiveSeconds = above(.seconds, from: 1e-6)

  private var clampingInfinity: ValueRule {
    var rule = self
    rule.clampsInfinity = true
    return rule
  }

  /// Creates a rule that clamps numbers to `least` and `most`.
  private static func within(
    _ range: NumberRange, atLeast least: Double? = nil, atMost most: Double? = nil
  ) -> ValueRule {
    let bounds = (least ?? range.bounds.lowerBound)...(most ?? range.bounds.upperBound)
    return ValueRule(
      schema: bounds.schema,
      nearest: { min(max(range.nearest($0), bounds.lowerBound), bounds.upperBound) }
    ) { value -> Verdict in
      guard range.bounds.contains(value) else { return .outside(bounds, found: value) }
      let nearest = min(max(value, bounds.lowerBound), bounds.upperBound)
      return nearest == value
        ? .valid : .clamped(to: nearest, "\(value.plainText) counts as \(nearest.plainText)")
    }
  }

  /// Creates a rule for numbers of at least `least`, which is above zero.
  private static func above(_ range: NumberRange, from least: Double) -> ValueRule {
    let bounds = least...range.bounds.upperBound
    return ValueRule(
      schema: bounds.schema,
      nearest: { min(max(range.nearest($0), bounds.lowerBound), bounds.upperBound) }
    ) { value -> Verdict in
      if bounds.contains(value) { return .valid }
      return value <= 0
        ? .invalid("must be greater than 0, is \(value.plainText)")
        : .outside(bounds, found: value)
    }
  }
}

extension ClosedRange<Double> {
  /// The range as a JSON Schema.
  package var schema: [String: JSONValue] {
    ["minimum": .number(lowerBound), "maximum": .number(upperBound)]
  }
}

extension ValueRule<Extent> {
  /// Any length, or infinity.
  package static let extent = extent(.number)
  /// Zero or more; a negative number is clamped to 0, as in SwiftUI.
  package static let nonNegativeExtent = extent(.nonNegative)

  /// Creates a rule for lengths that satisfy a rule for numbers or are infinite.
  private static func extent(_ rule: ValueRule<Double>) -> ValueRule {
    let number: JSONValue = .object(rule.schema.merging(["type": "number"]) { $1 })
    return ValueRule(
      schema: ["anyOf": [number, ["const": "infinity"]]],
      nearest: {
        $0.points > NumberRange.number.bounds.upperBound
          ? .infinity : Extent(rule.nearest($0.points))
      }
    ) { value -> Verdict in
      guard value.points != .infinity else { return .valid }
      switch rule.judge(value.points) {
      case .valid: return .valid
      case .clamped(let points, let message): return .clamped(to: Extent(points), message)
      case .invalid(let problem): return .invalid(problem)
      case .outside(let bounds, let found): return .outside(bounds, found: found)
      }
    }
  }
}

extension ValueRule<Int> {
  /// Any integer that a `Double` represents exactly.
  package static let whole = within(-(1 << 53)...(1 << 53))
  /// One or more; a smaller number is clamped to 1, as SwiftUI documents it for line limits.
  package static let atLeastOne = within(1...1_000_000, bendsUp: true)
  /// The columns of a cell: at least one, and at most a number that a table can reasonably have.
  package static let columns = within(1...1000, bendsUp: true)
  /// The points of a mesh along one axis.
  package static let mesh = within(2...32)

  /// Creates a rule for integers in a range; smaller ones are clamped when `bendsUp` is set.
  private static func within(_ range: ClosedRange<Int>, bendsUp: Bool = false) -> ValueRule {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return ValueRule(
      schema: bounds.schema, nearest: { min(max($0, range.lowerBound), range.upperBound) }
    ) { value -> Verdict in
      if range.contains(value) { return .valid }
      return bendsUp && value < range.lowerBound
        ? .clamped(to: range.lowerBound, "\(value) counts as \(range.lowerBound)")
        : .outside(bounds, found: Double(value))
    }
  }
}

extension ValueRule<[Double]> {
  /// The sixteen factors of a colour matrix, row by row.
  package static let colorMatrix = numbers(16) { _ in .number }
  /// The control points of a timing curve; times are in 0...1, progress need not be.
  package static let controlPoints = numbers(4) { $0 % 2 == 0 ? .fraction : .number }

  /// A fixed count of numbers, with a rule for each place.
  private static func numbers(
    _ count: Int, rule: @escaping @Sendable (Int) -> ValueRule<Double>
  ) -> ValueRule {
    ValueRule(
      schema: [
        "items": .object(ValueRule<Double>.number.schema.merging(["type": "number"]) { $1 }),
        "minItems": .number(Double(count)), "maxItems": .number(Double(count)),
      ],
      nearest: { numbers in
        (0..<count).map { rule($0).nearest($0 < numbers.count ? numbers[$0] : 0) }
      }
    ) { numbers -> Verdict in
      guard numbers.count == count else {
        return .invalid("takes \(count) numbers, not \(numbers.count)")
      }
      if let found = numbers.first(where: { !NumberRange.number.bounds.contains($0) }) {
        return .outside(NumberRange.number.bounds, found: found)
      }
      for (index, number) in numbers.enumerated() where rule(index).nearest(number) != number {
        return .invalid("needs a number from 0 to 1 in place \(index)")
      }
      return .valid
    }
  }

  /// The lengths of dashes and gaps: none, or at least one above zero.
  package static let dashes = ValueRule(
    schema: [
      "items": .object(ValueRule<Double>.nonNegative.schema.merging(["type": "number"]) { $1 }),
      "maxItems": .number(Double(dashLimit)),
      "anyOf": [
        ["maxItems": 0],
        [
          "contains": .object(
            ValueRule<Double>.positive.schema.merging(["type": "number"]) { $1 })
        ],
      ],
    ],
    nearest: { dash in
      let lengths = dash.prefix(dashLimit).map(ValueRule<Double>.nonNegative.nearest)
      return lengths.contains { $0 >= leastDash } ? lengths : []
    }
  ) { dash -> Verdict in
    let bounds = 0...NumberRange.number.bounds.upperBound
    if let found = dash.first(where: { $0 > bounds.upperBound }) {
      return .outside(bounds, found: found)
    }
    guard dash.count <= dashLimit else {
      return .invalid("\(dash.count) dashes and gaps are too many; at most \(dashLimit)")
    }
    guard dash.isEmpty || (dash.allSatisfy { $0 >= 0 } && dash.contains { $0 >= leastDash }) else {
      return .invalid("needs lengths of 0 or more, at least one above 0")
    }
    return .valid
  }

  /// The maximum number of dashes and gaps of one line.
  private static let dashLimit = 1000
  /// The shortest dash or gap that has a length, in points.
  private static let leastDash = 1e-6
}
