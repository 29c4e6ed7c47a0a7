#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One end of the connection between a process and its helper.
package struct HelperChannel {
  let descriptor: Int32
  /// When waiting ends, in seconds of the monotonic clock; `nil` is never.
  package var deadline: Double?

  package init(descriptor: Int32, deadline: Double? = nil) {
    (self.descriptor, self.deadline) = (descriptor, deadline)
  }

  /// Exactly as many bytes; `nil` when the other end is gone or time is up.
  package func read(_ count: Int) -> [UInt8]? {
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var rest = UnsafeMutableRawBufferPointer(buffer)[...]
      while !rest.isEmpty {
        guard isReady(POLLIN) else { break }
        let part = UnsafeMutableRawBufferPointer(rebasing: rest)
        let got = systemRead(descriptor, part)
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
        let count = systemSend(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The monotonic clock, in seconds.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Waits until something can be read or written; `false` when time is up.
  private func isReady(_ event: Int32) -> Bool {
    guard let deadline else { return true }
    while true {
      let left = deadline - HelperChannel.now
      guard left > 0 else { return false }
      var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let count = poll(&entry, 1, Int32(min(left, 1000) * 1000) + 1)
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Writes without the signal that would end a program whose helper is gone.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Glibc)
    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #else
    write(descriptor, bytes.baseAddress, bytes.count)
  #endif
}
