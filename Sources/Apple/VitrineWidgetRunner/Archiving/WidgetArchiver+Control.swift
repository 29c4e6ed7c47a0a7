import SwiftUI
package import VitrineArchive
internal import VitrineModel
import WidgetKit

extension WidgetArchiver {
  /// Archives a control.
  package func archive(
    _ widget: WidgetDescription, _ source: any ControlSource
  ) async throws -> WidgetArchive {
    let context = ControlContext(
      environment: evaluator.environment(.control(.controlMedium), ViewConditions()),
      hasString: evaluator.hasString)
    var control = VitrineArchive.ControlWidget()
    if avoided[.snapshot] == nil {
      ReachedPlaces.enter(.snapshot)
      control.preview = try await source.preview()?.template(context)
    }
    guard let current = try await current(source, context) ?? control.preview else {
      throw WidgetFault("the control shows nothing")
    }
    control.current = current
    control.promptsForUserConfiguration = widget.promptsForUserConfiguration
    evaluator.note(context.records)
    context.warnings.forEach(evaluator.warn)
    var archive = header(widget)
    archive.control = control
    archive.evaluatedFor = evaluator.evaluated(for: .control(.controlMedium), widget)
    evaluator.applyRules(to: &archive)
    return archive
  }

  /// Returns the control with its current value.
  ///
  /// `nil` if the provider has none and the preview value is used, as in the gallery of controls.
  private func current(
    _ source: any ControlSource, _ context: ControlContext
  ) async throws -> VitrineArchive.ControlTemplate? {
    func replaced(_ reason: String) -> VitrineArchive.ControlTemplate? {
      evaluator.note(ReplacedState(state: .timeline, by: .snapshot, reason: reason))
      return nil
    }
    if let reason = avoided[.timeline] { return replaced(reason) }
    do {
      ReachedPlaces.enter(.timeline)
      return try await source.current().template(context)
    } catch {
      guard avoided[.snapshot] == nil, await source.preview() != nil else { throw error }
      return replaced("the control has no value (\(error))")
    }
  }
}
