import Foundation
import Testing

/// One picture at a time.
@Suite("render")
struct RenderTests {
  @Test("the default picture is named after archive and request, in the current folder")
  func standard() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run("render", try work.archive(), in: work.folder)
    #expect(run.code == 0)
    #expect(run.text == "")
    #expect(run.errors == "wrote Card.systemSmall-entry-light@3x.png 493×493\n")
    #expect(work.data("Card.systemSmall-entry-light@3x.png")?.pictureSize == [493, 493])
  }

  @Test("flags choose the picture")
  func flags() throws {
    let work = try TemporaryFolder()
    try work.archive()
    let run = try Tool.run(
      "render", "Card.json", "--family=systemMedium", "--scheme", "dark", "--scale", "1.5",
      "--device", "iPhone 16 Pro Max", "--state", "locked", "--type-size", "xLarge", "--contrast",
      "increased", in: work.folder
    )
    #expect(run.code == 0)
    let name =
      "Card.systemMedium-locked-dark-increasedContrast-xLarge-iphone-16-pro-max@1.5x.png"
    #expect(work.data(name)?.pictureSize == [567, 265])
  }

  @Test("the file extension determines the format, and the flag takes precedence")
  func formats() throws {
    let work = try TemporaryFolder()
    let archive = try work.archive()
    for (arguments, file, start) in [
      (["-o", "a.svg"], "a.svg", "<svg "), (["-o", "a.PDF"], "a.PDF", "%PDF-1.4"),
      (["-o", "b.png", "--format", "svg"], "b.png", "<svg "),
      (["--format", "pdf"], "Card.systemSmall-entry-light@3x.pdf", "%PDF-1.4"),
      (["-o", "c.txt"], "c.txt", "\u{fffd}PNG"),
    ] {
      let run = try Tool.run(["render", archive] + arguments, in: work.folder)
      #expect(run.code == 0)
      #expect(run.errors == "wrote \(file) 493×493\n")
      let text = String(decoding: try #require(work.data(file)).prefix(8), as: UTF8.self)
      #expect(text.hasPrefix(start), "\(file)")
    }
  }

  @Test("quiet prints nothing about success, but reports problems")
  func quiet() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(view: "{\"text\": \"a\", \"modifiers\": [{\"blod\": true}]}")
    let run = try Tool.run("render", "-q", "--lenient", name, "-oc.png", in: work.folder)
    #expect(run.code == 0)
    #expect(run.errorLines.count == 5)
    #expect(run.errorLines.first?.hasPrefix("Card.json:") == true)
    #expect(run.errorLines.first?.contains(": warning: ") == true)
    #expect(run.errorLines.last == "hint: did you mean 'bold'?")
  }

  @Test("a hyphen writes the picture to standard output, and nothing else")
  func standardOutput() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run("render", try work.archive(), "-o", "-", in: work.folder)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.pictureSize == [493, 493])
    #expect(work.files == ["Card.json"])
  }

  @Test("a hyphen reads the archive from standard input")
  func standardInput() throws {
    let work = try TemporaryFolder()
    let text = String(decoding: try #require(work.data(try work.archive())), as: UTF8.self)
    let run = try Tool.run("render", "-", input: text, in: work.folder)
    #expect(run.code == 0)
    #expect(work.files == ["Card.json", "Card.systemSmall-entry-light@3x.png"])
    let broken = try Tool.run("render", "-", input: "{", in: work.folder)
    #expect(broken.code == 2)
    #expect(broken.errors.hasPrefix("standard input:1:2: error: not valid JSON"))
  }

  @Test("the design of controls is part of the picture and of its name")
  func look() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(
      view:
        #"{"toggle": {"isOn": true, "label": "a"}, "modifiers": [{"containerBackground": "red"}]}"#)
    for look in ["ios18", "ios26"] {
      let run = try Tool.run("render", name, "--design", look, in: work.folder)
      #expect(run.code == 0, "\(run.errors)")
    }
    let files = [
      "Card.systemSmall-entry-light-ios18@3x.png", "Card.systemSmall-entry-light-ios26@3x.png",
    ]
    #expect(work.files == ["Card.json"] + files)
    let pictures = try files.map { try Data(contentsOf: work.folder.appending(path: $0)) }
    #expect(pictures[0] != pictures[1])
  }

  @Test("with --strict, nothing with a warning is written")
  func strict() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(view: "{\"text\": \"a\", \"modifiers\": [{\"blod\": true}]}")
    let run = try Tool.run("render", "--strict", "--lenient", name, "-o", "c.png", in: work.folder)
    #expect(run.code == 3)
    #expect(run.errors.hasPrefix("Card.json:"))
    #expect(run.errors.contains(": error: unknown modifier 'blod'"))
    #expect(work.files == ["Card.json"])
  }

  @Test("unknown names are errors with their lines, and all of them are reported")
  func unknown() throws {
    let work = try TemporaryFolder()
    let name = try work.write(
      """
      {"vitrine": "1.0", "kind": "A", "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default": {
        "vStack": {"children": [
          {"div": {}}, {"text": "a", "modifiers": [{"blod": true}]}
        ]}}}}]}
      """, to: "a.json")
    let run = try Tool.run("render", name, "-o", "c.png", in: work.folder)
    #expect(run.code == 2)
    #expect(
      run.errors == """
        a.json:3:6: error: unknown view 'div'
         3 |     {"div": {}}, {"text": "a", "modifiers": [{"blod": true}]}
           |      ^~~~~
        at: .entries[0].views.default.vStack.children[0]
        hint: did you mean 'vStack'?
        a.json:3:47: error: unknown modifier 'blod'
         3 |     {"div": {}}, {"text": "a", "modifiers": [{"blod": true}]}
           |                                               ^~~~~~
        at: .entries[0].views.default.vStack.children[1].modifiers[0]
        hint: did you mean 'bold'?

        """)
    let json = try Tool.run("render", name, "--json", "-o", "c.png", in: work.folder)
    #expect(json.errorLines.count == 2)
    #expect(json.errorLines.first?.contains("\"column\":6") == true)
    #expect(json.errorLines.last?.contains("\"line\":3") == true)
    #expect(try Tool.run("render", "--lenient", name, "-o", "c.png", in: work.folder).code == 0)
  }

  @Test("a name that promises another format is an error, and -o takes an equals sign")
  func otherFormats() throws {
    let work = try TemporaryFolder()
    let name = try work.archive()
    let other = try Tool.run("render", name, "-o", "m.jpg", in: work.folder)
    #expect(other.code == 2)
    #expect(other.errorLines.last == "hint: name it 'm.png'")
    #expect(try Tool.run("render", name, "-o=m.png", in: work.folder).code == 0)
    #expect(work.files == ["Card.json", "m.png"])
  }

  @Test("unreadable input exits with 2 and names the file")
  func unreadable() throws {
    let work = try TemporaryFolder()
    try work.write("", to: "empty.json")
    for name in ["nowhere.json", "empty.json"] {
      let run = try Tool.run("render", name, "-o", "c.png", in: work.folder)
      #expect(run.code == 2)
      #expect(
        run.errors.hasPrefix(name == "empty.json" ? "\(name):1:1: error: " : "error: \(name): "))
      #expect(run.text == "")
    }
    let folder = try Tool.run("render", ".", "-o", "c.png", in: work.folder)
    #expect(folder.code == 2)
    #expect(folder.errors.hasPrefix("error: there is no archive, package or Xcode project"))
    #expect(work.files == ["empty.json"])
  }

  @Test("a request that the archive cannot satisfy exits with 3 and a hint")
  func lacking() throws {
    let work = try TemporaryFolder()
    try work.archive()
    let family = try Tool.run("render", "Card.json", "--family", "systemLarge", in: work.folder)
    #expect(family.code == 3)
    #expect(family.errorLines.last == "hint: it has 'systemSmall', 'systemMedium'")
    let entry = try Tool.run("render", "Card.json", "--entry", "1", in: work.folder)
    #expect(entry.code == 3)
    #expect(entry.errorLines.first?.hasSuffix(": error: there is no entry 1") == true)
    #expect(work.files == ["Card.json"])
  }

  @Test("errors are lines of JSON under --json, usage errors too")
  func json() throws {
    let work = try TemporaryFolder()
    let usage = try Tool.run("render", "a", "--json", "--scael", "2")
    #expect(usage.code == 2)
    let problem = try JSONDecoder().decode([String: String].self, from: Data(usage.errors.utf8))
    #expect(problem["hint"] == "did you mean '--scale'?")
    let run = try Tool.run("render", try work.archive(), "--json", "-o", "c.png", in: work.folder)
    #expect(run.errors == "")
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(object?["file"] as? String == "c.png")
    #expect(object?["width"] as? Int == 493)
  }

  @Test("arguments that are not UTF-8 are rejected without a crash")
  func encoding() throws {
    let run = try Tool.shell(
      "$V render $'\\xff.json' -o $'\\xfe'; $V $'\\xff'; $V render a --$'\\xff'")
    #expect(run.code == 2)
    #expect(run.errorLines.filter { $0.hasPrefix("error: ") }.count == 3)
  }

  @Test("control characters of a file's name do not reach the terminal")
  func controlCharacters() throws {
    let run = try Tool.run("render", "a\u{1B}[31m\n.json")
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("a\\u{1B}[31m\\u{A}.json"))
  }
}
