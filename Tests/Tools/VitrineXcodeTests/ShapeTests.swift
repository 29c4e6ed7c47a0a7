import Foundation
import Testing
import VitrineProcess

@testable import VitrineIsolation
@testable import VitrineXcode

/// Shapes of projects beside the usual ones.
struct ShapeTests {
  private static let specification = """
    name: Shapes
    include: [{path: common/base.yml, relativePaths: false}]
    targets:
      Widgets:
        templates: [Extension]
        templateAttributes: {folder: Widget}
        dependencies: [{target: Kit}]
      Kit: {type: framework, platform: iOS, sources: [Kit]}
    """
  private static let base = """
    targetTemplates:
      Extension:
        type: app-extension
        platform: iOS
        sources: ["${folder}", {path: Shared, includes: ["**/*.swift"]}]
        info:
          path: ${folder}/Info.plist
          properties:
            CFBundleDisplayName: ${target_name}
            NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
        settings:
          base: {SWIFT_OBJC_BRIDGING_HEADER: "${folder}/Bridge.h"}
    """

  private func files(header: String) -> [String: String] {
    [
      "project.yml": ShapeTests.specification, "common/base.yml": ShapeTests.base,
      "Widget/W.swift": "import Kit\nimport WidgetKit\n@main struct W: Widget {}",
      "Widget/Bridge.h": header, "Widget/Calc.h": "int answer(void);\n#include \"Deep.h\"\n",
      "Widget/Deep.h": "#define DEEP 1\n", "Widget/Own.h": "",
      "Widget/Calc.c": "#include \"Own.h\"",
      "Widget/Old.m": "", "Shared/Deep/S.swift": "enum S {}", "Shared/Notes.txt": "",
      "Kit/Intent.swift": "import AppIntents\npublic struct Toggle: AppIntent {}",
    ]
  }

  private func plan(_ files: [String: String]) throws -> (StagingPlan, ProjectTarget) {
    try Folder(files).planned()
  }

  @Test func `templates and included files add to targets, and XcodeGen's generated lists exist`()
    throws
  {
    let (plan, target) = try plan(files(header: "#include \"Calc.h\"\n"))
    #expect(target.information["CFBundleDisplayName"]?.string == "Widgets")
    #expect(plan.notes.isEmpty)
    #expect(Set(plan.modules.map(\.name)) == ["Widgets", "Widgets_C", "Kit"])
    #expect(plan.program?.files["Shared/Deep/S.swift"] != nil)
    #expect(plan.modules.first { $0.name == "Kit" }?.products == ["AppIntents", "CoreGraphics"])
    // What is imported into all files is a dependency of modules that import nothing themselves.
    #expect(plan.modules.filter { $0.kind != .foreign }.allSatisfy { !$0.products.isEmpty })
  }

