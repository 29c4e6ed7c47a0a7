import Foundation
import Testing
import VitrineProcess

@testable import VitrineXcode

/// Projects of other people.
struct StrangerTests {
  /// The parts of each project file of these tests besides its targets.
  private static let frame = """
    L = {isa = XCConfigurationList; buildConfigurations = (D);};
    D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
      PRODUCT_NAME = "$(TARGET_NAME)";};};
    """

  private func plan(_ files: [String: String]) throws -> (StagingPlan, ProjectTarget) {
    try Folder(files).planned()
  }

  private func names(_ plan: StagingPlan, _ module: String) -> Set<String> {
    Set(
      (plan.modules.first { $0.name == module }?.files.keys.map { $0 } ?? [])
        .map { String($0.split(separator: "/").last ?? "") })
  }

  @Test func `a target without an Info.plist is a widget extension by its code`() throws {
    let objects = """
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T);};
      G = {isa = PBXGroup; children = (S); sourceTree = "<group>";};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Clock; sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = ClockExtension; buildConfigurationList = W;
        buildPhases = (); fileSystemSynchronizedGroups = (S);
        productType = "com.apple.product-type.app-extension";};
      W = {isa = XCConfigurationList; buildConfigurations = (WD);};
      WD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "Big Clock";
        INFOPLIST_KEY_NSSupportsLiveActivities = YES;};};
      """
    let (_, target) = try plan([
      "Clock.xcodeproj/project.pbxproj": SampleProject.file(objects + StrangerTests.frame),
      "Clock/Clock.swift": "import WidgetKit\n@main struct C: WidgetBundle {}",
    ])
    #expect(target.information["CFBundleDisplayName"]?.string == "Big Clock")
    #expect(target.extensionPoint == "com.apple.widgetkit-extension")
  }

  @Test func `two sources of one name are staged under different ones`() throws {
    let (plan, target) = try plan([
      "W.swift": "import WidgetKit\n@main struct W: Widget {}", "a/View.swift": "struct A {}",
      "b/View.swift": "struct B {}",
    ])
    #expect(names(plan, target.moduleName).isSuperset(of: ["View.swift", "View-2.swift"]))
  }

