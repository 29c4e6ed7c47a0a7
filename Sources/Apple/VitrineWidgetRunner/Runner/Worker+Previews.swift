import AppIntents
import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
internal import VitrineDevices
import WidgetKit

extension Worker {
  /// Returns the jobs for all previews: those of the macro, then those of providers.
  ///
  /// - Throws: `WidgetFault` for a configuration that no preview has, and for a name or a file that
  ///   none has.
  func previewJobs() throws(WidgetFault) -> [Job] {
    let previews = DeclaredPreview.all(provided)
    try checkSelection(among: previews)
    // Beside widgets, one of these has to have the choice.
    if !options.includesPreviews, options.configuration != nil || !options.configured.isEmpty {
      try choice.check(among: previews.compactMap(offers))
    }
    let jobs = previews.filter(isWanted).map(job)
    return (jobs + (isWhole ? failedJobs : [])).enumerated().map { index, job in
      job.archived(as: index)
    }
  }

  /// Whether no option selects some of the previews.
  private var isWhole: Bool {
    options.previewNames.isEmpty && options.previewFiles.isEmpty
      && options.previewProviders.isEmpty
  }

  /// Checks that there is a preview of the names and in the files on the command line.
  ///
  /// Those of a project are in several programs, so that one of the names is enough.
  private func checkSelection(among previews: [DeclaredPreview]) throws(WidgetFault) {
    guard !isWhole, !previews.contains(where: isWanted) else { return }
    let place = options.modules.isEmpty ? "" : " in \(Suggestion.list(options.modules))"
    let shown = previews.filter {
      options.modules.isEmpty || options.modules.contains($0.module)
    }
    try SelectedNames(
      noun: "preview\(place)", wanted: options.previewNames, known: shown.map(\.name)
    ).check { name in shown.contains { $0.isNamed(name) } }
    try SelectedNames(
      noun: "preview in the file", wanted: options.previewFiles, known: shown.map(\.file)
    ).check { path in shown.contains { $0.isDeclared(in: path) } }
    throw WidgetFault(
      "no preview has the name and is in the file", hint: nil, foundNothing: true)
  }

  private func isWanted(_ preview: DeclaredPreview) -> Bool {
    let (names, files) = (options.previewNames, options.previewFiles)
    let providers = options.previewProviders
    return (options.modules.isEmpty || options.modules.contains(preview.module))
      && (names.isEmpty || names.contains { preview.isNamed($0) })
      && (files.isEmpty && providers.isEmpty || files.contains { preview.isDeclared(in: $0) }
        || providers.contains { preview.isProvided(by: $0) })
  }

  /// The names of the configurations and parameters of a preview; `nil` for one without.
  private func offers(_ preview: DeclaredPreview) -> ConfigurationNames? {
    guard case .recorded(let recorded) = preview.content, let content = recorded as? WidgetPreview
    else { return nil }
    return steps.run(.recommendations, "preview \(preview.name)", content.offers).value
  }

  /// Registers the previews of the macro, whose names and arguments are values of user code.
  func collectPreviews() {
    PreviewRecords.observe { [progress] file, line in
      progress.note(SourcePlace(path: file, line: line))
    }
    for (index, record) in PreviewTable.records.enumerated() {
      _ = steps.run(.preview, "\(index)") { record() }
    }
  }

  /// Jobs for previews of the macro whose values cannot be created.
  private var failedJobs: [Job] {
    steps.failures(of: .preview).map { failure in
      let name = failure.place.map { "#Preview at \($0.text)" } ?? "#Preview \(failure.step.name)"
      return failed(failure, named: name)
    }
  }

  private func failed(_ failure: StepFailure, named name: String) -> Job {
    let fault = WidgetFault(failure.reason)
    let unit = WorkUnit(name: name, kind: name, family: nil, place: failure.place)
    return Job(unit: unit) { _ in throw fault }
  }

  private func job(_ preview: DeclaredPreview) -> Job {
    switch preview.content {
    case .recorded(let content):
      let place = preview.line.map { SourcePlace(path: preview.file, line: $0) }
      return job(content, named: preview.name, place)
    case .provided(let content): return job(content, named: preview.name)
    case .failed(let failure): return failed(failure, named: preview.name)
    }
  }

  private func job(
    _ content: any PreviewContent, named name: String, _ place: SourcePlace?
  ) -> Job {
    let unit = WorkUnit(name: name, kind: name, family: nil, place: place)
    switch content {
    case let content as WidgetPreview:
      return Job(unit: unit) { try await widget(content, named: name, $0) }
    case let content as ActivityPreview:
      return Job(unit: unit) { try await activity(content, named: name, $0) }
    case let content as ViewPreview:
      return Job(unit: unit) { archiver in
        try await archiver.archive(
          screen: try await content.view(), named: name, content.settings)
      }
    default:
      return Job(unit: unit) { _ in throw WidgetFault("this kind of preview is unknown") }
    }
  }

  private func widget(
    _ preview: WidgetPreview, named name: String, _ archiver: WidgetArchiver
  ) async throws -> WidgetArchive {
    for var widget in preview.widget() {
      guard case .timeline(let source) = widget.source else { continue }
      let context = TimelineProviderContext(
        family: preview.family, isPreview: true,
        displaySize: CGSize(archiver.evaluator.surface.size(of: .family(preview.family))))
      let entries = try await preview.entries(source, context, choice)
      archiver.evaluator.note(context.told)
      guard !entries.isEmpty else { throw WidgetFault("the preview has no entries of the widget") }
      widget.kind = name
      if choice != ConfigurationChoice() {
        let offers = steps.run(.recommendations, "preview \(name)", preview.offers)
        widget.offer(offers.value ?? ConfigurationNames(), choice)
      }
      return try await archiver.archive(widget, entries, in: preview.family)
    }
    throw WidgetFault("the preview's widget has no timeline")
  }

  private func activity(
    _ preview: ActivityPreview, named name: String, _ archiver: WidgetArchiver
  ) async throws -> WidgetArchive {
    for var widget in preview.widget() {
      guard case .activity(let source) = widget.source,
        source.attributesType == preview.attributesType
      else { continue }
      widget.kind = name
      var archive = try await archiver.archive(widget, source, preview.updates())
      archive.liveActivity?.keep(preview.viewKind)
      return archive
    }
    throw WidgetFault("the preview's widget is not a Live Activity of these attributes")
  }

  private func job(_ preview: ProvidedPreview, named name: String) -> Job {
    let context = preview.context as? WidgetPreviewContext
    return Job(unit: WorkUnit(name: name, kind: name, family: context?.family)) { archiver in
      guard let family = context?.family else {
        return try await archiver.archive(screen: preview.view, named: name, preview.settings)
      }
      archiver.evaluator.note(preview.settings)
      return try await archiver.archive(preview.view, named: name, in: family)
    }
  }
}

extension WidgetArchiver {
  /// Archives a single view as the content of a widget.
  fileprivate func archive(
    _ view: AnyView, named name: String, in family: VitrineDevices.WidgetFamily
  ) async throws -> WidgetArchive {
    var widget = WidgetDescription(typeName: name)
    widget.kind = name
    let entry = SourceEntry(date: Date(), relevance: nil) { view }
    return try await archive(widget, [entry], in: family)
  }
}

extension ViewEvaluator {
  /// Records the settings of a preview without effect on a picture.
  func note(_ settings: PreviewSettings) {
    note(settings.ineffective.map { IgnoredAPI(name: $0, effect: .none) })
  }
}
