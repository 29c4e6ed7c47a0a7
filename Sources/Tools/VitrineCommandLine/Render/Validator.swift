import Vitrine

/// Lays out everything that an archive supports, and collects the problems.
package struct Validator: Sendable {
  package let renderer: Renderer
  /// The requested values, in addition to those that the validator enumerates.
  package let axes: RequestAxes
  package let isStrict: Bool

  package init(renderer: Renderer, axes: RequestAxes, isStrict: Bool) {
    (self.renderer, self.axes, self.isStrict) = (renderer, axes, isStrict)
  }

  /// The axes that the validator enumerates, unless an option narrows them.
  package static let covered: Set<String> = ["target", "state", "colorScheme", "entry"]

  /// Returns the report on an archive, readable or not; each problem appears once, in the order in
  /// which it was found.
  package func report(
    on archive: ArchiveArgument, _ documents: [WidgetDocument], _ errors: [ArchiveError]
  ) -> ValidationReport {
    var report = ValidationReport(file: archive.name)
    for error in errors {
      if case .unreadable = error.reason { report.isUnreadable = true }
      for problem in ReportedDiagnostic(error, of: archive).all { report.add(problem) }
    }
    for document in documents { check(document, &report) }
    return report
  }

  /// Returns the report on a decoded widget.
  package func report(on document: WidgetDocument, named name: String) -> ValidationReport {
    var report = ValidationReport(file: name)
    check(document, &report)
    return report
  }

  private func check(_ document: WidgetDocument, _ report: inout ValidationReport) {
    add(document.warnings + document.archive.timelineWarnings, of: document, to: &report)
    for combination in combinations(for: document) {
      do throws(ArchiveError) {
        let surface = try document.inDocument { () throws(ArchiveError) in
          try combination.surface.get()
        }
        let widget = try renderer.layOut(document, try document.resolve(surface))
        _ = try widget.readImages()
        add(widget.warnings, of: document, to: &report)
        report.layouts += 1
      } catch {
        for problem in ReportedDiagnostic(error, file: report.file).all { report.add(problem) }
      }
    }
  }

  private func add(
    _ warnings: [Diagnostic], of document: WidgetDocument, to report: inout ValidationReport
  ) {
    for warning in document.reported(warnings, isStrict: isStrict) { report.add(warning) }
  }

  /// Returns every target in every scheme, and each entry in every state, in the requested places
  /// and appearances.
  private func combinations(for document: WidgetDocument) -> [AxisCombination] {
    var axes = axes
    axes.target = document.targets.isEmpty ? [.family(.systemSmall)] : document.targets
    axes.colorScheme = ColorScheme.allCases
    return candidates(of: document.archive, axes).flatMap { $0.combinations() }
  }

  /// Returns the states to lay out: placeholder and preview once, the others for each entry.
  ///
  /// A state of a Live Activity that becomes stale is laid out again as stale.
  private func candidates(of archive: WidgetArchive, _ axes: RequestAxes) -> [RequestAxes] {
    let states = archive.liveActivity?.states ?? []
    let count = max(archive.entries.count, states.count)
    return RenderState.allCases.flatMap { state -> [RequestAxes] in
      let isOfEntry = state == .entry || state == .locked
      let entries: [Int?] = isOfEntry && count > 0 ? (0..<count).map { $0 } : [nil]
      return entries.map { entry in
        var candidate = axes
        (candidate.state, candidate.entry) = ([state], [entry])
        if let entry, states.indices.contains(entry), let stale = states[entry].staleDate {
          candidate.date = (axes.date ?? [nil]) + [stale]
        }
        return candidate
      }
    }
  }
}
