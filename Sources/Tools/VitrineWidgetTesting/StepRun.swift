import Foundation
import Vitrine
import VitrineWidgetRunner
import WidgetKit

/// Runs a step before a picture is drawn.
@MainActor
struct StepRun {
  let step: WidgetStep
  let setting: WidgetSetting
  let families: [WidgetFamily]
  /// An empty folder for the archives of the widget before the step.
  let folder: URL

  /// The reason why a step cannot run.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the intent of the step.
  ///
  /// - Throws: an error when the widget has no such control, or the intent fails.
  func run(_ axes: RequestAxes, _ archive: EvaluatedFiles.Archive) async throws {
    switch step.action {
    case .perform(let intent):
      try await performing("the intent '\(type(of: intent))'") {
        try await InProcessRunner.perform(intent, at: setting.date, in: setting.locale)
      }
    case .tap(let name):
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let intent = try intent(of: name, in: try await picture(axes, archive))
      try await performing("the intent '\(intent.type)' of the tap on '\(name)'") {
        try await InProcessRunner.perform(intent, at: setting.date, in: setting.locale)
      }
    }
  }

  /// Runs an intent, whose own error says neither its name nor who called it.
  private func performing(_ intent: String, _ run: @MainActor () async throws -> Void) async throws
  {
    do { try await run() } catch { throw Fault(description: "\(intent) failed: \(error)") }
  }

  /// Lays out the first of the pictures.
  private func picture(
    _ axes: RequestAxes, _ archive: EvaluatedFiles.Archive
  ) async throws -> LaidOutWidget {
    let files = try await EvaluatedFiles(
      axes, in: setting, families: families, folder: folder, archive)
    guard let widget = files.widgets.first, let picture = widget.pictures.first else {
      throw Fault(description: "the widget has no picture to tap")
    }
    var renderer = Renderer()
    renderer.recordsSemantics = true
    let file = (widget.archives.archive(for: picture) ?? widget.archives.first).file
    return try renderer.layOut(WidgetDocument(contentsOf: file), picture.request)
  }

  /// Returns the intent that a tap on a control runs.
  private func intent(of name: String, in widget: LaidOutWidget) throws -> Vitrine.Action.Intent {
    let controls = widget.accessibility.readingOrder.filter { element in
      widget.hitRegion(at: element.frame.center).map { $0.role != .widgetURL } ?? false
    }
    let named = controls.first { [$0.label, $0.identifier, $0.id].contains(name) }
    let region = widget.hitRegions.last { $0.id == name && $0.role != .widgetURL }
    guard let point = named?.frame.center ?? region?.shape.tightBounds?.center else {
      let names = controls.compactMap { $0.label ?? $0.identifier }
      let hint = Suggestion.hint(for: name, among: names)
      throw Fault(
        description: "there is no control '\(name)' to tap"
          + (names.isEmpty ? "; the widget has none" : "; it has " + Suggestion.list(names))
          + (hint.map { "\n  hint: \($0)" } ?? ""))
    }
    let report = TapReport(point, on: widget)
    guard report.effect == .intent, case .intent(let intent)? = report.region?.action else {
      let reason = report.reason ?? "it opens the app"
      throw Fault(description: "the tap on '\(name)' runs no intent: \(reason)")
    }
    return intent
  }
}
