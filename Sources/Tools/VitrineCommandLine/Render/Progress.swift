import Synchronization
import Vitrine
import VitrinePlatform

/// The last line of a terminal, shared by the progress and the other output of a program.
///
/// Elsewhere, such as in the log of a CI service, each line stays, and few are written.
package final class StatusLine: Sendable {
  private let console: Console
  private let said: Mutex<(text: (@Sendable () -> String)?, time: ContinuousClock.Instant)>

  /// The shortest time between lines that stay.
  private static let pause = Duration.seconds(10)

  /// Whether a person sees the line change.
  package var isOnTerminal: Bool { console.isTerminal }

  /// Creates the line; `nil` if nobody would see it.
  package init?(_ console: Console, isQuiet: Bool) {
    guard !console.isJSON, !isQuiet, console.isTerminal || console.collector == nil else {
      return nil
    }
    self.console = console
    said = Mutex((nil, ContinuousClock().now))
    guard !console.isTerminal else { return }
    _ = SystemThread.start { [weak self] in
      while let line = self {
        if let text = line.said.withLock(\.text) { line.say(text()) }
        sleep(1)
      }
    }
  }

  /// Replaces the text of the line.
  ///
  /// - Parameter isUrgent: whether a line that stays is written whenever the last one was.
  package func show(
    _ text: @autoclosure @escaping @Sendable () -> String, isUrgent: Bool = false
  ) {
    guard !console.isTerminal else {
      return console.steer("\r\u{1B}[K" + text().printed(on: .terminal))
    }
    said.withLock { $0.text = text }
    say(text(), isUrgent: isUrgent)
  }

  /// Writes a line that stays, if the last one is old enough.
  private func say(_ text: String, isUrgent: Bool = false) {
    let now = ContinuousClock().now
    let isDue = said.withLock { said in
      guard isUrgent || now - said.time >= StatusLine.pause else { return false }
      said.time = now
      return true
    }
    if isDue { console.say(text) }
  }

  /// Clears the line for other output.
  package func clear() {
    said.withLock { $0.text = nil }
    if console.isTerminal { console.steer("\r\u{1B}[K") }
  }
}

/// A line at the bottom of a terminal that shows the progress, the speed and the remaining time.
package final class Progress: Sendable {
  private let total: Int
  private let status: StatusLine
  private let start = ContinuousClock().now
  private let state = Mutex(State())

  private struct State {
    var done = 0
    var shown: ContinuousClock.Instant?
  }

  /// The shortest time between updates, so that fast runs do not spend their time on the terminal.
  private static let pause = Duration.milliseconds(50)

  /// Whether the line replaces the lines of single pictures.
  package var isOnTerminal: Bool { status.isOnTerminal }

  /// Creates a line for `total` pictures; `nil` if nobody would see it.
  package init?(total: Int, console: Console, isQuiet: Bool) {
    guard total > 1, let status = StatusLine(console, isQuiet: isQuiet) else { return nil }
    self.total = total
    self.status = status
  }

  /// Counts one more finished picture.
  package func step() {
    let now = ContinuousClock().now
    let line = state.withLock { state -> String? in
      state.done += 1
      let isDue = state.shown.map { now - $0 >= Progress.pause } ?? true
      guard isDue || state.done == total else { return nil }
      state.shown = now
      return Progress.line(done: state.done, of: total, seconds: (now - start).seconds)
    }
    if let line { status.show(line) }
  }

  /// Clears the line for other output.
  package func clear() { status.clear() }

  /// Returns a bar, the numbers, the pictures per second and the remaining time.
  package static func line(done: Int, of total: Int, seconds: Double) -> String {
    let width = 24
    let filled = width * done / max(1, total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let text = "\(bar) \(done)/\(total)"
    guard seconds > 0.2, done > 0, done < total else { return text }
    let rate = Double(done) / seconds
    let left = Int(saturating: (Double(total - done) / rate).rounded(.up))
    let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
    return "\(text)  \(Int(saturating: rate.rounded())) images/s  \(time) left"
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
