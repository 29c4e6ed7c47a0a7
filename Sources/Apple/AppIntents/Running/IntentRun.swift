package import VitrineCoding

/// The result of running an intent.
package struct IntentRun: Sendable {
  /// The value, if there is one.
  package var value: JSONValue?
  /// The spoken or displayed dialog, if any.
  package var dialog: String?
}

extension IntentRun {
  /// Runs an intent with values of an archive, and then the intent that it opens.
  ///
  /// - Throws: `IntentCallError` for invalid values, and any error of the intent.
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

/// A result of any type.
private protocol AnyIntentResult {
  var said: String? { get }
  var following: (any AppIntent)? { get }
}

extension IntentResultContainer: AnyIntentResult {
  var said: String? { dialog?.text }
  var following: (any AppIntent)? { next }
}
