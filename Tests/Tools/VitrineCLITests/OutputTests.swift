import Foundation
import Testing
import Vitrine

/// Files appear completely or not at all.
@Suite("Output files")
struct OutputTests {
  @Test("an existing file is replaced and keeps its permissions")
  func replaced() throws {
    let work = try TemporaryFolder()
    try work.archive()
    try work.write("old", to: "c.png")
    let path = work.folder.appending(path: "c.png").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try Tool.run("render", "Card.json", "-o", "c.png", in: work.folder).code == 0)
    #expect(work.data("c.png")?.pictureSize == [493, 493])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(work.files == ["Card.json", "c.png"])
  }

  @Test("a symbolic link is followed, even to a file that does not exist yet")
  func links() throws {
    let work = try TemporaryFolder()
    try work.archive()
    try work.write("old", to: "real.png")
    let manager = FileManager.default
    for (link, target) in [("a.png", "real.png"), ("b.png", "new.png")] {
      try manager.createSymbolicLink(
        atPath: work.folder.appending(path: link).path, withDestinationPath: target)
      #expect(try Tool.run("render", "Card.json", "-o", link, in: work.folder).code == 0)
      let path = work.folder.appending(path: link).path
      #expect(try manager.destinationOfSymbolicLink(atPath: path) == target)
      #expect(work.data(target)?.pictureSize == [493, 493])
    }
  }

  @Test("an archive is never overwritten, under any name")
  func archives() throws {
    let work = try TemporaryFolder()
    let before = work.data(try work.archive())
    try FileManager.default.linkItem(
      at: work.folder.appending(path: "Card.json"), to: work.folder.appending(path: "hard.png"))
    for name in ["Card.json", "./Card.json", "hard.png"] {
      let run = try Tool.run("render", "Card.json", "-o", name, in: work.folder)
      #expect(run.code == 2)
      #expect(run.errors.contains("it is not overwritten"))
    }
    #expect(work.data("Card.json") == before)
  }

  @Test("pipes and devices are written to as they are")
  func pipes() throws {
    let work = try TemporaryFolder()
    try work.archive()
    let run = try Tool.shell(
      "mkfifo p; cat p > out.png & $V render -q Card.json -o p; wait; test -p p", in: work.folder)
    #expect(run.code == 0)
    #expect(work.data("out.png")?.pictureSize == [493, 493])
    #expect(try Tool.run("render", "Card.json", "-o", "/dev/null", in: work.folder).code == 0)
  }

  @Test("a full disk, a quota and an unwritable folder are errors that leave nothing behind")
  func full() throws {
    let work = try TemporaryFolder()
    try work.archive()
    let lines = [
      "$V render Card.json -o /dev/full": "No space left on device",
      "ulimit -f 1; $V render Card.json -o c.png": "File too large",
      "$V render Card.json -o /proc/c.png": "No such file or directory",
      "touch f; $V render Card.json -o f/c.png": "Not a directory",
    ]
    for (line, reason) in lines {
      let run = try Tool.shell(line, in: work.folder)
      #expect(run.code == 3, "\(line)")
      #expect(run.errors.contains("cannot write the picture: \(reason)"), "\(line)")
    }
    #expect(work.files == ["Card.json", "f"])
  }

  @Test("a full standard output is an error, a closed one is not")
  func standardOutput() throws {
    let full = try Tool.shell("$V schema > /dev/full")
    #expect(full.code == 3)
    #expect(full.errors == "error: standard output: cannot write: No space left on device\n")
    for command in ["schema", "man", "devices", "help render"] {
      let closed = try Tool.shell("set -o pipefail; $V \(command) | true")
      #expect(closed.code == 0)
      #expect(closed.errors == "")
    }
  }
}
