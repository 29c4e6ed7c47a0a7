import Foundation
import Testing

@Suite("Interrupted runs")
struct ResumeTests {
  @Test("an interrupted run goes on where it was, and a broken archive costs only itself")
  func resume() throws {
    let place = try TemporaryFolder()
    try place.archive("a.json", kind: "a")
    try place.archive("b.json", kind: "b")
    try place.write("{", to: "broken.json")
    let first = try Tool.run(
      "render", "a.json", "b.json", "broken.json", "-o", "out/", in: place.folder)
    #expect(first.code == 3)
    let files = place.files.filter { $0.hasPrefix("out/") }
    #expect(files.count == 2)
    try place.write("kept, since it is newer than its archive", to: files[0])
    try FileManager.default.removeItem(at: place.folder.appending(path: files[1]))
    let second = try Tool.run(
      "render", "a.json", "b.json", "-o", "out/", "--resume", in: place.folder)
    #expect(second.code == 0)
    #expect(place.data(files[0])?.starts(with: Data("kept".utf8)) == true)
    #expect(place.data(files[1])?.pictureSize != nil)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: place.folder.appending(path: "a.json").path)
    _ = try Tool.run("render", "a.json", "b.json", "-o", "out/", "--resume", in: place.folder)
    #expect(place.data(files[0])?.pictureSize != nil)
  }
}
