import Foundation
import Testing
import Vitrine
import VitrineArguments
import VitrineCheck
import VitrineProcess
import VitrineSnapshot

@testable import VitrineCommandLine
@testable import VitrineLive
@testable import VitrinePictures

/// Code runs for the conditions of each picture, and no more often.
@Suite("Conditions of archives", .serialized)
struct EvaluationTests {
  /// Returns the existing program, which archives the widgets that print conditions.
  private struct BuiltProgram: ProgramBuilder {
    let data: String

    func build(
      changed: Set<String>?, _ cancellation: Cancellation, telling: @escaping (LiveEvent) -> Void,
      starting: (WidgetProgram) -> Void
    ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
      let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("faulty-widgets").path
      var program = WidgetProgram(path: path, data: data, timeout: 8)
      program.arguments = ["conditions", "plain", "rooms"].flatMap { ["--widget", $0] }
      return (BuildResult(isSuccessful: true, method: .package), program)
    }
  }

  /// An axis whose values code can see, two of its values, and the line that the widget prints for
  /// the second one.
  struct Row: CustomTestStringConvertible, Sendable {
    let axis: String
    let first: String
    let second: String
    let line: String
    var widget = "conditions"
    var testDescription: String { axis }

    /// The widget in a session.
    var id: String { widget == "rooms" ? "rooms, Kitchen" : widget }

