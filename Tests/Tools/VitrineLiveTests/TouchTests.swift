import Foundation
import Testing
import Vitrine
import VitrineProcess

@testable import VitrineLive

/// Sessions with a program from the tests' build products.
@Suite("Touches")
struct TouchTests {
  /// Returns the existing program.
  private struct BuiltProgram: ProgramBuilder {
    let path: String
    let data: String

    func build(
      changed: Set<String>?, _ cancellation: Cancellation, telling: @escaping (LiveEvent) -> Void,
      starting: (WidgetProgram) -> Void
    ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
      (
        BuildResult(isSuccessful: true, method: .package),
        WidgetProgram(path: path, data: data, timeout: 2)
      )
    }
  }

  private let folder: TestFolder
  private let session: LiveSession

  init() throws {
    folder = try TestFolder()
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("faulty-widgets").path
    var options = LiveOptions()
    options.watches = false
    options.evaluation.date = ArchiveDate("2026-01-31T09:41:00Z")
    session = LiveSession(
      .package(folder.path), options, BuiltProgram(path: program, data: folder.path + "/data"))
    try session.start()
    session.settled()
  }

  /// Requests one picture, as the page does.
  private func show(_ request: LiveRequest) throws -> LiveRendering {
    let rendering = try session.render(request)
    #expect(try !rendering.data().isEmpty)
    #expect(try !session.render(request).accessibility.readingOrder.isEmpty)
    return rendering
  }

  @Test("a tap, its film and its accessibility take two layouts")
  func layouts() throws {
    defer { session.stop() }
    let request = try LiveRequest(widget: "lamps", options: ["scheme": "dark"])
    let rendering = try show(request)
    let before = session.layouts.count
    let box = try #require(rendering.layout.hitRegions.first?.shape.tightBounds)
    let middle = Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    let tap = try session.tap(middle, on: request)
    #expect(session.layouts.count == before)
    _ = try show(tap.optimistic)
    let report = try session.perform(try #require(tap.intent), of: tap.widget)
    #expect(report.isSuccessful && report.value == .number(1))
    for _ in 0..<20 {
      let passage = try #require(try session.passage(tap.optimistic, reducesMotion: false))
      #expect(try !passage.data(at: passage.duration / 2).isEmpty)
    }
    #expect(try show(request).generation > rendering.generation)
    #expect(session.layouts.count == before + 2)
  }

  @Test("a language is evaluated once, and the session's own archive stays")
  func languages() throws {
    defer { session.stop() }
    let request = try LiveRequest(widget: "rooms, Attic", options: ["locale": "de_DE"])
    let first = try session.render(request)
    #expect(try session.render(request).file == first.file)
    #expect(session.evaluated.count == 1)
    #expect(first.evaluation.locale == "de_DE")
    let own = try session.render(LiveRequest(widget: "rooms, Attic"))
    #expect(own.file != first.file)
    #expect(session.evaluated.count == 1)
  }

  @Test("a widget that traps or hangs is a separate error, and the others are shown")
  func faults() throws {
    defer { session.stop() }
    let state = session.state
    #expect(Set(state.faults.map(\.kind)).isSuperset(of: ["traps", "hangs"]))
    #expect(state.archives.widgets.contains { $0.id == "counts" })
    #expect(state.archives.widgets.contains { $0.form == .preview })
    #expect(!state.archives.widgets.contains { $0.id == "hangs" })
    #expect(throws: LiveError.self) {
      try session.perform(Action.Intent(type: "Nothing", parameters: [:]), of: "nobody")
    }
  }

  @Test("an intent that cannot run is reported, and the archives are unchanged")
  func unknownIntent() throws {
    defer { session.stop() }
    let before = session.state.generation
    let report = try session.perform(
      Action.Intent(type: "Cuont", parameters: [:]), of: "counts")
    #expect(!report.isSuccessful)
    #expect(report.fault?.contains("Cuont") == true)
    #expect(session.state.generation == before)
  }
}
