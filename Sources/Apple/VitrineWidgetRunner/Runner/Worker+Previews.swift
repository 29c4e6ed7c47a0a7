import AppIntents
import SwiftUI
internal import VitrineArchive
internal import VitrineDevices
internal import VitrineGeometry
internal import VitrineModel
import WidgetKit

extension Worker {
  /// Returns the jobs for all previews: those of the macro, then those of providers.
  ///
  /// - Throws: `WidgetFault` for a configuration that no preview has.
  func previewJobs() throws(WidgetFault) -> [Job] {
    let previews = DeclaredPreview.all(provided)
    if options.configuration != nil || !options.configured.isEmpty {
      try choice.check(among: previews.compactMap(offers))
    }
    let jobs = previews.filter {
      options.modules.isEmpty || options.modules.contains($0.module)
    }.map(job)
    return (jobs + failedJobs).enumerated().map { index, job in job.archived(as: index) }
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
      let family = options.previewFamily
      return Job(unit: unit) { archiver in
        try await archiver.archive(
          try await content.view(), named: name, content.settings, in: family)
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
    let usual = options.previewFamily
    return Job(unit: WorkUnit(name: name, kind: name, family: context?.family)) { archiver in
      guard let family = context?.family else {
        return try await archiver.archive(
          preview.view, named: name, preview.settings, in: usual)
      }
      archiver.evaluator.note(preview.settings)
      return try await archiver.archive(preview.view, named: name, in: family)
    }
  }
}

extension WidgetArchiver {
  /// Archives a single view that is not a widget, in the room that its preview sets.
  fileprivate func archive(
    _ view: AnyView, named name: String, _ settings: PreviewSettings,
    in family: VitrineDevices.WidgetFamily
  ) async throws -> WidgetArchive {
    evaluator.drawsAppViews = true
    evaluator.note(settings)
    guard case .fixed(let width, let height) = settings.layout else {
      return try await archive(view, named: name, in: family)
    }
    let families: [VitrineDevices.WidgetFamily] = [
      .systemMedium, .systemLarge, .systemExtraLargePortrait, .systemExtraLarge,
    ]
    let room = families.first { family in
      let size = evaluator.surface.size(of: .family(family))
      return size.width >= width && size.height >= height
    }
    if room == nil {
      evaluator.warn(
        "the preview's layout of \(width) × \(height) points is larger than any widget, "
          + "and is cut off")
    }
    return try await archive(
      AnyView(view.frame(width: width, height: height)), named: name,
      in: room ?? .systemExtraLarge)
  }

  /// Archives a single view.
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
  fileprivate func note(_ settings: PreviewSettings) {
    note(settings.ineffective.map { IgnoredAPI(name: $0, effect: .none) })
  }
}
