import Foundation
import Testing

/// Nothing outside of the project is written, whatever untrusted files contain.
@Suite("Hostile reports and goldens")
struct HostileFileTests {
  /// A downloaded report of one failed picture, with replaced texts.
  private func report(_ changes: [String: String]) throws -> Repository {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    try repository.change("hallo")
    _ = try repository.run("verify", "--report", "dl")
    for file in repository.place.files where file.hasPrefix("dl/") && file.hasSuffix(".json") {
      var text = String(decoding: try #require(repository.place.data(file)), as: UTF8.self)
      for (old, new) in changes { text = text.replacing(old, with: new) }
      try repository.place.write(text, to: file)
    }
    try FileManager.default.removeItem(at: repository.place.folder.appending(path: ".vitrine"))
    return repository
  }

  /// All files and their contents, except the lock of the working folder.
  private func contents(_ repository: Repository) -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in repository.place.files where !file.hasPrefix(".vitrine/") {
      contents[file] = repository.place.data(file)
    }
    return contents
  }

  @Test(
    "a report with paths outside its folder is rejected by 'report merge' and 'accept --from'",
    arguments: [
      ["\"area0/card.system": "\"../../../etc/card.system"], ["\"area0/card.system": "\"/etc/card"],
      ["\"area0/card.system": "\"area0/../card.system"],
      ["\"area0/card.system": "\"area0/card\\n::error::x"],
      ["\"area0/card.system": "\"area0/card\\u001b[31m"],
      ["\"area0/card.system": "\"\(String(repeating: "x", count: 256))"],
    ])
  func names(_ changes: [String: String]) throws {
    let repository = try report(changes)
    let before = contents(repository)
    for words in [
      ["report", "merge", "dl/report.json", "-o", "out"], ["accept", "--all", "--from", "dl"],
    ] {
      let result = try Tool.run(words, in: repository.place.folder, environment: ["CI": ""])
      #expect(result.code == 2, "\(words)")
      #expect(result.errorLines.first?.hasPrefix("error: dl/") == true, "\(result.errors)")
      #expect(result.errorLines.count == 2)
      #expect(result.errorLines.last?.hasPrefix("hint: ") == true)
    }
    #expect(contents(repository) == before)
  }

  @Test(
    "a golden of a report is below the current folder and has the name of its picture",
    arguments: ["../Golden", "/tmp", ".git", ".github/workflows", "Golden/area0/other"])
  func goldens(_ folder: String) throws {
    let repository = try report(["\"Golden/area0/card.": "\"\(folder)/card."])
    let before = contents(repository)
    let result = try repository.run("accept", "--all", "--from", "dl")
    #expect(result.code == 3)
    #expect(result.errors.contains("\(folder)/card."))
    #expect(contents(repository) == before)
  }

