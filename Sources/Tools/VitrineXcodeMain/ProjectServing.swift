import Foundation
import VitrineCommandLine
import VitrineProcess
import VitrineXcode

/// The answers to another process that shows a project while it is edited.
struct ProjectServing {
  typealias Answer = ProjectConversation.Answer<TargetReport>

  private let session: ProjectSession
  private let console: Console

  init(_ session: ProjectSession, _ console: Console) {
    (self.session, self.console) = (session, console)
  }

  /// Answers until the input ends.
  ///
  /// - Throws: `CommandError` when nobody reads the answers.
  func run() throws(CommandError) -> ExitCode {
    var work: TargetWork?
    var edited: EditedTarget?
    while let line = readLine() {
      guard
        let request = try? JSONDecoder().decode(
          ProjectConversation.Request.self, from: Data(line.utf8))
      else { throw .usage("unknown request '\(line)'") }
      let answer: Answer
      do throws(ProjectError) {
        answer = try self.answer(request, &work, &edited)
      } catch {
        edited = nil
        answer = .failed(ProjectConversation.Fault(error))
      }
      try console.printJSONLine(answer)
    }
    return .done
  }

  private func answer(
    _ request: ProjectConversation.Request, _ work: inout TargetWork?,
    _ edited: inout EditedTarget?
  ) throws(ProjectError) -> Answer {
    switch request {
    case .build:
      edited = nil
      let model = try session.read()
      work = try self.work(on: model)
      return .built(try session.reports(model, into: URL(filePath: ".")).all)
    case .prepare:
      if work == nil { work = try self.work(on: try session.read()) }
      edited = if let work { try EditedTarget(work.afterRun) } else { nil }
      return .prepared(edited?.place)
    case .edit:
      guard let edit = try edited?.edit(try session.read()) else {
        return .whole(reason: "nothing is prepared")
      }
      switch edit {
      case .sources(let places): return .edited(places)
      case .whole(let reason):
        edited = nil
        return .whole(reason: reason)
      }
    case .explain(let errors):
      let isOfEdit = edited?.explains(errors: errors) ?? false
      return isOfEdit ? .explained : .whole(reason: "code is needed that was left out")
    }
  }

  /// The work on the only target; `nil` if there are several.
  private func work(on model: ProjectModel) throws(ProjectError) -> TargetWork? {
    let targets = try session.project.targets(of: model)
    guard let target = targets.first, targets.count == 1 else { return nil }
    return try TargetWork(session.project, target, of: model, output: URL(filePath: "."))
  }
}

extension ProjectConversation.Fault {
  init(_ error: ProjectError) {
    let object = error.object.map { "\($0): " } ?? ""
    let place = error.file.isEmpty ? "" : error.file + (error.line.map { ":\($0)" } ?? "") + ": "
    self.init(
      message: place + object + error.message, hint: error.hint,
      foundNothing: error.foundNothing == true)
  }
}
