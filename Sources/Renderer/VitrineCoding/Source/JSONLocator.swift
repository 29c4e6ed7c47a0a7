/// Finds values in a JSON text by their paths, in one pass.
///
/// The text was parsed before, or is invalid only after the place that is searched for: whatever
/// cannot be read ends the pass.
struct JSONLocator {
  private let bytes: [UInt8]
  private var position: Int
  private let targets: [SourceText.Target]
  private var found: [Range<Int>?]
  /// The locations in Swift source of the objects around each target, with their depths.
  private var statements: [[(depth: Int, location: CodeLocation)]]
  private var open: [Frame] = []

  /// An object or an array on the path to a target.
  private struct Frame {
    let isObject: Bool
    /// The targets that are this value or inside it.
    let candidates: [Int]
    var count = 0
  }

  init(_ bytes: [UInt8], _ targets: [SourceText.Target]) {
    self.bytes = bytes
    self.targets = targets
    position = JSONParser.start(of: bytes)
    found = Array(repeating: nil, count: targets.count)
    statements = Array(repeating: [], count: targets.count)
  }

  /// The bytes of each target; for a missing value, those of the innermost value around it.
  mutating func ranges() -> [Range<Int>?] {
    value(Array(targets.indices))
    while let frame = open.last, position < bytes.count {
      skipBlanks()
      switch current {
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        position += 1
        open.removeLast()
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "\"") where frame.isObject: member(of: frame)
      case 0: return found
      default: element(of: frame)
      }
    }
    return found
  }

  /// The locations in Swift source of the objects that contain a target, the innermost first.
  func statements(around target: Int) -> [CodeLocation] {
    statements[target].sorted { $0.depth > $1.depth }.map(\.location)
  }

  /// The bytes of the whole value of a member; `nil` if the text is not an object with this member.
  mutating func extent(ofMember name: String) -> Range<Int>? {
    skipBlanks()
    guard current == UInt8(ascii: "{") else { return nil }
    position += 1
    while position < bytes.count {
      skipBlanks()
      if current == UInt8(ascii: ",") {
        position += 1
        continue
      }
      guard current == UInt8(ascii: "\"") else { return nil }
      let start = position
      skipString()
      let keyRange = start..<position
      skipBlanks()
      guard current == UInt8(ascii: ":") else { return nil }
      position += 1
      skipBlanks()
      let value = position
      skipValue()
      if key(keyRange) == name { return value..<position }
    }
    return nil
  }

  private mutating func member(of frame: Frame) {
    let start = position
    skipString()
    let range = start..<position
    skipBlanks()
    guard current == UInt8(ascii: ":") else { return stop() }
    position += 1
    let name = key(range)
    let depth = open.count - 1
    for index in frame.candidates
    where targets[index].path.steps.count == depth && targets[index].key == name {
      found[index] = range
    }
    if name == CodeLocation.key { noteStatement(around: frame.candidates, depth) }
    value(at: .key(name), depth, frame)
  }

  /// Records the location in Swift source that an object has, for the targets inside it.
  private mutating func noteStatement(around candidates: [Int], _ depth: Int) {
    skipBlanks()
    let start = position
    guard current == UInt8(ascii: "\"") else { return }
    skipString()
    let text = key(start..<position)
    position = start
    guard let location = CodeLocation(text) else { return }
    for index in candidates { statements[index].append((depth, location)) }
  }

  private mutating func element(of frame: Frame) {
    guard !frame.isObject else { return stop() }
    let depth = open.count - 1
    open[depth].count += 1
    value(at: .index(frame.count), depth, frame)
  }

  private mutating func value(at step: NodePath.Step, _ depth: Int, _ frame: Frame) {
    value(
      frame.candidates.filter {
        targets[$0].path.steps.count > depth && targets[$0].path.steps[depth] == step
      })
  }

  /// Records the place of a value for its targets, and opens it if it contains others.
  private mutating func value(_ candidates: [Int]) {
    skipBlanks()
    let start = position
    guard !candidates.isEmpty else { return skipValue() }
    switch current {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      for index in candidates { found[index] = start..<start + 1 }
      open.append(Frame(isObject: current == UInt8(ascii: "{"), candidates: candidates))
      position += 1
    default:
      skipValue()
      for index in candidates { found[index] = start..<position }
    }
  }

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func stop() { position = bytes.count }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private mutating func skipString() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
  }

  /// Skips a whole value; brackets are counted, but not matched.
  private mutating func skipValue() {
    skipBlanks()
    let start = position
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return skipOne(ifAt: start) }
        depth -= 1
        position += 1
        if depth == 0 { return }
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
        guard depth > 0 else { return skipOne(ifAt: start) }
        position += 1
      default: position += 1
      }
    }
  }

  /// Skips a character that does not start a value, so that the pass terminates.
  private mutating func skipOne(ifAt start: Int) {
    if position == start { position += 1 }
  }

  /// A key with its escapes resolved.
  private func key(_ range: Range<Int>) -> String {
    let text = bytes[range].dropFirst().dropLast()
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    guard
      case .string(let key)? = try? JSONParser.parse(Array(bytes[range]), limits: .standard).tree
    else { return String(decoding: text, as: UTF8.self) }
    return key
  }
}
