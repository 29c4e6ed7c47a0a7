import CVitrineRuntime
import SwiftUI
internal import VitrineArguments
internal import VitrineCoding
import WidgetKit

/// The program of a widget or a bundle with `@main`.
///
/// User code runs in a separate process, which is restarted after a trap or an endless loop, so
/// that a failing widget does not affect the others.
@MainActor
enum WidgetRunner {
  /// Runs the subcommand and exits.
  static func main(
    named program: String, _ members: @escaping @MainActor () -> [WidgetDescription]
  ) async {
    if let folder = ProcessInfo.processInfo.environment[WorkFolder.variable] {
      await work(in: WorkFolder(url: URL(fileURLWithPath: folder)), named: program, members)
      vitrine_exit(0)
    }
    exit(runParent())
  }

  /// Begins a worker before `main`, which its author can have written.
  ///
  /// It returns if that can be called. One that failed in an earlier worker is not called again: the
  /// widgets are those that the program declares.
  fileprivate static func beginWorker() {
    guard let path = ProcessInfo.processInfo.environment[WorkFolder.variable] else { return }
    let folder = WorkFolder(url: URL(fileURLWithPath: path))
    let failed = folder.read(RunnerOptions.self, folder.options)?.failedSteps ?? []
    guard failed.contains(where: { $0.step.code == .main }) else {
      vitrine_watch_exits()
      (try? WorkProgress(folder.progress))?.enter(WorkStep(code: .main, name: name))
      return
    }
    Task { @MainActor in await main(named: name) { [] } }
    dispatchMain()
  }

  /// Runs the subcommand in workers.
  ///
  /// - Returns: the exit status.
  fileprivate static func runParent() -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let options = options(arguments) else {
      Talk.out(RunnerHelp.text(name))
      return arguments.isEmpty ? 2 : 0
    }
    do throws(WidgetFault) {
      return try RunnerParent(options).run()
    } catch {
      // Who reads JSON is a program, and its users type other commands.
      Talk.fault(error.description, hint: error.hint ?? (options.isJSON ? nil : pointer))
      return error.isIncomplete
        ? WorkerProcess.statusIncomplete : error.foundNothing ? WorkerProcess.statusNothing : 2
    }
  }

  /// A sentence about where to read more.
  private static var pointer: String { "\(name) --help lists commands and options" }

  /// The parsed options; `nil` if the command line is empty or asks for help.
  private static func options(_ arguments: [String]) -> RunnerOptions? {
    guard !arguments.isEmpty else { return nil }
    let now = ArchiveDate(secondsSince1970: Date().timeIntervalSince1970.rounded(.down))
    do throws(ValidationError) {
      return try RunnerOptions.parse(arguments, now: now, pointer: pointer)
    } catch {
      Talk.fault(error.message, hint: error.hint ?? pointer)
      exit(2)
    }
  }

  /// Does the work of a worker, as the parent has described it in the folder.
  private static func work(
    in folder: WorkFolder, named program: String, _ members: @MainActor () -> [WidgetDescription]
  ) async {
    guard let options = folder.read(RunnerOptions.self, folder.options) else {
      Talk.fault("this process was started without work", hint: nil)
      exit(2)
    }
    stopClock(options.date)
    try? folder.write(program, to: folder.program)
    do {
      try await Worker(options, folder, program: program, executable: executable).run(members)
    } catch {
      Talk.fault("nothing can be written to '\(folder.url.path)': \(error)", hint: nil)
      exit(2)
    }
  }

  private static var name: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "widgets").lastPathComponent
  }

  /// The program's executable.
  nonisolated static var executable: URL {
    let link = "/proc/self/exe"
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return path.map { URL(fileURLWithPath: $0) } ?? Bundle.main.executableURL
      ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
  }

  private static func stopClock(_ date: ArchiveDate) {
    vitrine_stop_clock(Int64(Int(saturating: (date.secondsSince1970 * 1_000_000).rounded())))
  }
}

/// Runs programs for SwiftUI.
private final class ProgramRunner: WidgetProgramRunning {
  func run(
    named program: String, _ parts: @escaping @MainActor () -> [WidgetPart]
  ) async {
    await WidgetRunner.main(named: program) { parts().map { WidgetDescription.of($0) } }
  }
}

/// Creates the runner, which SwiftUI refers to by this name; the caller owns it.
@_cdecl("vitrine_make_widget_runner")
package func makeWidgetRunner() -> UnsafeMutableRawPointer {
  Unmanaged<AnyObject>.passRetained(ProgramRunner()).toOpaque()
}

/// Runs the subcommand of a program whose `main` only workers call.
@_cdecl("vitrine_run_parent")
func runParent() -> Int32 { MainActor.assumeIsolated { WidgetRunner.runParent() } }

/// Begins a worker of such a program; returns if its `main` can be called.
@_cdecl("vitrine_begin_worker")
func beginWorker() { MainActor.assumeIsolated { WidgetRunner.beginWorker() } }

/// Writes to the program's outputs.
enum Talk {
  /// Writes a result to standard output.
  static func out(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Writes a line to standard error.
  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Writes an error with a suggestion to resolve it.
  static func fault(_ text: String, hint: String?) {
    note("error: \(text)")
    if let hint { note(hint.hasPrefix("hint: ") ? hint : "hint: \(hint)") }
  }
}
