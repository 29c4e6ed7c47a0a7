import Foundation
import Testing

@testable import VitrineCommandLine

@Suite("inspect")
struct InspectTests {
  private static let view =
    "{\"button\": {\"intent\": \"Go\", \"label\": {\"text\": \"Hi \\u001b\","
    + " \"modifiers\": [{\"padding\": 4}]}}, \"id\": \"go\","
    + " \"modifiers\": [{\"buttonStyle\": \"plain\"}]}"

  private func inspect(_ flags: String...) throws -> String {
    let work = try TemporaryFolder()
    let name = try work.archive(view: InspectTests.view)
    let process = try Tool.process(["inspect", name, "--margins=0"] + flags, in: work.folder)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  @Test("the tree shows views, their fields, modifiers and children")
  func tree() throws {
    #expect(
      try inspect() == """
        zStack
          .containerBackground "white"
          button #go intent: "Go"
            .buttonStyle "plain"
            label: text "Hi \\u{1B}"
              .padding 4

        """)
    #expect(try inspect("--tree") == inspect())
  }

  @Test("frames, display list and hits are text or JSON", arguments: Inspection.allCases)
  func forms(_ inspection: Inspection) throws {
    let text = try inspect("--" + inspection.name)
    let json = try inspect("--" + inspection.name, "--json")
    #expect(!text.hasPrefix("{") && !text.hasPrefix("["))
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
  }

  @Test("hits are named by id, role, box and action")
  func hits() throws {
    let lines = try inspect("--hits").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].split(separator: " ") == ["ID", "ROLE", "BOX", "STATE", "ACTION"])
    #expect(lines[1].hasPrefix("go  button  "))
    #expect(lines[1].hasSuffix("  enabled  Go()"))
    #expect(try inspect("--hits", "--state", "locked").contains("  disabled  "))
  }

  @Test("the display list indents the members of groups")
  func displayList() throws {
    let lines = try inspect("--display-list", "--design", "ios18").split(separator: "\n")
    #expect(lines.first == "DisplayList 158×158")
    #expect(lines.dropFirst().first?.hasPrefix("  group clip path M") == true)
    #expect(lines.contains { $0.hasPrefix("    fill #FFFFFF rect 0,0 158×158") })
    #expect(lines.contains { $0.hasPrefix("    glyphs #000000 'Inter' 17 wght=400") })
    #expect(lines.contains { $0.hasPrefix("    hit button 'go' rect ") })
  }

  @Test("only one view of one picture is printed")
  func single() throws {
    let both = try Tool.run("inspect", "a.json", "--tree", "--hits")
    #expect(both.code == 2)
    #expect(both.errors == "error: --tree and --hits cannot be combined\n")
    #expect(try Tool.run("inspect", "a.json", "--scheme", "all").code == 2)
    #expect(try Tool.run("inspect", "a.json").code == 2)
  }
}
