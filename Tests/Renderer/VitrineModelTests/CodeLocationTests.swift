import Testing
import VitrineArchive
import VitrineCoding
import VitrineModel

@Suite struct CodeLocationTests {
  @Test("a view's place in Swift source is kept when an archive is read and written")
  func roundTrip() throws {
    let text = #"{"source":"Widgets/Card.swift:12:5","text":"Water"}"#
    let (node, warnings) = try ArchiveDecoder(isStrict: true).decode(
      ViewNode.self, Array(text.utf8))
    #expect(warnings.isEmpty)
    #expect(node.source?.file.module == "Widgets")
    #expect(node.source?.file.name == "Card.swift")
    #expect([node.source?.line, node.source?.column] == [12, 5])
    #expect(
      String(decoding: try ArchiveEncoder.encode(node), as: UTF8.self).filter { !$0.isWhitespace }
        == text)
  }

  @Test(
    "anything but a module, a file, a line and a column is an error",
    arguments: [
      "", "Card.swift:1:1", "/Card.swift:1:1", "Widgets/:1:1", "../Card.swift:1:1",
      "Widgets/..:1:1", "Widgets/A/Card.swift:1:1", "/etc/passwd:1:1", "Widgets/Card.swift",
      "Widgets/Card.swift:1", "Widgets/Card.swift:0:1", "Widgets/Card.swift:1:0",
      "Widgets/Card.swift:-1:1", "Widgets/Card.swift:+1:1", "Widgets/Card.swift:01:1",
      "Widgets/Card.swift:12345678:1", "Widgets/Card.swift:1:1:1", "Widgets/Card.swift: 1:1",
      "Widgets/C\u{1B}[2J.swift:1:1", "Widgets/C\n.swift:1:1", "Widgets/C\u{7F}.swift:1:1",
      "Widgets/" + String(repeating: "a", count: 249) + ":1:1",
    ])
  func hostile(_ text: String) throws {
    #expect(CodeLocation(text) == nil)
    let node = JSONValue.object(["text": "Water", "source": .string(text)])
    let bytes = try ArchiveEncoder.encode(node)
    let error = #expect(throws: ArchiveError.self) {
      try ArchiveDecoder().decode(ViewNode.self, bytes)
    }
    #expect(error?.path?.description == ".source")
    #expect(error?.message.contains("Widgets/Card.swift:12:5") == true)
  }

  @Test("the longest names and numbers are places")
  func longest() {
    let text = "Widgets/" + String(repeating: "a", count: 248) + ":9999999:9999999"
    #expect(CodeLocation(text)?.text == text)
  }

  @Test("a place in the file has the statements around it, the innermost first")
  func statements() {
    let text = SourceText(
      Array(
        #"""
        {"vStack": {"children": [
          {"text": "Water", "source": "Widgets/Row.swift:7:9"},
          {"text": "Milk", "modifiers": [{"overlay": {"text": "!", "source": "nothing"}}]}
        ]}, "source": "Widgets/Card.swift:3:5"}
        """#.utf8))
    let children = [NodePath.Step.key("vStack"), .key("children")]
    let first = text.location(of: .init(NodePath(children + [.index(0), .key("text")])))
    #expect(first?.statements.map(\.text) == ["Widgets/Row.swift:7:9", "Widgets/Card.swift:3:5"])
    #expect(first?.line == 2)
    let second = NodePath(
      children + [.index(1), .key("modifiers"), .index(0), .key("overlay"), .key("text")])
    #expect(
      text.location(of: .init(second))?.statements.map(\.text) == ["Widgets/Card.swift:3:5"])
  }
}
