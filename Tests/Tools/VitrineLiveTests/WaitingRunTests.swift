import Foundation
import Testing
import Vitrine
import VitrineProcess

@testable import VitrineLive

@Suite struct WaitingRunTests {
  private let folder: TestFolder
  private let program: WidgetProgram

  /// Writes a program that leaves a file once its input has ended.
  init() throws {
    folder = try TestFolder()
    let report =
      #"{"archives": [], "faults": [], "warnings": ["run"], "recorded": [], "notDrawn": []}"#
    let script = "#!/bin/sh\ncat\ntouch '\(folder.path)/ran'\necho '\(report)'\n"
    try folder.write(script, to: "program")
    try #require(chmod(folder.path + "/program", 0o700) == 0)
    program = WidgetProgram(path: folder.path + "/program", data: folder.path)
  }

  private var hasRun: Bool { FileManager.default.fileExists(atPath: folder.path + "/ran") }

  @Test func `a program that started early runs once its module is linked`() throws {
    let work = WidgetProgram.Work.archive(kinds: ["A"])
    let run = try #require(WaitingRun(program, work, Evaluation()))
    #expect(run.does(work, with: program, Evaluation()))
    #expect(!run.does(.archive(kinds: ["B"]), with: program, Evaluation()))
    var evaluation = Evaluation()
    evaluation.locale = "de_DE"
    #expect(!run.does(work, with: program, evaluation))
    #expect(!hasRun)
    #expect(try run.finish(Cancellation()).warnings == ["run"])
    #expect(hasRun)
  }

  @Test func `a program whose module is not needed ends without running it`() throws {
    let run = try #require(WaitingRun(program, .archive(kinds: []), Evaluation()))
    run.end()
    #expect(!hasRun)
    #expect(throws: LiveError.overtaken) { try run.finish(Cancellation()) }
  }

  @Test func `a cancelled step ends the program that it waits for`() throws {
    let run = try #require(WaitingRun(program, .archive(kinds: []), Evaluation()))
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: LiveError.overtaken) { try run.finish(cancellation) }
  }
}
