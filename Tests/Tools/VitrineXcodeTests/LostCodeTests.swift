import Foundation
import Testing

@testable import VitrineIsolation
@testable import VitrineProcess
@testable import VitrineXcode

@Suite("Lost widgets and previews")
struct LostDeclarationTests {
  private static let previews = """
    import SwiftUI
    struct Card: View { var body: some View { Text("a") } }
    #Preview("Full") { Card() }
    struct CardPreviews: PreviewProvider { static var previews: some View { Card() } }
    #Preview { Card() }

    """

  private func plan(
    _ folder: Folder, _ goal: ProjectTarget.Goal, exclusions: [String: String]
  ) throws -> (plan: StagingPlan, model: ProjectModel) {
    let model = try ProjectReader.read(folder.url)
    var target = try #require(model.targets.first)
    target.goal = goal
    let reasons = Dictionary(
      uniqueKeysWithValues: exclusions.map { path, reason in
        (target.sources.first { $0.lastPathComponent == path }?.path ?? "", reason)
      })
    let plan = try StagingPlanner.plan(
      target, of: model, toolchain: try Toolchain.find(), exclusions: reasons)
    return (plan, model)
  }

  @Test(
    "a file that is left out as a whole names the previews that it declares",
    arguments: [ProjectTarget.Goal.widgets, .previews])
  func file(_ goal: ProjectTarget.Goal) throws {
    let folder = try Folder([
      "W.swift": "import WidgetKit\n@main struct W: Widget {}",
      "Views/Card.swift": LostDeclarationTests.previews,
    ])
    let (plan, model) = try plan(
      folder, goal, exclusions: ["Card.swift": "line 2: cannot find 'Db' in scope"])
    var report = TargetReport(plan, root: model.root)
    let names = ["#Preview(\"Full\")", "CardPreviews", "#Preview"]
    #expect(report.lost.map(\.name) == names && report.lost.map(\.line) == [3, 4, 5])
    #expect(
      report.lost.first?.explanation.description
        == "Views/Card.swift:3: '#Preview(\"Full\")' is not drawn: Views/Card.swift is left out: "
        + "line 2: cannot find 'Db' in scope")
    report.outcome = .drawnInPart
    #expect(TargetReport.ending(of: [report]) == .inPart)
    let data = try JSONEncoder().encode(report)
    let coded = try JSONDecoder().decode(TargetReport.self, from: data)
    #expect(coded.lost.map(\.name) == names)
  }

  @Test("a widget in a file of another program is missing, and the previews there are its own")
  func program() throws {
    let folder = try Folder([
      "W.swift": "import WidgetKit\nstruct W: Widget {}",
      "App.swift":
        "import SwiftUI\nimport WidgetKit\n@main struct A: App {}\nstruct B: Widget {}\n#Preview { C() }",
    ])
    let (plan, model) = try plan(folder, .widgets, exclusions: [:])
    let report = TargetReport(plan, root: model.root)
    #expect(report.lost.isEmpty)
    #expect(report.absent.map(\.place) == ["App.swift:4"])
  }

  @Test("previews and widgets in omitted code are named with the reason, those that it names once")
  func code() throws {
    let source = LostDeclarationTests.previews + "enum All {\n  struct W: Widget {}\n}\n"
    let folder = try Folder(["Card.swift": source])
    var plan = AbsentCodeTests().plan(missing: [])
    var module = StagingPlan.Module(name: "Widgets", kind: .program)
    module.files["Card.swift"] = .link(folder.url.appending(path: "Card.swift"))
    plan.modules = [module]
    var isolated = IsolatedModule(key: "")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    isolated.texts["Card.swift"] =
      lines.enumerated().map { [2, 6].contains($0) || $0 == 7 ? "" : String($1) }
      .joined(separator: "\n")
    isolated.lines["Card.swift"] = [3...3, 6...8]
    isolated.places = [3, 7].map { line in
      LeftOutPlace(
        id: line, kind: .declaration, file: "Card.swift", line: line, name: "Db",
        reason: "cannot find 'Db' in scope")
    }
    var result = PlanIsolation.Result(plan: plan)
    result.take(isolated, of: module, at: 0)
    #expect(result.lost.map(\.declaration.name) == ["#Preview(\"Full\")", "W"])
    #expect(result.lost.map(\.reason) == [3, 7].map { "line \($0): cannot find 'Db' in scope" })
    isolated.entryTypes = ["W"]
    #expect(plan.lost(in: isolated, of: module).count == 1)
  }
}

@Suite("Missing code")
struct AbsentCodeTests {
  func plan(missing: [String]) -> StagingPlan {
    let target = ProjectTarget(
      name: "Widgets", product: .appExtension, platform: .iOS,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    var plan = StagingPlan(target: target, developmentLanguage: "en", modules: [])
    for name in missing { plan.missingModules[name] = ["A.swift"] }
    return plan
  }

  private func explanation(
    _ folder: Folder, missing: [String], _ reason: IsolatedModule.Failure? = nil
  ) -> BuildExplanation {
    let plan = plan(missing: missing)
    var result = PlanIsolation.Result(plan: plan)
    result.failure = reason.map { ("Core", $0) }
    result.entryTypes = ["Entry"]
    return AbsentCode(plan, root: folder.url).explanation(of: result, in: "App.xcodeproj")
  }

  @Test("missing modules are reported")
  func modules() throws {
    let folder = try Folder(["A.swift": ""])
    let told = explanation(folder, missing: ["Realm", "Alamofire"])
    #expect(told.message == "Widgets: missing code is needed by 'Entry'")
    #expect(told.hint == "pass folders that contain 'Alamofire', 'Realm' to '--packages'")
  }

  @Test("a submodule that was not fetched is reported, and a fetched one is not")
  func submodules() throws {
    let folder = try Folder([
      ".gitmodules": """
      [submodule "core"]
        path = libs/core
        url = https://example.com/core.git
      [submodule "there"]
        path = libs/there
      [submodule "outside"]
        path = ../outside
      """,
      "libs/there/a.h": "", "libs/core/.keep": "",
    ])
    let told = explanation(folder, missing: ["Realm"], .limit)
    #expect(told.message.hasPrefix("Core: missing code is needed: more than 0 places"))
    let core = "'libs/core' is empty: run 'git submodule update --init'"
    #expect(told.hint == "pass folders that contain 'Realm' to '--packages'; \(core)")
    #expect(explanation(folder, missing: []).hint == core)
  }
}
