import Foundation
import Testing

@Suite("Galleries on the command line")
struct GalleryCommandTests {
  @Test("a gallery has a page, an index, a contact sheet and pictures with templated names")
  func gallery() throws {
    let place = try TemporaryFolder()
    try place.archive("a.json", kind: "com.example.a")
    let result = try Tool.run(
      "gallery", "a.json", "-o", "out", "--scale", "1", "--type-size", "large,xLarge",
      "--name-template",
      "{kind}/{family}-{typeSize}-{scheme}@{scale}x.png", in: place.folder)
    #expect(result.code == 0)
    let pictures = place.files.filter { $0.hasPrefix("out/com.example.a/") }
    #expect(pictures.count == 8)
    #expect(pictures.contains("out/com.example.a/systemSmall-xLarge-dark@1x.png"))
    let index = try #require(place.data("out/index.json"))
    let items = try #require(JSONSerialization.jsonObject(with: index) as? [[String: Any]])
    #expect(items.map { "out/" + ($0["file"] as? String ?? "") }.sorted() == pictures)
    #expect(place.data("out/contact-sheet.png")?.pictureSize?[0] == 2056)
    let page = try #require(place.data("out/index.html"))
    #expect(
      page.range(of: Data("http".utf8)) == nil
        || !String(decoding: page, as: UTF8.self).contains("src=\"http"))
    let clash = try Tool.run(
      "gallery", "a.json", "-o", "out2", "--name-template", "{kind}.png", in: place.folder)
    #expect(clash.code == 2)
    #expect(clash.errors.contains("two pictures would have the name"))
    let wrong = try Tool.run(
      "gallery", "a.json", "-o", "out2", "--name-template", "{famly}.png", in: place.folder)
    #expect(wrong.errors.contains("did you mean 'family'?"))
    #expect(
      try Tool.run(
        "render", "a.json", "-o", "x/", "--name-template", "../{name}.png", in: place.folder
      )
      .code == 2)
  }
}
