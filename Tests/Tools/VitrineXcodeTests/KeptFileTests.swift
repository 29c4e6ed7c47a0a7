import Foundation
import Testing
import VitrineProcess

@testable import VitrineIsolation
@testable import VitrineXcode

/// Files that are written for a project to keep.
struct KeptFileTests {
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
