import Foundation
import VitrineSyntax

/// What is known of a target, and what came of it.
package struct TargetReport: Sendable, Codable {
  /// A widget, control or Live Activity as the sources declare it.
  package struct Widget: Sendable, Codable, Hashable {
    package var name: String
    package var file: String
    package var line: Int
  }

  /// A module that Apple has and Vitrine stands in for, or that is missing.
  package struct Import: Sendable, Codable, Hashable {
    package var module: String
    /// What stands in: `nil` for nothing.
    package var effect: StandIn.Effect?
    package var summary: String?
  }

  /// How a target ended.
  package enum Outcome: String, Sendable, Codable {
    /// Nothing was built.
    case listed
    /// Every widget has a picture.
    case drawn
    /// Nothing had changed since the last run.
    case unchanged
    /// There is a program, which nothing was asked of.
    case built
    case failed
  }

  package var target: String
  package var platform: ApplePlatform
  package var widgets: [Widget] = []
  /// How many sources are compiled.
  package var files = 0
  package var imports: [Import] = []
  package var packages: [String] = []
  package var leftOut: [StagingPlan.LeftOut] = []
  package var notes: [String] = []
  package var outcome = Outcome.listed
  package var archives: [String] = []
  package var output: String?
  /// The program that the widgets have become, where nothing else was asked for.
  package var program: String?
  /// The words that it needs beside those of its command.
  package var programArguments: [String]?
  /// What the widgets' program said.
  package var warnings: [String] = []
  /// What could not be archived.
  package var faults: [String] = []
  /// Why it could not be built.
  package var errors: [BuildExplanation] = []

  /// What a plan says.
  init(_ plan: StagingPlan, root: URL) {
    target = plan.target.name
    platform = plan.target.platform
    var modules: Set<String> = []
    for module in plan.modules {
      for (path, file) in module.files where path.hasSuffix(".swift") {
        files += 1
        guard let source = file.source, let text = try? ProjectFiles.text(source) else { continue }
        let outline = SourceOutline(text)
        modules.formUnion(outline.imports)
        guard module.kind == .program else { continue }
        widgets += outline.widgets.map {
          Widget(name: $0.name, file: RelativePath.of(source, to: root), line: $0.line)
        }
      }
      leftOut += module.leftOut
    }
    widgets.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    imports = modules.sorted().compactMap { name in
      StandIn.named(name).map { Import(module: name, effect: $0.effect, summary: $0.summary) }
    }
    imports += plan.missingModules.keys.sorted().map { Import(module: $0, effect: nil) }
    packages =
      plan.modules.filter { $0.kind != .program }.map(\.name).sorted()
      + plan.remotePackages.map(\.url)
    leftOut.sort { $0.file < $1.file }
    notes = plan.notes
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