    /// The axes of a picture with one of the values.
    func axes(_ value: String) throws -> RequestAxes {
      let option = try #require(
        RequestAxis.all.first { $0.name == axis }?.options.first?.info.name)
      let own = try RequestAxes(options: [option: value])
      return own.completed(by: try EvaluationTests.usual)
    }
  }

  /// The axes of a picture of a small widget on a fixed date.
  private static var usual: RequestAxes {
    get throws {
      try RequestAxes(options: [
        "family": "systemSmall", "design": "ios27", "date": "2026-01-31T09:41:00Z",
      ])
    }
  }

  static let rows = [
    Row(
      axis: "locale", first: "en_US", second: "de_DE", line: "locale de_DE de_DE 1.234,5"),
    Row(
      axis: "timeZone", first: "UTC", second: "Asia/Tokyo",
      line: "timeZone Asia/Tokyo Asia/Tokyo"),
    Row(
      axis: "date", first: "2026-01-31T09:41:00Z", second: "2023-11-14T22:13:20Z",
      line: "date 1700000000.0"),
    Row(axis: "design", first: "ios27", second: "ios18", line: "margins 16.0 16.0 16.0 16.0"),
    Row(
      axis: "device", first: "iphone-17", second: "iphone-17-pro-max", line: "margins 19.3333"),
    Row(axis: "scale", first: "3", second: "2", line: "scale 2.0"),
    Row(axis: "contentMargins", first: "4", second: "5", line: "margins 5.0 5.0 5.0 5.0"),
    Row(axis: "cornerRadius", first: "10", second: "12", line: "radius 12.0"),
    Row(
      axis: "configuration", first: "Kitchen", second: "Attic", line: "Attic, full, 1",
      widget: "rooms"),
  ]

  private let work: TemporaryFolder
  private let archiving: ProgramArchiving
  private let program: ProgramArchiving.Program

  init() throws {
    work = try TemporaryFolder()
    let path = work.folder.path
    archiving = ProgramArchiving(
      .package(path), BuiltProgram(data: path + "/data"))
    program = try #require(try archiving.build(progress: { _ in }).program)
  }

  @Test("every axis has a decision, and every one that code can see has a row")
  func complete() throws {
    #expect(Set(RequestAxis.evaluated.map(\.name)) == Set(Self.rows.map(\.axis)))
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let help = try ChildProcess(
      folder.appendingPathComponent("faulty-widgets").path, ["--help"], timeout: 60
    ).run(as: "the program", Cancellation()).output
    for option in RequestAxis.evaluated.flatMap(\.options).map(\.info.name) {
      #expect(
        String(decoding: help, as: UTF8.self).contains("--\(option) "),
        "the program has an option with the same name")
    }
  }

  /// Archives a widget for lists of axes, as 'render' and 'gallery' do.
  private func archives(_ kind: String, _ axes: [RequestAxes]) throws -> PackageArchives {
    try PackageArchives(archiving, program, try #require(axes.first), widget: kind) { _ in axes }
  }

  /// The texts of the pictures of a widget, one for each.
  private func texts(_ archives: PackageArchives, _ axes: [RequestAxes]) throws -> [String] {
    let argument = try #require(archives.archives.first)
    let first = try argument.read(nil)
    return try axes.flatMap { first.combinations($0) }.map { combination in
      let own = try argument.document(for: combination.request, else: first)
      let layout = try Renderer().layOut(own, own.resolve(combination))
      return layout.frames.texts.joined(separator: "\n")
    }
  }

  @Test("a picture has what code shows under its conditions", arguments: rows)
  func pictures(_ row: Row) throws {
    let axes = [try row.axes(row.second)]
    let archives = try archives(row.widget, axes)
    #expect(archives.run?.count == 1)
    let text = try #require(try texts(archives, axes).first)
    #expect(text.contains(row.line), "\(text)")
  }

  @Test("two values take two runs of code that reads them, and one of other code", arguments: rows)
  func counts(_ row: Row) throws {
    let axes = [try row.axes(row.first), try row.axes(row.second)]
    let archives = try archives(row.widget, axes)
    #expect(archives.run?.count == 2)
    let texts = try texts(archives, axes)
    #expect(texts.count == 2)
    #expect(!texts[0].contains(row.line) && texts[1].contains(row.line), "\(texts)")
    let plain = try self.archives("plain", axes)
    let isProcess = RequestAxis.evaluated.contains {
      $0.name == row.axis && $0.visibility == .process && row.widget == "conditions"
    }
    #expect(plain.run?.count == (isProcess ? 2 : 1))
  }

  @Test("a session evaluates code for the conditions of each picture", arguments: rows)
  func session(_ row: Row) throws {
    var options = LiveOptions()
    options.watches = false
    options.evaluation.date = ArchiveDate("2026-01-31T09:41:00Z")
    let session = LiveSession(
      .package(work.folder.path), options, BuiltProgram(data: work.folder.path + "/live"))
    try session.start()
    defer { session.stop() }
    session.settled()
    let second = LiveRequest(widget: row.id, axes: try row.axes(row.second))
    for _ in 0..<2 {
      let texts = try session.render(second).layout.frames.texts
      #expect(texts.contains { $0.contains(row.line) }, "\(texts)")
    }
    #expect(session.evaluated.count == 1)
    let request = try #require(second.axes.requests.first)
    let own = try session.document(of: row.id, for: request)
    #expect(try Renderer().layOut(own, request).frames.texts.contains { $0.contains(row.line) })
    #expect(session.evaluated.count == 1)
    // Code that sees no difference is not evaluated again.
    let isProcess = RequestAxis.evaluated.contains {
      $0.name == row.axis && $0.visibility == .process && row.widget == "conditions"
    }
    _ = try session.render(LiveRequest(widget: "plain", axes: second.axes))
    #expect(session.evaluated.count == (isProcess ? 2 : 1))
  }

  @Test("values that an archive has take one run", arguments: ["plain", "conditions"])
  func archived(kind: String) throws {
    var axes = try Self.usual
    axes.families = kind == "plain" ? [.systemSmall] : [.systemSmall, .systemMedium]
    axes.colorScheme = [.light, .dark]
    axes.colorSchemeContrast = [.standard, .increased]
    axes.dynamicTypeSize = [.large, .accessibility2]
    axes.state = [.entry, .locked, .placeholder]
    axes.renderingMode = [.fullColor, .accented]
    #expect(try archives(kind, [axes]).run?.count == 1)
  }

  @Test("contrasts are variants of the archive")
  func variants() throws {
    var axes = try Self.usual
    axes.colorSchemeContrast = [.increased]
    let archives = try archives("conditions", [axes])
    let text = try #require(try texts(archives, [axes]).first)
    #expect(text.contains("contrast increased"))
  }

  @Test("devices with the same sizes take one run")
  func sameSizes() throws {
    var axes = try Self.usual
    axes.device = [Device.named("iPhone 17"), Device.named("iPhone 17 Pro"), nil]
    #expect(try archives("conditions", [axes]).run?.count == 1)
  }

  /// The matrix of a folder of goldens, and the results of recording.
  private func verified(
    _ matrix: String
  ) throws -> (goldens: ProgramGoldens, texts: [String: String]) {
    let place = work.folder.path + "/Goldens/faulty-widgets"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try matrix.write(toFile: place + "/matrix.json", atomically: true, encoding: .utf8)
    var options = VerificationOptions()
    options.isQuiet = true
    options.goldens.folder = work.folder.path + "/Goldens"
    let goldens = try ProgramGoldens(
      archiving, options, patterns: [], lastFailed: nil, Console(isJSON: false))
    var texts: [String: String] = [:]
    for golden in goldens.selection.chosen {
      let document = try WidgetDocument(contentsOf: golden.archive)
      texts[golden.description] = try Renderer().layOut(document, golden.request).frames.texts
        .joined(separator: "\n")
    }
    return (goldens, texts)
  }

  @Test("goldens are made of archives for the values of their matrix")
  func goldens() throws {
    let (goldens, texts) = try verified(
      """
      {"families": ["systemSmall"], "locales": ["de_DE"], "designs": ["ios27"],
       "colorSchemes": ["light"]}
      """)
    #expect(goldens.archives.count == 1)
    let text = try #require(texts.first { $0.key.contains("conditions") }?.value)
    #expect(text.contains("locale de_DE de_DE 1.234,5"), "\(texts)")
    #expect(text.contains("scale 2.0"))
  }

  @Test("a widget's own lists in a matrix take runs of that widget alone")
  func cases() throws {
    let (goldens, texts) = try verified(
      """
      {"families": ["systemSmall"], "designs": ["ios27"], "colorSchemes": ["light"],
       "cases": {"conditions": {"locales": ["en_US", "de_DE", "ar_EG"]}}}
      """)
    #expect(goldens.archives.count == 3)
    #expect(texts.count == 6)
    #expect(texts.values.contains { $0.contains("locale de_DE de_DE 1.234,5") })
    #expect(texts.values.contains { $0.contains("locale ar_EG ar_EG ١٬٢٣٤٫٥") })
  }

  @Test("configurations of a matrix are those of the widgets that offer them")
  func configurations() throws {
    let (_, texts) = try verified(
      """
      {"families": ["systemSmall"], "designs": ["ios27"], "colorSchemes": ["light"],
       "configurations": [{}, {"parameters": {"detail": "Brief", "lamps": 2}}]}
      """)
    let rooms = texts.filter { $0.key.contains("/rooms") }
    #expect(texts.count == rooms.count + 2)
    #expect(
      Set(rooms.values) == [
        "Kitchen, full, 1", "Attic, full, 1", "Kitchen, brief, 2", "Attic, brief, 2",
      ])
    #expect(
      rooms["faulty-widgets/rooms-Attic.systemSmall-entry-light-detail-Brief-lamps-2-ios27@2x"]
        == "Attic, brief, 2", "\(texts.keys)")
  }

  @Test("checks take the archive of each language and device")
  func checks() throws {
    let checker = Checker(renderer: Renderer())
    let archives = try CheckSubjects.archive(program, archiving, widget: "conditions", checker)
    let widget = try #require(archives.widgets.first { $0.kind == "conditions" })
    let requests = checker.requests(of: widget.first.document)
    #expect(requests.contains { $0.device != nil })
    for request in requests {
      let own = try #require(widget.archive(for: request, date: Evaluation.standardDate))
      #expect(throws: Never.self) { try Renderer().layOut(own.document, request) }
    }
  }

  @Test("margins keep their value in a widget that disables them")
  func margins() throws {
    var axes = try Self.usual
    axes.design = [.ios18]
    let archives = try archives("conditions", [axes])
    let text = try #require(try texts(archives, [axes]).first)
    #expect(text.contains("margins 16.0 16.0 16.0 16.0"), "\(text)")
    let small = try #require(Device.named("iPhone 16")?.size(of: .systemSmall, on: .ios18))
    #expect(text.contains("size \(small.width)×\(small.height)"), "\(text)")
  }
}
