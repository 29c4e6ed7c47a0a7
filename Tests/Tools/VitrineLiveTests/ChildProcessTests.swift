import Foundation
import Testing
import Vitrine
import VitrinePlatform

@testable import VitrineProcess

@Suite struct ChildProcessTests {
  private func shell(_ script: String, timeout: Double = 60) -> ChildProcess {
    ChildProcess("/bin/sh", ["-c", script], timeout: timeout)
  }

  @Test func `time limits are extended on a busy machine, and never shortened`() {
    #expect(MachineLoad.delay(average: 0.1, processors: 4) == 1)
    #expect(MachineLoad.delay(average: 12, processors: 4) == 3)
    #expect(MachineLoad.delay(average: 900, processors: 4) == 8)
    #expect(MachineLoad.delay(average: 2, processors: 0) == 2)
    #expect(MachineLoad.delay >= 1)
  }

  @Test func `both outputs and the status are kept`() throws {
    let result = try shell("echo out; echo err >&2; exit 3").run()
    #expect(String(decoding: result.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: result.errors, as: UTF8.self) == "err\n")
    #expect(result.status == 3)
  }

  @Test func `a missing program is an error`() {
    #expect(throws: Errno(ENOENT)) { try ChildProcess("/no/such/program").run() }
  }

  @Test func `cancelling ends the program and all that it has started`() throws {
    let folder = try TestFolder()
    let cancellation = Cancellation()
    _ = SystemThread.start {
      while !FileManager.default.fileExists(atPath: folder.path + "/pid") { usleep(1000) }
      cancellation.cancel()
    }
    let result = try shell(
      "sleep 100 & echo $! > '\(folder.path)/pid.new'; mv '\(folder.path)/pid.new' '\(folder.path)/pid'; wait"
    )
    .run(cancellation)
    #expect(result.status == 128 + SIGTERM)
    let text = try String(contentsOfFile: folder.path + "/pid", encoding: .utf8)
    let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(ProcessState.hasEnded(child))
  }

  @Test func `a process in its own session ends with the program`() throws {
    let folder = try TestFolder()
    let file = folder.path + "/pid"
    // The compilers that 'swift build' starts are in process groups of their own.
    let result = try shell(
      "setsid sh -c 'echo $$ > \"\(file)\"; trap \"\" TERM; while :; do sleep 0.1; done' & "
        + "while [ ! -s '\(file)' ]; do sleep 0.01; done; exit 4"
    ).run()
    #expect(result.status == 4)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(ProcessState.hasEnded(child))
  }

  @Test func `dependent work is cancelled, too`() {
    let cancellation = Cancellation()
    let isCancelled = cancellation.withDependent { dependent in
      let before = dependent.isCancelled
      cancellation.cancel()
      return (before, dependent.isCancelled)
    }
    #expect(isCancelled == (false, true))
    #expect(cancellation.withDependent(\.isCancelled))
    let other = Cancellation()
    other.withDependent { $0.cancel() }
    #expect(!other.isCancelled)
  }

  @Test func `a program that takes too long is ended even if it ignores signals`() throws {
    let result = try shell("trap '' TERM; while :; do :; done", timeout: 0.2).run()
    #expect(result.isLate)
    #expect(result.status == 128 + SIGKILL)
  }
}

/// Whether a process has ended, or is a zombie.
enum ProcessState {
  static func hasEnded(_ process: Int32) -> Bool {
    for _ in 0..<1000 {
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let state = text.split(separator: ")").last?.split(separator: " ").first, state != "Z"
      else { return true }
      usleep(2000)
    }
    return false
  }
}
