import Foundation
import Testing
import Vitrine
import VitrineArguments
import VitrineLive
import VitrineMCP

@testable import VitrineServices

@Suite("The tools of vitrine mcp")
struct AgentToolTests {
  private let tools = AgentTools.all(AgentSession(path: ".", LiveOptions()))

  @Test("the documentation lists every tool, and which ones change something")
  func documentation() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Renderer/Vitrine/Vitrine.docc/Agents.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.map(\.[0]) == tools.map { "`\($0.name)`" })
    #expect(rows.map { $0[2] == "yes" } == tools.map { !$0.annotations.isReadOnly })
  }

  @Test("the list of tools has at most 16 KiB, because a model reads all of it first")
  func size() throws {
    // The format in which it is sent: without spaces between fields.
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try encoder.encode(JSONValue.array(tools.map(\.json))).count <= 16 << 10)
  }

  @Test("one picture has one value of each option", arguments: ["all", "light,dark"])
  func several(value: String) throws {
    let arguments = try CallArguments(
      ["options": ["scheme": .string(value)]], [AgentParameters.sameOptions])
    #expect(throws: CallFault.self) { try arguments.request() }
  }

  @Test(
    "messages name what a tool takes, and leave commands as they are",
    arguments: [
      ("it does with '--design ios27'", #"it does with options {"design": "ios27"}"#),
      ("'--device iPhone 16e --scale 2'", #"options {"device": "iPhone 16e", "scale": "2"}"#),
      ("one at --date, or (--entry)", "one at 'date' in 'options', or ('entry' in 'options')"),
      ("choose one with --widget; it has 'A'", "choose one with 'widget'; it has 'A'"),
      ("there is '--family'", "there is 'family'"),
      ("choose one with --target: A, B", "choose one with 'vitrine mcp --target': A, B"),
      ("draw it with --package", "draw it with 'vitrine mcp PACKAGE'"),
      ("raise --timeout", "raise '--timeout'"),
      ("run 'vitrine verify --record missing', or see 'a' -- b", nil),
    ])
  func words(message: String, expected: String?) {
    let check = tools.first { $0.name == "check" }?.parameters ?? []
    #expect(AgentTools.words(check).named(message) == expected ?? message)
  }

  @Test("render takes every option of the command line that selects the picture")
  func options() throws {
    let render = try #require(tools.first { $0.name == "render" })
    let options = try #require(render.parameters.first { $0.name == "options" })
    guard case .options(let given) = options.kind else {
      Issue.record("no options")
      return
    }
    #expect(given.map(\.name) == RequestAxis.all.flatMap(\.options).map(\.info.name))
    #expect(given.allSatisfy { !$0.help.isEmpty })
  }

  @Test(
    "a picture is drawn as large as possible",
    arguments: [
      (158.0, 158.0, 800, 1600, 3.0), (338, 158, 500, 1600, 1.479), (338, 354, 4096, 354, 1),
      (1000, 10, 100, 100, 0.1),
    ])
  func room(width: Double, height: Double, columns: Int, rows: Int, scale: Double) throws {
    let room = PictureRoom(width: columns, height: rows)
    let found = try room.scale(for: Size(width: width, height: height), natural: 3)
    #expect(found == scale)
    #expect((found * width).rounded(.up) <= Double(columns))
  }

  @Test("a picture that would be smaller than a tenth is rejected")
  func tooSmall() {
    #expect(throws: CallFault.self) {
      try PictureRoom(width: 16, height: 16).scale(
        for: Size(width: 338, height: 354), natural: 3)
    }
  }

  @Test("the last pictures are kept, and the oldest is removed first")
  func pictures() {
    let kept = KeptPictures()
    let frames = FrameTree(name: "VStack", frame: .zero, children: [])
    for number in 0..<(KeptPictures.most + 3) {
      let picture = KeptPictures.Picture(
        request: LiveRequest(), scale: 1, png: [UInt8(number)], frames: frames)
      #expect(kept.keep(picture) == "picture-\(number + 1)")
    }
    #expect(kept.names.count == KeptPictures.most)
    #expect(kept.named("picture-3") == nil)
    #expect(kept.named("picture-4")?.png == [3])
    let large = KeptPictures.Picture(
      request: LiveRequest(), scale: 1, png: Array(repeating: 0, count: 80 << 20), frames: frames)
    let name = kept.keep(large)
    #expect(kept.names == [name])
  }

  @Test("a text is cut after some lines, with the number of omitted ones")
  func text() {
    let text = LimitedText("a\nb\nc\nd\n", lines: 2)
    #expect(text.text == "a\nb\n… 2 more lines; call again with a larger max_lines")
    #expect(text.leftOff == 2)
    #expect(LimitedText("a\nb", lines: 2).text == "a\nb")
    #expect(LimitedText(String(repeating: "x", count: 10_000), lines: 1).text.count == 401)
  }

  @Test("an outline keeps the lines with a word, with their ancestors and descendants")
  func outline() {
    let outline = """
      VStack
        HStack
          Text "One"
          Spacer
        Button
          Text "Two"
            .padding
        Text "Three"
      """
    #expect(
      LimitedText.matching("two", in: outline) == """
        VStack
          Button
            Text "Two"
              .padding
        """)
    #expect(LimitedText.matching("four", in: outline).isEmpty)
  }
}
