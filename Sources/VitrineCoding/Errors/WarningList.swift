/// Warnings in the order in which they were found, as many as someone reads.
///
/// An archive full of faults must fill neither the memory nor the time of those who look at it.
package struct WarningList: Sendable {
  /// Warnings that are kept one by one.
  package static let most = 1_000

  private var kept: [Diagnostic] = []
  private var omitted = 0

  package init() {}

  /// Keeps a warning, or counts it where there are too many: then it is not even made.
  package mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if kept.count < WarningList.most { kept.append(diagnostic()) } else { omitted += 1 }
  }

  /// The warnings; the last one counts those that were not kept.
  package var all: [Diagnostic] {
    guard omitted > 0 else { return kept }
    return kept + [Diagnostic(.ineffective("\(omitted) more warnings"), path: NodePath())]
  }
}
