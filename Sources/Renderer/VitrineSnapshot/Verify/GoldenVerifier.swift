import Vitrine
import VitrineArchive
import VitrineCoding
import VitrineDisplayList

/// Renders cases and compares them with their goldens.
public struct GoldenVerifier: Sendable {
  private let renderers: GoldenRenderers
  private let record: RecordMode
  private let mode: ComparisonMode
  private let pending: PendingStore
  /// The decoder for the archives.
  let decoder: ArchiveDecoder
  /// Returns the findings in pictures that changed or are new; `nil` checks nothing.
  package var inspect: (@Sendable (WidgetDocument, RenderRequest) -> [Finding])?

  /// The sources of the widgets, in which changed views have their place.
  package var files = CodeFiles()

  /// Creates a verifier.
  ///
  /// - Parameters:
  ///   - record: the goldens that may be written.
  ///   - mode: how to compare pictures, unless their matrix specifies it.
  ///   - pending: the folder for the pictures of failed cases.
  ///   - fonts: fonts to use in addition to the built-in ones.
  public init(
    record: RecordMode = .fromEnvironment(), mode: ComparisonMode = .exact,
    pending: String = PendingStore.standardFolder, fonts: FontFolder = FontFolder()
  ) {
    self.init(record: record, mode: mode, store: PendingStore(folder: pending), fonts: fonts)
  }

  /// Creates a verifier that stores the pictures of failed cases.
  ///
  /// - Parameters:
  ///   - limits: the limits on the cost of a picture.
  ///   - timeout: the time limit for one picture, in seconds; `nil` is unlimited.
  ///   - decoder: the decoder for archives.
  package init(
    record: RecordMode, mode: ComparisonMode = .exact, store: PendingStore,
    fonts: FontFolder = FontFolder(), limits: ArchiveLimits = .standard, timeout: Double? = nil,
    decoder: ArchiveDecoder = ArchiveDecoder()
  ) {
    renderers = GoldenRenderers(fonts: fonts, limits: limits, timeout: timeout)
    self.record = record
    self.mode = mode
    pending = store
    self.decoder = decoder
  }

  /// Renders a case, and compares or records it; errors are part of the result.
  public func verify(_ golden: GoldenCase) -> GoldenResult {
    verify(
      golden,
      SharedDocument(
        contentsOf: golden.location, kind: golden.widget, uses: 1, decoder: decoder))
  }

  /// Renders a case of a document that several cases share.
  package func verify(_ golden: GoldenCase, _ document: SharedDocument) -> GoldenResult {
    do throws(ArchiveError) {
      let renderer = try renderers.renderer(for: golden)
      let (widget, bitmap) = try document.use { document throws(ArchiveError) in
        try golden.draw(document, renderer)
      }
      var result = verify(GoldenSubject(golden, widget: widget, bitmap: bitmap))
      if let inspect, result.isPending {
        result.findings = try document.use { inspect($0, golden.request) }.map(files.located)
      }
      return result
    } catch {
      return .broken(golden, error)
    }
  }

  /// Compares or records a picture.
  package func verify(_ subject: GoldenSubject) -> GoldenResult {
    do throws(GoldenSubject.Failure) {
      if record == .all { return try write(subject) }
      var (result, evidence) = try subject.compare(default: mode, in: files)
      if record == .failed && result.isPending || record == .missing && result.outcome == .missing {
        return try write(subject, keepsHalf: record == .missing)
      }
      if result.isPending {
        try keep(evidence, of: &result, subject.golden)
      } else if result.outcome != .unreadable {
        pending.discard(result.name)
      }
      return result
    } catch {
      return .broken(subject.golden, error.message, hint: error.hint)
    }
  }

  private func write(
    _ subject: GoldenSubject, keepsHalf: Bool = false
  ) throws(GoldenSubject.Failure) -> GoldenResult {
    try subject.write(keepsHalf: keepsHalf)
    pending.discard(subject.golden.description)
    return GoldenResult(subject.golden, .recorded)
  }

  private func keep(
    _ evidence: PendingStore.Evidence?, of result: inout GoldenResult, _ golden: GoldenCase
  ) throws(GoldenSubject.Failure) {
    guard let evidence else { return }
    let limit = decoder.limits.archiveBytes
    let archive = try? FileReader.read(golden.archive, limit: limit)
    result.hashes = evidence.hashes(with: archive)
    do throws(PendingStore.Failure) {
      try pending.keep(evidence, of: result)
    } catch {
      throw GoldenSubject.Failure(message: "'\(error.file)' \(error.message)", hint: error.hint)
    }
  }

  /// Returns the message for a failed case: the changes, the files, and the next commands to run.
  ///
  /// - Parameters:
  ///   - result: the result of the case.
  ///   - command: the command that runs the tests.
  ///   - project: the folder in which to start a review; `nil` leaves out that command.
  public func message(
    for result: GoldenResult, command: String, project: String? = nil
  ) -> String {
    var lines = ["\(result.name): \(result.summary)"] + result.details().map { "  \($0)" }
    if let hint = result.hint { lines.append("  hint: \(hint)") }
    lines = lines.map(\.singleLine)
    guard result.isPending else { return lines.joined(separator: "\n") }
    if result.outcome == .changed { lines.append("  expected:   \(result.golden.singleLine)") }
    lines.append("  actual:     \(pending.path(of: result.name, .picture).singleLine)")
    if result.pixels > 0 {
      lines.append("  difference: \(pending.path(of: result.name, .difference).singleLine)")
    }
    let mode: RecordMode = result.outcome == .missing ? .missing : .failed
    lines.append("  to record:  \(RecordMode.variable)=\(mode.rawValue) \(command)")
    if let project {
      lines.append(
        "  to review:  cd \(ShellWord.quoted(project)) && vitrine review --match "
          + ShellWord.quoted(result.name))
    }
    return lines.joined(separator: "\n")
  }
}

extension GoldenCase {
  /// Draws the picture, with what the golden shows beside it.
  ///
  /// - Throws: `ArchiveError` when it cannot be drawn.
  fileprivate func draw(
    _ document: WidgetDocument, _ renderer: Renderer
  ) throws(ArchiveError) -> (LaidOutWidget, Bitmap) {
    var renderer = renderer
    renderer.recordsSemantics = renderer.recordsSemantics || tolerance.legend == .accessibility
    let widget = try renderer.layOut(document, request)
    switch tolerance.legend {
    case .accessibility: return (widget, try AccessibilityLegend(of: widget).bitmap())
    case nil: return (widget, try widget.bitmap())
    }
  }
}

extension GoldenResult {
  /// Creates the result of a case that could not be rendered or written.
  fileprivate static func broken(_ golden: GoldenCase, _ error: ArchiveError) -> GoldenResult {
    let line = error.location.map { "line \($0.line), column \($0.column): " } ?? ""
    let place = error.path.map { "\($0.description): " } ?? ""
    let rest = error.others.isEmpty ? "" : " (" + ArchiveError.more(error.others.count) + ")"
    var result = broken(golden, line + place + error.message + rest, hint: error.hint)
    if result.place == nil, let location = error.location {
      result.place = Place(file: error.file ?? golden.archive, line: location.line)
    }
    return result
  }

  /// Creates the result of a case that could not be archived, rendered or written.
  package static func broken(
    _ golden: GoldenCase, _ message: String, hint: String?
  ) -> GoldenResult {
    var result = GoldenResult(golden, .broken)
    result.summary = message
    result.hint = hint
    return result
  }
}
