/// Warnings in the order in which they were found, up to a limit.
///
/// An archive full of faults must not use up memory or time.
package struct WarningList: Sendable {
  /// The maximum number of warnings that are kept.
  package static let most = 1_000

  private var kept: [Diagnostic] = []
  private var omitted = 0

  package init() {}

  /// Appends a warning, or only counts it when the limit is reached; then it is not even created.
  package mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if kept.count < WarningList.most { kept.append(diagnostic()) } else { omitted += 1 }
  }

  /// The warnings; the last one counts those that were dropped.
  package var all: [Diagnostic] {
    guard omitted > 0 else { return kept }
    return kept + [Diagnostic(.ineffective("\(omitted.counted("more warning"))"), path: NodePath())]
  }
}
