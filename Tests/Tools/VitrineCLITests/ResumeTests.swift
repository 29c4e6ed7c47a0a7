import Foundation
import Testing

@Suite("Interrupted runs")
struct ResumeTests {
  @Test("an interrupted run can be resumed, and a broken archive affects only itself")
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
    #expect(second.errors.contains("kept \(files[0])"), "\(second.errors)")
    #expect(second.errors.contains("wrote 1 picture to out/, 1 of an earlier run are kept"))
    #expect(place.data(files[0])?.starts(with: Data("kept".utf8)) == true)
    #expect(place.data(files[1])?.pictureSize != nil)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: place.folder.appending(path: "a.json").path)
    _ = try Tool.run("render", "a.json", "b.json", "-o", "out/", "--resume", in: place.folder)
    #expect(place.data(files[0])?.pictureSize != nil)
  }

  @Test("a file whose name is not UTF-8 is read and written under that name")
  func bytes() throws {
    let place = try TemporaryFolder()
    try place.archive("a.json", kind: "a")
    let result = try Tool.shell(
      """
      n=$(printf 'caf\\351'); mv a.json "$n.json"
      "$V" render "$n.json" -o "$n.png" && "$V" render "$n.json" -o "$n/" && test -s "$n.png" \
        && test -n "$(ls "$n")" && ! "$V" render "$n.txt"
      """, in: place.folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains(#"caf\xE9.txt"#), "\(result.errors)")
  }

  @Test("a folder that cannot be created is reported once, with its cause")
  func folder() throws {
    let place = try TemporaryFolder()
    try place.archive("a.json", kind: "a")
    try place.write("a file", to: "file")
    // No user can create a folder there, not even root.
    let result = try Tool.run("gallery", "a.json", "-o", "/sys/pictures", in: place.folder)
    #expect(result.code == 3)
    #expect(!result.errors.contains("No such file"), "\(result.errors)")
    #expect(result.errors.components(separatedBy: "error:").count == 2, "\(result.errors)")
    let other = try Tool.run("gallery", "a.json", "-o", "file/pictures", in: place.folder)
    #expect(other.errors.contains("Not a directory"), "\(other.errors)")
  }
}
