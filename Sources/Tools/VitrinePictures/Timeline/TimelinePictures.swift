import Vitrine
import VitrineCairo
import VitrineCommandLine
import VitrineSnapshot

/// Draws the entries of a timeline, each at its date, into one file.
struct TimelinePictures: Sendable {
  let document: WidgetDocument
  let archive: ArchiveArgument
  let renderer: Renderer
  /// The request for each entry.
  let request: RenderRequest
  /// The indices of the first and the last entry to draw; `nil` is the timeline's.
  var range: (from: Int?, to: Int?) = (nil, nil)
  /// The compression of the files.
  let compression: PNGCompression
  let isStrict: Bool
  let isQuiet: Bool
  let console: Console

  /// The picture of an entry.
  private struct Drawn: Sendable {
    let span: TimelineSchedule.Span
    let widget: LaidOutWidget
  }

  /// Writes the contact sheets, or the animation; `-` is standard output.
  ///
  /// - Throws: `CommandError` when an entry cannot be drawn or a file cannot be written.
  func write(to path: String, as format: TimelineFormat, _ animation: TimelineAnimation)
    throws(CommandError)
  {
    let drawn = try entries()
    guard !drawn.isEmpty else {
      throw .failed(
        ReportedDiagnostic(.error, "the timeline is empty", file: archive.name), .notRendered)
    }
    switch format {
    case .apng, .webp, .mp4, .gif, .frames:
      let writer = FilmWriter(
        console: console, isQuiet: isQuiet, rate: animation.framesPerSecond,
        compression: compression)
      try writer.write(try film(drawn, animation), as: format, to: path)
    case .png: try writeSheets(drawn, to: path)
    }
  }

  private func film(
    _ drawn: [Drawn], _ animation: TimelineAnimation
  ) throws(CommandError) -> [TimelineAnimation.Frame] {
    do throws(ArchiveError) {
      return try animation.film(of: drawn.map(\.widget))
    } catch {
      throw .failed(ReportedDiagnostic(error, of: archive), .notRendered)
    }
  }

  private func writeSheets(_ drawn: [Drawn], to path: String) throws(CommandError) {
    let starts = Array(stride(from: 0, to: drawn.count, by: ContactSheet.capacity))
    guard path != "-" || starts.count == 1 else {
      throw .usage(
        "\(drawn.count.counted("entry", "entries")) need \(starts.count.counted("sheet"))",
        hint: "write them to files: '-o timeline.png'")
    }
    for (index, start) in starts.enumerated() {
      let name = index == 0 ? path : TimelinePictures.name(path, number: index + 1)
      var cells: [ContactSheet.Cell] = []
      for entry in drawn[start..<min(start + ContactSheet.capacity, drawn.count)] {
        cells.append(try cell(entry, name))
      }
      try OutputFiles().deliver(
        try ContactSheet.png(cells, name: name, compression), to: name, console,
        isQuiet: isQuiet)
    }
  }

  private static func name(_ path: String, number: Int) -> String {
    guard path.lowercased().hasSuffix(".png") else { return "\(path)-\(number)" }
    return path.dropLast(4) + "-\(number).png"
  }

  private func cell(_ entry: Drawn, _ name: String) throws(CommandError) -> ContactSheet.Cell {
    let bitmap: Bitmap
    do throws(ArchiveError) {
      bitmap = try entry.widget.bitmap()
    } catch {
      throw .failed(ReportedDiagnostic(error, of: archive), .notRendered)
    }
    let bytes = try FilmWriter.encoded(name) { () throws(PNGError) in
      try PNGEncoder().encode(bitmap)
    }
    return ContactSheet.Cell(
      name: "entry\(entry.span.entry)",
      asset: RenderedSheet.asset(png: bytes, scale: entry.widget.scale),
      points: entry.widget.size,
      title: "\(document.archive.liveActivity == nil ? "Entry" : "State") \(entry.span.entry)",
      details: entry.span.start.text,
      ground: ContactSheet.Ground(
        of: request.family?.rawValue ?? "", on: request.device?.platform ?? .iPhone))
  }

  /// The entries that are ever shown, or the states of a Live Activity.
  private var shown: [TimelineSchedule.Span] {
    document.archive.liveActivity.map(TimelineSchedule.spans)
      ?? TimelineSchedule(document.archive).spans
  }

  /// Returns the pictures of all entries that are ever shown, in order.
  private func entries() throws(CommandError) -> [Drawn] {
    if let last = shown.last?.entry,
      let wrong = [range.from, range.to].compactMap(\.self).first(where: { $0 > last })
    {
      throw .usage("there is no entry \(wrong)", hint: "the last one is \(last)")
    }
    let spans = shown.filter { span in
      span.entry >= range.from ?? 0 && span.entry <= range.to ?? Int.max
    }
    let progress = Progress(total: spans.count, console: console, isQuiet: isQuiet)
    let results = Parallel.map(spans.count) { index in
      defer { progress?.step() }
      return Result { () throws(ArchiveError) in
        try Watchdog.watch(archive.name, renderer.timeout, console) {
          () throws(ArchiveError) in try draw(spans[index])
        }
      }
    }
    progress?.clear()
    var drawn: [Drawn] = []
    for result in results {
      do throws(ArchiveError) {
        drawn.append(try result.get())
      } catch {
        throw .failed(ReportedDiagnostic(error, of: archive), .notRendered)
      }
    }
    try report(drawn.flatMap(\.widget.warnings))
    return drawn
  }

  private func draw(_ span: TimelineSchedule.Span) throws(ArchiveError) -> Drawn {
    var request = request
    request.entry = span.entry
    request.date = nil
    let widget = try renderer.layOut(document, request)
    return Drawn(span: span, widget: widget)
  }

  private func report(_ warnings: [Diagnostic]) throws(CommandError) {
    var known: Set<Diagnostic> = []
    let fresh = warnings.filter { known.insert($0).inserted }
    for problem in document.reported(fresh, isStrict: isStrict) {
      if isStrict { throw .failed(problem, .strictFailure) }
      console.report(problem)
    }
  }
}
