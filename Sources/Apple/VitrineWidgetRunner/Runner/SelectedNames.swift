internal import VitrineCoding
import WidgetKit

/// What an option selects by name, and the names that there are.
struct SelectedNames {
  /// What has the names, such as `preview`.
  let noun: String
  /// The names on the command line.
  let wanted: [String]
  /// All names, in order.
  let known: [String]

  /// Checks that something has one of the names, if there are any.
  ///
  /// - Parameter isOne: whether something has the name, which may be written in several ways.
  /// - Returns: a fault for each name that nothing has.
  /// - Throws: `WidgetFault` for the first name if nothing has any of them.
  @discardableResult
  func check(_ isOne: (String) -> Bool) throws(WidgetFault) -> [WidgetFault] {
    let faults = wanted.filter { !isOne($0) }.map(fault)
    if let first = faults.first, faults.count == wanted.count { throw first }
    return faults
  }

  private func fault(_ name: String) -> WidgetFault {
    WidgetFault(
      "there is no \(noun) '\(name)'",
      hint: Suggestion.hint(for: name, among: known)
        ?? (known.isEmpty ? nil : "there is \(Suggestion.list(known))"),
      foundNothing: true)
  }
}
