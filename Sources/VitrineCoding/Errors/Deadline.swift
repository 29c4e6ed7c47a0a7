/// The moment at which work on a picture is given up.
///
/// The clock shows in no picture: all that it can do is to turn one into an error.
package struct Deadline: Sendable {
  private let end: ContinuousClock.Instant?
  /// The seconds that errors tell.
  private let seconds: Double

  /// Seconds of a picture where nobody waits for it.
  package static let standardSeconds = 20.0
  /// No end.
  package static let never = Deadline(after: nil)

  /// So many seconds from now; `nil` is unlimited.
  ///
  /// - Parameter whole: the seconds for all of the work, where some of it was done before.
  package init(after seconds: Double?, of whole: Double? = nil) {
    self.seconds = whole ?? seconds ?? .infinity
    end = seconds.map { .now + .seconds($0.clamped(to: 0...1e9)) }
  }

  /// Seconds that are left; `nil` without an end.
  package var secondsLeft: Double? {
    guard let end else { return nil }
    return (end - .now) / .seconds(1)
  }

  /// Gives up when the moment has come.
  ///
  /// - Throws: `ArchiveError` with the reason `timeout`.
  package func check() throws(ArchiveError) {
    if let end, ContinuousClock.now >= end { throw ArchiveError(.timeout(seconds: seconds)) }
  }
}
