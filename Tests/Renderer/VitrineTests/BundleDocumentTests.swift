import Foundation
import Testing
import Vitrine

@Suite("Documents of bundles")
struct BundleDocumentTests {
  private func widget(_ kind: String, _ view: String, rest: String = "") -> String {
    """
    {"vitrine": "1.0", "kind": "\(kind)", "entries": [
      {"date": "2026-01-01T09:00:00Z", "views": {"default": \(view)}}]\(rest)}
    """
  }

  private func bundle(_ members: [String], rest: String = "") -> String {
    "{\"vitrine\": \"1.0\", \"bundle\": [\(members.joined(separator: ", "))]\(rest)}"
  }

  private func write(_ text: String, _ path: String) throws {
    let place = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  @Test("members are documents in their order, inline or in files")
  func order() throws {
    try Sample.withFolder { folder in
      try write(widget("B", "\"b\""), folder + "/more/b.json")
      try write(
        bundle([widget("A", "\"a\""), "\"more/b.json\""]), folder + "/all.json")
      let all = try WidgetDocument.all(contentsOf: folder + "/all.json")
      #expect(all.map(\.archive.kind) == ["A", "B"])
      #expect(all.map(\.place.description) == [".bundle[0]", "."])
      #expect(all.map(\.isMember) == [true, true])
      #expect(all[1].file == folder + "/more/b.json")
      let one = try WidgetDocument(contentsOf: folder + "/all.json", kind: "B")
      #expect(one.archive.kind == "B")
    }
  }

  @Test("if there are several widgets, one must be selected")
  func choice() throws {
    let text = Array(bundle([widget("A", "\"a\""), widget("B", "\"b\"")]).utf8)
    let several = #expect(throws: ArchiveError.self) {
      try WidgetDocument(bytes: text, file: "all.json", folder: nil)
    }
    #expect(
      several?.description == "all.json: this is a bundle of 2 widgets\nhint: it has 'A', 'B'")
    let none = #expect(throws: ArchiveError.self) {
      try WidgetDocument(bytes: text, file: "all.json", folder: nil, kind: "C")
    }
    #expect(none?.message == "there is no widget 'C'")
  }

  @Test("a member without strings, colours and images uses those of the bundle")
  func shared() throws {
    try Sample.withFolder { folder in
      try Data(Sample.png).write(to: URL(filePath: folder + "/red.png"))
      let view = """
        {"vStack": {"children": [{"text": {"localized": "greeting"}}, {"text": {"localized": "own"}},
          {"color": {"named": "Sea"}}, {"image": {"name": "dot"}}]}}
        """
      try write(
        widget(
          "B", view,
          rest: ", \"strings\": {\"en\": {\"Localizable\": {\"own\": \"Mine\"}}}"),
        folder + "/more/b.json")
      let rest = """
        , "strings": {"en": {"Localizable": {"greeting": "Hello", "own": "Theirs"}}},
        "colors": {"Sea": "blue"}, "assets": {"dot": {"file": "red.png"}}
        """
      try write(bundle(["\"more/b.json\""], rest: rest), folder + "/all.json")
      let document = try WidgetDocument(contentsOf: folder + "/all.json")
      let rendering = try Renderer().layOut(document, RenderRequest(family: .systemSmall))
      #expect(rendering.frames.names.contains("Text \"Hello\""))
      #expect(rendering.frames.names.contains("Text \"Mine\""))
      #expect(rendering.frames.names.contains("Image \"dot\""))
      #expect(rendering.warnings.count == 1, "\(rendering.warnings.map(\.message))")
    }
  }

  @Test("errors name the file and the place in it")
  func faults() throws {
    try Sample.withFolder { folder in
      func message(_ members: [String]) throws -> String {
        try write(bundle(members), folder + "/all.json")
        let error = #expect(throws: ArchiveError.self) {
          try WidgetDocument.all(contentsOf: folder + "/all.json")
        }
        // Each error has a line, whose number doesn't matter here.
        #expect(error?.all.allSatisfy { $0.location != nil } == true)
        return error?.description.replacing(folder, with: "F")
          .replacing(/json:\d+:\d+:/, with: "json:") ?? ""
      }
      #expect(
        try message([widget("A", "\"a\""), "\"none.json\""])
          == "F/all.json: .bundle[1]: cannot read 'none.json': No such file or directory")
      #expect(
        try message(["\"all.json\""]) == "F/all.json: .bundle[0]: 'all.json' is a bundle; "
          + "members are widgets, Live Activities and controls")
      let outside = try message(["\"../all.json\""])
      #expect(outside.hasPrefix("F/all.json: .bundle[0]: cannot read '../all.json'"))
      try write("{\"vitrine\": \"1.0\"}", folder + "/b.json")
      #expect(try message(["\"b.json\""]).hasPrefix("F/b.json: 'kind' is missing\n"))
    }
  }

  @Test("errors and warnings of an inline member have its place in the bundle")
  func places() throws {
    let image = "{\"image\": {\"name\": \"nothing\"}}"
    let text = bundle([
      widget("A", "\"a\""), widget("B", image, rest: ", \"supportedFamilies\": [\"systemSmall\"]"),
    ])
    let all = try WidgetDocument.all(bytes: Array(text.utf8), file: "all.json", folder: nil)
    let rendering = try Renderer().layOut(all[1], RenderRequest(family: .systemSmall))
    #expect(
      rendering.warnings.first?.path.description.hasPrefix(".bundle[1].entries[0].views") == true)
    let error = #expect(throws: ArchiveError.self) {
      try Renderer().layOut(all[1], RenderRequest(family: .systemLarge))
    }
    #expect(error?.path?.description == ".bundle[1].supportedFamilies")
  }

  @Test("two members of one kind are a warning")
  func twice() throws {
    let text = bundle([widget("A", "\"a\""), widget("A", "\"b\"")])
    let all = try WidgetDocument.all(bytes: Array(text.utf8), file: "all.json", folder: nil)
    #expect(all[0].warnings.isEmpty)
    #expect(
      all[1].warnings.map(\.message) == ["another member of the bundle has the kind 'A' too"])
  }
}