  @Test func `a folder with a podspec is a module of its own, unless it declares widgets`() throws {
    let folder = try Folder([
      "ios/Tile/W.swift": "import Tides\nimport WidgetKit\n@main struct W: Widget {}",
      "ios/Tile/Gone.swift": "import Gone",
      "modules/tides/ios/expo-tides.podspec":
        "Pod::Spec.new do |s|\n  s.name = 'expo-tides'\n  s.module_name = 'Tides'\nend",
      "modules/tides/ios/Tides.swift": "public struct Tides {}",
      "modules/tides/ios/Module.swift": "import ExpoModulesCore",
      "modules/plain/my-plain.podspec": "Pod::Spec.new { |s| s.module_name = name }",
      "modules/plain/Plain.swift": "public struct Plain {}",
      "modules/shown/shown.podspec": "",
      "modules/shown/V.swift": "import WidgetKit\nstruct V: Widget {}",
    ])
    let model = try ProjectReader.read(folder.url)
    let (plan, target) = try folder.planned()
    #expect(
      target.sources.map(\.lastPathComponent).sorted() == ["Gone.swift", "V.swift", "W.swift"])
    #expect(
      model.targets.filter { $0.product == .framework }.map(\.moduleName) == ["Tides", "my_plain"])
    #expect(plan.modules.map(\.name).sorted() == ["Tides", target.moduleName].sorted())
    #expect(plan.missingModules.keys.sorted() == ["ExpoModulesCore", "Gone"])
  }

  @Test func `projects in groups of a workspace are found`() throws {
    var files = SampleProject.files
    files["Apps/App.xcodeproj/project.pbxproj"] = files.removeValue(
      forKey: "App.xcodeproj/project.pbxproj")
    for (name, text) in files where !name.contains("xcodeproj") && !name.hasPrefix("Apps") {
      files["Apps/" + name] = text
      files[name] = nil
    }
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0"><Group location="container:Apps" name="Apps">
      <Group location="group:" name="Inner"><FileRef location="group:App.xcodeproj"/></Group>
      </Group><FileRef location="group:Gone/Gone.xcodeproj"/></Workspace>
      """
    let (_, target) = try plan(files)
    #expect(target.name == "My Widget")
    #expect(target.sources.contains { $0.lastPathComponent == "Widget.swift" })
  }

  @Test func `files in two targets and in folders with exceptions belong to the right targets`()
    throws
  {
    let objects = """
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (A, T);};
      G = {isa = PBXGroup; children = (S, F); sourceTree = "<group>";};
      F = {isa = PBXFileReference; path = "Both/Ride.swift"; sourceTree = SOURCE_ROOT;};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Tile; exceptions = (E, X);
        explicitFolders = (Raw); sourceTree = "<group>";};
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Info.plist, "Preview Content/Sample.swift");};
      X = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C;
        membershipExceptions = (Raw/copied.txt);};
      C = {isa = PBXCopyFilesBuildPhase; files = ();};
      T = {isa = PBXNativeTarget; name = Tile; buildConfigurationList = L; buildPhases = (BT, C);
        fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.app-extension";};
      A = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (BA);
        productType = "com.apple.product-type.application";};
      BT = {isa = PBXSourcesBuildPhase; files = (B1);};
      BA = {isa = PBXSourcesBuildPhase; files = (B2);};
      B1 = {isa = PBXBuildFile; fileRef = F;};
      B2 = {isa = PBXBuildFile; fileRef = F;};
      """
    let (plan, target) = try plan([
      "App.xcodeproj/project.pbxproj": SampleProject.file(objects + StrangerTests.frame),
      "Both/Ride.swift": "struct Ride {}", "Tile/Raw/copied.txt": "x",
      "Tile/Preview Content/Sample.swift": "let sample = 1", "Tile/Info.plist": "",
      "Tile/Tile.swift": "import WidgetKit\n@main struct T: Widget { let ride = Ride() }",
    ])
    #expect(
      Set(target.sources.map(\.lastPathComponent)) == ["Ride.swift", "Tile.swift"])
    #expect(names(plan, "Tile").isSuperset(of: ["Ride.swift", "Tile.swift"]))
  }

  @Test func `a package with resources keeps them, and a build plugin is ignored`() throws {
    let (plan, _) = try plan([
      "project.yml": """
      name: Pack
      packages: {Kit: {path: Modules/Kit}}
      targets:
        W: {type: app-extension, platform: iOS, sources: [W], dependencies: [{package: Kit}]}
      """,
      "W/W.swift": "import Kit\nimport WidgetKit\n@main struct W: Widget { let a = brand }",
      "Modules/Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(
            name: "Kit", resources: [.process("Resources"), .copy("Data")], plugins: ["Lint"]),
          .plugin(name: "Lint", capability: .buildTool()),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """,
      "Modules/Kit/Plugins/Lint/Lint.swift": "import PackagePlugin",
      "Modules/Kit/Tests/KitTests/KitTests.swift": "",
      "Modules/Kit/Sources/Kit/Kit.swift": "import SwiftUI\npublic let brand = 1",
      "Modules/Kit/Sources/Kit/Resources/de.lproj/Localizable.strings": "\"a\" = \"Ä\";",
      "Modules/Kit/Sources/Kit/Data/tides.json": "{}",
    ])
    let kit = try #require(plan.modules.first { $0.name == "Kit" })
    #expect(!kit.resources.isEmpty)
    #expect(plan.modules.map(\.name).sorted() == ["Kit", "W"])
    #expect(plan.missingModules.isEmpty)
  }

  @Test
  func `an app group and a framework are shared, and its Objective-C is ignored and reported`()
    throws
  {
    let (plan, target) = try plan([
      "project.yml": """
      name: Group
      targets:
        App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
        W:
          type: app-extension
          platform: iOS
          sources: [W]
          dependencies: [{target: Kit}]
          entitlements:
            path: W/W.entitlements
            properties: {com.apple.security.application-groups: [group.com.example.shared]}
        Kit:
          type: framework
          platform: iOS
          sources: [Kit]
          settings: {SWIFT_OBJC_BRIDGING_HEADER: Kit/Kit-Bridging-Header.h}
      """,
      "App/App.swift": "import SwiftUI", "Kit/Kit.swift": "import Foundation\npublic let kit = 1",
      "Kit/Old.m": "#import \"Old.h\"\n@implementation Old @end",
      "Kit/Old.h": "#import <Foundation/Foundation.h>\n@interface Old : NSObject @end",
      "Kit/Kit-Bridging-Header.h": "#import \"Old.h\"\n",
      "Kit/Uses.swift": "func old() -> Old { Old() }",
      "W/W.swift": "import Kit\nimport WidgetKit\n@main struct W: Widget { let k = kit }",
    ])
    #expect(target.appGroups == ["group.com.example.shared"])
    let kit = try #require(plan.modules.first { $0.name == "Kit" })
    #expect(kit.files.keys.contains { $0.hasSuffix("Kit.swift") })
    let said = plan.notes.joined(separator: "\n") + kit.leftOut.map(\.file).joined(separator: "\n")
    #expect(said.contains("Bridging-Header.h") || said.contains("Old"))
  }

  @Test func `both kinds of string tables reach the widget in all their languages`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Tide": {"localizations": {
        "ja": {"stringUnit": {"state": "translated", "value": "潮"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Maré"}}}}}}
      """
    let (plan, target) = try plan([
      "project.yml": """
      name: Words
      targets:
        W: {type: app-extension, platform: iOS, sources: [W]}
      """,
      "W/W.swift": "import WidgetKit\n@main struct W: Widget {}",
      "W/en.lproj/Old.strings": "\"a\" = \"A\";", "W/de.lproj/Old.strings": "\"a\" = \"Ä\";",
      "W/de.lproj/Old.stringsdict": "<plist version=\"1.0\"><dict/></plist>",
      "W/Localizable.xcstrings": catalog,
    ])
    let places = Set(ResourceLayout.places(target.resources).map(\.path))
    #expect(
      places.isSuperset(of: [
        "en.lproj/Old.strings", "de.lproj/Old.strings", "de.lproj/Old.stringsdict",
        "Localizable.xcstrings",
      ]))
    #expect(plan.notes.isEmpty)
  }

  @Test func `names can contain spaces, other scripts and symbols`() throws {
    let objects = """
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T);};
      G = {isa = PBXGroup; children = (S, F); sourceTree = "<group>";};
      F = {isa = PBXFileReference; path = "Größe & Co/Maß (1).swift"; sourceTree = SOURCE_ROOT;};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = "天気 Widget"; sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = "天気 – Übersicht"; buildConfigurationList = L;
        buildPhases = (B); fileSystemSynchronizedGroups = (S);
        productType = "com.apple.product-type.app-extension";};
      B = {isa = PBXSourcesBuildPhase; files = (BF);};
      BF = {isa = PBXBuildFile; fileRef = F;};
      """
    let (plan, target) = try plan([
      "Mein Projekt.xcodeproj/project.pbxproj": SampleProject.file(objects + StrangerTests.frame),
      "Größe & Co/Maß (1).swift": "struct Mass {}",
      "天気 Widget/Wetter.swift": "import WidgetKit\n@main struct W: Widget { let m = Mass() }",
      "天気 Widget/Assets.xcassets/Farbe 1.colorset/Contents.json": "{}",
    ])
    #expect(target.name == "天気 – Übersicht")
    #expect(target.sources.count == 2 && target.missing.isEmpty)
    let module = try #require(plan.modules.first { $0.name == target.moduleName })
    #expect(module.files.keys.contains { $0.hasSuffix("Wetter.swift") })
    #expect(!target.moduleName.isEmpty && !target.moduleName.contains(" "))
  }
}
