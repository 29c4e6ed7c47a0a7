import Testing
import VitrineProcess

@testable import VitrineLive

/// Changes that are saved while edits are prepared.
@Suite("Preparation of edits")
struct PreparationTests {
  /// A builder whose first preparation lasts until a change has been noted.
  private final class Builder: ProgramBuilder {
    let preparesFromEditedFiles: Bool
    let steps = Monitor<[String]>([])
    let isNoted = Monitor(false)

    init(preparesFromEditedFiles: Bool) { self.preparesFromEditedFiles = preparesFromEditedFiles }

    func build(
      changed: Set<String>?, _ cancellation: Cancellation, telling: @escaping (LiveEvent) -> Void,
      starting: (WidgetProgram) -> Void
    ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
      steps.withLock { $0.append("build") }
      return (BuildResult(isSuccessful: true, method: .xcode), nil)
    }

    func prepare(_ cancellation: Cancellation) throws(LiveError) {
      steps.withLock { $0.append("prepare") }
      isNoted.wait { $0 ? () : nil }
      if cancellation.isCancelled { throw .overtaken }
    }
  }

  @Test("a change says that it waits for a preparation", arguments: [false, true])
  func waits(isSpoiled: Bool) async throws {
    let folder = try TestFolder()
    let builder = Builder(preparesFromEditedFiles: isSpoiled)
    var options = LiveOptions()
    options.watches = false
    let session = LiveSession(.package(folder.path), options, builder)
    let events = session.events()
    try session.start()
    defer { session.stop() }
    builder.steps.wait { $0.last == "prepare" ? () : nil }
    session.rebuild()
    builder.isNoted.withLock { $0 = true }
    let state = session.settled()
    var told: [String] = []
    var builds = 0
    for await event in events {
      if case .waiting(let text) = event { told.append(text) }
      if case .built = event { builds += 1 }
      if builds == 2 { break }
    }
    #expect(told == (isSpoiled ? [] : ["the change waits until edits are prepared"]))
    #expect(builder.steps.withLock { $0.prefix(3) } == ["build", "prepare", "build"])
    #expect(state.build?.steps.map(\.kind) == (isSpoiled ? [] : [.prepare]))
  }
}
