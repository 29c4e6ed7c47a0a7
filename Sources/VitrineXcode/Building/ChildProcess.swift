import Foundation

/// A program that is started and waited for.
package enum ChildProcess {
  /// How the program ended.
  package struct Result: Sendable {
    package var status: Int32
    package var output: Data
    package var errors: Data
    /// Whether it was ended because it took too long.
    package var isLate = false
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - timeout: seconds after which it is ended.
  ///   - onLine: takes each line of its output when it comes.
  /// - Throws: what starting a process throws.
  package static func run(
    _ program: URL, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], timeout: Double,
    onLine: (@Sendable (String) -> Void)? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let collected = Collector(onLine)
    let reading = DispatchGroup()
    for (pipe, isOutput) in [(output, true), (errors, false)] {
      DispatchQueue.global().async(group: reading) {
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
          collected.add(data, isOutput: isOutput)
        }
      }
    }
    let isLate = reading.wait(timeout: .now() + timeout) == .timedOut
    if isLate {
      process.terminate()
      _ = reading.wait(timeout: .now() + 5)
    }
    process.waitUntilExit()
    let (outputData, errorData) = collected.data
    return Result(
      status: process.terminationStatus, output: outputData, errors: errorData, isLate: isLate)
  }

  /// What comes from both pipes; a lock guards it, as each has a thread of its own.
  private final class Collector: @unchecked Sendable {
    private let lock = NSLock()
    private var output = Data()
    private var errors = Data()
    private var line = Data()
    private let onLine: (@Sendable (String) -> Void)?

    init(_ onLine: (@Sendable (String) -> Void)?) { self.onLine = onLine }

    var data: (Data, Data) { lock.withLock { (output, errors) } }

    func add(_ data: Data, isOutput: Bool) {
      let lines = lock.withLock { () -> [String] in
        guard isOutput else {
          errors += data
          return []
        }
        output += data
        guard onLine != nil else { return [] }
        line += data
        var lines: [String] = []
        while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
          lines.append(String(decoding: line[line.startIndex..<end], as: UTF8.self))
          line = Data(line[line.index(after: end)...])
        }
        return lines
      }
      for line in lines { onLine?(line) }
    }
  }
}
