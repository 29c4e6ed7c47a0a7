import SwiftUI
internal import VitrineDevices
import WidgetKit

/// Units that took too long, and others of their widgets, which are not waited for as long.
struct SlowUnits {
  /// The time limit, in seconds, for a unit that took too long once, and for a widget that did in
  /// another family.
  static let patience = 0.5

  private var units: Set<Int> = []
  /// The first unit of each widget that took too long, by the widget's kind.
  private var first: [String: Int] = [:]

  func contains(_ unit: Int) -> Bool { units.contains(unit) }

  /// Records that a unit took too long.
  ///
  /// - Parameter all: the units of the work.
  /// - Returns: failures for further units of the same widget, if it took too long in two families:
  ///   they are not tried.
  mutating func note(
    _ unit: Int, _ failure: WorkerProcess.Failure, of all: [WorkUnit]
  ) -> [WorkerProcess.Failure] {
    guard all.indices.contains(unit) else { return [] }
    let others = all.indices.filter {
      all[$0].kind == all[unit].kind && all[$0].isPreview == all[unit].isPreview
    }
    units.formUnion(others)
    if failure.isRetried { return [] }
    guard let first = first[all[unit].kind] else {
      first[all[unit].kind] = unit
      return []
    }
    let family = all[first].family.map { " in \($0.rawValue)" } ?? ""
    return others.filter { $0 > unit }.map { other in
      WorkerProcess.Failure(
        unit: other, reason: "it was skipped, because it took too long\(family)", talk: "",
        place: nil)
    }
  }
}
