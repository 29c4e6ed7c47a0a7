import Vitrine
import VitrineCairo
import VitrineModel
import VitrineSnapshot

/// Shows waiting pictures one by one and does with them what is decided.
struct Review {
  /// What a key asks for.
  enum Choice: Hashable {
    case accept, reject, skip
    case acceptAll, rejectAll, skipAll
    case acceptAlike
    case next, previous
    case nextView, page, quit, help
  }

  private let store: PendingStore
  /// Where the page is written to.
  private let folder: FolderLocation
  private let console: Console
  private let format: InlineFormat
  private var waiting: [GoldenResult]
  private var place = 0
  private var view = DifferenceView.side
  private var accepted = 0
  private var rejected = 0

  /// Makes a review of some of a store's results.
  init(
    _ results: [GoldenResult], in store: PendingStore, page folder: FolderLocation,
    _ format: InlineFormat, _ console: Console
  ) {
    waiting = results
    self.store = store
    self.folder = folder
    self.format = format
    self.console = console
  }

  /// The meaning of a key; `nil` when it has none.
  static func choice(_ key: RawTerminal.Key) -> Choice? {
    switch key {
    case .letter("a"): .accept
    case .letter("r"): .reject
    case .letter("s"): .skip
    case .letter("A"): .acceptAll
    case .letter("R"): .rejectAll
    case .letter("S"): .skipAll
    case .letter("c"): .acceptAlike
    case .letter("d"): .nextView
    case .letter("o"): .page
    case .letter("q"), .letter("\u{4}"): .quit
    case .letter("?"): .help
    case .right, .down, .letter("j"), .letter(" "): .next
    case .left, .up, .letter("k"): .previous
    case .letter: nil
    }
  }

  /// Shows and asks until nothing waits or nobody answers.
  ///
  /// - Throws: `CommandError` when a golden cannot be written.
  mutating func run(_ terminal: borrowing RawTerminal) throws(CommandError) -> ExitCode {
    show: while !waiting.isEmpty {
      try show()
      while true {
        guard let key = terminal.key() else { break show }
        guard let choice = Review.choice(key) else { continue }
        guard try apply(choice) else { break show }
        break
      }
    }
    console.say("\(accepted) accepted, \(rejected) rejected, \(waiting.count) waiting")
    return waiting.isEmpty ? .done : .problems
  }

  /// Does what was chosen; returns whether to go on.
  private mutating func apply(_ choice: Choice) throws(CommandError) -> Bool {
    switch choice {
    case .accept: try accept { $0.name == $1.name }
    case .acceptAlike: try accept { $0.name == $1.name || $1.group != nil && $0.group == $1.group }
    case .acceptAll: try accept { _, _ in true }
    case .reject: reject { $0.name == $1.name }
    case .rejectAll: reject { _, _ in true }
    case .skip, .next: move(1)
    case .previous: move(-1)
    case .nextView: view = view.next
    case .page: try openPage()
    case .help: console.say(Review.help)
    case .skipAll, .quit: return false
    }
    return true
  }

  private mutating func move(_ step: Int) {
    place = (place + step + waiting.count) % waiting.count
  }

  private mutating func accept(
    _ isMeant: (GoldenResult, GoldenResult) -> Bool
  ) throws(CommandError) {
    let current = waiting[place]
    for result in waiting where isMeant(result, current) {
      do throws(PendingStore.Failure) {
        try store.accept(result)
      } catch {
        throw .failed(ReportedDiagnostic(error), .notRendered)
      }
      accepted += 1
      console.say("accepted \(result.name.singleLine)")
    }
    remove { isMeant($0, current) }
  }

  private mutating func reject(_ isMeant: (GoldenResult, GoldenResult) -> Bool) {
    let current = waiting[place]
    for result in waiting where isMeant(result, current) {
      store.discard(result.name)
      rejected += 1
      console.say("rejected \(result.name.singleLine)")
    }
    remove { isMeant($0, current) }
  }

  private mutating func remove(_ isMeant: (GoldenResult) -> Bool) {
    waiting.removeAll(where: isMeant)
    place = min(place, max(0, waiting.count - 1))
  }

  private func show() throws(CommandError) {
    let result = waiting[place]
    let alike = waiting.filter { $0.group != nil && $0.group == result.group }.count
    let group = alike > 1 ? "  [\(alike) look alike]" : ""
    console.say("\n\(place + 1)/\(waiting.count)  \(result.name.singleLine)\(group)")
    console.say("  \(result.summary.singleLine)")
    for line in result.details() { console.say("    \(line.singleLine)") }
    try showPicture(of: result)
    console.say("  a accept  r reject  s skip  c accept alike  d view: \(view.rawValue)  ? help")
  }

  private func showPicture(of result: GoldenResult) throws(CommandError) {
    guard format != .off else { return }
    guard let actual = try bitmap(of: result, .picture) else { return }
    guard result.outcome == .changed, let expected = try bitmap(of: result, .expected) else {
      return try InlinePicture(format).print(actual, on: console)
    }
    let comparison = PictureComparison(expected: expected, actual: actual)
    for frame in view.frames(comparison, expected: expected, actual: actual) {
      try InlinePicture(format).print(frame, on: console)
    }
  }

  /// One of the pictures of a result; `nil` when it is not kept.
  private func bitmap(
    of result: GoldenResult, _ part: PendingStore.Part
  ) throws(CommandError) -> Bitmap? {
    let bytes: [UInt8]?
    do throws(PendingStore.Failure) {
      bytes = try store.bytes(of: result.name, part)
    } catch {
      throw .failed(ReportedDiagnostic(error), .unusable)
    }
    guard let bytes else { return nil }
    return try PictureInput.bitmap(bytes, file: store.path(of: result.name, part))
  }

  /// Writes the page of what waits, and says where it lies.
  private func openPage() throws(CommandError) {
    var report = RunReport(goldens: "", pending: store.folder)
    for result in waiting { report.note(result) }
    let name = RelativePath(fixed: "review.html")
    let path = folder.path(of: name)
    do throws(PendingStore.Failure) {
      try ReportPage.write(report, goldens: nil, pending: [store], to: name, in: folder)
    } catch {
      throw .failed(ReportedDiagnostic(error), .notRendered)
    }
    console.say(System.open(path) ? "opened \(path)" : "open \(path) in a browser")
  }

  private static let help = """
      a r s        accept, reject, skip this picture
      A R S        accept, reject, skip all
      c            accept all changes that look like this one
      arrows j k   next and previous
      d            next view: side, swipe, onion, blink, heat, mask
      o            open the page with all of them
      q            quit; what is left goes on waiting
    """
}

extension DifferenceView {
  /// The view after this one; the first after the last.
  fileprivate var next: DifferenceView {
    let all = DifferenceView.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
