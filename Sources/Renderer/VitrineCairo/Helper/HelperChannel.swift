import VitrinePlatform

/// One end of the connection between a process and its helper.
package struct HelperChannel {
  let descriptor: Int32
  /// When waiting ends, in seconds of the monotonic clock; `nil` is never.
  package var deadline: Double?

  package init(descriptor: Int32, deadline: Double? = nil) {
    (self.descriptor, self.deadline) = (descriptor, deadline)
  }

  /// Exactly as many bytes; `nil` if the other end has closed or the time is up.
  package func read(_ count: Int) -> [UInt8]? {
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var rest = UnsafeMutableRawBufferPointer(buffer)[...]
      while !rest.isEmpty {
        guard isReady(POLLIN) else { break }
        let part = UnsafeMutableRawBufferPointer(rebasing: rest)
        let got = SystemCalls.read(descriptor, part.baseAddress, part.count)
        if got < 0, errno == EINTR || errno == EAGAIN { continue }
        guard got > 0 else { break }
        rest = rest.dropFirst(got)
      }
      isWhole = rest.isEmpty
      filled = isWhole ? count : 0
    }
    return isWhole ? bytes : nil
  }

  /// Writes all bytes; returns whether the other end took them.
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        guard isReady(POLLOUT) else { return false }
        let count = SystemCalls.send(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Waits until something can be read or written; `false` when time is up.
  private func isReady(_ event: Int32) -> Bool {
    guard let deadline else { return true }
    while true {
      let left = deadline - SystemClock.now
      guard left > 0 else { return false }
      var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let count = poll(&entry, 1, Int32(min(left, 1000) * 1000) + 1)
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }
}
