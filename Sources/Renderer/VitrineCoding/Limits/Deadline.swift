/// The moment at which work on a picture is given up.
///
/// The clock never affects pixels: it can only replace a picture by an error.
package struct Deadline: Sendable {
  private let end: ContinuousClock.Instant?
  /// The total number of seconds, for error messages.
  private let seconds: Double

  /// The seconds for a picture when the caller sets no other deadline.
  package static let standardSeconds = 20.0
  /// A deadline that never comes.
  package static let never = Deadline(after: nil)

  /// Creates a deadline a number of seconds from now; `nil` is unlimited.
  ///
  /// - Parameter whole: the seconds for all of the work, if part of it is already done.
  package init(after seconds: Double?, of whole: Double? = nil) {
    self.seconds = whole ?? seconds ?? .infinity
    end = seconds.map { .now + .seconds($0.clamped(to: 0...1e9)) }
  }

  /// The remaining seconds; `nil` without a deadline.
  package var secondsLeft: Double? {
    guard let end else { return nil }
    return (end - .now) / .seconds(1)
  }

  /// Throws if the deadline has passed.
  ///
  /// - Throws: `ArchiveError` with the reason `timeout`.
  package func check() throws(ArchiveError) {
    if let end, ContinuousClock.now >= end { throw ArchiveError(.timeout(seconds: seconds)) }
  }
}
