import CVitrineProcess
import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is started and waited for, and that ends with this process.
package struct ChildProcess: Sendable {
  /// The program's file.
  var program: String
  /// The words after the program's name.
  var arguments: [String] = []
  /// The folder it runs in; `nil` is that of this process.
  var folder: String?
  /// Variables that are set beside those of this process.
  var environment: [String: String] = [:]
  /// Seconds after which it is ended.
  var timeout = 3600.0

  /// How a program ended, and what it wrote.
  struct Result: Sendable {
    /// The exit status; 128 and the signal's number where a signal ended it.
    var status: Int32 = 0
    var output: [UInt8] = []
    var errors: [UInt8] = []
    /// Whether it was ended because it took too long.
    var isLate = false

    /// All that was written, as text.
    var text: String { String(decoding: output + errors, as: UTF8.self) }
  }

  /// Bytes of each output that are kept; what comes after is read and thrown away.
  static let mostBytes = 16 << 20

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - cancellation: ends the program early.
  ///   - onLine: takes each line of the output and of the errors when it comes.
  /// - Throws: `Errno` when it cannot be started.
  func run(
    _ cancellation: Cancellation = Cancellation(), onLine: ((String) -> Void)? = nil
  ) throws(Errno) -> Result {
    let output = try Channel()
    let errors = try Channel()
    let process = try start(output, errors)
    // The process is not waited for before this, so that its number cannot be another's.
    let group = ProcessGroup(process)
    cancellation.begin(group)
    var reader = OutputReader(output.reading, errors.reading, onLine: onLine)
    var result = Result()
    let isDone = reader.read(until: ChildProcess.now + timeout, process, cancellation)
    if !isDone { group.end() }
    result.isLate = !isDone && !cancellation.isCancelled
    result.status = group.wait { cancellation.end(group) }
    (result.output, result.errors) = (reader.output, reader.errors)
    return result
  }

  private func start(
    _ output: Channel, _ errors: Channel
  ) throws(Errno) -> pid_t {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = ChildProcess.variables(adding: environment).map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure = vitrine_start(
      program, words, variables, folder, output.writing, errors.writing, &process)
    output.closeWriting()
    errors.closeWriting()
    guard failure == 0 else {
      if process > 0 { waitpid(process, nil, 0) }
      throw Errno(failure)
    }
    return process
  }

  /// The variables of the environment with others, as `NAME=value`.
  package static func variables(adding added: [String: String] = [:]) -> [String] {
    var variables: [String] = []
    var place = environ
    while let text = place.pointee {
      let variable = String(cString: text)
      let name = variable.prefix { $0 != "=" }
      if added[String(name)] == nil { variables.append(variable) }
      place += 1
    }
    return variables + added.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// Seconds of a clock that nobody sets.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Both ends of a pipe; they are closed with the value.
private final class Channel {
  let reading: Int32
  private(set) var writing: Int32

  init() throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Errno(errno) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
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

/// Reads what a program writes, on two pipes, without a thread for each.
private struct OutputReader {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var descriptors: [pollfd]
  private var lines: [[UInt8]] = [[], []]
  private let onLine: ((String) -> Void)?

  init(_ output: Int32, _ errors: Int32, onLine: ((String) -> Void)?) {
    descriptors = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    self.onLine = onLine
  }

  /// Reads until both pipes end or the process has; returns whether it did in time.
  mutating func read(
    until limit: Double, _ process: pid_t, _ cancellation: Cancellation
  ) -> Bool {
    var deadline = limit
    while descriptors.contains(where: { $0.fd >= 0 }) {
      // A program that is asked to end has two seconds for it.
      if deadline == limit, cancellation.isCancelled {
        deadline = min(limit, ChildProcess.now + 2)
      }
      let left = deadline - ChildProcess.now
      guard left > 0 else { return false }
      let ready = poll(&descriptors, nfds_t(descriptors.count), Int32(min(left, 0.1) * 1000) + 1)
      if ready <= 0 {
        // What it has started may hold the pipes for longer than it lives.
        if ready == 0, ProcessGroup.hasEnded(process) { return true }
        continue
      }
      for index in descriptors.indices where descriptors[index].revents != 0 { drain(index) }
    }
    while !ProcessGroup.hasEnded(process) {
      guard ChildProcess.now < deadline else { return false }
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
    if lines[index].count > 1 << 16 { lines[index] = [] }
  }
}

/// The system's `read`, which inside of the reader is hidden by its method of that name.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
