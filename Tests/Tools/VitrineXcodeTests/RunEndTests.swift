import Foundation
import Testing

@testable import VitrineIsolation
@testable import VitrineProcess
@testable import VitrineXcode

@Suite("How a run ends")
struct EndingTests {
  private func report(_ outcome: TargetReport.Outcome, reaches: Bool = false) -> TargetReport {
    let target = ProjectTarget(
      name: "Widgets", product: .appExtension, platform: .iOS,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    let plan = StagingPlan(target: target, developmentLanguage: "en", modules: [])
    var report = TargetReport(plan, root: URL(filePath: "/"))
    report.outcome = outcome
    let place = LeftOutPlace(
      id: 7, kind: .modifier, file: "A.swift", line: 3, name: "glow", reason: "no member")
    report.leftOutPlaces = [place]
    if reaches {
      report.note([
        ProgramReport.Reached(kind: "Ring", family: "systemSmall", state: "timeline", place: 7)
      ])
    }
    return report
  }

  @Test("reached omissions are distinguished from complete pictures, and from missing ones")
  func ending() {
    let complete = report(.drawn)
    let inPart = report(.drawnInPart, reaches: true)
    #expect(TargetReport.ending(of: [complete]) == .complete)
    #expect(TargetReport.ending(of: [complete, inPart]) == .inPart)
    #expect(TargetReport.ending(of: [report(.unchanged, reaches: true)]) == .inPart)
    #expect(TargetReport.ending(of: [inPart, report(.failed)]) == .failed)
  }

  @Test("all omissions are lines of the report, by name or else by kind")
  func lines() throws {
    var report = report(.drawn)
    report.leftOutPlaces = [
      LeftOutPlace(
        id: 1, kind: .modifier, file: "A.swift", line: 3, name: "some View", reason: "no member"),
      LeftOutPlace(
        id: 2, kind: .argument, file: "B.swift", line: 1, name: "placeholder",
        reason: "extraneous argument label"),
    ]
    #expect(
      report.leftOutLines == [
        "A.swift:3: the modifier: no member",
        "B.swift:1: 'placeholder': extraneous argument label",
      ])
  }

  @Test("a widget whose configuration is left out is reported once, with the reason")
  func lostConfiguration() {
    var report = report(.failed)
    let plan = StagingPlan(
      target: ProjectTarget(
        name: "Widgets", product: .appExtension, platform: .iOS,
        settings: BuildSettings([], conditions: .init(sdk: "", configuration: ""))),
      developmentLanguage: "en", modules: [])
    let root = URL(filePath: "/")
    report.leftOutPlaces = [
      LeftOutPlace(
        id: 7, kind: .configuration, file: "A.swift", line: 3, name: "Ring", reason: "no member")
    ]
    report.note([ProgramReport.Reached(kind: "Ring", family: nil, state: "preview", place: 7)])
    report.absent = [BuildExplanation(ProjectError("no member", file: root))]
    let problems = ["Ring", "Bar"].map { WidgetFault(kind: $0, reason: "it is left out") }
    report.note(
      TargetReport.Problem.all(problems), SourceNames(plan, StagedFolder(root), root: root))
    #expect(report.problems.map(\.widget) == ["Bar"])
  }

  @Test("a fault that several families of a widget have is one problem")
  func families() {
    let faults = ["systemSmall", "systemMedium"].map {
      WidgetFault(kind: "Ring", family: $0, reason: "it trapped")
    }
    let other = WidgetFault(kind: "Ring", family: "systemLarge", reason: "it was late")
    #expect(
      TargetReport.Problem.all(faults + [other]).map(\.message) == [
        "'Ring' is not drawn in systemSmall, systemMedium: it trapped",
        "'Ring' is not drawn in systemLarge: it was late",
      ])
  }

  @Test("a reached omission is reported with widget, family, state, file, line and name")
  func told() throws {
    let report = report(.drawnInPart, reaches: true)
    let (place, told, widgets) = try #require(report.reachedPlaces.first)
    #expect((place.file, place.line) == ("A.swift", 3))
    #expect(told == "'glow' is left out: no member" && widgets == ["Ring"])
    let known = try JSONDecoder().decode(
      TargetReport.self, from: JSONEncoder().encode(report))
    #expect(known.reached.map(\.widget) == ["Ring"])
  }
}
