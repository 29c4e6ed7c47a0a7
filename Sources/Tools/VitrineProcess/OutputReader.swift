import VitrineFiles
import VitrinePlatform

/// Both ends of a pipe, which are closed with the value.
final class Channel {
  let reading: Int32
  private(set) var writing: Int32

  /// - Parameter readingWaits: whether to read waits for bytes.
  init(readingWaits: Bool = false) throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Errno(errno) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if !readingWaits { _ = fcntl(reading, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(reading)
    closeWriting()
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }
}

/// Reads the two outputs of a process without a thread for each.
struct OutputReader {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var descriptors: [pollfd]
  private var lines: [[UInt8]] = [[], []]
  private let onLine: ((String) -> Void)?

  init(_ output: Int32, _ errors: Int32, onLine: ((String) -> Void)?) {
    descriptors = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    self.onLine = onLine
  }

  /// Reads until both pipes or the process end, and returns whether that was in time.
  mutating func read(
    until limit: Double, _ process: pid_t, _ cancellation: Cancellation
  ) -> Bool {
    var deadline = limit
    while descriptors.contains(where: { $0.fd >= 0 }) {
      // A cancelled process has two seconds to end.
      if deadline == limit, cancellation.isCancelled {
        deadline = min(limit, SystemClock.now + 2)
      }
      let left = deadline - SystemClock.now
      guard left > 0 else { return false }
      // Asked before the pipes are: what the process wrote last is in them.
      let hasEnded = ProcessGroup.hasEnded(process)
      let ready = poll(&descriptors, nfds_t(descriptors.count), Int32(min(left, 0.1) * 1000) + 1)
      if ready <= 0 {
        // Other processes may hold the pipes for longer than the process lives.
        if ready == 0, hasEnded { return true }
        continue
      }
      for index in descriptors.indices where descriptors[index].revents != 0 { drain(index) }
    }
    while !ProcessGroup.hasEnded(process) {
      guard SystemClock.now < deadline else { return false }
      usleep(1000)
    }
    return true
  }

  private mutating func drain(_ index: Int) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptors[index].fd, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else {
        descriptors[index].fd = -1
        return
      }
      keep(buffer[..<count], index)
    }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>, _ index: Int) {
    let kept = index == 0 ? output.count : errors.count
    let part = bytes.prefix(max(0, ChildProcess.mostBytes - kept))
    if index == 0 { output += part } else { errors += part }
    guard let onLine else { return }
    lines[index] += bytes
    while let end = lines[index].firstIndex(of: UInt8(ascii: "\n")) {
      onLine(String(decoding: lines[index][..<end], as: UTF8.self))
      lines[index].removeSubrange(...end)
    }
    if lines[index].count > ChildProcess.mostBytes { lines[index] = [] }
  }
}

/// The system's `read`, which the reader's own method hides.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
