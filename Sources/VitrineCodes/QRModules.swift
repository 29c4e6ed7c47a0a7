/// The modules of a QR code: its patterns, and the data between them.
struct QRModules: Sendable {
  let size: Int
  private let version: QRVersion
  private var dark: [Bool]
  /// Whether a pattern takes a module, so that it holds no data.
  private var isTaken: [Bool]

  /// Draws the patterns of a version.
  init(_ version: QRVersion) {
    (self.version, size) = (version, version.size)
    dark = Array(repeating: false, count: size * size)
    isTaken = dark
    for index in 0..<size {
      take(6, index, index % 2 == 0)
      take(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    let last = version.alignments.count - 1
    for (y, row) in version.alignments.enumerated() {
      for (x, column) in version.alignments.enumerated()
      where ![[0, 0], [0, last], [last, 0]].contains([y, x]) {
        drawAlignment(row, column)
      }
    }
    drawFormat(0)
    drawVersion()
  }

  subscript(row: Int, column: Int) -> Bool { dark[row * size + column] }

  private mutating func take(_ row: Int, _ column: Int, _ isDark: Bool) {
    dark[row * size + column] = isDark
    isTaken[row * size + column] = true
  }

  // MARK: Patterns

  private mutating func drawFinder(_ middle: Int, _ center: Int) {
    for row in middle - 4...middle + 4 where (0..<size).contains(row) {
      for column in center - 4...center + 4 where (0..<size).contains(column) {
        let distance = max(abs(row - middle), abs(column - center))
        take(row, column, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ middle: Int, _ center: Int) {
    for row in middle - 2...middle + 2 {
      for column in center - 2...center + 2 {
        take(row, column, max(abs(row - middle), abs(column - center)) != 1)
      }
    }
  }

  /// Draws level and mask in both places; level M is 0 (source: ISO/IEC 18004, 7.9).
  private mutating func drawFormat(_ mask: Int) {
    let bits = QRModules.bits(mask, divisor: 0x537, length: 10) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { take(index, 8, bit(index)) }
    take(7, 8, bit(6))
    take(8, 8, bit(7))
    take(8, 7, bit(8))
    for index in 9..<15 { take(8, 14 - index, bit(index)) }
    for index in 0..<8 { take(8, size - 1 - index, bit(index)) }
    for index in 8..<15 { take(size - 15 + index, 8, bit(index)) }
    take(size - 8, 8, true)
  }

  /// Draws the number of the version in both places (source: ISO/IEC 18004, 7.10).
  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    let bits = QRModules.bits(version.number, divisor: 0x1f25, length: 12)
    for index in 0..<18 {
      let (far, near) = (size - 11 + index % 3, index / 3)
      take(near, far, bits >> index & 1 == 1)
      take(far, near, bits >> index & 1 == 1)
    }
  }

  /// A value, followed by its remainder of some bits for error correction.
  private static func bits(_ value: Int, divisor: Int, length: Int) -> Int {
    var remainder = value
    for _ in 0..<length {
      remainder = remainder << 1 ^ (remainder >> (length - 1) & 1) * divisor
    }
    return value << length | remainder
  }

  // MARK: Data

  /// Draws data in columns of two modules, from the right, upwards and downwards in turns.
  mutating func draw(_ bytes: [UInt8]) {
    var index = 0
    var isUpward = true
    for right in stride(from: size - 1, to: 0, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1]
        where !isTaken[row * size + column] && index < bytes.count * 8 {
          dark[row * size + column] = bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUpward.toggle()
    }
  }

  /// Returns the modules under the mask that scanners read best.
  func masked() -> QRModules {
    let all = (0..<8).map { (mask: Int) in masked(mask) }
    return all.min { $0.penalty < $1.penalty } ?? self
  }

  /// Returns the modules under a mask (source: ISO/IEC 18004, table 10).
  private func masked(_ mask: Int) -> QRModules {
    var result = self
    for row in 0..<size {
      for column in 0..<size where !isTaken[row * size + column] {
        let (sum, product) = (row + column, row * column)
        let isInverted =
          switch mask {
          case 0: sum % 2 == 0
          case 1: row % 2 == 0
          case 2: column % 3 == 0
          case 3: sum % 3 == 0
          case 4: (row / 2 + column / 3) % 2 == 0
          case 5: product % 2 + product % 3 == 0
          case 6: (product % 2 + product % 3) % 2 == 0
          default: (sum % 2 + product % 3) % 2 == 0
          }
        if isInverted { result.dark[row * size + column].toggle() }
      }
    }
    result.drawFormat(mask)
    return result
  }

  // MARK: Penalty

  /// How much the modules look like patterns, or how uneven they are (source: ISO/IEC 18004, 7.8.3).
  private var penalty: Int {
    var penalty = 0
    for line in 0..<size {
      penalty += QRModules.penalty((0..<size).map { self[line, $0] })
      penalty += QRModules.penalty((0..<size).map { self[$0, line] })
    }
    for row in 1..<size {
      for column in 1..<size {
        let own = self[row, column]
        let others = [self[row - 1, column], self[row, column - 1], self[row - 1, column - 1]]
        if others.allSatisfy({ $0 == own }) { penalty += 3 }
      }
    }
    let share = dark.count { $0 } * 100 / dark.count
    return penalty + abs(share - 50) / 5 * 10
  }

  /// The penalty of a row or a column: long runs, and what looks like a finder pattern.
  private static func penalty(_ line: [Bool]) -> Int {
    var penalty = 0
    var run = 0
    for (index, isDark) in line.enumerated() {
      run = index > 0 && line[index - 1] == isDark ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    for pattern in [light + finder, finder + light] {
      for start in 0...line.count - pattern.count
      where line[start..<start + pattern.count].elementsEqual(pattern) {
        penalty += 40
      }
    }
    return penalty
  }
}