  @Test func `a bridging header of C is a module that all files see`() throws {
    let (plan, _) = try plan(
      files(header: "// names\n#include \"Calc.h\"\n#include \"stdint.h\"\n"))
    let module = try #require(plan.modules.first { $0.name == "Widgets_C" })
    #expect(
      Set(module.files.keys) == [
        "include/Bridge.h", "include/Calc.h", "include/Deep.h", "Widget/Calc.c", "Widget/Bridge.h",
        "Widget/Calc.h", "Widget/Deep.h", "Widget/Own.h",
      ])
    let program = try #require(plan.program)
    #expect(program.modules.contains("Widgets_C"))
    #expect(
      program.settings.contains { $0.contains(#""-import-module", "-Xfrontend", "Widgets_C""#) })
  }

  @Test(arguments: ["main.swift", "Main.swift"])
  func `a framework with a file named main.swift is a library, and is linked`(name: String) throws {
    var files = files(header: "")
    files["Kit/\(name)"] = "public enum Kit {}"
    files["Widget/Sub/main.swift"] = "enum Sub {}"
    let (plan, _) = try plan(files)
    let kit = try #require(plan.modules.first { $0.name == "Kit" })
    #expect(kit.files["Kit/main_.swift"] != nil && kit.files["Kit/\(name)"] == nil)
    #expect(plan.program?.files["Widget/Sub/main.swift"] != nil)
  }

  @Test func `classes of an Objective-C bridging header are declared with defaults`() throws {
    var files = files(
      header: """
        #import <UIKit/UIKit.h>
        #import "Model/Card.h"
        #import "Gone.h"
        """)
    files["Model/Card.h"] = """
      @import Foundation;
      NS_ASSUME_NONNULL_BEGIN
      typedef NS_ENUM(NSInteger, CardKind) { CardKindBlue, CardKindRed };
      typedef NS_OPTIONS(NSUInteger, CardMarks) { CardMarksStar = 1 << 0, CardMarksFlag = 1 << 1 };
      extern NSString *const CardGroup;
      extern NSString *const CardDidTurnNotification;
      typedef NSString *CardSuit NS_TYPED_EXTENSIBLE_ENUM;
      extern CardSuit const CardSuitClubs;
      #define CARD_LIMIT 52
      typedef enum { CardSideFront, CardSideBack } CardSide;
      typedef struct { double x; BOOL isUp; } CardPlace;
      @protocol Turning
      - (NSInteger)turnsUntil:(NSDate *)date;
      @end
      @interface Deck<Item> : NSObject
      @property (nonatomic, copy) NSArray<Item> *items;
      @end
      @interface Card : NSObject <Turning>
      - (BOOL)saveWithError:(NSError **)error;
      - (nullable NSString *)textForKey:(NSString *)key error:(NSError *_Nullable *)error;
      - (void)askWithCompletion:(void (^)(NSError *_Nullable error))completion;
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic, nullable) NSDate *due;
      @property (nonatomic, readonly) UIColor *tint;
      @property (nonatomic, getter=isDone) BOOL done;
      @property (assign) Boolean late;
      @property (assign) FarMode mode;
      @property (class, readonly) Card *shared;
      - (instancetype)initWithTitle:(NSString *)title count:(NSInteger)count;
      - (instancetype)initWithDue:(NSDate *)due;
      - (instancetype)initWithName:(nullable NSString *)title;
      - (void)loadWithCompletion:(void (^)(NSArray<Card *> *cards))completion;
      - (Unknown *)thing;
      @end
      NS_ASSUME_NONNULL_END
      @interface Game : Deck<Card *>
      + (instancetype)sharedGame;
      @property (class, readonly) Card *last;
      @property (readonly) Card *next;
      @end
      double CardArea(double width);
      """
    files["Model/Card.m"] = "NSString *const CardGroup = @\"group.cards\";"
    let (plan, _) = try plan(files)
    guard case .generated(let text)? = plan.program?.files["Generated/ObjectiveC.swift"] else {
      Issue.record("there are no declarations: \(plan.notes)")
      return
    }
    for line in [
      "import UIKit", "open class Card: NSObject, Turning, @unchecked Sendable {",
      "open var title: String = \"\"", "open var due: Date? = nil",
      "open var tint: UIColor = UIColor.label", "open var isDone: Bool = false",
      "open var late: Bool = false",
      "public convenience init(title: String, count: Int) { self.init(); self.title = title }",
      "public convenience init(due: Date) { self.init(); self.due = due }",
      "public convenience init(name title: String?) { self.init(); if let title { self.title = title } }",
      "private static var _last: Card! = Card()", "open var next: Card! = nil",
      "completion([])", "case blue = 0", "static let flag = CardMarks(rawValue: 1 << 1)",
      "var CardGroup: String = \"group.cards\"", "var CARD_LIMIT: Int32 = 52",
      "static let CardDidTurn = NSNotification.Name(\"CardDidTurnNotification\")",
      "static let clubs: CardSuit = CardSuit(rawValue: \"clubs\")",
      "var CardSideBack: CardSide = CardSide(rawValue: 1)",
      "public init(x: Double, isUp: Bool) { self.x = x; self.isUp = isUp }",
      "public func turns(until date: Date) -> Int { 0 }",
      "open class Deck<Item>: NSObject", "open var items: [Item] = []",
      "open class Game: Deck<Card>", "class func shared() -> Self! { Self() }",
      "open func save() throws {}", "open func text(forKey key: String) throws -> String { \"\" }",
      "@escaping ((any Error)?) -> Void",
    ] {
      #expect(text.contains(line), "\(text)")
    }
    #expect(plan.notes.contains { $0.contains("Bridge.h is Objective-C") && $0.contains("Card") })
    #expect(plan.notes.contains { $0.contains("omitted") && $0.contains("Unknown") })
    #expect(
      plan.problems.map { "\($0.file ?? ""):\($0.line ?? 0): \($0.message)" }
        == ["Widget/Bridge.h:3: there is no file 'Gone.h' in the project"])
    #expect(plan.objectiveCNames.isSuperset(of: ["Card", "Deck", "Game", "CardArea"]))
  }

