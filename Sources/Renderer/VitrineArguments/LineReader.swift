import VitrinePlatform

/// Reads lines of limited length from a descriptor.
package struct LineReader {
  /// A line, or the reason why it is missing.
  package enum Line: Equatable {
    case text([UInt8])
    /// The line exceeded the limit, and was skipped.
    case tooLong
  }

  private let descriptor: Int32
  private let limit: Int
  private var waiting: [UInt8] = []
  /// The number of buffered bytes that contain no end of a line.
  private var searched = 0
  private var isSkipping = false

  /// Creates a reader.
  ///
  /// - Parameter limit: the maximum length of a line, in bytes.
  package init(_ descriptor: Int32, limit: Int) {
    (self.descriptor, self.limit) = (descriptor, limit)
  }

  /// Returns the next line without its end; `nil` at the end of the input.
  ///
  /// Text after the last newline counts as a line.
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
