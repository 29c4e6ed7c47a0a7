/// A line at the bottom of a terminal that says how far the work is.
struct Progress: Sendable {
  private let total: Int
  private let console: Console

  /// Makes a line for `total` pictures; `nil` where nobody would see it.
  init?(total: Int, console: Console, isQuiet: Bool) {
    guard console.isTerminal, !console.isJSON, !isQuiet, total > 1 else { return nil }
    self.total = total
    self.console = console
  }

  /// Shows that `done` pictures are finished.
  func show(_ done: Int) {
    let width = 24
    let filled = width * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    console.sayUnended("\r\u{1B}[K\(bar) \(done)/\(total)")
  }

  /// Makes room for other lines.
  func clear() {
    console.sayUnended("\r\u{1B}[K")
  }
}
