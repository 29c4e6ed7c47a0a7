import Testing
import VitrineDevices

@testable import VitrineCoding
@testable import VitrineModel

@Suite struct TextLocationTests {
  private let text = """
    {
    \t"vitrine": "1.0", "kind": "Battery",
      "supportedFamilies": ["systemSmall", "medium"],
      "entries": [
        {"date": "2026-01-31T09:41:00Z", "views": {"default": {
          "hStack": {"aligment": "top", "spacing": 2, "spacing": 3, "children": [
            {"vstack": {}},
            {"text": "Grüße", "modifiers": [{"pading": 8}, {"tint": "tomato"}]},
            {"gauge": {"value": "75"}}
          ]}
        }}}
      ],
      "colors": {"a": {"light": 1}, "b": {"lihgt": "red"}}
    }
    """

  @Test func hintsKnowOtherFrameworksAndEndings() throws {
    let errors = try #require(problem(of: text)).all
    let hints = Dictionary(errors.map { ($0.message, $0.hint) }) { first, _ in first }
    #expect(hints["unknown value 'medium'"] == "did you mean 'systemMedium'?")
    #expect(hints["unknown style 'tomato'"] == "for the colour of CSS write \"#FF6347\"")
    #expect(Suggestion.nearest(to: "backgroundColor", among: Modifier.codecs.names) == "background")
    #expect(Suggestion.nearest(to: "color", among: Modifier.codecs.names) == "foregroundStyle")
    #expect(Suggestion.nearest(to: "div", among: Content.codecs.names) == "vStack")
  }

  @Test(
    "the nearest name has the fewest edits, of which a swap is one",
    arguments: [
      ("tetx", "text"), ("heatr.fill", "heart.fill"), ("Hearts.Fill", "heart.fill"),
      ("hstak", "hStack"), ("xxxxxxxx", nil), ("vstackk", "vStack"), ("", nil),
      ("vStack", "hStack"), ("heart", nil),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    let names = ["text", "hStack", "vStack", "zStack", "cart.fill", "heart.fill", "heart"]
    #expect(Suggestion.nearest(to: name, among: names) == expected)
  }

  @Test("an archive full of errors keeps a limited number of them")
  func faultsOnOneLine() throws {
    let fields = (0..<20_000).map { "\"é\($0)\":1" }.joined(separator: ",")
    let error = try #require(problem(of: "{\"vitrine\": \"1.0\", \(fields)}"))
    #expect(error.all.count <= 1_001)
    let columns = error.all.compactMap(\.location?.column)
    #expect(columns == columns.sorted() && columns.last.map { $0 > 9_000 } == true)
    #expect(error.all.allSatisfy { $0.location?.line == 1 })
  }

  @Test("a synonym leads to a name that archives have")
  func synonyms() {
    let names = Set(Content.codecs.names + Modifier.codecs.names)
    for (word, targets) in Synonyms.table {
      #expect(word == word.lowercased())
      #expect(!targets.isEmpty)
    }
    let modifiers = Synonyms.table.filter { word, _ in
      Synonyms.name(for: word, among: Array(names)) != nil
    }
    #expect(modifiers.count > 60)
  }

  @Test("a generation or a year of a device leads to the one with the same screen")
  func devices() {
    let known = Set(Device.all.map(\.identifier))
    for (name, model) in Synonyms.models {
      #expect(known.contains(model), "\(name): \(model)")
      #expect(!known.contains(name), "\(name) is a device itself")
    }
    for (name, model) in [
      ("iphone-se-3", "iphone-se-4.7-inch"), ("iPhone SE 2022", "iphone-se-4.7-inch"),
      ("ipad-mini", "ipad-mini-8.3-inch"), ("ipad-air-m2", "ipad-air-11-inch"),
    ] {
      #expect(Suggestion.nearest(to: name, among: known.sorted()) == model)
    }
  }

  @Test func tabsAndWideCharactersKeepTheCaretInPlace() throws {
    let source = SourceText(Array("\t{\"東京\": [\"e\u{301}\", nul]}".utf8))
    let location = try #require(
      source.location(of: .init(NodePath([.key("東京"), .index(1)]))))
    #expect(location.column == 16)
    #expect(
      location.frame() == [
        " 1 |     {\"東京\": [\"e\u{301}\", nul]}",
        "   | " + String(repeating: " ", count: 19) + "^~~",
      ])
  }

  @Test func longLinesAreCutOnBothSides() throws {
    let items = (0..<40_000).map { "\"item \($0)\"" }.joined(separator: ", ")
    let source = SourceText(Array("[\(items)]".utf8))
    let location = try #require(source.location(of: .init(NodePath([.index(30_000)]))))
    let frame = location.frame()
    #expect(frame.allSatisfy { $0.count < 130 })
    #expect(frame[0].hasPrefix(" 1 | …") && frame[0].hasSuffix("…"))
    let before = try #require(frame[1].firstIndex(of: "^")).utf16Offset(in: frame[1])
    #expect(frame[0].dropFirst(before).hasPrefix("\"item 30000\""))
  }

  @Test(
    "a missing value is located at the value that should contain it",
    arguments: [
      (NodePath([.key("entries"), .index(7)]), 2), (NodePath([.key("nothing")]), 1),
      (NodePath(), 1), (NodePath([.key("entries"), .key("x")]), 2),
    ])
  func absent(path: NodePath, line: Int) {
    let source = SourceText(Array("{\"kind\": \"}\",\n\"entries\": [1, {}]}".utf8))
    #expect(source.location(of: .init(path))?.line == line)
  }

  @Test("a place in a text that isn't JSON is inside the text")
  func textsThatAreNotJSON() {
    for text in ["", "{", "{\"a", "[1,,,2", "{\"a\": }", "}}}", "\"\\", "{\"a\" 1}", "\0"] {
      let target = SourceText.Target(NodePath([.key("a"), .index(3)]), key: "b")
      let place = SourceText(Array(text.utf8)).location(of: target)
      #expect(place.map(\.line) ?? 1 == 1, "\(text)")
      #expect((1...text.count + 1).contains(place.map(\.column) ?? 1), "\(text)")
    }
  }

  @Test func anEndlessRowOfErrorsIsCut() throws {
    let views = String(repeating: "1,", count: 5_000) + "1"
    let error = try #require(
      problem(of: archiveText(view: "{\"vStack\": {\"children\": [\(views)]}}")))
    #expect(error.all.count == DecodingContext.mostErrors)
  }
}
