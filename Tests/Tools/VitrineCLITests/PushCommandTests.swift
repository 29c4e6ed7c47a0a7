import Foundation
import Testing

@Suite("Push notifications on the command line")
struct PushCommandTests {
  /// The result of Node's `zlib.brotliCompressSync` for `{"v":1,"ls":{"t":0,"c":"Hi"}}`.
  private static let state = "Cw6AeyJ2IjoxLCJscyI6eyJ0IjowLCJjIjoiSGkifX0D"

  private static func notification(_ rest: String) -> String {
    """
    {"aps": {
      "content-state": {"uiJsonData": "\(state)"},
      \(rest)
    }}
    """
  }

  private func place(_ text: String) throws -> TemporaryFolder {
    let place = try TemporaryFolder()
    try Data(text.utf8).write(to: place.folder.appendingPathComponent("update.json"))
    return place
  }

  @Test("a content state of Voltra is drawn in a folder named after the payload")
  func voltra() throws {
    let place = try place(
      PushCommandTests.notification(#""timestamp": 1767225660, "event": "update""#))
    let result = try Tool.run("push", "update.json", "--scale", "1", in: place.folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      place.files.contains { $0.hasPrefix("update/voltra/lockScreen-") && $0.hasSuffix(".png") })
  }

  @Test("values that ActivityKit reads differently are warnings with their lines")
  func dates() throws {
    let place = try place(
      PushCommandTests.notification(
        """
        "timestamp": 1767225660000, "event": "update",
          "stale-date": 789644460, "dismissal-date": 1767225660, "badge": 1
        """))
    let result = try Tool.run("push", "update.json", "--json", "-o", "out", in: place.folder)
    let problems = result.errors.split(separator: "\n").compactMap { line in
      try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }
    let texts = problems.map { "\($0["line"] ?? 0) \($0["path"] ?? "") \($0["message"] ?? "")" }
    #expect(
      texts.contains {
        $0.hasPrefix("3 .aps.timestamp ") && $0.contains("in milliseconds: write 1767225660 ")
      })
    #expect(
      texts.contains { $0.hasPrefix("4 .aps.stale-date ") && $0.contains("write 1767951660 ") })
    #expect(texts.contains { $0.contains("'dismissal-date' is ignored") })
    #expect(texts.contains { $0.contains("unknown field 'badge'") })
  }

  @Test("other JSON, and a command line without a notification, are errors")
  func wrong() throws {
    let place = try place(#"{"alert": "Hi"}"#)
    let none = try Tool.run("push", "update.json", in: place.folder)
    #expect(none.code == 2)
    #expect(none.errors.contains("'aps'"))
    #expect(try Tool.run("push", in: place.folder).code == 2)
    #expect(try Tool.run("push", "--watch", in: place.folder).errors.contains("--package"))
    let missing = try Tool.run("push", "no.json", in: place.folder)
    #expect(missing.code == 2)
    #expect(missing.errors.contains("no.json"))
  }
}
