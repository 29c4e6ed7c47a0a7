import AppIntents
import Foundation
package import VitrineDisplayList
import WidgetKit

extension InProcessRunner {
  /// Runs an intent of an archive, with a fixed date.
  ///
  /// - Throws: `WidgetFault` if the program has no such intent, and any error of the intent.
  package static func perform(
    _ intent: VitrineDisplayList.Action.Intent, at date: Date, in locale: Locale
  ) async throws {
    guard let type = IntentCatalog.named(intent.type) else {
      throw WidgetFault("the test's program has no intent '\(intent.type)'")
    }
    try await run(at: date, in: locale) { _ = try await IntentRun.of(type, intent.parameters) }
  }

  /// Runs an intent, with a fixed date.
  ///
  /// - Throws: any error of the intent.
  package static func perform(
    _ intent: any AppIntent, at date: Date, in locale: Locale
  ) async throws {
    try await run(at: date, in: locale) { _ = try await intent.perform() }
  }

  private static func run(
    at date: Date, in locale: Locale, _ work: @MainActor () async throws -> Void
  ) async throws {
    try await StoppedClock.run(at: date) {
      try await CurrentLocale.$task.withValue(locale) { try await work() }
    }
  }
}
