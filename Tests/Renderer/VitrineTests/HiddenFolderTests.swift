import Foundation
import Testing
import Vitrine

@Suite("The folder .vitrine")
struct HiddenFolderTests {
  /// The paths in `.vitrine`, and whether the folder is found in them.
  @Test(
    "it is found in the paths below it",
    arguments: [
      (".vitrine/widgets", true), ("/p/.vitrine/widgets", true), ("/p/.vitrine/a/b", true),
      ("/.vitrine/a", true), ("data", false), ("/p/.vitrine", false), ("/p/x.vitrine/a", false),
    ])
  func found(_ path: String, _ isIn: Bool) {
    #expect((HiddenFolder(above: path) != nil) == isIn)
  }

  @Test("git ignores all of it but the settings of checks, and an own list is kept")
  func excludes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "hidden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appending(path: ".vitrine/.gitignore")
    HiddenFolder(above: folder.appending(path: ".vitrine/widgets").path)?.exclude()
    #expect(try String(contentsOf: list, encoding: .utf8) == "*\n!check.json\n")
    try Data("mine\n".utf8).write(to: list)
    HiddenFolder(above: folder.appending(path: ".vitrine/widgets").path)?.exclude()
    #expect(try String(contentsOf: list, encoding: .utf8) == "mine\n")
  }
}
