import Foundation
import Testing
import VitrineProcess

@testable import VitrineXcode

/// Which project, specification and package of a repository are read.
struct FindingTests {
  private static let widget = "import WidgetKit\n@main struct W: Widget {}"

  @Test("a specification that a script copies to the root is read as if it were there")
  func copiedSpecification() throws {
    let folder = try Folder([
      ".git/HEAD": "",
      "Apps/Tasks/project.yml": """
      targets: {Clock: {sources: [Apps/Tasks/Look.swift]}}
      include: [Apps/Shared/app.yml, Clock/project.yml]
      """,
      "Apps/Shared/app.yml": "name: Tasks\n",
      "Apps/Tasks/Look.swift": "",
      "Clock/project.yml": "targets: {Clock: {type: app-extension, platform: iOS, sources: [.]}}\n",
      "Clock/W.swift": FindingTests.widget,
    ])
    // The folder of the widget is closer to the root; its specification has no name, and is a part.
    let model = try ProjectReader.read(folder.url)
    #expect(model.name == "Tasks")
    #expect(model.root.path(from: folder.url).isEmpty)
    let target = try #require(model.widgetTargets.first)
    #expect(Set(target.sources.map(\.lastPathComponent)) == ["Look.swift", "W.swift"])
    let part = try ProjectReader.read(folder.url.appending(path: "Clock"))
    #expect(part.widgetTargets.map(\.name) == ["Clock"])
  }

  @Test("files above a repository are not part of a specification")
  func repositoryBoundary() throws {
    let folder = try Folder([
      "Own/.git/HEAD": "", "more.yml": "name: More\n",
      "Own/App/project.yml": "include: [more.yml]\ntargets: {}\n",
    ])
    let error = #expect(throws: ProjectError.self) {
      try ProjectReader.read(folder.url.appending(path: "Own/App/project.yml"))
    }
    #expect(error?.message.contains("more.yml") == true)
  }

  @Test("packages in a synchronized folder are those of the project")
  func synchronizedPackages() throws {
    var files = SampleProject.files
    files["widget/Modules/Net/Package.swift"] = ""
    let folder = try Folder(files)
    let model = try ProjectReader.read(folder.url)
    #expect(Set(model.localPackages.map(\.lastPathComponent)) == ["Kit", "Net"])
  }

  @Test("a settings file that is included optionally is not reported", arguments: [true, false])
  func optionalSettings(isOptional: Bool) throws {
    let folder = try Folder([
      "A.xcconfig": "#include\(isOptional ? "?" : "") \"Secret.xcconfig\"\nA = 1\n"
    ])
    let config = try XCConfig(folder.url.appending(path: "A.xcconfig"))
    #expect(config.notes.isEmpty == isOptional)
    #expect(config.assignments.count == 1)
  }

  @Test("widgets outside all targets are named")
  func strayWidgets() throws {
    let folder = try Folder([
      "project.yml":
        "name: A\ntargets: {App: {type: application, platform: iOS, sources: [App]}}\n",
      "App/App.swift": "", "Clock/Clock.swift": FindingTests.widget,
    ])
    let model = try ProjectReader.read(folder.url.appending(path: "project.yml"))
    #expect(model.strayWidgets?.path(from: folder.url) == "Clock/Clock.swift")
    #expect(try ProjectReader.read(folder.url).widgetTargets.map(\.name) == ["Clock"])
  }

  @Test("where code makes the targets of a manifest, folders of widgets and of their modules are")
  func foldersOfWidgets() throws {
    let folder = try Folder([
      "Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "App", targets: Builder().make(name: "Clock").targets)
      """,
      "Targets/Clock/Sources/Clock.swift": "import Kit\n" + FindingTests.widget,
      "Targets/Clock/Tests/ClockTests.swift": "import XCTest",
      "Targets/Clock/Resources/Assets.xcassets/Contents.json": "{}",
      "Core/Kit/Resources/Kit.xcassets/Contents.json": "{}",
      "Core/Kit/Sources/Kit.swift": "import Base", "Core/Base/Base.swift": "",
      "Core/Other/Other.swift": "",
    ])
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    #expect(target.sources.map(\.lastPathComponent) == ["Clock.swift"])
    #expect(target.resources.map(\.lastPathComponent) == ["Assets.xcassets"])
    #expect(target.dependencies == ["Kit"] && target.name == "Clock")
    #expect(target.frameworkResources.map(\.lastPathComponent) == ["Kit.xcassets"])
    #expect(model.target(named: "Kit")?.dependencies == ["Base"])
    #expect(model.target(named: "Other") == nil)
    #expect(model.notes.contains { $0.hasSuffix("its folder is read as one") })
  }

  @Test("a manifest runs only if one of its modules is needed")
  func unreadManifests() throws {
    let broken = """
      let package = Package(name: "Broken", targets: [.target(name: "Other")])
      #error("this one runs")
      """
    let kit = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
          .target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
      """
    let folder = try Folder([
      "project.yml": """
      name: A
      packages: {Kit: {path: Kit}, Broken: {path: Broken}}
      targets:
        Clock: {type: app-extension, platform: iOS, sources: [Clock], dependencies: [{package: Kit}]}
      """,
      "Clock/Clock.swift": FindingTests.widget + "\nimport Kit", "Kit/Package.swift": kit,
      "Kit/Sources/Kit/Kit.swift": "", "Broken/Package.swift": broken,
    ])
    let plan = try folder.planned().0
    #expect(plan.modules.contains { $0.name == "Kit" })
    #expect(plan.notes.isEmpty)
  }

  @Test(
    "names of targets are read from literals",
    arguments: [
      (
        ".target(name: \"A-B\"), .testTarget(name: \"T\"), .macro(name: \"M\")", ["A_B", "M"], true
      ),
      (
        "Target.target(\n  name: /* a */ \"A\", dependencies: [.product(name: n, package: p)])",
        ["A"], true
      ),
      (".target(name: name), .target(name: \"A\")", ["A"], false),
      (".target(name: \"\\(prefix)Kit\")", [], false),
      (".target(name:", [], true), ("", [], true),
    ] as [(String, Set<String>, Bool)])
  func manifestNames(text: String, names: Set<String>, isComplete: Bool) {
    let found = ManifestNames(text)
    #expect(found.names == names && found.isComplete == isComplete)
  }
}
