import Foundation
import Testing
import VitrineProcess
import VitrineSyntax

@testable import VitrineXcode

struct StagingTests {
  private func rewriter(_ platform: ApplePlatform = .iOS) -> SourceRewriter {
    SourceRewriter(platform: platform, hasModule: { ["UIKit", "SwiftUI"].contains($0) })
  }

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

  @Test func `a condition in two lines stays in two lines`() {
    #expect(
      rewriter().rewrite("guard #available(iOS 18.1,\n watchOS 11, *) else")
        == "guard Bool.hasIOS(18, 1)                 \n else")
  }

  @Test(
    "Objective-C key paths become texts without their root type",
    arguments: [
      ("#keyPath(Book.folder.title)", "\"folder.title\""),
      ("#keyPath(self.player.status)", "\"player.status\""),
      ("#keyPath(\n  Kit.Book.title\n)", "\"title\"\n\n"), ("#keyPath(title)", "\"title\""),
    ])
  func keyPath(_ source: String, _ result: String) {
    #expect(rewriter().rewrite(source) == result)
  }

  @Test func `a source of a package is marked as one`() {
    var package = rewriter()
    package.owner = .package(hasResources: true)
    #expect(package.rewrite("#if SWIFT_PACKAGE\n#endif") == nil)
    #expect(package.rewrite("_ = #bundle") == "_ = Bundle.module")
    package.owner = .package(hasResources: false)
    #expect(package.rewrite("_ = #bundle") == "_ = Bundle.main")
  }

  @Test func `the platform decides which branch of a condition is used`() {
    #expect(rewriter(.watchOS).rewrite("#if os(iOS)") == "#if false")
    #expect(rewriter(.macOS).rewrite("#if os(OSX)") == "#if true")
    let later = "if #available(iOS 26, macOS 15.1, watchOS 26, visionOS 2, *)"
    for (platform, call) in [
      (ApplePlatform.macOS, "(18, 1)"), (.watchOS, "(26, 0)"), (.visionOS, "(18, 0)"),
    ] {
      #expect(rewriter(platform).rewrite(later)?.contains("Bool.hasIOS\(call) ") == true)
    }
    var foundation = rewriter()
    foundation.knowsSystem = false
    #expect(foundation.rewrite(later) == nil)
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

  @Test func `an outline has the properties of each type, and not those in bodies`() {
    let outline = SourceOutline(
      """
      extension Color {
        static let brand = Color("brand")
        static var `default`: Color { let inner = Color.red; return inner }
      }
      extension View { func card(_ card: Color) -> some View { let paper = 1; return self } }
      let global = 1
      """)
    #expect(outline.properties == ["Color": ["brand", "default"]])
  }

  @Test func `an outline has imports, types and widgets`() {
    let outline = SourceOutline(
      """
      @_exported import struct Foundation.Data
      #if canImport(Charts)
      import Charts
      #endif
      @main struct Bundle: WidgetBundle { struct Inner: A & B {} }
      public final class M<T: Equatable>: Base<T>, WidgetKit.Widget where T: Sendable {}
      extension Outer.Name: P {}
      let s = "struct No: Widget {}"
      """)
    #expect(outline.imports == ["Foundation"] && outline.optionalImports == ["Charts"])
    #expect(outline.widgets.map(\.name) == ["M"])
    #expect(outline.widgets.first?.line == 6)
    #expect(outline.declarations.map(\.name) == ["Bundle", "Inner", "M", "Outer.Name"])
    #expect(outline.declaresWidgets && !outline.startsAnotherProgram)
    #expect(SourceOutline("@main struct A: App {}").startsAnotherProgram)
  }

  @Test func `unchanged files are not touched, and obsolete ones are removed`() throws {
    let folder = try Folder(SampleProject.files)
    var plan = try folder.planned().0
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

  @Test func `imports of missing modules are removed`() throws {
    var files = SampleProject.files
    files["widget/Chart.swift"] = "import Charts2\nstruct C {}"
    files["widget/Widget.swift"] = "import WidgetKit\nimport Charts2\n@main struct W: Widget {}"
    files["widget/Other.swift"] = "#if OTHER\nimport Charts3\n#elseif EXTRA\nimport Charts4\n#endif"
    let folder = try Folder(files)
    let plan = try folder.planned().0
    let program = try #require(plan.program)
    #expect(program.leftOut.isEmpty)
    #expect(
      program.files["widget/Chart.swift"]
        == .copy(
          folder.url.appending(path: "widget/Chart.swift"), "import Foundation\nstruct C {}"))
    #expect(plan.missingModules["Charts2"]?.count == 2)
    #expect(plan.missingModules.keys.sorted() == ["Charts2", "Charts4"])
    guard case .copy(_, let text) = program.files["widget/Widget.swift"] else {
      Issue.record("the file is not rewritten")
      return
    }
    #expect(text == "import WidgetKit\nimport Foundation\n@main struct W: Widget {}")
  }

  @Test func `re-exported names of Apple's modules have their module`() throws {
    var files = SampleProject.files
    files["widget/Feed.swift"] = "import Foundation\nlet feed = XMLParser.self"
    let folder = try Folder(files)
    let plan = try folder.planned().0
    guard case .copy(_, let text) = plan.program?.files["widget/Feed.swift"] else {
      Issue.record("the file is not rewritten")
      return
    }
    #expect(text == "import Foundation; import FoundationXML\nlet feed = XMLParser.self")
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
