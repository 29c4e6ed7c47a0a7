import Foundation
import VitrineCoding
import VitrineIsolation
import VitrineProcess
import VitrineSyntax

/// The state and the results of a target.
package struct TargetReport: Sendable, Codable {
  /// A widget, control or Live Activity as the sources declare it.
  package struct Widget: Sendable, Codable, Hashable {
    package var name: String
    package var file: String
    package var line: Int
  }

  /// An Apple module that Vitrine replaces, or that is missing.
  package struct Import: Sendable, Codable, Hashable {
    package var module: String
    /// The replacement; `nil` if there is none.
    package var effect: StandIn.Effect?
    package var summary: String?
  }

  /// Code that was left out and that a widget reached.
  package struct Reached: Sendable, Codable, Hashable {
    package var widget: String
    package var family: String?
    /// The requested state of the widget: `placeholder`, `snapshot`, `timeline` or `preview`.
    package var state: String
    package var place: LeftOutPlace
  }

  /// How a target ended.
  package enum Outcome: String, Sendable, Codable {
    /// Nothing was built.
    case listed
    /// Every widget has a picture.
    case drawn
    /// Every widget has a picture, but code that was left out was reached, or had previews.
    case drawnInPart
    /// Nothing had changed since the last run.
    case unchanged
    /// A program was built but not run.
    case built
    case failed
  }

  /// How a run of all targets ended.
  package enum Ending: Sendable {
    /// Every widget has a picture.
    case complete
    /// Every widget has a picture, but code that was left out was reached, or had previews.
    case inPart
    /// A widget has no picture.
    case failed
  }

  /// How a run ended: missing pictures outweigh reached omissions, also for unchanged targets.
  package static func ending(of reports: [TargetReport]) -> Ending {
    guard reports.allSatisfy({ $0.outcome != .failed && $0.outcome != .listed }) else {
      return .failed
    }
    return reports.allSatisfy(\.isWhole) ? .complete : .inPart
  }

  /// Whether nothing that was left out is missing from the pictures.
  var isWhole: Bool { reached.isEmpty && lost.isEmpty }

  package var target: String
  package var platform: ApplePlatform
  package var widgets: [Widget] = []
  /// Whether previews are drawn in place of widgets.
  package var isOfPreviews = false
  /// The previews in the sources.
  package var previews: [Widget] = []
  /// The number of compiled sources.
  package var files = 0
  package var imports: [Import] = []
  package var packages: [String] = []
  package var leftOut: [StagingPlan.LeftOut] = []
  /// The previews that are not drawn because their code is left out.
  package internal(set) var lost: [Lost] = []
  /// Code that was left out so that the rest compiles.
  package var leftOutPlaces: [LeftOutPlace] = []
  /// The pieces that a widget reached, and where.
  package var reached: [Reached] = []
  /// States of widgets that are replaced by others.
  package var replaced: [ProgramReport.Replaced] = []
  package var notes: [String] = []
  package var outcome = Outcome.listed
  package var archives: [String] = []
  package var output: String?
  /// The program of the widgets, if only that was requested.
  package var program: String?
  /// The arguments that it needs in addition to its command.
  package var programArguments: [String]?
  /// The file with the `OmittedCode` of the program, if only that was requested.
  package var omissions: String?
  /// The name of the app that contains the target; `nil` if it is unknown.
  package var appName: String?
  /// The warnings of the widgets' program.
  package var warnings: [String] = []
  /// What could not be archived.
  package var faults: [String] = []
  /// The warnings and faults, with their places.
  package var problems: [Problem] = []
  /// Widgets, entries and providers that are missing, and their requirements.
  package var absent: [BuildExplanation] = []
  /// Why it could not be built.
  package var errors: [BuildExplanation] = []

  /// Creates the report of a plan.
  init(_ plan: StagingPlan, root: URL) {
    target = plan.target.name
    platform = plan.target.platform
    var modules: Set<String> = []
    for module in plan.modules {
      for (path, file) in module.files where path.hasSuffix(".swift") {
        files += 1
        guard let source = file.source, let text = try? ProjectFiles.text(source) else { continue }
        let outline = SourceOutline.of(text)
        modules.formUnion(outline.imports)
        guard plan.isShown(module) else { continue }
        previews += plan.target.shownPreviews(in: source, outline).map {
          Widget(name: $0.title, file: source.path(from: root), line: $0.line)
        }
        widgets += outline.widgets.map {
          Widget(name: $0.name, file: source.path(from: root), line: $0.line)
        }
      }
      leftOut += module.leftOut
    }
    isOfPreviews = plan.target.goal == .previews
    previews.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    widgets.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    imports = modules.sorted().compactMap { name in
      StandIn.named(name).map { Import(module: name, effect: $0.effect, summary: $0.summary) }
    }
    // Code for other systems imports modules that this one does not have.
    imports += plan.systemModules.union(plan.missingModules.keys).sorted()
      .filter { StandIn.named($0) == nil }
      .map { Import(module: $0, effect: nil) }
    packages =
      plan.modules.filter { $0.kind != .program }.map(\.name).sorted()
      + plan.remotePackages.map(\.url)
    leftOut.sort { $0.file < $1.file }
    note(leftOut.flatMap(\.lost))
    notes = plan.notes
    problems = plan.problems + ObjectiveCUses(plan, root: root).problems
  }
}

extension StagingPlan.StagedFile {
  /// The user's file.
  var source: URL? {
    switch self {
    case .link(let source), .copy(let source, _): source
    case .generated: nil
    }
  }
}

extension TargetReport {
  /// Adds the code that was left out and that widgets reached, by the numbers of its places.
  mutating func note(_ places: [ProgramReport.Reached]) {
    let known = Dictionary(leftOutPlaces.map { ($0.id, $0) }) { first, _ in first }
    reached = places.compactMap { reached in
      known[reached.place].map {
        Reached(widget: reached.kind, family: reached.family, state: reached.state, place: $0)
      }
    }
  }

  /// The imported modules that are missing, as messages with what to do: those of packages, which
  /// can be had, and those of Apple's systems, which cannot.
  package var missingModules: [(told: String, hint: String)] {
    let missing = imports.filter { $0.effect == nil }.map(\.module)
    let own = missing.filter { !SystemModules.contains($0) }
    let system = missing.filter(SystemModules.contains)
    let groups = [
      (
        own, "no package at hand has \(Suggestion.list(own)); code that needs them is left out",
        "pass a folder with copies of their packages, such as Xcode's SourcePackages, to '--packages'"
      ),
      (
        system,
        "there is no stand-in for \(Suggestion.list(system)); code that does not compile without "
          + "them is left out",
        "put code of widgets that needs them between '#if !VITRINE' and '#endif'"
      ),
    ]
    return groups.filter { !$0.0.isEmpty }.map { ($0.1, $0.2) }
  }
}
