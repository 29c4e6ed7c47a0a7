import Foundation
import Testing
import VitrineProcess

@testable import VitrineXcode

@Suite("Work on a target")
struct TargetWorkTests {
  /// A package manager that records its calls, reads manifests, and can't build.
  private func manager(_ swift: String, _ log: URL) -> String {
    """
    #!/bin/sh
    echo "$*" >> "\(log.path)"
    case "$*" in
      *dump-package*) exec "\(swift)" "$@" ;;
      *) echo "/a/B.swift:1:2: error: cannot find 'c' in scope" >&2; exit 1 ;;
    esac
    """
  }

  @Test("a target is examined and planned once, and the plan that was announced is used")
  func once() throws {
    let folder = try Folder([
      "App/Widgets/W.swift": """
      import WidgetKit
      import Kit
      @main struct W: Widget { var body: some WidgetConfiguration { make() } }
      """,
      "App/Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """,
      "App/Kit/Sources/Kit/Kit.swift": "public let kit = 1",
      "App/project.yml": """
      name: App
      packages: { Kit: { path: Kit } }
      targets:
        Widgets:
          type: app-extension
          platform: iOS
          sources: [Widgets]
          dependencies: [{ package: Kit }]
      """,
    ])
    let log = folder.url.appending(path: "log")
    let swift = folder.url.appending(path: "swift")
    try Data(manager(Toolchain.find().swift, log).utf8).write(to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    let app = folder.url.appending(path: "App")
    var options = ProjectRun.Options(
      project: app, workplace: folder.url.appending(path: "work"), vitrine: folder.url)
    options.isolates = false
    let run = ProjectRun(
      options, toolchain: Toolchain(swift: swift.path, version: "6", cache: folder.url.path)
    ) { _ in
    } draw: { _ in
      true
    }
    let model = try ProjectReader.read(app)
    let target = try #require(try run.targets(of: model).first)
    let work = try TargetWork(run, target, of: model, output: folder.url)
    #expect(work.unchanged == nil)
    let plan = try work.plan()
    #expect(work.survey(plan).widgets.map(\.name) == ["W"])
    #expect(try work.perform(plan).outcome == .failed)
    let calls = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    #expect(calls.filter { $0.contains("dump-package") }.count == 1)
    #expect(calls.filter { $0.hasPrefix("build") }.count == 1)
  }

  /// The state that a run leaves.
  private struct State: Encodable {
    let fingerprint: String
    let report: TargetReport
    let exclusions: [String: String] = [:]
    let isolation = "done"
  }

  @Test("a run with another option or another folder of pictures is not one without changes")
  func unchanged() throws {
    let folder = try Folder(SampleProject.files)
    try folder.add(["old/index.html": "", "new/index.html": ""])
    let (old, new) = (folder.url.appending(path: "old"), folder.url.appending(path: "new"))
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    let run = { (isolates: Bool) in
      var options = ProjectRun.Options(
        project: folder.url, workplace: folder.url.appending(path: ".vitrine"), vitrine: folder.url)
      options.isolates = isolates
      return ProjectRun(
        options, toolchain: Toolchain(swift: "/bin/false", version: "6", cache: folder.url.path)
      ) { _ in
      } draw: { _ in
        true
      }
    }
    let plan = StagingPlan(target: target, developmentLanguage: "en", modules: [])
    var report = TargetReport(plan, root: model.root)
    report.output = old.path
    let first = run(true)
    let state = State(
      fingerprint: try Fingerprint.inputs(target, of: model, first).text, report: report)
    let place = first.folder(of: target)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try JSONEncoder().encode(state).write(to: place.appending(path: "state.json"))
    let known = { (run: ProjectRun, output: URL) in
      try TargetWork(run, target, of: model, output: output).unchanged != nil
    }
    #expect(try known(first, old))
    #expect(try !known(first, new))
    #expect(try !known(run(false), old))
  }

  @Test("two projects with a target of one name share no folder, and one is removed alone")
  func folders() throws {
    let folder = try Folder(["A/W.swift": "", "B/W.swift": ""])
    let workplace = folder.url.appending(path: ".vitrine")
    let places = ["A", "B"].map {
      WorkFolders(of: folder.url.appending(path: $0), in: workplace)
    }
    // An earlier version had one folder for all of them.
    let old = workplace.appending(path: "xcode/Clock")
    try folder.add([".vitrine/xcode/Clock/state.json": "{}", ".vitrine/xcode/packages/a": ""])
    let link = old.appending(path: "Sources/Clock/W.swift")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appending(path: "B/W.swift"))
    #expect(!places[0].adopt("Clock") && places[1].adopt("Clock"))
    #expect(ProjectFiles.exists(places[1].folder(of: "Clock").appending(path: "state.json")))
    let other = places[0].folder(of: "Clock")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    #expect(try places[1].clean { _ in } == [places[1].own])
    #expect(ProjectFiles.exists(other) && ProjectFiles.exists(places[0].packages))
    #expect(try places[0].clean { _ in } == [places[0].own, places[0].packages])
    #expect(try places[0].clean { _ in } == [])
  }

  @Test("the folder of staged packages excludes itself from the repository")
  func ignored() throws {
    let folder = try Folder(SampleProject.files)
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    let options = ProjectRun.Options(
      project: folder.url, workplace: folder.url.appending(path: ".vitrine"), vitrine: folder.url)
    let run = ProjectRun(
      options, toolchain: Toolchain(swift: "/bin/false", version: "6", cache: folder.url.path)
    ) { _ in
    } draw: { _ in
      true
    }
    let lock = try run.lock(target)
    withExtendedLifetime(lock) {}
    let list = folder.url.appending(path: ".vitrine/.gitignore")
    #expect(try String(contentsOf: list, encoding: .utf8).hasPrefix("*\n"))
  }
}
