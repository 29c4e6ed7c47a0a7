import Foundation
import Testing
import VitrineProcess

@testable import VitrineXcode

/// Ways in which projects name their files and each other.
struct ReadingTests {
  private static let widget = "import WidgetKit\n@main struct W: Widget {}"

  private func plan(_ folder: Folder, _ place: String = "") throws -> StagingPlan {
    try folder.planned(at: place).0
  }

  private func manifest(_ name: String, _ targets: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "\(name)", targets: [\(targets)])
    """
  }

  @Test("paths in an included file are relative to it")
  func included() throws {
    let folder = try Folder([
      "project.yml": "name: A\ninclude: [Apps/Widget/target.yml]\n",
      "Apps/Widget/target.yml": """
      include: [{path: ../more.yml}]
      packages: {Kit: {path: ../Kit}}
      targets:
        Clock:
          type: app-extension
          platform: iOS
          sources: [Sources, {path: ../Shared}]
          info: {path: Info.plist}
      """,
      "Apps/more.yml": "configFiles: {Debug: Debug.xcconfig}\n",
      "Apps/Debug.xcconfig": "SOME = value\n",
      "Apps/Widget/Info.plist": SampleProject.widgetPlist,
      "Apps/Widget/Sources/W.swift": ReadingTests.widget, "Apps/Shared/S.swift": "",
    ])
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    #expect(target.sources.map(\.lastPathComponent) == ["W.swift", "S.swift"])
    #expect(target.settings["SOME"] == "value")
    #expect(model.localPackages.map { $0.path(from: folder.url) } == ["Apps/Kit"])
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

  @Test("packages below a plain folder are modules, not sources")
  func plainFolder() throws {
    let folder = try Folder([
      "W.swift": "import Kit\n" + ReadingTests.widget,
      "Packages/Kit/Package.swift": manifest("Kit", ".target(name: \"Kit\")"),
      "Packages/Kit/Sources/Kit/Kit.swift": "public enum Kit {}",
    ])
    let plan = try plan(folder)
    #expect(plan.program?.files.keys.sorted() == ["W.swift"])
    #expect(plan.program?.modules == ["Kit"])
  }

  @Test("each program with widgets in a plain folder is a target, with what is beside it")
  func programs() throws {
    let main = ReadingTests.widget
    let app = "import SwiftUI\n@main struct Watch: App {}\n"
    let folder = try Folder([
      "targets/card/Card.swift": main, "targets/card/More.swift": "",
      "targets/shared/Model.swift": "",
      "targets/ring/ios/Ring.swift": main, "targets/watch/App.swift": app, "tool/Other.swift": "",
    ])
    let model = try ProjectReader.read(folder.url)
    #expect(model.targets.map(\.name) == ["card", "ring"])
    #expect(model.targets.map(\.moduleName) == ["card", "ring"])
    #expect(
      model.targets.map { $0.sources.map { $0.path(from: folder.url) }.sorted() } == [
        ["targets/card/Card.swift", "targets/card/More.swift", "targets/shared/Model.swift"],
        ["targets/ring/ios/Ring.swift", "targets/shared/Model.swift"],
      ])
    // A folder with one program is a target as a whole.
    let one = try Folder(["a/Card.swift": main, "b/More.swift": ""])
    #expect(try ProjectReader.read(one.url).targets.map(\.sources.count) == [2])
  }

  @Test("a package whose path is its folder has no manifests and no packages among its sources")
  func wholeFolder() throws {
    let manifest = manifest("Kit", ".target(name: \"Kit\", path: \".\")")
    let folder = try Folder([
      "W.swift": "import Kit\n" + ReadingTests.widget, "Kit/Package.swift": manifest,
      "Kit/Package@swift-6.0.swift": manifest, "Kit/Kit.swift": "public enum Kit {}",
      "Kit/Inner/Package.swift": "", "Kit/Inner/More.swift": "", "Kit/PackageView.swift": "",
    ])
    let module = try #require(try plan(folder).modules.first { $0.name == "Kit" })
    #expect(module.files.keys.sorted() == ["Kit.swift", "PackageView.swift"])
  }

  @Test("a system library becomes a system library target if the machine has it")
  func systemLibrary() throws {
    let targets = """
      .target(name: "Kit", dependencies: ["CLib", "CGone"]), .systemLibrary(name: "CLib"),
      .systemLibrary(name: "CGone"), .target(name: "Old")
      """
    let folder = try Folder([
      "W.swift": "import Kit\nimport Old\n" + ReadingTests.widget,
      "Kit/Package.swift": manifest("Kit", targets),
      "Kit/Sources/Kit/Kit.swift": "import CLib\nimport CGone",
      "Kit/Sources/CLib/shim.h": "#include <stdint.h>\n",
      "Kit/Sources/CLib/module.modulemap": "module CLib { header \"shim.h\" }",
      "Kit/Sources/CGone/shim.h": "#include <nowhere/gone.h>\n",
      "Kit/Sources/CGone/module.modulemap": "module CGone { header \"shim.h\" }",
      "Kit/Sources/Old/Old.m": "", "Kit/Sources/Old/include/Old.txt": "",
    ])
    let plan = try plan(folder)
    #expect(plan.modules.first { $0.name == "CLib" }?.kind == .system)
    #expect(Set(plan.missingModules.keys) == ["CGone", "Old"])
    #expect(plan.notes.contains { $0.contains("the machine has no <nowhere/gone.h>") })
    #expect(plan.notes.contains { $0.contains("it is Objective-C") })
    let text = PackageManifest(plan, vitrine: folder.url).text
    #expect(text.contains(".systemLibrary(name: \"CLib\", path: \"Sources/CLib\")"))
  }

  @Test("a module keeps its target even if all of its files are omitted")
  func emptyModule() throws {
    let folder = try Folder([
      "W.swift": "import Kit\n" + ReadingTests.widget,
      "Kit/Package.swift": manifest("Kit", ".target(name: \"Kit\")"),
      "Kit/Sources/Kit/Kit.swift": "public enum Kit {}",
    ])
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    let left = try #require(try plan(folder).modules.first { $0.name == "Kit" }?.files.values.first)
    let plan = try StagingPlanner.plan(
      target, of: model, toolchain: try Toolchain.find(),
      exclusions: [left.source?.path ?? "": "line 1"])
    let module = try #require(plan.modules.first { $0.name == "Kit" })
    #expect(module.leftOut.count == 1)
    #expect(module.files.values.allSatisfy { $0.source == nil } && !module.files.isEmpty)
  }

  @Test(
    "frameworks of other projects in the workspace and of referenced ones belong to the project")
  func neighbors() throws {
    func project(_ targets: String, _ more: String = "", _ own: String = "") -> String {
      SampleProject.file(
        """
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); \(own)};
        G = {isa = PBXGroup; children = (S, R); sourceTree = "<group>";};
        L = {isa = XCConfigurationList; buildConfigurations = (D);};
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
          PRODUCT_NAME = "$(TARGET_NAME)"; GENERATE_INFOPLIST_FILE = YES;};};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = ();
          fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.\(targets)};
        \(more)
        """)
    }
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": project(
        "app-extension\"; name = Clock;",
        "R = {isa = PBXFileReference; path = Sub/Sub.xcodeproj; sourceTree = \"<group>\";};",
        "projectReferences = ({ProjectRef = R;});"),
      "Code/W.swift": "import Core\nimport Sub\n" + ReadingTests.widget,
      "Core/Core.xcodeproj/project.pbxproj": project("framework\"; name = Core;"),
      "Core/Code/C.swift": "public enum C {}",
      "Sub/Sub.xcodeproj/project.pbxproj": project("library.static\"; name = Sub;"),
      "Sub/Code/S.swift": "public enum S {}",
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0"><FileRef location="group:Core/Core.xcodeproj"></FileRef>
      <FileRef location="group:App.xcodeproj"></FileRef></Workspace>
      """,
    ])
    #expect(try plan(folder, "App.xcodeproj").program?.modules == ["Core", "Sub"])
  }

  @Test(
    "imports have one component, and names of the C library have their module",
    arguments: [
      ("internal import UIKit\npublic import SwiftUI", "import UIKit\nimport SwiftUI"),
      ("private import Gone // g", "import Foundation"),
      ("let x = Darwin.round(y)", "let x = Foundation.round(y)"),
      ("internal import struct CoreGraphics.CGFloat", "import struct CoreGraphics.CGFloat"),
      ("#if os(Linux)\n#endif\ninternal import Gone", "#if os(Linux)\n#endif\nimport Foundation"),
      ("let a = b.Darwin.c", nil), ("internal let a = 1", nil),
      ("import AVFAudio; import UIKit", "import AVFoundation; import UIKit"),
      ("import class AVFAudio.AVAudioPlayer", "import AVFoundation"),
      ("import struct Gone.Thing", "import Foundation"), ("Symbols.all", nil),
      ("import _SwiftData_SwiftUI", "import SwiftData"), ("import _Own_Module", nil),
    ] as [(String, String?)])
  func imports(source: String, result: String?) {
    let rewriter = SourceRewriter(platform: .iOS, hasModule: { _ in nil }, dropped: ["Gone"])
    #expect(rewriter.rewrite(source) == result)
  }

  @Test("imports of code for other systems are not missed")
  func importsElsewhere() {
    let source = SourceOutline.of(
      """
      #if os(Windows)
      import WinSDK
      #elseif os(Linux) || os(Android)
      import Bionic
      #elseif os(iOS) || os(Linux)
      import Own
      #endif
      #if !os(Windows)
      import Other
      #endif
      """)
    #expect(source.imports == ["Own", "Other"])
  }

  @Test("what a framework of the system hands on is a module of its own here, on its system alone")
  func modulesOfOthers() {
    let source = SourceOutline.of(
      "import SwiftUI\nlet color: NSColor? = nil\nlet code = errSecSuccess\n")
    #expect(source.modulesOfOthers(on: .macOS) == ["Security", "AppKit"])
    #expect(source.modulesOfOthers(on: .iOS) == ["Security"])
    #expect(SourceOutline.of("import Foundation\nvar a: NSColor").modulesOfOthers(on: .macOS) == [])
  }

  @Test("a Tuist manifest is read as far as it is declarative")
  func tuist() throws {
    let folder = try Folder([
      "App/Project.swift": """
      import ProjectDescription
      let id = "com.example"
      let own: [TargetDependency] = [.external(name: "Gauges")]
      let project = Project(
        name: "Clock",
        settings: .settings(base: ["SWIFT_VERSION": "6.0"], defaultSettings: .recommended),
        targets: [
          .target(name: "App", destinations: .iOS, product: .app, bundleId: id,
            sources: ["App/**"]),
          .target(
            name: "Widgets", destinations: [.appleWatch], product: .appExtension,
            bundleId: "\\(id).widgets", deploymentTargets: .watchOS("11.0"),
            infoPlist: .extendingDefault(with: [
              "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
              "CFBundleDisplayName": "$(TARGET_NAME) one",
            ]),
            sources: [.glob("Widgets/**/*.swift", excluding: ["Widgets/Old/**"])],
            resources: ["Widgets/**/*.{json,xcassets}"],
            dependencies: own + [.project(target: "Core", path: .relativeToRoot("Core"))],
            settings: .settings(base: ["FLAG": true])),
          Target.helper(of: 3),
        ])
      """,
      "App/Widgets/W.swift": "import Core\n" + ReadingTests.widget, "App/Widgets/Old/O.swift": "",
      "App/Widgets/a.json": "{}",
      "Core/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Core", targets: [Target(name: "Core", platform: .iOS,
        product: .framework, bundleId: "c", sources: "Sources/**")])
      """,
      "Core/Sources/Deep/C.swift": "public enum C {}",
      "Tuist/Package.swift": """
      import PackageDescription
      let package = Package(name: "A", dependencies: [
        .package(url: "https://example.com/Gauges.git", .upToNextMajor(from: "1.2.0"))])
      """,
    ])
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    #expect(target.name == "Widgets" && target.platform == .watchOS)
    #expect(target.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.widgets")
    #expect(target.settings["SWIFT_VERSION"] == "6.0" && target.settings.isOn("FLAG"))
    #expect(target.deploymentTarget == "11.0")
    #expect(target.information["CFBundleDisplayName"]?.string == "Widgets one")
    #expect(target.sources.map(\.lastPathComponent) == ["W.swift"])
    #expect(target.resources.map(\.lastPathComponent) == ["a.json"])
    #expect(target.packageProducts.map(\.name) == ["Gauges"])
    #expect(model.remotePackages.first?.requirement == "from: \"1.2.0\"")
    #expect(model.target(named: "Core")?.sources.count == 1)
    #expect(model.notes.contains { $0.contains("helper") })
  }

  @Test("Tuist targets in a computed property are found by their names")
  func madeTargets() throws {
    let folder = try Folder([
      "Project.swift": """
      import ProjectDescription
      enum Part: String, CaseIterable {
        case app = "App", widgets = "Widgets"
        var target: Target {
          switch self {
          case .app: return Target.target(name: rawValue, product: .app, sources: "App/**")
          case .widgets:
            return .target(
              name: "Widgets", destinations: .iOS, product: .appExtension,
              infoPlist: .extendingDefault(with: [
                "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
              ]), sources: ["Widgets/**"])
          }
        }
      }
      let project = Project(name: "Clock", targets: Part.allCases.map(\\.target))
      """, "Widgets/W.swift": ReadingTests.widget, "App/A.swift": "",
    ])
    let model = try ProjectReader.read(folder.url)
    #expect(model.targets.map(\.name) == ["Widgets"])
    #expect(model.widgetTargets.first?.sources.map(\.lastPathComponent) == ["W.swift"])
    #expect(model.notes.isEmpty)
  }
}
