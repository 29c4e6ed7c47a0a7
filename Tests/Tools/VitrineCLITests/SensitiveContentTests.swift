import Foundation
import Testing

@Suite("Private content, widget by widget")
struct SensitiveContentTests {
  @Test("on a locked device, only the named widgets show it")
  func oneByOne() throws {
    let work = try TemporaryFolder()
    let view = #"{"text": "1,234", "modifiers": [{"privacySensitive": true}]}"#
    for kind in ["Bank", "Diary"] {
      try work.archive("\(kind).json", kind: kind, view: view, families: ["systemSmall"])
    }
    let drawn = try Tool.run(
      "render", "Bank.json", "Diary.json", "--state", "locked", "--scale", "1",
      "--show-sensitive-of", "Diary", "-o", "one/", in: work.folder)
    #expect(drawn.code == 0, "\(drawn.errors)")
    #expect(
      work.files.filter { $0.hasPrefix("one/") } == [
        "one/Bank/systemSmall-locked-light@1x.png",
        "one/Diary/systemSmall-locked-light-showsSensitive@1x.png",
      ])
    let all = try Tool.run(
      "render", "Bank.json", "--state", "locked", "--scale", "1", "--show-sensitive", "-o", "all/",
      in: work.folder)
    #expect(all.code == 0)
    let hidden = work.data("one/Bank/systemSmall-locked-light@1x.png")
    #expect(hidden != work.data("all/systemSmall-locked-light-showsSensitive@1x.png"))
    #expect(hidden != nil)
  }
}