  @Test func `a package's target in Objective-C is declared by the headers of its module map`()
    throws
  {
    let (plan, _) = try plan([
      "project.yml": """
      name: Pack
      packages: {Kit: {path: Kit}}
      targets:
        W: {type: app-extension, platform: iOS, sources: [W], dependencies: [{package: Kit}]}
      """,
      "W/W.swift": "import Legacy\nimport WidgetKit\n@main struct W: Widget {}",
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Legacy", targets: ["Legacy"])],
        targets: [.target(name: "Legacy")])
      """,
      "Kit/Sources/Legacy/Store.m": "#import \"Store.h\"\n",
      "Kit/Sources/Legacy/include/Store.h": """
      #import <Foundation/Foundation.h>
      @interface Store : NSObject
      @property (nonatomic, copy, nonnull) NSSet<NSString *> *names;
      - (nonnull NSDictionary<id, NSNumber *> *)counts;
      @end
      """,
      "Kit/Sources/Legacy/include/Hidden.h": "@interface Hidden : NSObject\n@end\n",
      "Kit/Sources/Legacy/include/module.modulemap":
        "module Legacy { umbrella header \"Store.h\" }\n",
    ])
    let legacy = try #require(plan.modules.first { $0.name == "Legacy" })
    guard case .generated(let text)? = legacy.files["Generated/ObjectiveC.swift"] else {
      Issue.record("there are no declarations: \(plan.notes)")
      return
    }
    #expect(text.contains("open class Store: NSObject") && !text.contains("Hidden"))
    #expect(text.contains("open var names: Set<String> = []"), "\(text)")
    #expect(text.contains("-> [AnyHashable: NSNumber]"), "\(text)")
    #expect(plan.missingModules.isEmpty)
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

  @Test func `a workspace combines projects, and a target of one finds the framework of another`()
    throws
  {
    let objects = """
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T);};
      G = {isa = PBXGroup; children = (); sourceTree = "<group>";};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = SharedKit; buildConfigurationList = L; buildPhases = ();
        fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.framework";};
      L = {isa = XCConfigurationList; buildConfigurations = (D);};
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;};};
      """
    var files = SampleProject.files
    files["Kits/Kits.xcodeproj/project.pbxproj"] = SampleProject.file(objects)
    files["Kits/Kit/Intent.swift"] = "public struct Shared {}"
    files["widget/Uses.swift"] = "import SharedKit\nlet shared = Shared.self"
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/>
      <FileRef location="group:Kits/Kits.xcodeproj"/></Workspace>
      """
    let (plan, _) = try plan(files)
    let kit = try #require(plan.modules.first { $0.name == "SharedKit" })
    #expect(kit.files.keys.contains { $0.hasSuffix("Intent.swift") })
    #expect(plan.missingModules["SharedKit"] == nil)
  }

  @Test func `catalogues in a resource folder have symbols in a package's module`() throws {
    let (plan, _) = try plan([
      "project.yml": """
      name: Pack
      packages: {Kit: {path: Kit}}
      targets:
        W:
          type: app-extension
          platform: iOS
          sources: [W]
          dependencies: [{package: Kit}]
      """,
      "W/W.swift": "import Kit\nimport WidgetKit\n@main struct W: Widget {}",
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", resources: [.process("Resources")])])
      """,
      "Kit/Sources/Kit/Kit.swift": "import SwiftUI",
      "Kit/Sources/Kit/Resources/A.xcassets/brand-tile.colorset/Contents.json": "{}",
    ])
    let kit = try #require(plan.modules.first { $0.name == "Kit" })
    guard case .generated(let text) = kit.files["Generated/AssetSymbols.swift"] else {
      Issue.record("there are no symbols")
      return
    }
    #expect(text.contains("static var brandTile: ColorResource"))
    #expect(text.contains("bundle: .module"))
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

  @Test
  func `kept files are a package, its resources, a matrix with known families and a workflow`()
    throws
  {
    let files = SampleProject.files
    let folder = try Folder(files)
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    var options = ProjectRun.Options(
      project: folder.url, workplace: folder.url.appending(path: ".vitrine"), vitrine: folder.url)
    options.targets = [target.name]
    options.design = "ios27"
    let run = ProjectRun(options, toolchain: try Toolchain.find()) { _ in
    } draw: { _ in
      true
    }
    let archives = run.folder(of: target).path(from: folder.url) + "/archives"
    try folder.add([
      "\(archives)/a.b.json": #"{"supportedFamilies": ["systemLarge"]}"#,
      "\(archives)/Ride.json": #"{"liveActivity": {}}"#,
    ])
    let kept = KeptFiles(run: run, folder: folder.url.appending(path: "kept"))
    let plan = try StagingPlanner.plan(target, of: model, toolchain: run.toolchain)
    let whole = KeptPlan(plan: plan, report: TargetReport(plan, root: model.root))
    let written = try kept.write(target, whole)
    #expect(kept.knowsFamilies(of: target))
    #expect(written.contains("Vitrine/My Widget/Resources/de.lproj/Localizable.strings"))
    let text = { (path: String) in
      try String(contentsOf: folder.url.appending(path: "kept/\(path)"), encoding: .utf8)
    }
    let matrix = try text("Golden/My Widget/matrix.json")
    #expect(matrix.contains("\"a.b\"") && matrix.contains("systemLarge"))
    #expect(matrix.contains("expanded"))
    #expect(matrix.contains("ios27"))
    #expect(try text("Vitrine/My Widget/Package.swift").contains("VITRINE_PACKAGE"))
    #expect(try text("Vitrine/My Widget/Resources/en.lproj/Localizable.strings").contains("A"))
    let workflow = try text(".github/workflows/widgets-My_Widget.yml")
    #expect(workflow.contains("--resources \"Vitrine/My Widget/Resources\""))
    #expect(try kept.write(target, whole).allSatisfy { !$0.hasSuffix("matrix.json") })
  }

  @Test
  func `kept files name what is left out, and copy what other machines do not have`() throws {
    let folder = try Folder(SampleProject.files)
    let elsewhere = try Folder(["Gauge.swift": "struct Gauge {}"])
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    let options = ProjectRun.Options(
      project: folder.url, workplace: folder.url.appending(path: ".vitrine"),
      vitrine: elsewhere.url)
    let run = ProjectRun(options, toolchain: try Toolchain.find()) { _ in
    } draw: { _ in
      true
    }
    var plan = try StagingPlanner.plan(target, of: model, toolchain: run.toolchain)
    plan.modules[0].files["Gauge.swift"] = .link(elsewhere.url.appending(path: "Gauge.swift"))
    var report = TargetReport(plan, root: model.root)
    report.leftOutPlaces = [
      LeftOutPlace(
        id: 1, kind: .argument, file: "widget/Widget.swift", line: 3, name: "placeholder",
        reason: "extraneous argument label")
    ]
    let kept = KeptFiles(run: run, folder: folder.url)
    _ = try kept.write(target, KeptPlan(plan: plan, report: report))
    let package = folder.url.appending(path: "Vitrine/My Widget")
    let manifest = try String(
      contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("//   widget/Widget.swift:3: 'placeholder': extraneous argument"))
    #expect(manifest.contains("\"/usr/lib/vitrine/swift\""))
    let link = { (path: String) in
      try? FileManager.default.destinationOfSymbolicLink(
        atPath: package.appending(path: "Sources/\(plan.modules[0].name)/\(path)").path)
    }
    #expect(link("Gauge.swift") == nil)
    #expect(link("widget/Widget.swift")?.hasPrefix("../") == true)
  }

  @Test
  func `a kept package links every file that nothing is left out of`() throws {
    let target = ProjectTarget(
      name: "Widgets", product: .appExtension, platform: .iOS,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    let file = { (name: String) in URL(filePath: "/p/\(name)") }
    var original = StagingPlan(target: target, developmentLanguage: "en", modules: [])
    var module = StagingPlan.Module(name: "Widgets", kind: .program)
    module.files = ["A.swift": .link(file("A.swift")), "B.swift": .link(file("B.swift"))]
    original.modules = [module]
    var isolated = original
    isolated.modules[0].files = [
      "A.swift": .copy(file("A.swift"), "half"), "B.swift": .copy(file("B.swift"), "half"),
    ]
    let linked = try #require(isolated.linked(as: original, leftOut: ["/p/B.swift"]))
    #expect(linked.modules[0].files["A.swift"] == .link(file("A.swift")))
    #expect(linked.modules[0].files["B.swift"] == .copy(file("B.swift"), "half"))
    #expect(isolated.linked(as: original, leftOut: [])?.modules[0].files == module.files)
    #expect(original.linked(as: original, leftOut: []) == nil)
  }
}
