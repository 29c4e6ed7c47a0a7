#if canImport(SwiftParser)
  import Foundation
  import Testing
  import VitrineProcess

  @testable import VitrineXcode

  @Suite("Edits of a built target")
  struct EditTests {
    @Test("an edit keeps what is left out on other lines, and moves it with them")
    func merge() throws {
      let original = "a\nb\nc\nd\n"
      var text = try #require(
        MergedText(original: original, changed: "a\nB\n\nd\n", lines: [2...3]))
      for (edit, merged) in [
        ("x\na\nb\nc\nd\n", "x\na\nB\n\nd\n"), ("x\na\nb\nc\ne\ne\n", "x\na\nB\n\ne\ne\n"),
        ("b\nc\ne\ne\n", "B\n\ne\ne\n"), ("b\nc\nd", "B\n\nd"),
      ] {
        let isTaken = text.take(edit)
        #expect(isTaken)
        #expect(text.text == merged)
      }
    }

    @Test(
      "an edit of a piece that is left out, inside of it or on both sides, is not taken",
      arguments: ["a\nx\nc\nd\n", "a\nb\nx\nc\nd\n", "a\nd\n", "a\nc\nb\nd\n", "b\nc\n"])
    func conflict(edit: String) throws {
      var text = try #require(
        MergedText(original: "a\nb\nc\nd\n", changed: "a\nB\n\nd\n", lines: [2...3]))
      let isTaken = text.take(edit)
      #expect(!isTaken)
      #expect(text.text == "a\nB\n\nd\n")
    }

    @Test("a text that differs on other lines is not one that something was left out of")
    func foreign() {
      #expect(MergedText(original: "a\nb", changed: "A\nb", lines: [2...2]) == nil)
      #expect(MergedText(original: "a\nb", changed: "a", lines: [2...2]) == nil)
    }

    /// A project that was built, without a compiler.
    private struct Built {
      let folder: Folder
      let run: ProjectRun
      var edited: EditedTarget

      static let widget = """
        import WidgetKit
        @main struct W: Widget { var body: some WidgetConfiguration { make() } }
        func make() -> Int { 1 }

        """

      /// - Parameter saved: files that are written after the build.
      init(saved: [String: String] = [:]) throws {
        folder = try Folder([
          "App/Widgets/W.swift": Built.widget,
          "App/Widgets/V.swift": "let v = 1\n#if os(iOS)\nlet w = 2\n#endif\n",
          "App/Widgets/en.lproj/Localizable.strings": "",
          "App/project.yml": """
          name: App
          targets: { Widgets: { type: app-extension, platform: iOS, sources: [Widgets] } }
          """,
        ])
        var options = ProjectRun.Options(
          project: folder.url.appending(path: "App"),
          workplace: folder.url.appending(path: "work"), vitrine: folder.url)
        (options.buildsOnly, options.isolates) = (true, false)
        run = ProjectRun(
          options, toolchain: Toolchain(swift: "/bin/false", version: "6", cache: folder.url.path)
        ) { _ in
        } draw: { _ in
          true
        }
        let model = try ProjectReader.read(options.project)
        let target = try #require(run.targets(of: model).first)
        let work = try TargetWork(run, target, of: model, output: folder.url)
        let plan = try work.plan()
        try StagedFolder(work.folder).write(plan, vitrine: folder.url)
        var state = work.state
        state.built = work.survey(plan)
        try JSONEncoder().encode(state).write(to: work.folder.appending(path: "state.json"))
        try folder.add(["work/\(work.folder.path(from: options.workplace))/run/Widgets": ""])
        let built = try TargetWork(run, target, of: model, output: folder.url)
        #expect(built.unchanged?.program != nil)
        try folder.add(saved)
        edited = try #require(try EditedTarget(built.afterRun))
      }

      mutating func edit(_ files: [String: String] = [:]) throws -> EditedTarget.Edit {
        try folder.add(files)
        return try edited.edit(ProjectReader.read(run.options.project))
      }
    }

    @Test("a source that was saved before edits were prepared is the first edit")
    func early() throws {
      let text = Built.widget.replacing("1", with: "2")
      var built = try Built(saved: ["App/Widgets/W.swift": text])
      guard case .sources(let first) = try built.edit(), case .sources(let next) = try built.edit()
      else {
        Issue.record("nothing else has changed")
        return
      }
      #expect(first.map { ($0 as NSString).lastPathComponent } == ["W.swift"])
      #expect(next.isEmpty)
    }

    @Test("an edit of a source is staged, and nothing else has to be compiled")
    func source() throws {
      var built = try Built()
      guard case .sources(let none) = try built.edit(), none.isEmpty else {
        Issue.record("nothing has changed")
        return
      }
      let text = Built.widget.replacing("1", with: "2")
      guard case .sources(let one) = try built.edit(["App/Widgets/W.swift": text]),
        case .sources(let other) = try built.edit([
          "App/Widgets/V.swift": "let v = 3\n#if os(iOS)\nlet w = 2\n#endif\n"
        ])
      else {
        Issue.record("an edit of one source needs no other")
        return
      }
      #expect(one.count == 1 && other.count == 1)
      #expect(try String(contentsOfFile: one[0], encoding: .utf8) == text)
      #expect(try String(contentsOfFile: other[0], encoding: .utf8).hasPrefix("let v = 3\n#if"))
    }

    @Test(
      "every other change needs a whole build, and is named",
      arguments: [
        ("App/Widgets/New.swift", "let n = 1\n", "New.swift"),
        ("App/Widgets/en.lproj/Localizable.strings", "\"a\" = \"b\";", "Localizable.strings"),
        ("App/Widgets/W.swift", "import Charts\n" + Built.widget, "modules"),
        (
          "App/project.yml",
          """
          name: App
          targets:
            Widgets: { type: app-extension, platform: iOS, sources: [Widgets],
              settings: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: B } }
          """, "settings"
        ),
      ])
    func whole(file: String, text: String, named: String) throws {
      var built = try Built()
      guard case .whole(let reason) = try built.edit([file: text]) else {
        Issue.record("\(file) needs a whole build")
        return
      }
      #expect(reason.contains(named))
    }

    @Test("a source that another run has staged differently needs a whole build")
    func otherRun() throws {
      var built = try Built()
      let sources = URL(filePath: built.edited.place.sources)
      let copy = try #require(
        try ProjectFiles.walk(sources).map { sources.appending(path: $0) }
          .first { $0.lastPathComponent == "V.swift" })
      try FileManager.default.removeItem(at: copy)
      try Data("let v = 9\n".utf8).write(to: copy)
      let text = Built.widget.replacing("1", with: "2")
      guard case .whole = try built.edit(["App/Widgets/W.swift": text]) else {
        Issue.record("the staged source is not that of this run")
        return
      }
    }
  }
#endif
