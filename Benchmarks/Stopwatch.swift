/// Times pieces of work.
struct Stopwatch {
  private let clock = ContinuousClock()

  /// The result of `work` and how long it took, in milliseconds.
  func time<Result>(_ work: () throws -> Result) rethrows -> (Result, Double) {
    let start = clock.now
    let result = try work()
    let (seconds, attoseconds) = (clock.now - start).components
    return (result, Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
  }
}

/// Times of one stage over several runs, in milliseconds.
struct Stage {
  let name: String
  private(set) var times: [Double] = []

  init(_ name: String) { self.name = name }

  mutating func add(_ time: Double) { times.append(time) }

  /// The median time.
  var median: Double {
    guard !times.isEmpty else { return 0 }
    return times.sorted()[times.count / 2]
  }

  /// The shortest time.
  var minimum: Double { times.min() ?? 0 }

  /// A line of the report: name, minimum and median.
  var line: String {
    let label = name + String(repeating: " ", count: max(1, 34 - name.count))
    return label + Stage.number(minimum) + Stage.number(median)
  }

  /// A time with two decimals in a column of ten characters.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let digits = String(hundredths % 100 + 100).dropFirst()
    let text = "\(hundredths / 100).\(digits)"
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
}
