import Foundation
import Testing

/// The builders for other languages match the tables, and build archives that can be drawn.
@Suite("Bindings")
struct BindingsTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func has(_ program: String) throws -> Bool {
    try Tool.shell("command -v \(program)", in: root).code == 0
  }

  @Test("the committed bindings are those generated from the schema")
  func generated() throws {
    try #require(try has("python3"))
    let place = try TemporaryFolder()
    let script = root.appending(path: "Scripts/make-bindings.py").path
    let made = try Tool.shell(
      "\"$V\" schema | python3 '\(script)' out", in: place.folder)
    #expect(made.code == 0, "\(made.errors)")
    let files = place.files.filter { $0.hasPrefix("out/") }
    #expect(files.count == 4)
    for file in files {
      let kept = try Data(
        contentsOf: root.appending(path: "Bindings").appending(path: file.dropFirst(4)))
      #expect(place.data(file) == kept, "run: make generate")
    }
  }

  @Test("the example in Python makes an archive that is drawn without a warning")
  func python() throws {
    let place = try TemporaryFolder()
    let example = root.appending(path: "Bindings/python/example.py").path
    let built = try Tool.shell(
      "PYTHONDONTWRITEBYTECODE=1 python3 '\(example)' > a.json", in: place.folder)
    #expect(built.code == 0, "\(built.errors)")
    try expectPicture(of: "a.json", in: place)
  }

  @Test("the package for Python draws, warns, checks and keeps a process")
  func pythonPackage() throws {
    let place = try TemporaryFolder()
    let script = root.appending(path: "Tests/Tools/WheelTests/cases.py").path
    let ran = try Tool.shell(
      """
      export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH='\(root.path)/Bindings/python' VITRINE="$V" \
        EXAMPLES='\(root.path)/Examples/Archives'
      python3 '\(script)'
      """, in: place.folder)
    #expect(ran.code == 0, "\(ran.errors)")
  }

  @Test("the example in TypeScript makes the same archive")
  func typeScript() throws {
    // Debian's package is node-typescript; without it, the tables are covered by the other tests.
    guard try has("tsc"), try has("node") else { return }
    let place = try TemporaryFolder()
    let folder = root.appending(path: "Bindings/typescript").path
    let built = try Tool.shell(
      """
      tsc --strict --target es2019 --module commonjs --outDir built '\(folder)/example.ts' \
        && node built/example.js > a.json
      """, in: place.folder)
    #expect(built.code == 0, "\(built.text)\(built.errors)")
    try expectPicture(of: "a.json", in: place)
  }

  private func expectPicture(of archive: String, in place: TemporaryFolder) throws {
    let valid = try Tool.run("validate", "--strict", archive, in: place.folder)
    #expect(valid.code == 0, "\(valid.text)")
    let drawn = try Tool.run(
      "render", archive, "--family", "systemMedium", "--scale", "2", "-o", "a.png",
      in: place.folder)
    #expect(drawn.code == 0)
    #expect(place.data("a.png")?.pictureSize == [700, 329])
  }
}
