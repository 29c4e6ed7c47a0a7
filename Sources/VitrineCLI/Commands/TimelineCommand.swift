import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  static let timeline = Command(
    "timeline", "List the entries of a timeline, and draw them side by side or as a film",
    operands: .archive,
    flags: Flag.selection.filter { $0 != .entry } + [
      .timelineFormat, .frameCount, .seconds, .hold, .fontDir, .strict, .outputTimeline, .quiet,
      .json,
    ],
    discussion: [
      "The table says when each entry comes into force and when the next one takes over, how "
        + "important it says it is, and which families it has views for; then, when WidgetKit asks "
        + "for the next timeline. --date marks the entry in force: the last one whose date is not "
        + "later. Before the first one WidgetKit shows the placeholder.",
      "-o FILE.png draws all entries on a contact sheet, each at its date; more than 48 go on "
        + "further sheets, 'FILE-2.png' and so on. -o FILE.apng, or --format apng, makes a film in "
        + "which they fade into each other: an animated PNG, which browsers show.",
      "One family, state and scheme are drawn at a time.",
    ],
    examples: [
      Example("vitrine timeline Tasks.json", "when which entry is shown"),
      Example(
        "vitrine timeline Tasks.json --date 2026-01-31T12:00:00Z --json",
        "what is in force then, for a program"),
      Example("vitrine timeline Tasks.json -o sheet.png", "all entries side by side"),
      Example(
        "vitrine timeline Tasks.json --family systemMedium --seconds 1 -o Tasks.apng",
        "a film with slow transitions"),
    ]
  ) { (arguments, console) throws(Stop) in
    let selection = Selection(arguments)
    guard !selection.isPlural else {
      throw .usage("one timeline is drawn at a time", hint: "choose one value for each flag")
    }
    let source = try Source.all(arguments)[0]
    let document: WidgetDocument
    do throws(ArchiveError) {
      document = try source.read(arguments.text(.widget))
    } catch {
      throw .problem(Problem(error, file: source.name), .unusable)
    }
    let isStrict = arguments.has(.strict)
    let warnings = document.warnings + document.archive.timelineWarnings
    for warning in warnings {
      console.report(Problem(warning, file: source.name, isStrict: isStrict))
    }
    guard !isStrict || warnings.isEmpty else { return .problems }
    let output = arguments.text(.outputTimeline)
    if output != "-" {
      let report = TimelineReport(document, at: arguments.text(.date).flatMap { ArchiveDate($0) })
      try arguments.has(.json) ? console.printJSON(report) : console.print(report.text)
    } else if System.isTerminal(STDOUT_FILENO) {
      throw .usage("a terminal cannot show a picture", hint: "use '-o timeline.png', or a pipe")
    }
    guard let output else { return .done }
    let request: ResolvedRequest?
    do throws(ArchiveError) {
      request = try selection.request(for: document)
    } catch {
      throw .problem(Problem(error, file: source.name), .notRendered)
    }
    guard let request else { return .done }
    Signals.removeUnfinishedFilesOnInterrupt()
    let pictures = TimelinePictures(
      document: document, source: source, renderer: Renderer(fonts: try FontFolder(arguments)),
      request: request.request, isStrict: isStrict, isQuiet: arguments.has(.quiet), console: console)
    let format =
      arguments.choice(.timelineFormat, as: TimelineFormat.self) ?? TimelineFormat(ofFile: output)
    try pictures.write(to: output, as: format, TimelineMovie(arguments))
    return .done
  }
}
