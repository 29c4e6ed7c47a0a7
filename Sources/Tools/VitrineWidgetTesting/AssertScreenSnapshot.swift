import SwiftUI
import Vitrine
import VitrineSnapshot
import VitrineTesting
import VitrineWidgetRunner

/// The size in which a view of an app is shown.
public struct ScreenLayout: Sendable {
  let size: PreviewLayout
  var orientation = ScreenPresentation.screen
  /// The name of the device; `nil` for the setting's.
  var device: String?

  /// The screen of the setting's device, with its safe area.
  public static let device = ScreenLayout(size: .device)
  /// The size that the view takes of the screen.
  public static let sizeThatFits = ScreenLayout(size: .sizeThatFits)

  /// The screen of a device with its safe area.
  ///
  /// - Parameters:
  ///   - name: the name of the device: `iPhone 17` or `iphone-17`.
  ///   - orientation: how the device is held.
  public static func device(
    _ name: String, _ orientation: ScreenPresentation = .screen
  ) -> ScreenLayout {
    ScreenLayout(size: .device, orientation: orientation, device: name)
  }

  /// A size in points, without a safe area.
  public static func fixed(width: Double, height: Double) -> ScreenLayout {
    ScreenLayout(size: .fixed(width: width, height: height))
  }
}

/// Archives a view of an app in the test's process, renders it on the screen of a device, and compares
/// each picture with its golden, which is named after the test with its arguments.
///
///     @Test @MainActor func settings() async {
///       await assertSnapshot(of: SettingsView(), layout: .device("iphone-17")) {
///         $0.colorScheme = [.light, .dark]
///       }
///     }
///
/// - Parameters:
///   - view: the view.
///   - layout: the size in which it is shown.
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
  of view: some View, layout: ScreenLayout, in setting: WidgetSetting = WidgetSetting(),
  design: DesignGeneration? = nil, named name: String? = nil,
  comparison: ComparisonMode = .exact, ignoring: [String] = [], legend: GoldenLegend? = nil,
  record: RecordMode? = nil, varying vary: (inout RequestAxes) -> Void = { _ in },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) async -> [GoldenResult] {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  var setting = setting.drawn(as: design)
  if let name = layout.device {
    guard let device = Device.named(name) else {
      place.fail("there is no device '\(name)'; 'vitrine devices' lists them", attachments: [])
      return []
    }
    setting.device = device
  }
  let former = name ?? String(function.prefix { $0 != "(" })
  let assertion = ArchivingAssertion(
    name: { _, _ in SnapshotName(subject: nil, given: name, former: former) },
    tolerance: GoldenTolerance(mode: comparison, ignored: ignoring, legend: legend),
    record: record, place: place)
  return await assertion.verify(vary, in: setting) { options, folder in
    try await InProcessRunner.archive(
      screen: view, layout.size, layout.orientation, named: former, options, into: folder)
  }
}
