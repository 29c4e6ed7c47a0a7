import Foundation
import Testing

@testable import VitrineCommandLine
@testable import VitrineLive

/// What commands find without being told; the table of answers has more.
@Suite("Working places")
struct PlaceTests {
  @Test("a folder among the operands stands for its archives")
  func folders() throws {
    let work = try TemporaryFolder()
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        at: work.folder.appending(path: name), withIntermediateDirectories: true)
      try work.archive("\(name)/Card.json", kind: name)
      try work.write(#"{"name": "web", "vitrine": {"x": 1}}"#, to: "\(name)/package.json")
    }
    let list = try Tool.run("list", "a", "b/Card.json", in: work.folder)
    #expect(list.code == 0, "\(list.errors)")
    #expect(list.text.split(separator: "\n").count == 3)
    let check = try Tool.run("check", "a", in: work.folder)
    #expect(check.errors.hasPrefix("checking the archive Card.json\n"), "\(check.errors)")
    let nothing = try Tool.run("render", ".", in: work.folder)
    #expect(nothing.code == 2)
    let payload = #"{"systemSmall": {"type": "TextView", "props": {"text": "12"}}}"#
    try work.write(payload, to: "a/Steps.json")
    #expect(try WorkingPlace(work.folder.path + "/a", "list").widgets().archives.count == 2)
    try work.write("let package = Package(name: \"Kitchen\") // WidgetKit", to: "b/Package.swift")
    try work.write(payload, to: "b/Steps.json")
    #expect(
      FolderContents(work.folder.path + "/b").archives == ["Card.json"], "data beside code")
  }

  @Test("a package among several operands is an error with a complete command line")
  func several() throws {
    let work = try TemporaryFolder()
    try work.archive("Card.json")
    try FileManager.default.createDirectory(
      at: work.folder.appending(path: "Kitchen"), withIntermediateDirectories: true)
    try work.write("WidgetKit", to: "Kitchen/Package.swift")
    let result = try Tool.run("check", "Card.json", "Kitchen", in: work.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("'Kitchen' has widgets to build"))
    let file = try Tool.run("check", "Card.json", "Card.swift", in: work.folder)
    #expect(file.errors.contains("'Card.swift' has widgets to build"))
    #expect(try Subject.find(["Card.swift"], package: nil, for: "list").package == "Card.swift")
  }

  @Test("a library beside a project is no choice, and two projects are one")
  func choices() throws {
    let work = try TemporaryFolder()
    for name in ["App", "Other"] {
      try FileManager.default.createDirectory(
        at: work.folder.appending(path: "\(name).xcodeproj"), withIntermediateDirectories: true)
    }
    let two = try Tool.run("check", "--thorough", in: work.folder)
    #expect(two.code == 2)
    #expect(
      two.errors.contains(
        "hint: choose: vitrine check --package App.xcodeproj --thorough"
          + "  or  vitrine check --package Other.xcodeproj --thorough"))
    try FileManager.default.removeItem(at: work.folder.appending(path: "Other.xcodeproj"))
    try work.write("let package = Package(name: \"Library\")", to: "Package.swift")
    #expect(
      try WorkingPlace(work.folder.path, "check").widgets().package
        == work.folder.path + "/App.xcodeproj")
    try work.write("let package = Package(name: \"Kitchen\") // WidgetKit", to: "Package.swift")
    let both = try Tool.run("verify", in: work.folder)
    #expect(both.code == 2)
    #expect(both.errors.contains("the folder holds a package and the project App.xcodeproj"))
    #expect(both.errors.contains("vitrine verify --package Package.swift"))
  }

  @Test("the package above is found within its repository only")
  func above() throws {
    let work = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: work.folder.appending(path: "Sources/Kitchen"), withIntermediateDirectories: true)
    try work.write("let package = Package(\n  name: \"Kitchen\") // WidgetKit", to: "Package.swift")
    let inner = work.folder.appending(path: "Sources/Kitchen")
    let found = try WorkingPlace(inner.path, "check").widgets()
    #expect(found.title?.hasPrefix("the package Kitchen (") == true)
    try FileManager.default.createDirectory(
      at: inner.appending(path: ".git"), withIntermediateDirectories: true)
    #expect(throws: CommandError.self) { try WorkingPlace(inner.path, "check").widgets() }
  }

  @Test("a page that somebody else wrote is not replaced")
  func pages() throws {
    let work = try TemporaryFolder()
    try work.archive("Card.json")
    try work.write("<html>mine</html>", to: "index.html")
    let refused = try Tool.run("gallery", "Card.json", "-o", ".", in: work.folder)
    #expect(refused.code == 2)
    #expect(refused.errors.contains("'./index.html' was not written by Vitrine"))
    #expect(work.files == ["Card.json", "index.html"])
    #expect(try Tool.run("gallery", "Card.json", "-o", "out", in: work.folder).code == 0)
    #expect(try Tool.run("gallery", "Card.json", "-o", "out", in: work.folder).code == 0)
    // The list of the pictures is no archive.
    let verified = try Tool.run("verify", "--goldens", "out", in: work.folder)
    #expect(verified.code == 6, "\(verified.errors)")
  }

  @Test(
    "a folder that cannot be written to is found before code is built",
    arguments: ["render", "gallery", "screens", "previews", "xcode"])
  func unwritable(_ command: String) throws {
    let work = try TemporaryFolder()
    try work.archive("Card.json")
    let result = try Tool.run(
      command, "--package", "Card.swift", "-o", "Card.json/out/", in: work.folder)
    #expect(result.code == 3, "\(result.errors)")
    #expect(result.errors.contains("cannot be written: Not a directory"))
  }

  @Test("a picture that replaces a file says so")
  func replaced() throws {
    let work = try TemporaryFolder()
    try work.archive("Card.json")
    try work.write("mine", to: "card.png")
    let result = try Tool.run("render", "Card.json", "-o", "card.png", in: work.folder)
    #expect(result.errors.hasPrefix("replaced card.png "))
    let many = try Tool.run(
      "render", "Card.json", "--family", "all", "-o", "new", in: work.folder)
    #expect(many.code == 0 && many.errors.contains("wrote 2 pictures to new/"))
    let json = try Tool.run(
      "render", "Card.json", "--family", "all", "-o", "new", "--json", in: work.folder)
    #expect(json.text.contains("\"replaced\":true"))
  }

  @Test("a message names the command that uses the folder; the end of a review uses none")
  func lock() throws {
    let repository = try Repository()
    _ = try repository.run("verify")
    let line = """
      (timeout 60 bash -c "until grep -qs '1/2' screen; do sleep 0.02; done"
      "$V" pending >held.out 2>held.err
      printf 'A'
      timeout 60 bash -c "until grep -qs 'pending any more' screen; do sleep 0.02; done"
      CI= "$V" verify >free.out 2>free.err; echo $? >free.code
      printf 'x') | script -qfec "$V review --inline off" screen
      """
    let result = try Tool.shell(line, in: repository.place.folder)
    #expect(result.text.contains("2 accepted"))
    let held = String(decoding: repository.place.data("held.err") ?? Data(), as: UTF8.self)
    #expect(held.contains("is using the folder: 'vitrine review', process "))
    #expect(repository.place.data("free.code") == Data("0\n".utf8))
  }
}
