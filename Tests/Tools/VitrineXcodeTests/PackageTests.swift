import Foundation
import Testing
import VitrineProcess

@testable import VitrineXcode

/// Packages from elsewhere: fetched by the package manager from repositories on this machine, or
/// found where tools have put them.
struct PackageTests {
  private static let widget = "import WidgetKit\n@main struct W: Widget {}"

  /// The files of a package; a dependency is named by its address.
  private func package(_ name: String, uses other: String? = nil, at address: String = "")
    -> [String: String]
  {
    let dependency = other.map { _ in ".package(url: \"\(address)\", from: \"1.0.0\")" } ?? ""
    let product = other.map { ".product(name: \"\($0)\", package: \"\($0)\")" } ?? ""
    return [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependency)],
        targets: [.target(name: "\(name)", dependencies: [\(product)])])
      """,
      "Sources/\(name)/\(name).swift": (other.map { "import \($0)\n" } ?? "")
        + "public enum \(name) {}",
    ]
  }

  /// Makes a repository with the tag 1.0.0 of the files in a folder.
  private func commit(_ folder: URL) throws {
    for words in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "One"],
      ["tag", "1.0.0"],
    ] {
      let result = try ChildProcess("/usr/bin/git", ["-C", folder.path] + words).run()
      #expect(result.status == 0, "\(result.text)")
    }
  }

  /// A specification whose widget uses packages by their addresses.
  private func project(_ packages: [(name: String, address: String)]) -> [String: String] {
    let rows = packages.map { "  \($0.name): {url: \"\($0.address)\", from: 1.0.0}\n" }.joined()
    let names = packages.map { "{package: \($0.name)}" }.joined(separator: ", ")
    return [
      "project.yml": "name: A\npackages:\n\(rows)targets:\n  Clock: {type: app-extension, "
        + "platform: iOS, sources: [Widget], dependencies: [\(names)]}\n",
      "Widget/W.swift": packages.map { "import \($0.name)\n" }.joined() + PackageTests.widget,
    ]
  }

  private func plan(_ folder: Folder, _ source: PackageSource) throws -> StagingPlan {
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    return try StagingPlanner.plan(
      target, of: model, toolchain: try Toolchain.find(), packages: source)
  }

  @Test("a package is fetched with its dependencies, and an unavailable one does not affect others")
  func fetched() throws {
    let copies = try Folder([:])
    func address(_ name: String) -> String { copies.url.appending(path: name).absoluteString }
    let kit = package("Kit", uses: "Core", at: address("Core"))
    for (name, files) in [("Core", package("Core")), ("Kit", kit)] {
      try copies.add(files.reduce(into: [:]) { $0["\(name)/\($1.key)"] = $1.value })
      try commit(copies.url.appending(path: name))
    }
    let folder = try Folder(
      project([("Kit", address("Kit")), ("Gone", address("Gone"))]))
    let fetcher = PackageFetcher(folder.url.appending(path: ".vitrine/packages")) { _ in }
    let plan = try plan(folder, .checkouts(PackageCheckouts(fetcher: fetcher)))
    #expect(Set(plan.modules.map(\.name)) == ["Clock", "Kit", "Core"])
    #expect(plan.modules.first { $0.name == "Kit" }?.modules == ["Core"])
    #expect(Set(plan.missingModules.keys) == ["Gone"])
    #expect(plan.notes.contains { $0.contains("Gone is not available: ") })
    #expect(!PackageManifest(plan, vitrine: folder.url).text.contains("url:"))
  }

  @Test(
    "checkouts by tools below the project are found, and those in a named folder",
    arguments: [
      ("SourcePackages/checkouts/kit", ""), (".build/checkouts/Kit", ""),
      ("DerivedData/A-x/SourcePackages/checkouts/Kit", ""), ("Carthage/Checkouts/Kit", ""),
      ("elsewhere/Kit", "elsewhere"), ("elsewhere/checkouts/Kit", "elsewhere"),
    ])
  func found(place: String, named: String) throws {
    let folder = try Folder(project([("Kit", "https://example.com/Kit.git")]))
    try folder.add(package("Kit").reduce(into: [:]) { $0["\(place)/\($1.key)"] = $1.value })
    let folders = named.isEmpty ? [] : [folder.url.appending(path: named)]
    let plan = try plan(folder, .checkouts(PackageCheckouts(folders: folders)))
    #expect(plan.program?.modules == ["Kit"])
    #expect(plan.missingModules.isEmpty)
  }

  @Test("a package without a checkout is reported in one line, and its imports are removed")
  func absent() throws {
    let folder = try Folder(project([("Kit", "https://example.com/Kit.git")]))
    let plan = try plan(folder, .checkouts(PackageCheckouts()))
    #expect(plan.notes.filter { $0.contains("https://example.com/Kit.git") }.count == 1)
    #expect(plan.missingModules == ["Kit": ["Widget/W.swift"]])
    #expect(plan.program?.files.count == 1)
  }

  @Test(
    "SSH addresses become HTTPS addresses",
    arguments: [
      ("git@github.com:A/Kit.git", "https://github.com/A/Kit.git"),
      ("ssh://git@example.com/A/B/Kit", "https://example.com/A/B/Kit"),
      ("ssh://git@example.com:2222/A/Kit", "https://example.com/A/Kit"),
      ("https://example.com/git@a:b", "https://example.com/git@a:b"), ("../Kit", "../Kit"),
    ])
  func web(address: String, expected: String) {
    let package = RemotePackage(url: address, requirement: "from: \"1.0.0\"")
    #expect(package.byWeb.url == expected)
    #expect(package.byWeb.identity == package.identity)
  }

  @Test("a mirror of the project decides where a package comes from, also one that others need")
  func mirrored() throws {
    let copies = try Folder([:])
    let kit = package("Kit", uses: "Core", at: "https://nowhere.invalid/Core.git")
    for (name, files) in [("Core", package("Core")), ("Kit", kit)] {
      try copies.add(files.reduce(into: [:]) { $0["\(name)/\($1.key)"] = $1.value })
      try commit(copies.url.appending(path: name))
    }
    let mirrors = ["Core", "Kit"].map { name in
      "{\"original\": \"https://nowhere.invalid/\(name).git\", "
        + "\"mirror\": \"\(copies.url.appending(path: name).absoluteString)\"}"
    }
    let folder = try Folder(
      project([
        ("Kit", "https://nowhere.invalid/Kit.git"), ("Gone", "git@nowhere.invalid:A/Gone.git"),
      ]))
    try folder.add([
      ".swiftpm/configuration/mirrors.json":
        "{\"object\": [\(mirrors.joined(separator: ", "))], \"version\": 1}"
    ])
    let model = try ProjectReader.read(folder.url)
    let fetcher = PackageFetcher(
      folder.url.appending(path: ".vitrine/packages"), configurations: model.packageConfigurations
    ) { _ in }
    let plan = try plan(folder, .checkouts(PackageCheckouts(fetcher: fetcher)))
    #expect(Set(plan.modules.map(\.name)) == ["Clock", "Kit", "Core"], "\(plan.notes)")
    #expect(plan.notes.filter { $0.contains("is not available: ") }.count == 1, "\(plan.notes)")
  }

  @Test("settings of git decide where a package comes from")
  func insteadOf() throws {
    let copies = try Folder(package("Kit"))
    try commit(copies.url)
    var toolchain = try Toolchain.find()
    let settings = copies.url.appending(path: "gitconfig").path
    // The package manager remembers what an address had before.
    let address = "https://instead.invalid/\(UUID().uuidString)/Kit.git"
    try copies.add([
      "gitconfig": """
      [url "\(copies.url.absoluteString)"]
        insteadOf = \(address)
      """,
      "swift": "#!/bin/sh\nGIT_CONFIG_GLOBAL='\(settings)' exec '\(toolchain.swift)' \"$@\"\n",
    ])
    let swift = copies.url.appending(path: "swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
    toolchain = Toolchain(swift: swift, version: toolchain.version, cache: toolchain.cache)
    let folder = try Folder([:])
    let kit = RemotePackage(url: address, requirement: "from: \"1.0.0\"")
    let answers = PackageFetcher(folder.url) { _ in }.fetch([kit], toolchain)
    guard case .found(let place)? = answers["kit"] else {
      Issue.record("\(answers)")
      return
    }
    #expect(ProjectFiles.exists(place.appending(path: "Sources/Kit/Kit.swift")))
  }

  @Test(
    "repositories without a work tree are copies, at the version that the project accepts",
    arguments: ["Kit.git", "kit-0a1b2c3d", "repositories/Kit-0a1b2c3d4e5f"])
  func bare(place: String) throws {
    let copies = try Folder(package("Kit"))
    try commit(copies.url)
    try copies.add(["Sources/Kit/Kit.swift": "public enum Later {}"])
    let bare = copies.url.appending(path: "bare/\(place)")
    for words in [
      ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-a", "-m", "Two"],
      ["tag", "2.0.0"], ["clone", "-q", "--bare", ".", bare.path],
    ] {
      #expect(try ChildProcess("/usr/bin/git", ["-C", copies.url.path] + words).run().status == 0)
    }
    let folder = try Folder(project([("Kit", "https://nowhere.invalid/Kit.git")]))
    let fetcher = PackageFetcher(folder.url.appending(path: ".vitrine/packages")) { _ in }
    let plan = try plan(
      folder,
      .checkouts(
        PackageCheckouts(folders: [copies.url.appending(path: "bare")], fetcher: fetcher)))
    let file = try #require(plan.modules.first { $0.name == "Kit" }?.files["Kit.swift"])
    #expect("\(file)".contains("kit-"), "\(file)")
    #expect(plan.missingModules.isEmpty, "\(plan.notes)")
  }

  @Test("no package is searched for a module of Apple's systems")
  func systemModules() throws {
    var files = project([("Kit", "https://example.com/Kit.git")])
    files["Widget/W.swift"] = "import RealityKit\nimport CoreAudio\n" + PackageTests.widget
    let folder = try Folder(files)
    let plan = try plan(folder, .checkouts(PackageCheckouts()))
    #expect(plan.missingModules.isEmpty && plan.notes.isEmpty)
    #expect(plan.systemModules == ["RealityKit", "CoreAudio"])
    #expect(plan.program?.missing == plan.systemModules)
    let report = TargetReport(plan, root: folder.url)
    let absent = report.imports.filter { $0.effect == nil }.map(\.module)
    #expect(absent == ["CoreAudio", "RealityKit"])
  }

  @Test("what to do about a missing module depends on whether a package has it")
  func missingModules() throws {
    var files = project([("Kit", "https://example.com/Kit.git")])
    files["Widget/W.swift"] = "import RealityKit\nimport Kit\n" + PackageTests.widget
    let folder = try Folder(files)
    let plan = try plan(folder, .checkouts(PackageCheckouts()))
    let missing = TargetReport(plan, root: folder.url).missingModules
    #expect(missing.count == 2)
    #expect(missing.first?.told.contains("has 'Kit';") == true)
    #expect(missing.first?.hint.contains("'--packages'") == true)
    #expect(missing.last?.told.contains("stand-in for 'RealityKit';") == true)
    #expect(missing.last?.hint.contains("'#if !VITRINE'") == true)
  }

  @Test("settings of a package's target reach the compilers")
  func settings() throws {
    let folder = try Folder([
      "W.swift": "import Kit\n" + PackageTests.widget,
      "Kit/Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", dependencies: ["CKit"], swiftSettings: [
          .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
          .define("EXTRA")]),
        .target(name: "CKit", exclude: ["Notes.txt"], publicHeadersPath: "api",
          cSettings: [.headerSearchPath("own"), .define("SIZE", to: "3")])])
      """,
      "Kit/Sources/Kit/Kit.swift": "import CKit", "Kit/Sources/CKit/a.c": "",
      "Kit/Sources/CKit/Notes.txt": "", "Kit/Sources/CKit/api/a.h": "",
      "Kit/Sources/CKit/own/b.h": "",
    ])
    let plan = try plan(folder, .checkouts(PackageCheckouts()))
    let kit = try #require(plan.modules.first { $0.name == "Kit" }).settings
    #expect(kit.contains(".defaultIsolation(MainActor.self)"))
    #expect(kit.contains(".enableUpcomingFeature(\"InferIsolatedConformances\")"))
    #expect(kit.contains(".enableUpcomingFeature(\"ConciseMagicFile\")"))
    #expect(kit.contains(".define(\"EXTRA\")"))
    let code = try #require(plan.modules.first { $0.name == "CKit" })
    #expect(code.cSettings == [".headerSearchPath(\"own\")", ".define(\"SIZE\", to: \"3\")"])
    #expect(code.publicHeaders == "api")
    #expect(Set(code.files.keys) == ["a.c", "api/a.h", "own/b.h"])
  }
}
