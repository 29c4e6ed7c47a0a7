import Vitrine
import VitrineCommandLine
import VitrineDisplayList
import VitrineSnapshot

/// Shows pending pictures one by one, and accepts or rejects them.
struct Review {
  /// The action of a key.
  enum Choice: Hashable {
    case accept, reject, skip
    case acceptAll, rejectAll, skipAll
    case acceptAlike
    case next, previous
    case nextView, zoom, undo, page, quit, interrupt, help
  }

  private let store: PendingStore
  /// The folder for the page.
  private let folder: FolderLocation
  private let console: Console
  private let format: InlineFormat
  private var waiting: [GoldenResult]
  private var place = 0
  private var view = DifferenceView.side
  /// The index of the enlarged difference; `nil` for the whole picture.
  private var zoom: Int?
  /// The decisions made so far, so that they can be undone.
  private var decisions: [[PendingStore.Decision]] = []
  /// Whether Ctrl-C has ended it.
  private var isInterrupted = false
  /// The effect of the last key, or the help.
  private var notice = ""

  /// Creates a review of results in a store.
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

  /// Returns the action of a key; `nil` if it has none.
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
    case .letter("z"): .zoom
    case .letter("u"): .undo
    case .letter("o"): .page
    case .letter("q"), .letter("\u{4}"): .quit
    case .letter("\u{3}"): .interrupt
    case .letter("?"): .help
    case .right, .down, .letter("j"), .letter(" "): .next
    case .left, .up, .letter("k"): .previous
    case .letter: nil
    }
  }

  /// Shows pictures and reads keys until the user quits or the input ends; even the last decision
  /// can be undone.
  ///
  /// - Throws: `CommandError` when a golden cannot be written.
  mutating func run(
    _ terminal: borrowing RawTerminal, _ session: borrowing VerificationSession
  ) throws(CommandError) -> ExitCode {
    console.steer(Review.enterScreen)
    do throws(CommandError) {
      try ask(terminal, session)
    } catch {
      console.steer(Review.leaveScreen)
      throw error
    }
    console.steer(Review.leaveScreen)
    let decided = decisions.flatMap { $0 }
    for decision in decided {
      let word = decision.isAccepted ? "accepted" : "rejected"
      console.say("\(word) \(decision.result.name.singleLine)")
    }
    let accepted = decided.filter(\.isAccepted).count
    console.say(
      "\(accepted) accepted, \(decided.count - accepted) rejected, \(waiting.count) waiting")
    if waiting.isEmpty { return .done }
    return isInterrupted ? .interrupted : .problems
  }

  /// Switches to the alternate screen, so that the previous content of the terminal can be
  /// restored.
  private static let enterScreen = "\u{1B}[?1049h"
  private static let leaveScreen = "\u{1B}[?1049l"
  private static let clearScreen = "\u{1B}[2J\u{1B}[H"

  private mutating func ask(
    _ terminal: borrowing RawTerminal, _ session: borrowing VerificationSession
  ) throws(CommandError) {
    guard !waiting.isEmpty else { return }
    try show()
    while let key = terminal.key() {
      let choice = Review.choice(key)
      if waiting.isEmpty {
        guard choice == .undo else { return }
        try session.retake()
      }
      guard let choice else { continue }
      notice = ""
      guard try apply(choice) else { return }
      try show()
      // Everything is decided: other commands need not wait for the last key.
      if waiting.isEmpty { session.release() }
    }
  }

  /// Performs an action, and returns whether the review continues.
  private mutating func apply(_ choice: Choice) throws(CommandError) -> Bool {
    switch choice {
    case .accept: try decide(accepts: true) { $0.name == $1.name }
    case .acceptAlike:
      try decide(accepts: true) { $0.name == $1.name || $1.group != nil && $0.group == $1.group }
    case .acceptAll: try decide(accepts: true) { _, _ in true }
    case .reject: try decide(accepts: false) { $0.name == $1.name }
    case .rejectAll: try decide(accepts: false) { _, _ in true }
    case .skip, .next: move(1)
    case .previous: move(-1)
    case .nextView: view = view.next
    case .zoom: try nextZoom()
    case .undo: try undo()
    case .page: try openPage()
    case .help: notice = Review.help
    case .skipAll, .quit: return false
    case .interrupt:
      isInterrupted = true
      return false
    }
    return true
  }

  private mutating func move(_ step: Int) {
    place = (place + step + waiting.count) % waiting.count
    zoom = nil
  }

  private mutating func decide(
    accepts: Bool, _ isMeant: (GoldenResult, GoldenResult) -> Bool
  ) throws(CommandError) {
    let current = waiting[place]
    var made: [PendingStore.Decision] = []
    for result in waiting where isMeant(result, current) {
      do throws(PendingStore.Failure) {
        made.append(try store.decide(result, accepts: accepts))
      } catch {
        throw .failed(ReportedDiagnostic(error), .notRendered)
      }
    }
    decisions.append(made)
    notice = (accepts ? "accepted " : "rejected ") + Review.names(made) + "; u undoes it"
    remove { isMeant($0, current) }
  }

  /// Undoes the last decision.
  private mutating func undo() throws(CommandError) {
    guard let last = decisions.popLast() else {
      notice = "there is nothing to undo"
      return
    }
    for decision in last {
      do throws(PendingStore.Failure) {
        try store.takeBack(decision)
      } catch {
        throw .failed(ReportedDiagnostic(error), .notRendered)
      }
    }
    notice = Review.names(last) + " waits again"
    waiting.insert(contentsOf: last.map(\.result), at: min(place, waiting.count))
    zoom = nil
  }

  private static func names(_ decisions: [PendingStore.Decision]) -> String {
    decisions.count == 1
      ? decisions[0].result.name.singleLine : "\(decisions.count.counted("picture"))"
  }

  private mutating func remove(_ isMeant: (GoldenResult) -> Bool) {
    waiting.removeAll(where: isMeant)
    place = min(place, max(0, waiting.count - 1))
    zoom = nil
  }

  /// Enlarges the first difference, then the next one, then none.
  private mutating func nextZoom() throws(CommandError) {
    guard let pictures = try pictures(of: waiting[place]), pictures.places > 0 else {
      notice = "there is no difference to enlarge"
      return
    }
    let next = zoom.map { $0 + 1 } ?? 0
    zoom = next < pictures.places ? next : nil
    if let zoom { notice = "place \(zoom + 1) of \(pictures.places)" }
  }

  private func show() throws(CommandError) {
    console.steer(Review.clearScreen)
    guard !waiting.isEmpty else {
      for line in ["no pictures are pending any more", "  \(notice)", "  any other key ends"] {
        console.say(line)
      }
      return
    }
    let result = waiting[place]
    let alike = waiting.filter { $0.group != nil && $0.group == result.group }.count
    let group = alike > 1 ? "  [\(alike) look alike]" : ""
    var lines = ["\(place + 1)/\(waiting.count)  \(result.name.singleLine)\(group)"]
    lines.append("  \(result.summary.singleLine)")
    lines += result.details().map { "    \($0.singleLine)" }
    var last = notice.isEmpty ? [] : notice.split(separator: "\n").map { "  \($0)" }
    last.append("  a accept  r reject  s skip  z zoom  u undo  d view: \(view.rawValue)  ? help")
    for line in lines { console.say(line) }
    try showPicture(of: result, rows: System.terminalRows - lines.count - last.count - 1)
    for line in last { console.say(line) }
  }

  private func showPicture(of result: GoldenResult, rows: Int) throws(CommandError) {
    guard format != .off else { return }
    let inline = InlinePicture(format, rows: max(1, rows))
    guard let pictures = try pictures(of: result) else {
      guard let actual = try bitmap(of: result, .picture) else { return }
      return try inline.print(actual, on: console)
    }
    // The pictures of `blink` are shown one below the other; each gets half of the height.
    var room = inline.room
    if view == .blink { room.height /= 2 }
    for frame in pictures.frames(view, place: zoom, room: room) {
      try inline.print(frame, on: console)
    }
  }

  /// Returns the expected and the actual picture; `nil` if one of them is missing.
  private func pictures(of result: GoldenResult) throws(CommandError) -> ReviewPictures? {
    guard result.outcome == .changed, let expected = try bitmap(of: result, .expected),
      let actual = try bitmap(of: result, .picture)
    else { return nil }
    return ReviewPictures(expected: expected, actual: actual)
  }

  /// Returns one of the pictures of a result; `nil` if it is not stored.
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

  /// Writes the page of pending pictures, and prints its location.
  private mutating func openPage() throws(CommandError) {
    var report = RunReport(goldens: "", pending: store.folder)
    for result in waiting { report.note(result) }
    let name = RelativePath(fixed: "review.html")
    let path = folder.path(of: name)
    do throws(PendingStore.Failure) {
      try ReportPage.write(report, goldens: nil, pending: [store], to: name, in: folder)
    } catch {
      throw .failed(ReportedDiagnostic(error), .notRendered)
    }
    notice =
      System.open(path) ? "opened \(path.singleLine)" : "open \(path.singleLine) in a browser"
  }

  private static let help = """
      a r s        accept, reject, skip this picture
      A R S        accept, reject, skip all
      c            accept all changes that look like this one
      arrows j k   next and previous
      z            enlarge the next difference
      u            undo the last decision
      d            next view: side, swipe, onion, blink, heat, mask
      o            open the page with all of them
      q            quit; the remaining pictures stay pending
    """
}

extension DifferenceView {
  /// The next view; the first one after the last.
  fileprivate var next: DifferenceView {
    let all = DifferenceView.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
