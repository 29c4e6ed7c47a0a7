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
}
