import SwiftUI
import WidgetKit

/// Units that took too long, and others of their widgets, which are not waited for as long.
struct SlowUnits {
  /// The time limit, in seconds, for a unit that took too long once, and for a widget that did in
  /// another family.
  static let patience = 0.5

  /// The time limit, in seconds, for all other code after several pieces took too long: a project
  /// whose code waits for the same server everywhere would take minutes.
  private static let patienceOfOthers = 2.0
  private static let mostPatientEnds = 2

  /// The number of workers that had to be ended.
  var count = 0
  private var units: Set<Int> = []
  /// The first unit of each widget that took too long, by the widget's kind.
  private var first: [String: Int] = [:]

  func contains(_ unit: Int) -> Bool { units.contains(unit) }

  /// The time limit in seconds for the code that runs now.
  func limit(_ progress: WorkerProgress) -> Double {
    let isOfUser = progress.isInStep || !progress.begun.isEmpty
    return isOfUser && count > SlowUnits.mostPatientEnds ? SlowUnits.patienceOfOthers : .infinity
  }

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
        place: nil, isConsequence: true)
    }
  }
}
