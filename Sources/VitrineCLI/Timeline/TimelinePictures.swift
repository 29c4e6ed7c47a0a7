import Vitrine
import VitrineCairo

/// Draws the entries of a timeline, each at its date, and puts them into one file.
struct TimelinePictures: Sendable {
  let document: WidgetDocument
  let archive: ArchiveArgument
  let renderer: Renderer
  /// What of each entry is drawn.
  let request: RenderRequest
  let isStrict: Bool
  let isQuiet: Bool
  let console: Console

  /// One entry as a picture.
  private struct Drawn: Sendable {
    let span: TimelineSchedule.Span
    let bitmap: Bitmap
    let scale: Double
    let size: Size
    let warnings: [Diagnostic]
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
    case .apng:
      try write(
        try encoded(path) { () throws(PNGError) in try animation.apng(of: drawn.map(\.bitmap)) },
        to: path)
    case .png: try writeSheets(drawn, to: path)
    }
  }

  private func writeSheets(_ drawn: [Drawn], to path: String) throws(CommandError) {
    let starts = Array(stride(from: 0, to: drawn.count, by: ContactSheet.capacity))
    guard path != "-" || starts.count == 1 else {
      throw .usage(
        "\(drawn.count) entries need \(starts.count) sheets",
        hint: "write them to files: '-o timeline.png'")
    }
    for (index, start) in starts.enumerated() {
      let name = index == 0 ? path : TimelinePictures.name(path, number: index + 1)
      var cells: [ContactSheet.Cell] = []
      for entry in drawn[start..<min(start + ContactSheet.capacity, drawn.count)] {
        cells.append(try cell(entry, name))
      }
      try write(try ContactSheet.png(cells, name: name), to: name)
    }
  }

  private static func name(_ path: String, number: Int) -> String {
    guard path.lowercased().hasSuffix(".png") else { return "\(path)-\(number)" }
    return path.dropLast(4) + "-\(number).png"
  }

  private func cell(_ entry: Drawn, _ name: String) throws(CommandError) -> ContactSheet.Cell {
    let bytes = try encoded(name) { () throws(PNGError) in
      try PNGEncoder(level: 1).encode(entry.bitmap)
    }
    return ContactSheet.Cell(
      name: "entry\(entry.span.entry)", asset: RenderedSheet.asset(png: bytes, scale: entry.scale),
      points: entry.size, title: "Entry \(entry.span.entry)",
      details: entry.span.start.text,
      isWhite: request.family?.isSystem == false)
  }

  /// The pictures of all entries that are ever shown, in the order of time.
  private func entries() throws(CommandError) -> [Drawn] {
    let spans = TimelineSchedule(document.archive).spans
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
        throw .failed(ReportedDiagnostic(error, file: archive.name), .notRendered)
      }
    }
    try report(drawn.flatMap(\.warnings))
    return drawn
  }

  private func draw(_ span: TimelineSchedule.Span) throws(ArchiveError) -> Drawn {
    var request = request
    request.entry = span.entry
    request.date = nil
    let widget = try renderer.layOut(document, request)
    return Drawn(
      span: span, bitmap: try widget.bitmap(), scale: widget.scale, size: widget.size,
      warnings: widget.warnings)
  }

  private func report(_ warnings: [Diagnostic]) throws(CommandError) {
    var known: Set<Diagnostic> = []
    let fresh = warnings.filter { known.insert($0).inserted }
    for problem in document.reported(fresh, isStrict: isStrict) {
      if isStrict { throw .failed(problem, .problems) }
      console.report(problem)
    }
  }

  private func encoded(
    _ path: String, _ work: () throws(PNGError) -> [UInt8]
  ) throws(CommandError) -> [UInt8] {
    do throws(PNGError) {
      return try work()
    } catch {
      throw .failed(ReportedDiagnostic(.error, "\(error)", file: path), .notRendered)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    if path == "-" { return try console.write(bytes) }
    try OutputFiles().write(bytes, to: path)
    if !isQuiet { console.say("wrote \(path.singleLine)") }
  }
}
