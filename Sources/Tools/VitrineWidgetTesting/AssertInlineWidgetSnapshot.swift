import Vitrine
import VitrineSnapshot
import VitrineTesting
import VitrineWidgetRunner
import WidgetKit

/// Archives a widget in the test's process, and compares a text about one of its pictures, such as what
/// VoiceOver reads, with the text in the test's source.
///
///     @Test @MainActor func speech() async {
///       await assertInlineSnapshot(of: TasksWidget(), as: .speech) {
///         """
///         "Tasks" header
///         """
///       }
///     }
///
/// Without a closure, `VITRINE_RECORD=missing swift test` writes it into the source; `failed` also
/// replaces one that differs. If `CI` is set, nothing is written.
///
/// - Parameters:
///   - widget: the widget.
///   - text: what the text says.
///   - entry: the entry to show instead of the provider's timeline.
///   - steps: what a person does before the picture is drawn: taps, and intents that run.
///   - request: the picture; `nil` is the first family that the widget supports.
///   - setting: the date, locale and time zone of the widget's code.
///   - design: the version of the system; `nil` is the setting's.
///   - record: whether the text may be written; `nil` uses the suite's trait, then the environment
///     variable.
///   - expected: the text; `nil` if it is still to be recorded.
///   - fileID: the test's file; use the default.
///   - filePath: the test's file; use the default.
///   - line: the line at which differences are reported; use the default.
///   - column: the column at which differences are reported; use the default.
/// - Returns: the text about the picture; empty if it cannot be laid out.
@MainActor
@discardableResult
public func assertInlineSnapshot(
  of widget: some Widget, as text: SnapshotText, entry: (any TimelineEntry)? = nil,
  after steps: [WidgetStep] = [], request: RenderRequest? = nil,
  in setting: WidgetSetting = WidgetSetting(), design: DesignGeneration? = nil,
  record: RecordMode? = nil, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> String {
  let assertion = InlineAssertion(
    text: text, request: request, setting: setting.drawn(as: design), steps: steps,
    place: TestPlace(
      fileID: fileID, filePath: filePath, line: line, column: column, function: #function))
  return await assertion.verify(record, expected?()) { options, folder in
    try await InProcessRunner.archive(widget, showing: entry, options, into: folder)
  }
}

/// Archives a view as the content of a widget, and compares a text about its picture with the text in
/// the test's source.
///
/// - Parameters:
///   - view: the view, with the `containerBackground` that it has in a widget.
///   - text: what the text says.
///   - request: the picture; `nil` is that of the small family.
///   - setting: the date, locale and time zone of the view's code.
///   - design: the version of the system; `nil` is the setting's.
///   - record: whether the text may be written; `nil` uses the suite's trait, then the environment
///     variable.
///   - expected: the text; `nil` if it is still to be recorded.
///   - fileID: the test's file; use the default.
///   - filePath: the test's file; use the default.
///   - line: the line at which differences are reported; use the default.
///   - column: the column at which differences are reported; use the default.
/// - Returns: the text about the picture; empty if it cannot be laid out.
@MainActor
@discardableResult
public func assertInlineSnapshot(
  of view: some View, as text: SnapshotText, request: RenderRequest? = nil,
  in setting: WidgetSetting = WidgetSetting(), design: DesignGeneration? = nil,
  record: RecordMode? = nil, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> String {
  let assertion = InlineAssertion(
    text: text, request: request ?? RenderRequest(family: .systemSmall),
    setting: setting.drawn(as: design), steps: [],
    place: TestPlace(
      fileID: fileID, filePath: filePath, line: line, column: column, function: #function))
  return await assertion.verify(record, expected?()) { options, folder in
    try await InProcessRunner.archive(view, named: "view", options, into: folder)
  }
}

/// An assertion about a text, on an archive that it creates itself.
@MainActor
private struct InlineAssertion {
  let text: SnapshotText
  let request: RenderRequest?
  let setting: WidgetSetting
  let steps: [WidgetStep]
  let place: TestPlace

  /// Archives under the conditions of the picture, and compares the text about it.
  func verify(
    _ record: RecordMode?, _ expected: String?, _ archive: EvaluatedFiles.Archive
  ) async -> String {
    let families: [WidgetFamily] = if case .family(let one)? = request?.target { [one] } else { [] }
    do {
      return try await TemporaryArchives.with { folder in
        for (index, step) in steps.enumerated() {
          try await StepRun(
            step: step, setting: setting, families: families,
            folder: folder.appending(path: "step\(index)")
          ).run(setting.completing(axes), archive)
        }
        let evaluation = setting.evaluation(of: picture(request))
        let archives = try await archive(setting.options(families, for: evaluation), folder)
        archives.warnings.forEach(place.warn)
        guard let file = archives.files.first else {
          place.failForNothing("nothing was archived", of: "the widget")
          return ""
        }
        let own = try request ?? WidgetDocument(contentsOf: file.url.path).firstRequest
        return place.verifyInline(text, of: file.url.path, own.map(picture), record, expected)
      }
    } catch {
      place.fail("it cannot be archived: \(error)", attachments: [])
      return ""
    }
  }

  /// The pictures of a step: that of the request, or all that the widget has.
  private var axes: RequestAxes {
    var axes = RequestAxes()
    axes.includesAllTargets = true
    if let request { axes.target = [request.target] }
    return axes
  }

  /// Returns a request with the values of the setting that it leaves open.
  private func picture(_ request: RenderRequest?) -> RenderRequest {
    var own = request ?? RenderRequest(family: .systemSmall)
    let values = setting.completing(RequestAxes())
    if let locale = values.locale?.first { own.locale = locale }
    if let zone = values.timeZone?.first { own.timeZone = zone }
    own.device = own.device ?? setting.device
    if let design = values.design?.first { own.design = design }
    return own
  }
}
