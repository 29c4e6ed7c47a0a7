import Foundation
import Testing
import VitrineProcess
import VitrineSyntax

@testable import VitrineXcode

struct StagingTests {
  @Test func `every byte belongs to a token`() {
    let source = ##"""
      /* a /* b */ c */ let s = "x \(f("}") + "\n") y" // end
      let r = #"raw \(no) "quoted""#; let m = """
        long "text" \(1)
        """
      let e = #/"[/\]]/#; @objc func `default`() { #selector(a.b(_:)) }
      let open = "not closed
      let after = 1
      """##
    let tokens = SwiftLexer.tokens(source)
    #expect(tokens.map(\.text).joined() == source)
    #expect(tokens.filter { $0.kind == .comment }.count == 2)
    #expect(tokens.contains { $0.kind == .string && $0.text.hasPrefix("#\"raw") })
    #expect(tokens.contains { $0.kind == .name && $0.text == "after" })
  }

  @Test func `a module is checked with the modules of C that others import`() throws {
    func module(_ name: String, _ words: String) -> String {
      "\n  \"C.\(name)-release.module\":\n    inputs: [\"/a.swift\"]\n    args: [\"swiftc\"\(words)]\n"
    }
    let plan = BuildManifest(
      text: module("Kit", ",\"-O\"")
        + module("App", ",\"-Xcc\",\"-fmodule-map-file=/c.modulemap\",\"-Xcc\",\"-DA\""))
    let kit = try #require(plan.compile("Kit"))
    let app = try #require(plan.compile("App"))
    let map = ["-Xcc", "-fmodule-map-file=/c.modulemap"]
    #expect(kit.argumentsWithoutOutputs(importingAs: [kit, app, app]) == ["swiftc"] + map)
    #expect(
      app.argumentsWithoutOutputs(importingAs: [kit, app]) == ["swiftc"] + map + ["-Xcc", "-DA"])
  }

  @Test func `the run reports which branch for a later compiler is used`() {
    let source = """
      let a = 1
      #if compiler(>=6.4)
      .systemExtraLargePortrait
      #endif
      #if canImport(SwiftUI, _version: 8.0) && os(iOS)
      .sceneAccessory {}
      #endif
      #if compiler(>=6.0)
      #endif
      """
    let notes = LaterSwift.notes(on: SwiftLexer.tokens(source), path: "A.swift")
    #expect(notes.count == 2)
    #expect(notes.first?.hasPrefix("A.swift:2: ") == true)
    #expect(notes.first?.hasSuffix("is taken") == true)
    #expect(notes.last?.hasPrefix("A.swift:5: ") == true)
    #expect(notes.last?.hasSuffix("sceneAccessory is not in Vitrine") == true)
  }

  @Test func `unchanged files are not touched, and obsolete ones are removed`() throws {
    let folder = try Folder(SampleProject.files)
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    let toolchain = try Toolchain.find()
    var plan = try StagingPlanner.plan(target, of: model, toolchain: toolchain)
    let place = StagedFolder(folder.url.appending(path: "staged"))
    try place.write(plan, vitrine: folder.url)
    let file = place.url.appending(path: "Sources/My_Widget/widget/Widget.swift")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
    #expect(link == folder.url.appending(path: "widget/Widget.swift").path)
    let date = { (url: URL) in
      try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }
    let manifest = place.url.appending(path: "Package.swift")
    let before = try date(manifest)
    try place.write(plan, vitrine: folder.url)
    #expect(try date(manifest) == before)
    plan.modules[0].files["widget/Widget.swift"] = nil
    try place.write(plan, vitrine: folder.url)
    #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
  }

  @Test("a package that is the repository itself is found in a clone of another name")
  func ownPackage() throws {
    let folder = try Folder([
      "Clone/Package.swift": "", "Clone/App/a.txt": "", "Kit/Package.swift": "",
    ])
    let base = folder.url.appending(path: "Clone/App")
    let gone = URL(filePath: "../../Original", relativeTo: base.directoryURL)
    #expect(PackageFolder.find(gone, near: base)?.lastPathComponent == "Clone")
    let other = URL(filePath: "../../Kit", relativeTo: base.directoryURL)
    #expect(PackageFolder.find(other, near: base)?.lastPathComponent == "Kit")
    let inside = URL(filePath: "Original", relativeTo: base.directoryURL)
    #expect(PackageFolder.find(inside, near: base) == nil)
  }

  @Test(
    "a module map names headers and folders of them, and leaves others out",
    arguments: [
      ("", ["a/B.h", "A.h"]), ("module K { umbrella \".\" export * }", ["a/B.h", "A.h"]),
      ("module K { header \"A.h\" }", ["A.h"]), ("module K { umbrella \"a\" }", ["a/B.h"]),
      ("module K { umbrella header \"A.h\"\n  exclude header \"a/B.h\" }", ["A.h"]),
    ])
  func moduleMap(_ map: String, _ headers: [String]) {
    #expect(ObjectiveCTarget.named(map, among: ["a/B.h", "A.h"]) == headers)
  }

  @Test func `all modules can be prepared`() throws {
    let folder = try Folder(["swift": "#!/bin/sh\nexit 0\n"])
    let swift = folder.url.appending(path: "swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    let toolchain = Toolchain(swift: swift.path, version: "6", cache: folder.url.path)
    let place = try ModulePreparation(toolchain, vitrine: folder.url) { _ in }.run()
    #expect(place == PackageBuilder.scratch(toolchain, folder.url))
    let manifest = try String(
      contentsOf: folder.url.appending(path: "prepared/Package.swift"), encoding: .utf8)
    for product in Set(StandIn.all.map(\.module)) {
      #expect(manifest.contains("\"\(product)\""))
    }
  }

  @Test func `every stand-in is a product`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    for standIn in StandIn.all {
      let folder = root.appending(path: "StandIns/Sources/\(standIn.module)")
      let isVitrine = StandIn.package(of: standIn.module) == "Vitrine"
      #expect(
        manifest.contains(".library(name: \"\(standIn.module)\"") == isVitrine, "\(standIn.module)")
      #expect(ProjectFiles.isFolder(folder) == !isVitrine, "\(standIn.module)")
    }
  }

  /// `make generate` sets `VITRINE_UPDATE_DOCS=1`, which updates the table.
  @Test func `the article lists the stand-ins`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/Renderer/Vitrine/Vitrine.docc/SupportedAPI.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    let head = try #require(article.firstRange(of: "<!-- generated: modules -->\n"))
    let rest = article[head.upperBound...]
    let tail = try #require(rest.firstRange(of: "<!-- end -->"))
    let rows = StandIn.all.sorted { $0.module < $1.module }
      .map { "| `\($0.module)` | \($0.effect.rawValue) | \($0.summary) |\n" }
    let table = "\n| module | | what it answers |\n|---|---|---|\n\(rows.joined())\n"
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCS"] == "1" {
      let updated = article.replacingCharacters(
        in: head.upperBound..<tail.lowerBound, with: table)
      try updated.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(
        article[head.upperBound..<tail.lowerBound] == table,
        "run: make generate")
    }
  }
}
