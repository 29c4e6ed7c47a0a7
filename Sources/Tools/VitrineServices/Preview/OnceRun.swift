import Vitrine
import VitrineCommandLine
import VitrineLive
import VitrineProcess
import VitrineSnapshot

/// The work of `vitrine preview --once`: builds and draws everything, and writes a summary.
struct OnceRun {
  private let session: LiveSession
  private let output: FolderLocation
  private let console: Console
  private let isQuiet: Bool

  init(_ session: LiveSession, output: String, _ console: Console, isQuiet: Bool) {
    (self.session, self.console, self.isQuiet) = (session, console, isQuiet)
    self.output = FolderLocation(given: output)
  }

  /// The result of the run, for programs and for the summary.
  struct Report: Encodable {
    struct Picture: Encodable {
      let widget: String
      let target: String
      let scheme: String
      /// The path below the folder.
      let file: String
    }

    var isSuccessful = true
    var errors: [SourceDiagnostic] = []
    var faults: [WidgetFault] = []
    var pictures: [Picture] = []
    var warnings: [String] = []

    /// Whether there was nothing to draw.
    var isEmpty: Bool { pictures.isEmpty && errors.isEmpty && faults.isEmpty }
  }

  /// Builds, draws and writes everything.
  ///
  /// - Throws: `LiveError` when nothing can be built, `CommandError` when the folder cannot be
  ///   written to.
  func run() throws -> Report {
    try OutputFiles.checkHasNoOtherPage(output.path)
    try session.start()
    let state = session.settled()
    if let failure = state.failure { throw failure }
    var report = Report()
    report.errors = (state.build?.errors ?? []).map(relative)
    (report.faults, report.warnings) = (state.faults, state.warnings)
    var items: [GalleryItem] = []
    for entry in state.archives.entries {
      // Every family or presentation, light and dark.
      for target in entry.document.targets {
        for scheme in ColorScheme.allCases
        // The first fault explains why a picture is missing.
        where !report.faults.contains(where: {
          $0.kind == entry.widget.kind && $0.family == target.name
        }) {
          try draw(entry.widget, target, scheme, &report, &items)
        }
      }
    }
    report.isSuccessful = report.errors.isEmpty && report.faults.isEmpty && !items.isEmpty
    try write(report, items)
    return report
  }

  private func draw(
    _ widget: LiveWidget, _ target: RenderTarget, _ scheme: ColorScheme,
    _ report: inout Report, _ items: inout [GalleryItem]
  ) throws {
    var request = LiveRequest(widget: widget.id)
    (request.axes.target, request.axes.colorScheme) = ([target], [scheme])
    do {
      let rendering = try session.render(request)
      let layout = rendering.layout
      let name = FileName.safe(widget.id) + "." + layout.request.surface.name + ".png"
      let path = try RelativePath(name)
      try output.openOrMake().write(try rendering.data(), to: path)
      items.append(
        GalleryItem(
          archive: widget.id, file: name, kind: widget.kind, title: widget.displayName,
          configuration: widget.configuration, request: layout.request,
          width: layout.pixelSize.width, height: layout.pixelSize.height))
      report.pictures.append(
        Report.Picture(
          widget: widget.id, target: target.name, scheme: scheme.rawValue, file: name))
    } catch let fault as RenderFault {
      report.faults.append(
        WidgetFault(kind: widget.kind, family: target.name, reason: fault.message, hint: fault.hint)
      )
    } catch let error as ArchiveError {
      report.faults.append(
        WidgetFault(
          kind: widget.kind, family: target.name, reason: error.message, hint: error.hint))
    }
  }

  private func write(_ report: Report, _ items: [GalleryItem]) throws {
    let folder = try output.openOrMake()
    let project = PathName.last(of: session.source.folder) ?? "Widgets"
    if !items.isEmpty { try GalleryPage.write(items, title: project, folder: output.path) }
    let text = OnceSummary(report: report, title: project).text
    try folder.write(Array(text.utf8), to: RelativePath(fixed: "summary.md"))
  }

  /// Returns a diagnostic with a path relative to the project, because summaries are read
  /// elsewhere.
  private func relative(_ diagnostic: SourceDiagnostic) -> SourceDiagnostic {
    var diagnostic = diagnostic
    let prefix = session.source.folder + "/"
    if diagnostic.file.hasPrefix(prefix) {
      diagnostic.file = String(diagnostic.file.dropFirst(prefix.count))
    }
    return diagnostic
  }
}

/// A summary in Markdown, for a pull request.
struct OnceSummary {
  let report: OnceRun.Report
  let title: String

  /// The text of the summary: errors, then a table of pictures for each widget.
  var text: String {
    var text = "# \(escaped(title))\n\n"
    let count = report.errors.count + report.faults.count
    text +=
      report.isEmpty
      ? "**Nothing was drawn: there are no widgets.**\n"
      : report.isSuccessful
        ? "\(report.pictures.count) pictures; no problems.\n"
        : "**\(count) \(count == 1 ? "problem" : "problems").**\n"
    for error in report.errors {
      text += "\n- `\(error.file):\(error.line):\(error.column)`: \(escaped(error.message))"
    }
    for fault in report.faults {
      let family = fault.family.map { ", \($0)" } ?? ""
      text += "\n- **\(escaped(fault.kind))\(family)**: \(escaped(fault.reason))"
      if let hint = fault.hint { text += " (\(escaped(hint)))" }
    }
    if count > 0 { text += "\n" }
    for widget in report.pictures.map(\.widget).withoutRepeats {
      text += "\n## \(escaped(widget))\n\n| | light | dark |\n|---|---|---|\n"
      let own = report.pictures.filter { $0.widget == widget }
      for target in own.map(\.target).withoutRepeats {
        text += "| \(target) | \(cell(own, target, "light")) | \(cell(own, target, "dark")) |\n"
      }
    }
    return text
  }

  private func cell(_ own: [OnceRun.Report.Picture], _ target: String, _ scheme: String) -> String {
    guard let picture = own.first(where: { $0.target == target && $0.scheme == scheme }) else {
      return ""
    }
    // Names contain letters, digits and a few signs; a space would end the address.
    let address = picture.file.replacing(" ", with: "%20").replacing("#", with: "%23")
      .replacing("(", with: "%28").replacing(")", with: "%29")
    return "![\(target), \(scheme)](\(address))"
  }

  /// Untrusted text without characters that Markdown or HTML would interpret.
  private func escaped(_ text: String) -> String {
    text.singleLine.flatMap { character -> [Character] in
      "\\`*_{}[]<>#|!&".contains(character) ? ["\\", character] : [character]
    }.reduce(into: "") { $0.append($1) }
  }
}