  @Test(
    "a report has no folders outside its own, and no impossible numbers",
    arguments: [
      ["\"pending\" : \"pending\"": "\"pending\" : \"../../elsewhere\""],
      ["\"pending\" : \"pending\"": "\"pending\" : \"/etc\""],
      ["\"changed\" : 2": "\"changed\" : 9223372036854775807"],
      ["\"jobs\" : ": "\"jobs\" : 922337203685477580"],
      ["\"seconds\" : ": "\"seconds\" : 1e300, \"x\" : "],
    ])
  func report(elsewhere changes: [String: String]) throws {
    let repository = try report(changes)
    let result = try repository.run(
      "report", "merge", "dl/report.json", "dl/report.json", "-o", "out")
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("error: dl/report.json: "))
    #expect(!repository.place.files.contains { $0.hasPrefix("out/") })
  }

  @Test("a merged page shows no file that a report claims as its golden")
  func leaking() throws {
    let repository = try report([
      "\"outcome\" : \"changed\"": "\"outcome\" : \"recorded\"",
      "\"changed\" : 2": "\"recorded\" : 2",
    ])
    let secret = repository.place.folder.path + "/secret"
    try repository.place.write("root:x:0:0", to: "secret")
    var text = String(
      decoding: try #require(repository.place.data("dl/report.json")), as: UTF8.self)
    text = text.replacing("\"Golden/area0/card.", with: "\"\(secret)?")
    try repository.place.write(text, to: "dl/report.json")
    _ = try repository.run("report", "merge", "dl/report.json", "-o", "out")
    let page = String(
      decoding: try #require(repository.place.data("out/index.html")), as: UTF8.self)
    #expect(!page.contains(Data("root:x:0:0".utf8).base64EncodedString()))
  }

  @Test("pictures and frames in a report must be valid")
  func contentsAreChecked() throws {
    for ending in [".png", ".frames.txt", ".expected.png"] {
      let repository = try report([:])
      let file = try #require(
        repository.place.files.first { $0.hasPrefix("dl/") && $0.hasSuffix("@1x" + ending) })
      try repository.place.write("#!/bin/sh", to: file)
      let result = try repository.run("report", "merge", "dl/report.json", "-o", "out")
      #expect(result.code == 3)
      #expect(result.errors.contains(file.dropFirst(3)))
      guard ending != ".expected.png" else { continue }
      #expect(try repository.run("accept", "--all", "--from", "dl").code == 3)
    }
  }

  @Test(
    "links below the golden folder are rejected before anything is written",
    arguments: [
      ("Golden/area0/card.systemSmall-entry-light@1x.frames.txt", "../../victim"),
      ("Golden/area0/card.systemSmall-entry-dark@1x.png", "../../victim"),
      ("Golden/area1", ".."), ("Golden/area0/other.json", "../../victim"),
      (".vitrine", "elsewhere"),
    ])
  func links(_ name: String, _ target: String) throws {
    let repository = try Repository()
    let place = repository.place
    try place.write("precious", to: "victim")
    try FileManager.default.createDirectory(
      at: place.folder.appending(path: "elsewhere"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path + "/" + name, withDestinationPath: target)
    let before = contents(repository)
    for mode in ["missing", "all"] {
      let result = try repository.run("verify", "--record", mode)
      #expect(result.code == 2)
      #expect(result.errors.contains("symbolic link"))
      #expect(result.errors.contains(name))
      #expect(result.errors.contains("hint: "))
    }
    #expect(contents(repository) == before)
    #expect(place.data("victim") == Data("precious".utf8))
  }

  @Test("a link on the command line is followed; a link in place of the default folder is not")
  func givenLinks() throws {
    let repository = try Repository()
    let place = repository.place
    try FileManager.default.moveItem(
      at: place.folder.appending(path: "Golden"), to: place.folder.appending(path: "Real"))
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path + "/Golden", withDestinationPath: "Real")
    let refused = try repository.run("verify", "--update")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("error: Golden: is a symbolic link\nhint: "))
    #expect(try repository.run("verify", "--update", "--goldens", "Golden").code == 0)
    #expect(place.files.filter { $0.hasPrefix("Real/") && $0.hasSuffix(".png") }.count == 2)
  }

  @Test("a matrix refers only to archives in the project")
  func matrix() throws {
    let repository = try Repository()
    let place = repository.place
    try FileManager.default.createDirectory(
      at: place.folder.appending(path: "Archives"), withIntermediateDirectories: true)
    try place.archive("Archives/card.json")
    try place.write(#"{"archives": "../../Archives"}"#, to: "Golden/area0/matrix.json")
    #expect(try repository.run("verify", "--update").code == 0)
    for path in ["../../..", "/etc", "../../Archives/../../x", ""] {
      try place.write(#"{"archives": "\#(path)"}"#, to: "Golden/area0/matrix.json")
      let result = try repository.run("verify")
      #expect(result.code == 2 || path.isEmpty)
    }
    try place.write(#"{"archives": "../../../x"}"#, to: "Golden/area0/matrix.json")
    #expect(
      try repository.run("verify").errors.hasPrefix(
        "error: Golden/area0/matrix.json: .archives: 'archives' '../../../x' leads out of the folder\nhint: "
      ))
  }

  @Test("links in the folder of pictures are rejected; the folder itself can be a link")
  func output() throws {
    let place = try TemporaryFolder()
    let card = try place.archive()
    for name in ["real", "victim"] {
      try FileManager.default.createDirectory(
        at: place.folder.appending(path: name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path + "/link", withDestinationPath: "real")
    #expect(try Tool.run("render", card, "--all", "-o", "link/", in: place.folder).code == 0)
    #expect(place.files.contains { $0.hasPrefix("real/Card/") })
    try FileManager.default.removeItem(at: place.folder.appending(path: "real/Card"))
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path + "/real/Card", withDestinationPath: "../victim")
    let result = try Tool.run("render", card, "--all", "-o", "link/", in: place.folder)
    #expect(result.code == 3)
    #expect(result.errors.contains("'Card' is a symbolic link"))
    #expect(!place.files.contains { $0.hasPrefix("victim/") })
  }

  @Test(
    "without the system call, path components are opened one by one",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")),
    arguments: ["ENOSYS", "EPERM"])
  func fallback(_ error: String) throws {
    let repository = try Repository()
    let trace = "strace -f -o trace -e trace=openat2 -e inject=openat2:error=\(error)"
    let line = "CI= \(trace) \"$V\" verify --update && grep -q INJECTED trace"
    let first = try Tool.shell(line, in: repository.place.folder)
    #expect(first.code == 0, "\(first.errors)")
    #expect(repository.goldens().count == 2)
    let name = "Golden/area0/card.systemSmall-entry-light@1x.png"
    try FileManager.default.removeItem(at: repository.place.folder.appending(path: name))
    try FileManager.default.createSymbolicLink(
      atPath: repository.place.folder.path + "/" + name, withDestinationPath: "../../victim")
    let result = try Tool.shell("CI= \(trace) \"$V\" verify --update", in: repository.place.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("symbolic link"))
  }
}
