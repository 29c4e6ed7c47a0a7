import Foundation
import Testing

@Suite("Two pictures on the command line")
struct DiffCommandTests {
  @Test("two pictures are compared, shown and written")
  func diff() throws {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    let (light, dark) = (repository.goldens()[1], repository.goldens()[0])
    #expect(try repository.run("diff", light, light).code == 0)
    let result = try repository.run("diff", light, dark, "--json")
    #expect(result.code == 1)
    #expect(result.text.contains("\"verdict\" : \"changed\""))
    for view in ["side", "swipe", "onion", "blink", "heat", "mask"] {
      #expect(
        try repository.run("diff", light, dark, "--view", view, "-o", "\(view).png").code == 1)
      let size = try #require(repository.place.data("\(view).png")?.pictureSize)
      #expect(size == (view == "side" ? [158 * 3 + 32, 158] : [158, 158]))
    }
    #expect(repository.place.data("blink.png")?.range(of: Data("acTL".utf8)) != nil)
    let escapes = [
      "kitty": "\u{1B}_Ga=T,f=100,m=", "iterm": "\u{1B}]1337;File=inline=1",
      "sixel": "\u{1B}Pq\"1;1;158;158",
      "blocks": "\u{1B}[38;2;", "off": "changed:",
    ]
    for (format, escape) in escapes {
      let shown = try repository.run("diff", light, dark, "--view", "heat", "--inline", format)
      #expect(shown.text.contains(escape), "\(format)")
    }
    #expect(try repository.run("diff", light, "none.png").code == 2)
    #expect(try repository.run("diff", light).code == 2)
  }
}
