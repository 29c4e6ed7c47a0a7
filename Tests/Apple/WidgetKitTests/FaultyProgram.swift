import SwiftUI
import Testing
import VitrineArchive

/// The output of the program for a run.
struct RunnerOutput: Decodable {
  struct Archive: Decodable {
    let kind: String
    let file: String
    let families: [String]
    let place: Place?
  }
  struct Place: Decodable {
    let file: String
    let line: Int
  }
  struct Fault: Decodable {
    let kind: String
    let family: String?
    let reason: String
    let place: Place?
  }
  let archives: [Archive]
  let faults: [Fault]
  let bundle: String?
  let warnings: [String]
  let notDrawn: [String]
}

/// Runs the program of widgets that trap, don't return, and count, in a folder of its own.
protocol FaultyProgram {
  /// The folder of the archives and the widgets' data.
  var folder: URL { get }
}

extension FaultyProgram {
  static func newFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("runner-\(UUID().uuidString)")
  }

  func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String, talk: String) {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("faulty-widgets")
    let process = Process()
    process.executableURL = program
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.arguments = arguments + ["--data", folder.appendingPathComponent("data").path]
    let (out, talk) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = talk
    try process.run()
    let text = out.fileHandleForReading.readDataToEndOfFile()
    let complaint = talk.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: complaint, as: UTF8.self)
    )
  }

  func report(_ arguments: String...) throws -> (status: Int32, report: RunnerOutput) {
    let output = ["--json", "-o", folder.path, "--date", "2026-01-31T09:41:00Z"]
    let (status, text, _) = try run(arguments + output)
    return (status, try JSONDecoder().decode(RunnerOutput.self, from: Data(text.utf8)))
  }

  /// The line of code in the program's source.
  func line(of code: String) throws -> Int {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("FaultyWidgets/FaultyWidgets.swift")
    let lines = try String(contentsOf: source, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(code) }) + 1
  }

  /// The text of the archive of a file.
  func archive(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The members of the bundle's file, in order.
  func members() throws -> [String] {
    let file = try ArchiveDecoder().decodeFile(Array(archive("FaultyWidgets.bundle.json").utf8)).0
    guard case .bundle(let bundle) = file else { return [] }
    return bundle.bundle.map { if case .file(let name) = $0 { name } else { "" } }
  }
}
