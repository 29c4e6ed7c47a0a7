import Foundation
import Synchronization
import Testing

/// Runs the built command as a process.
struct Tool {
  /// The result of a run.
  struct Result {
    let code: Int32
    let output: Data
    let errors: String

    /// The standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines of the standard error output.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// The command, in the directory of the tests' build products.
  static var executable: URL {
    get throws {
      let tests = try #require(Bundle.main.executableURL)
      let place = tests.deletingLastPathComponent().appending(path: "vitrine")
      try #require(
        FileManager.default.isExecutableFile(atPath: place.path), "build the product 'vitrine'")
      return place
    }
  }

  /// Whether Node is installed, which runs JavaScript.
  static let hasNode = ["/usr/bin/node", "/usr/local/bin/node"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Runs the command to its end.
  static func run(
    _ arguments: String..., input: String? = nil, in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, input: input, in: folder, environment: environment)
  }

  /// Runs the tool with a list of arguments.
  static func run(
    _ arguments: [String], input: String? = nil, in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = try process(arguments, in: folder, environment: environment)
    return try finish(process, input: input)
  }

  /// Runs a line of a shell script in which `$V` is the command.
  static func shell(_ line: String, in folder: URL? = nil) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["V": try executable.path]) { _, new in new }
    return try finish(process, input: nil)
  }

  /// A line of a shell script that types `keys` for a command once the file `screen` with its
  /// terminal's output contains the text `prompt`.
  static func typed(_ keys: String, at prompt: String, _ command: String) -> String {
    let wait = "until grep -qs '\(prompt)' screen; do sleep 0.02; done"
    return "(timeout 60 bash -c \"\(wait)\"; printf '\(keys)') | \(command)"
  }

  /// A process that isn't started yet.
  static func process(
    _ arguments: [String], in folder: URL?, environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = try executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    return process
  }

  static func finish(_ process: Process, input: String?) throws -> Result {
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = source
    try process.run()
    try? source.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try source.fileHandleForWriting.close()
    // Both pipes are read at the same time: a full one would block the process forever.
    let talk = Mutex(Data())
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      talk.withLock { $0 = data }
    }
    let results = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    let text = talk.withLock { String(decoding: $0, as: UTF8.self) }
    return Result(code: process.terminationStatus, output: results, errors: text)
  }
}
