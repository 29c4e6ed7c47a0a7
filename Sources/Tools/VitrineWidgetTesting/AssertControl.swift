import Vitrine
import VitrineSnapshot
import VitrineTesting
import WidgetKit

/// Archives a control in the test's process, renders it in every size, and compares each picture with
/// its golden.
///
///     @Test @MainActor func lamp() async { await assertSnapshot(of: LampControl()) }
///
/// - Parameters:
///   - control: the control.
///   - steps: what a person does before the pictures are drawn: taps, and intents that run.
///   - setting: the date, locale and time zone of the control's code.
///   - design: the version of the system; `nil` is the setting's.
///   - name: the part of the goldens' names after the test's; `nil` is the control's kind.
///   - comparison: whether noise and invisible differences are allowed.
///   - ignoring: the names of views that are not compared; `*` is any text.
///   - legend: what is drawn beside each picture.
///   - record: the goldens that may be written; `nil` uses the suite's trait, then the environment
///     variable.
///   - vary: sets the values, as for an archive.
///   - fileID: the test's file; use the default.
///   - filePath: the test's file, next to which the goldens are; use the default.
///   - line: the line at which differences are reported; use the default.
///   - column: the column at which differences are reported; use the default.
///   - function: the test's function, for XCTest; use the default.
/// - Returns: the result of each picture.
@MainActor
@discardableResult
public func assertSnapshot(
  of control: some WidgetKit.ControlWidget, after steps: [WidgetStep] = [],
  in setting: WidgetSetting = WidgetSetting(), design: DesignGeneration? = nil,
  named name: String? = nil, comparison: ComparisonMode = .exact, ignoring: [String] = [],
  legend: GoldenLegend? = nil, record: RecordMode? = nil,
  varying vary: (inout RequestAxes) -> Void = { _ in },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) async -> [GoldenResult] {
  await assertSnapshot(
    of: WidgetBundleBuilder.buildExpression(control), after: steps, in: setting, design: design,
    named: name, comparison: comparison, ignoring: ignoring, legend: legend, record: record,
    varying: vary, fileID: fileID, filePath: filePath, line: line, column: column,
    function: function)
}

/// Archives a control in the test's process and checks all of its pictures, as for a widget.
///
/// - Parameters:
///   - control: the control.
///   - setting: the date, locale and time zone of the control's code.
///   - least: the lowest severity that fails.
///   - accepting: the ids of rules whose findings are accepted.
///   - fileID: the test's file; use the default.
///   - filePath: the test's file; use the default.
///   - line: the line at which findings are reported; use the default.
///   - column: the column at which findings are reported; use the default.
/// - Returns: the findings that are not accepted, the worst first.
@MainActor
@discardableResult
public func assertNoFindings(
  of control: some WidgetKit.ControlWidget, in setting: WidgetSetting = WidgetSetting(),
  from least: FindingSeverity = .error, accepting: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> [Finding] {
  await assertNoFindings(
    of: WidgetBundleBuilder.buildExpression(control), in: setting, from: least,
    accepting: accepting, fileID: fileID, filePath: filePath, line: line, column: column)
}
