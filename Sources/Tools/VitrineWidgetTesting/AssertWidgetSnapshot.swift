import Foundation
@_exported import Vitrine
@_exported import VitrineSnapshot
@_exported import VitrineTesting
import VitrineWidgetRunner
import WidgetKit

/// Archives a widget in the test's process, renders it, and compares each picture with its golden;
/// works in Swift Testing and in XCTest.
///
///     @Test @MainActor func tasks() async {
///       await assertSnapshot(of: TasksWidget(), entry: TaskEntry.sample, families: [.systemSmall]) {
///         $0.colorScheme = [.light, .dark]
///       }
///     }
///
/// Goldens are in `Goldens/<test file>/` next to the test, named after the test with its arguments,
/// the widget's kind and the values. Two assertions that would use one golden fail.
///
/// - Parameters:
///   - widget: the widget, or a bundle's member; if it consists of several widgets, each is
///     compared.
///   - entry: the entry to show instead of the provider's timeline.
///   - steps: what a person does before the pictures are drawn: taps, and intents that run.
///   - families: the families; if empty, all that the widget supports.
///   - setting: the date, locale and time zone of the widget's code.
///   - design: the version of the system; `nil` is the setting's.
///   - name: the part of the goldens' names after the test's; `nil` is the widget's kind, with a
///     number from the second assertion on the same widget in the test.
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
  of widget: some Widget, entry: (any TimelineEntry)? = nil, after steps: [WidgetStep] = [],
  families: [WidgetFamily] = [],
  in setting: WidgetSetting = WidgetSetting(), design: DesignGeneration? = nil,
  named name: String? = nil, comparison: ComparisonMode = .exact, ignoring: [String] = [],
  legend: GoldenLegend? = nil,
  record: RecordMode? = nil,
  varying vary: (inout RequestAxes) -> Void = { _ in }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) async -> [GoldenResult] {
  var assertion = ArchivingAssertion(
    name: { .of($0, named: name, isOnly: $1) }, families: families,
    tolerance: GoldenTolerance(mode: comparison, ignored: ignoring, legend: legend),
    record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function))
  assertion.steps = steps
  return await assertion.verify(vary, in: setting.drawn(as: design)) { options, folder in
    try await InProcessRunner.archive(widget, showing: entry, options, into: folder)
  }
}

/// Archives a view as the content of a widget, renders it, and compares each picture with its
/// golden, which is named after the test with its arguments.
///
/// - Parameters:
///   - view: the view, with the `containerBackground` that it has in a widget.
///   - families: the families to show the view in.
///   - setting: the date, locale and time zone of the view's code.
///   - design: the version of the system; `nil` is the setting's.
///   - name: the part of the goldens' names after the test's; `nil` is a number from the second
///     view in the test.
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
  of view: some View, families: [WidgetFamily] = [.systemMedium],
  in setting: WidgetSetting = WidgetSetting(), design: DesignGeneration? = nil,
  named name: String? = nil, comparison: ComparisonMode = .exact, ignoring: [String] = [],
  legend: GoldenLegend? = nil,
  record: RecordMode? = nil,
  varying vary: (inout RequestAxes) -> Void = { _ in }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) async -> [GoldenResult] {
  let former = name ?? String(function.prefix { $0 != "(" })
  let assertion = ArchivingAssertion(
    name: { _, _ in SnapshotName(subject: nil, given: name, former: former) }, families: families,
    tolerance: GoldenTolerance(mode: comparison, ignored: ignoring, legend: legend),
    record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function))
  return await assertion.verify(vary, in: setting.drawn(as: design)) { options, folder in
    try await InProcessRunner.archive(view, named: former, options, into: folder)
  }
}

/// Archives every `#Preview` in the test's program, renders it, and compares each picture with its
/// golden.
///
/// Goldens are named after the test and the previews: by their name, or by the file and the
/// preview's position in it, such as `TasksWidget#2`. Fails if there are no previews.
///
/// - Parameters:
///   - modules: the modules whose previews to compare; if empty, all linked modules.
///   - setting: the date, locale and time zone of the previews' code.
///   - design: the version of the system; `nil` is the setting's.
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
public func assertPreviews(
  of modules: String..., in setting: WidgetSetting = WidgetSetting(),
  design: DesignGeneration? = nil, comparison: ComparisonMode = .exact, ignoring: [String] = [],
  legend: GoldenLegend? = nil, record: RecordMode? = nil,
  varying vary: (inout RequestAxes) -> Void = { _ in }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) async -> [GoldenResult] {
  var assertion = ArchivingAssertion(
    name: { .of($0, named: nil, isOnly: $1) },
    tolerance: GoldenTolerance(mode: comparison, ignored: ignoring, legend: legend),
    record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function))
  assertion.subject =
    "the previews of " + (modules.isEmpty ? "all modules" : modules.joined(separator: ", "))
  return await assertion.verify(vary, in: setting.drawn(as: design)) { options, folder in
    try await InProcessRunner.archivePreviews(of: modules, options, into: folder)
  }
}

/// The environment of widgets' code while it is archived, and of its pictures.
///
/// The code runs again for every value of the axes that it can see: a language, a time zone, a
/// device, a version of the system. Values that the axes leave open are those of the setting.
public struct WidgetSetting: Sendable {
  /// The value of `Date()` for the widget's code and its provider, and for the tasks that they
  /// start.
  public var date: Date
  /// The locale.
  public var locale: Locale
  /// The time zone.
  public var timeZone: TimeZone
  /// The device that determines sizes; `nil` uses the default device of each family.
  public var device: Device?
  /// The version of the system that determines sizes, controls, colours and light.
  public var design: DesignGeneration

  /// Creates a setting, by default 9 January 2026 at 9:41, American English and Greenwich Mean
  /// Time, so that goldens do not depend on when and where they are recorded.
  public init(
    date: Date = Date(timeIntervalSince1970: 1_767_951_660),
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    device: Device? = nil, design: DesignGeneration = .standard
  ) {
    (self.date, self.locale, self.timeZone) = (date, locale, timeZone)
    (self.device, self.design) = (device, design)
  }

  /// Returns the setting with another version of the system, if there is one.
  func drawn(as design: DesignGeneration?) -> WidgetSetting {
    var setting = self
    setting.design = design ?? self.design
    return setting
  }
}
