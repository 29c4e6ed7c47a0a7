import Synchronization
import Vitrine
import VitrineCoding
import VitrineCommandLine

/// Finds options of a command line that have no effect on any of its pictures.
final class OptionReview: PlanReview {
  private struct Noted {
    var kinds: Set<String> = []
    /// The axes that have an effect, of those that need something.
    var met: Set<String> = []
    /// Whether there is a picture.
    var hasPictures = false
    /// What would give an axis an effect, from the first widget that has an answer.
    var hints: [String: (index: Int, text: String)] = [:]
  }

  private let axes: RequestAxes
  private let options: BatchOptions
  private let console: Console
  private let noted = Mutex(Noted())

  init(_ axes: RequestAxes, _ options: BatchOptions, _ console: Console) {
    (self.axes, self.options, self.console) = (axes, options, console)
  }

  func note(_ kind: String, at index: Int, _ surfaces: [ResolvedSurface]) {
    let met = surfaces.reduce(into: Set<String>()) { $0.formUnion(OptionNeed.met(by: $1)) }
    let hints = OptionNeed.unmet(by: axes, met: met).compactMap { _, need in
      need.hint(for: surfaces, with: axes).map { (need.axis, $0) }
    }
    noted.withLock {
      $0.kinds.insert(kind)
      $0.met.formUnion(met)
      $0.hasPictures = $0.hasPictures || !surfaces.isEmpty
      for (axis, text) in hints where index < $0.hints[axis]?.index ?? .max {
        $0.hints[axis] = (index, text)
      }
    }
  }

  /// Reports a warning for each of them.
  ///
  /// - Throws: `CommandError` for the kind of a widget that is not there, and with `--strict`.
  func finish() throws(CommandError) {
    let noted = noted.withLock { $0 }
    guard noted.hasPictures else { return }
    if let unknown = options.sensitiveKinds.first(where: { !noted.kinds.contains($0) }) {
      throw .usage(
        "--show-sensitive-of: there is no widget '\(unknown.singleLine)'",
        hint: Suggestion.hint(for: unknown, among: noted.kinds.sorted()))
    }
    for (option, need) in OptionNeed.unmet(by: axes, met: noted.met) {
      let message = "\(option): no effect without \(need.need)"
      let hint = noted.hints[need.axis]?.text
      guard !options.isStrict else { throw .usage(message, hint: hint) }
      console.report(ReportedDiagnostic(.warning, message, hint: hint))
    }
  }
}
