import Foundation
import Testing
import VitrineTranscripts

/// The files of `Tests/Transcripts/Programs`, run by a shell in which `widgets` is a program of widgets that trap,
/// don't return, and count.
///
/// Each case has a folder of its own.
@Suite("Transcripts of programs")
struct ProgramTranscriptTests {
  @Test(
    "programs of widgets print what their transcripts say",
    arguments: Transcript.all(in: "Programs"))
  func programs(_ transcript: Transcript) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("programs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try transcript.check { test in
      let place = folder.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      return { step in try Self.answer(to: step, in: place) }
    }
  }

  /// The lines of standard output, those of standard error after `2>`, and an exit code other than 0 in brackets.
  private static func answer(to step: Transcript.Step, in folder: URL) throws -> [String] {
    let functions = Transcript.folder.appendingPathComponent("Programs/functions.sh").path
    let errors = folder.appendingPathComponent(".errors")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = [
      "-c",
      (["exec 2>'\(errors.path)'", ". '\(functions)'", step.command] + step.input).joined(
        separator: "\n"),
    ]
    shell.currentDirectoryURL = folder
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("faulty-widgets")
    shell.environment = ProcessInfo.processInfo.environment.merging(["W": program.path]) { $1 }
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    let talk = try String(contentsOf: errors, encoding: .utf8)
    return lines(text, in: folder) + lines(talk, in: folder).map { "2> " + $0 }
      + (shell.terminationStatus == 0 ? [] : ["[\(shell.terminationStatus)]"])
  }

  private static func lines(_ text: String, in folder: URL) -> [String] {
    var lines = text.replacing(folder.path, with: ".").components(separatedBy: "\n")
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
