import Foundation
import Synchronization
import Testing

@testable import VitrineFiles

@Suite("Files below a folder")
struct OpenFolderTests {
  @Test(
    "a path from data consists only of names",
    arguments: [
      "", "/", ".", "..", "/etc/passwd", "../x", "a/../b", "a/..", "a\nb", "a/\u{1B}[31m", "\u{85}",
      "a\u{2028}b", "a\0b", String(repeating: "é", count: 128), String(repeating: "a/", count: 65),
      "\u{7F}",
    ])
  func refused(_ text: String) {
    #expect(throws: FileError.self) { try RelativePath(text) }
  }

  @Test(
    "names of any script are names",
    arguments: ["a", "a/b", "…/..a", "日本/🙂.png", String(repeating: "é", count: 127), "a b"])
  func accepted(_ text: String) throws {
    #expect(try RelativePath(text).description == text)
    #expect(try RelativePath(canonical: text).description == text)
    #expect(try RelativePath("./" + text).description == text)
    #expect(throws: FileError.self) { try RelativePath(canonical: "./" + text) }
  }

  @Test("safe names fit into a file system, however many marks a letter has")
  func safeNames() throws {
    for text in [
      "a" + String(repeating: "\u{301}", count: 4000), String(repeating: "日", count: 300),
    ] {
      let name = FileName.safe(text)
      #expect(name.utf8.count <= 240)
      #expect(try RelativePath(name).description == name)
    }
  }

  @Test(
    "both implementations of opening a path accept and reject the same paths",
    arguments: Beneath.Way.allCases)
  func ways(_ way: Beneath.Way) throws {
    try Sample.withFolder { root in
      try make(root)
      let folder = try OpenFolder(root + "/in")
      func open(_ path: String) throws -> Int32 {
        try Beneath.open(folder.descriptor, RelativePath(path), O_RDONLY | O_CLOEXEC, way)
      }
      for path in ["file", "deep/er/file"] { close(try open(path)) }
      #expect(throws: FileError.link("out")) { try open("out") }
      #expect(throws: FileError.link("up")) { try open("up/secret") }
      #expect(throws: FileError.link("deep/alias")) { try open("deep/alias/file") }
      #expect(throws: FileError.link("self")) { try open("self") }
      #expect(throws: FileError.system(Errno(ENOENT))) { try open("none") }
      #expect(throws: FileError.system(Errno(ENOTDIR))) { try open("file/none") }
    }
  }

  /// A folder with links of all kinds, next to a secret.
  private func make(_ root: String) throws {
    let files = FileManager.default
    try files.createDirectory(
      atPath: root + "/in/deep/er", withIntermediateDirectories: true)
    for name in ["secret", "in/file", "in/deep/er/file"] {
      try Data("x".utf8).write(to: URL(filePath: "\(root)/\(name)"))
    }
    for (name, target) in [
      ("out", "../secret"), ("up", ".."), ("deep/alias", "er"), ("self", "self"),
    ] {
      try files.createSymbolicLink(atPath: "\(root)/in/\(name)", withDestinationPath: target)
    }
  }

  @Test("nothing is written through a link, over a folder or into a version control folder")
  func writing() throws {
    try Sample.withFolder { root in
      try make(root)
      let folder = try OpenFolder(root + "/in")
      let bytes = Array("new".utf8)
      for path in ["out", "up/secret", "up/new", "self", "deep", ".git/config", "a/.GitHub/x"] {
        #expect(throws: FileError.self, "\(path)") {
          try folder.write(bytes, to: RelativePath(path))
        }
      }
      #expect(try String(contentsOfFile: root + "/secret", encoding: .utf8) == "x")
      #expect(try FileManager.default.contentsOfDirectory(atPath: root).count == 2)
      try folder.write(bytes, to: RelativePath("new/folder/file"), isDurable: true)
      #expect(try folder.read(RelativePath("new/folder/file"), limit: 3) == bytes)
      #expect(throws: FileError.tooLarge(found: 3, allowed: 2)) {
        try folder.read(RelativePath("new/folder/file"), limit: 2)
      }
      #expect(throws: FileError.notAFile) { try folder.read(RelativePath("deep"), limit: 9) }
    }
  }

  @Test("a folder that is replaced by a link during writing is not followed")
  func swapped() throws {
    try Sample.withFolder { root in
      let files = FileManager.default
      for name in ["in/a", "victim"] {
        try files.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
      }
      let isDone = Mutex(false)
      let swapper = Thread {
        while !isDone.withLock({ $0 }) {
          rename(root + "/in/a", root + "/aside")
          symlink("../victim", root + "/in/a")
          unlink(root + "/in/a")
          rename(root + "/aside", root + "/in/a")
        }
      }
      swapper.start()
      var (written, refused) = (0, 0)
      for number in 0..<3000 {
        do {
          try OpenFolder(root + "/in").write([1], to: RelativePath("a/\(number % 7)"))
          written += 1
        } catch {
          refused += 1
        }
      }
      isDone.withLock { $0 = true }
      #expect(try files.contentsOfDirectory(atPath: root + "/victim") == [])
      #expect(written > 0)
      #expect(written + refused == 3000)
    }
  }

  @Test("files of a killed process are removed if they are old or from the future, and not locked")
  func sweeping() throws {
    try Sample.withFolder { root in
      // A folder is swept once, and may have the identity of one that another test has removed; it
      // is unlikely that all of several folders do.
      let left = try (0..<8).map { try swept("\(root)/\($0)") }
      #expect(left.contains([".vitrine-fresh.tmp", ".vitrine-locked.tmp", "file"]))
    }
  }

  /// The unfinished files that remain in a new folder after a file was written to it.
  private func swept(_ folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    for (name, age) in [("old", -7200.0), ("future", 7200), ("fresh", 0), ("locked", -7200)] {
      let path = "\(folder)/.vitrine-\(name).tmp"
      try Data("half".utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: age)], ofItemAtPath: path)
    }
    let locked = open("\(folder)/.vitrine-locked.tmp", O_RDONLY)
    defer { close(locked) }
    #expect(flock(locked, LOCK_EX | LOCK_NB) == 0)
    try OpenFolder(folder).write([1], to: RelativePath("file"))
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("an unfinished file is hidden and locked, and leaves nothing when it is removed")
  func unfinished() throws {
    try Sample.withFolder { root in
      let folder = try OpenFolder(root)
      let file = try UnfinishedFiles.open(in: folder, mode: 0o600)
      #expect(try folder.names() == [file.name])
      #expect(file.name.hasPrefix("."))
      let other = open("\(root)/\(file.name)", O_RDONLY)
      #expect(flock(other, LOCK_EX | LOCK_NB) != 0)
      close(other)
      UnfinishedFiles.remove(file)
      #expect(try folder.names() == [])
    }
  }
}
