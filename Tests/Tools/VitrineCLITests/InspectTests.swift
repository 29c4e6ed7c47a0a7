import Foundation
import Testing

@testable import VitrineCommandLine

@Suite("inspect")
struct InspectTests {
  @Test("frames, display list and hits are text or JSON", arguments: Inspection.allCases)
  func forms(_ inspection: Inspection) throws {
    let work = try TemporaryFolder()
    let name = try work.archive(
      view: #"{"button": {"intent": "Go", "label": "Hi \u001b"}, "id": "go"}"#)
    func inspect(_ flags: String...) throws -> Tool.Result {
      try Tool.run(["inspect", name, "--" + inspection.name] + flags, in: work.folder)
    }
    let (text, json) = (try inspect().text, try inspect("--json"))
    #expect(json.code == 0)
    #expect(!text.hasPrefix("{") && !text.hasPrefix("["))
    _ = try JSONSerialization.jsonObject(with: json.output)
  }
}
