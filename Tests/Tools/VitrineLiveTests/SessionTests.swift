import Foundation
import Testing
import Vitrine
import VitrineArguments

@testable import VitrineLive

@Suite struct SessionTests {
  @Test(
    arguments: [
      ("Cards#Dark", true), ("Dark", true), ("#Preview Dark", true), ("Cards", true),
      ("dark", false), ("ark", false), ("Card", false), ("", false),
    ])
  func `a preview has the names that 'previews --name' takes`(name: String, isNamed: Bool) throws {
    let archive = Array(SessionTests.archive(text: "A").utf8)
    let document = try WidgetDocument(bytes: archive, file: "A.json", folder: nil)
    for isPreview in [true, false] {
      var shown = LiveWidget(document, id: "A", isPreview: isPreview)
      shown.kind = "Cards#Dark"
      #expect(shown.isPreview(named: name) == (isPreview && isNamed))
    }
  }

  @Test func `a rewritten archive gives a new picture`() async throws {
    let folder = try TestFolder()
    try folder.write(SessionTests.archive(text: "Before"), to: "Widget.json")
    let session = try LiveSession(try LiveSource.find(folder.path))
    let events = session.events()
    try session.start()
    defer { session.stop() }
    let before = session.settled()
    #expect(before.archives.widgets.map(\.id) == ["Widget"])
    let first = try session.render(LiveRequest(options: ["scheme": "dark"])).data()
    try folder.write(SessionTests.archive(text: "After"), to: "Widget.json")
    for await event in events {
      if case .archived(let generation, _, true) = event, generation > before.generation { break }
    }
    #expect(try session.render(LiveRequest(options: ["scheme": "dark"])).data() != first)
  }

  @Test func `goldens without code are archives, and hidden files are not`() throws {
    let folder = try TestFolder()
    try folder.write(SessionTests.archive(text: "Before"), to: "Golden/Tasks/Widget.json")
    try folder.write("{}", to: ".mcp.json")
    let files = try LiveSource.find(folder.path).archiveFiles
    #expect(files.map { $0.hasSuffix("/Golden/Tasks/Widget.json") } == [true])
    try folder.write("", to: "Sources/Tasks/Widget.swift")
    #expect(try LiveSource.find(folder.path).archiveFiles.isEmpty)
  }

  @Test func `a broken archive is an error until the next change corrects it`() throws {
    let folder = try TestFolder()
    try folder.write("{", to: "Widget.json")
    var options = LiveOptions()
    options.watches = false
    let session = try LiveSession(try LiveSource.find(folder.path), options)
    try session.start()
    defer { session.stop() }
    #expect(session.build().faults.map(\.kind) == ["Widget.json"])
    try folder.write(SessionTests.archive(text: "Whole"), to: "Widget.json")
    let state = session.build()
    #expect(state.faults.isEmpty)
    #expect(state.isCurrent)
  }

  @Test func `a matrix of golden pictures is not an archive`() throws {
    let folder = try TestFolder()
    try folder.write(SessionTests.archive(text: "Text"), to: "Widget.json")
    try folder.write(#"{"scales": [1]}"#, to: "matrix.json")
    let session = try LiveSession(try LiveSource.find(folder.path))
    try session.start()
    defer { session.stop() }
    let state = session.settled()
    #expect(state.faults.isEmpty && state.archives.widgets.map(\.id) == ["Widget"])
  }

  @Test func `an invalid option is reported with a suggestion`() throws {
    let folder = try TestFolder()
    try folder.write(SessionTests.archive(text: "Text"), to: "Widget.json")
    let session = try LiveSession(.archives([folder.path]))
    try session.start()
    defer { session.stop() }
    session.settled()
    #expect {
      try LiveRequest(options: ["scheme": "drak"])
    } throws: {
      ($0 as? ValidationError)?.hint?.contains("dark") == true
    }
    do throws(RenderFault) {
      _ = try session.render(LiveRequest(widget: "Wigdet"))
    } catch {
      #expect(error.hint?.contains("Widget") == true)
    }
  }

  static func archive(text: String) -> String {
    """
    {"vitrine": "1.0", "kind": "Widget", "supportedFamilies": ["systemSmall"], "entries": [
      {"date": "2026-01-31T09:41:00Z", "views": {"systemSmall": {"text": "\(text)"}}}
    ]}
    """
  }
}

/// A folder that is removed on deinitialization.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vitrine-live-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
