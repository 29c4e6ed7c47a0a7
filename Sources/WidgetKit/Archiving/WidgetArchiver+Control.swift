import SwiftUI
package import VitrineModel

extension WidgetArchiver {
  /// The archive of a control.
  package func archive(
    _ widget: WidgetDescription, _ source: any ControlSource
  ) async throws -> WidgetArchive {
    let context = ControlContext(
      environment: evaluator.environment(
        .control(.controlMedium), ViewConditions(), margins: .zero))
    var control = VitrineModel.ControlWidget()
    guard let current = try (await source.current()).template(context) else {
      throw WidgetFault("the control shows nothing")
    }
    control.current = current
    control.preview = try await source.preview()?.template(context)
    control.promptsForUserConfiguration = widget.promptsForUserConfiguration
    evaluator.note(context.records)
    context.warnings.forEach(evaluator.warn)
    var archive = header(widget)
    archive.control = control
    return archive
  }
}

/// Why something of a widget cannot be archived.
package struct WidgetFault: Error, CustomStringConvertible {
  /// The reason on one line.
  package let description: String
  /// What to do about it, where that is known.
  package let hint: String?

  package init(_ description: String, hint: String? = nil) {
    self.description = description
    self.hint = hint
  }
}
