import VitrinePlatform

/// Reads lines from a descriptor, none of them longer than a limit.
package struct LineReader {
  /// A line, or the reason why there is none.
  package enum Line: Equatable {
    case text([UInt8])
    /// The line was longer than the limit; its bytes were passed over.
    case tooLong
  }

  private let descriptor: Int32
  private let limit: Int
  private var waiting: [UInt8] = []
  /// How many of the waiting bytes have been searched for the end of a line.
  private var searched = 0
  private var isSkipping = false

  /// Makes a reader.
  ///
  /// - Parameter limit: most bytes of a line.
  package init(_ descriptor: Int32, limit: Int) {
    (self.descriptor, self.limit) = (descriptor, limit)
  }

  /// The next line without its end, or `nil` when there are no more.
  ///
  /// Text after the last line feed counts as a line.
  package mutating func next() -> Line? {
    while true {
      if let end = waiting[searched...].firstIndex(of: 0x0A) { return take(to: end) }
      searched = waiting.count
      if waiting.count > limit {
        isSkipping = true
        (waiting, searched) = ([], 0)
      }
      guard readMore() else { return rest() }
    }
  }

  private mutating func take(to end: Int) -> Line {
    var line = Array(waiting[..<end])
    waiting.removeSubrange(...end)
    searched = 0
    if isSkipping || line.count > limit {
      isSkipping = false
      return .tooLong
    }
    if line.last == 0x0D { line.removeLast() }
    return .text(line)
  }

  private mutating func rest() -> Line? {
    defer { (waiting, searched, isSkipping) = ([], 0, false) }
    if isSkipping { return .tooLong }
    return waiting.isEmpty ? nil : .text(waiting)
  }

  private mutating func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      waiting += buffer[..<count]
      return true
    }
  }
}
