import Vitrine
import VitrineCommandLine
import VitrineSnapshot

/// Prints the contents and layout of one picture.
package struct Inspector: Sendable {
  package let archive: ArchiveArgument
  package let picture: PictureOptions
  package let renderer: Renderer
  package let isJSON: Bool
  /// The file for the picture with numbered boxes.
  package let output: String?
  package let console: Console

  package init(
    archive: ArchiveArgument, picture: PictureOptions, renderer: Renderer, isJSON: Bool,
    output: String?, console: Console
  ) {
    (self.archive, self.picture, self.renderer, self.isJSON) = (archive, picture, renderer, isJSON)
    (self.output, self.console) = (output, console)
  }

  /// Prints one aspect of the picture.
  ///
  /// - Throws: `CommandError` when the archive cannot be read or laid out.
  package func run(_ inspection: Inspection) throws(CommandError) -> ExitCode {
    try Watchdog.watch(archive.name, renderer.timeout, console) {
      () throws(CommandError) in try inspect(inspection)
    }
  }

  private func inspect(_ inspection: Inspection) throws(CommandError) -> ExitCode {
    let document = try problems(.unusable) { () throws(ArchiveError) in
      try archive.read(picture.widget, picture.decoder)
    }
    let request = try problems(.notRendered) { () throws(ArchiveError) in
      try picture.request(for: document)
    }
    var warnings = document.warnings
    switch inspection {
    case .tree:
      let views = try problems(.notRendered) { () throws(ArchiveError) in
        try document.views(for: request)
      }
      try print(views)
    case .frames, .displayList, .hits, .accessibility, .environment:
      var renderer = renderer
      renderer.recordsSemantics = inspection == .accessibility
      let widget = try problems(.notRendered) { [renderer] () throws(ArchiveError) in
        try renderer.layOut(document, request)
      }
      warnings += widget.warnings
      try print(widget, inspection)
    }
    for warning in document.reported(warnings, isStrict: picture.isStrict) {
      console.report(warning)
    }
    return picture.isStrict && !warnings.isEmpty ? .strictFailure : .done
  }

  private func print(_ widget: LaidOutWidget, _ inspection: Inspection) throws(CommandError) {
    switch inspection {
    case .tree: break
    case .accessibility:
      try print(widget.accessibility) { widget.accessibility.text }
      try writeLegend(of: widget)
    case .frames: try print(widget.frames) { widget.frames.text }
    case .displayList: try print(widget.displayList) { widget.displayList.text }
    case .hits:
      try print(widget.hitRegions) { HitTable.text(widget.hitRegions) }
      let boxes = widget.hitRegions.enumerated().compactMap { index, region in
        region.shape.tightBounds.map { MarkedPicture.Mark(text: "\(index + 1)", frame: $0) }
      }
      try write(widget, boxes)
    case .environment: try print(widget.environment) { widget.environment.text }
    }
  }

  /// Prints the tree of the only view, or the trees of a presentation's parts with their positions.
  private func print(_ views: [PresentedView]) throws(CommandError) {
    if views.count == 1, let part = views.first {
      return try print(part.view) { part.view.text }
    }
    let parts = views.map(PartTree.init)
    try print(parts) {
      parts.map { "\($0.name)  \($0.path)\n\($0.view.text)" }.joined(separator: "\n")
    }
  }

  /// Writes the picture with numbered boxes, if an option requests it.
  private func write(_ widget: LaidOutWidget, _ marks: [MarkedPicture.Mark]) throws(CommandError) {
    guard let output else { return }
    let marked = MarkedPicture(widget: widget, marks: marks)
    try OutputFiles().write(try marked.png(name: output), to: output)
  }

  /// Writes the picture with the elements that are read, if an option requests it.
  private func writeLegend(of widget: LaidOutWidget) throws(CommandError) {
    guard let output else { return }
    let page = try problems(.notRendered) { () throws(ArchiveError) in
      try AccessibilityLegend(of: widget).sheet()
    }
    try OutputFiles().write(try page.png(name: output), to: output)
  }

  private func print(_ value: some Encodable, text: () -> String) throws(CommandError) {
    if isJSON {
      try console.printJSON(value)
    } else {
      try console.print(text())
    }
  }

  private func problems<Value>(
    _ code: ExitCode, _ work: () throws(ArchiveError) -> Value
  ) throws(CommandError) -> Value {
    do throws(ArchiveError) {
      return try work()
    } catch {
      throw .failed(ReportedDiagnostic(error, of: archive), code)
    }
  }
}

/// One of several views of a presentation.
private struct PartTree: Encodable {
  let name: String
  let path: String
  let view: ViewNode

  init(_ part: PresentedView) {
    (name, path, view) = (part.name, part.path.description, part.view)
  }
}
