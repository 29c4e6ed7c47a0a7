package import VitrineCoding

/// An action that ran, and what it gave back.
package struct IntentRun: Sendable {
  /// The value, where there is one.
  package var value: JSONValue?
  /// The spoken or displayed dialog, if any.
  package var dialog: String?
}

extension IntentRun {
  /// Runs an action with values of an archive; an action that it opens runs next.
  ///
  /// - Throws: `IntentCallError` for wrong values, and what the action throws.
  package static func of(
    _ type: any AppIntent.Type, _ values: [String: JSONValue]
  ) async throws -> IntentRun {
    let intent: any AppIntent = type.init()
    try await intent.take(values)
    return try await intent.runAndFollow()
  }
}

extension AppIntent {
  fileprivate func runAndFollow() async throws -> IntentRun {
    let result = try await perform()
    var run = IntentRun(value: (result.value as? any IntentValue)?.archivedIntentValue)
    if let container = result as? any AnyIntentResult {
      run.dialog = container.said
      if let next = container.following { _ = try await next.runAndFollow() }
    }
    return run
  }
}

/// A result of any kind.
private protocol AnyIntentResult {
  var said: String? { get }
  var following: (any AppIntent)? { get }
}

extension IntentResultContainer: AnyIntentResult {
  var said: String? { dialog?.text }
  var following: (any AppIntent)? { next }
}
