import Foundation
import Testing

@testable import VitrineXcode

/// Widgets whose placeholders hold what their other states have no data for.
struct PlaceholderSampleTests {
  private func sample(placeholder: String, preview: String) throws -> [String: Any]? {
    let folder = try Folder([
      "Posts.json": """
      {
        "vitrine": "1.0", "kind": "Posts", "supportedFamilies": ["systemSmall", "systemLarge"],
        "entries": [{"date": "2026-01-31T09:41:00Z", "views": {"systemSmall": {"text": "Home"}}}],
        "placeholder": {"views": {"systemSmall": \(placeholder), "systemLarge": {"text": "A"}}},
        "preview": {"views": {"systemSmall": \(preview), "systemLarge": {"text": "A"}}}
      }
      """
    ])
    guard let file = PlaceholderSample(of: folder.url.appending(path: "Posts.json")).write()
    else { return nil }
    #expect(file.lastPathComponent == "Posts.placeholder.json")
    return try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
  }

  @Test("families of which the placeholder has more texts are drawn from it")
  func richer() throws {
    let list = #"{"vStack": {"children": [{"text": "Home"}, {"text": "A post"}]}}"#
    let sample = try #require(try sample(placeholder: list, preview: #"{"text": "Home"}"#))
    #expect(sample["supportedFamilies"] as? [String] == ["systemSmall"])
    #expect(sample["kind"] as? String == "Posts-placeholder")
    #expect(sample["displayName"] as? String == "Posts" && sample["preview"] == nil)
    #expect(sample["placeholder"] == nil)
    let entry = try #require((sample["entries"] as? [[String: Any]])?.first)
    #expect((entry["views"] as? [String: Any])?.keys.sorted() == ["systemSmall"])
  }

  @Test("a placeholder with as many texts is not drawn again")
  func equal() throws {
    #expect(try sample(placeholder: #"{"text": "0"}"#, preview: #"{"text": "21"}"#) == nil)
  }
}
