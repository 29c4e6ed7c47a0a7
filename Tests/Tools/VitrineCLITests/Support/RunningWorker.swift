import Foundation
import Testing
import Vitrine
import VitrinePlatform

/// A running worker and its pipes.
final class RunningWorker {
  let process: Process
  let output = Pipe()
  private let input = Pipe()
  private let errors = Pipe()
  private var waiting = Data()

  init(_ words: [String], in place: TemporaryFolder) throws {
    process = try Tool.process(["worker"] + words, in: place.folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Runs a worker with lines of input, and returns all its responses.
  static func answers(
    _ lines: [String], _ words: String..., in place: TemporaryFolder
  ) throws -> [JSONValue] {
    let result = try Tool.run(
      ["worker"] + words, input: lines.map { $0 + "\n" }.joined(), in: place.folder)
    #expect(result.code == 0, "\(result.errors)")
    return try result.text.split(separator: "\n").map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
  }

  func send(_ lines: [String]) {
    try? input.fileHandleForWriting.write(
      contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
  }

  /// The next response; `nil` after the last one.
  func next() -> JSONValue? {
    while true {
      if let end = waiting.firstIndex(of: 0x0A) {
        let line = waiting[..<end]
        waiting = Data(waiting[waiting.index(after: end)...])
        return try? JSONDecoder().decode(JSONValue.self, from: Data(line))
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      waiting += more
    }
  }

  /// Closes the input, and returns the exit code.
  func end() -> Int32 {
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
    return process.terminationStatus
  }

  var errorText: String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The processes that draw for the worker.
  func children() throws -> [pid_t] {
    let own = process.processIdentifier
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { name in
      guard let number = pid_t(name), RunningWorker.status(number)["PPid"] == "\(own)" else {
        return nil
      }
      return number
    }
  }

  /// The private memory that a process has allocated, in KiB.
  ///
  /// How much of it is resident depends on the system, which may make a large page of small ones at
  /// any time.
  static func allocated(_ number: pid_t) -> Int {
    status(number)["VmData"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }

  static func isRunning(_ number: pid_t) -> Bool {
    status(number)["State"].map { !$0.hasPrefix("Z") } ?? false
  }

  private static func status(_ number: pid_t) -> [String: String] {
    let text = (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)) ?? ""
    let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
