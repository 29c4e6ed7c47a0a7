import AppIntents
import SwiftUI
internal import VitrineArchive
internal import VitrineDevices
internal import VitrineModel
import WidgetKit

extension Worker {
  /// Returns the jobs for all previews: those of the macro, then those of providers.
  ///
  /// - Throws: `WidgetFault` for a configuration that no preview has.
  func previewJobs() throws(WidgetFault) -> [Job] {
    if options.configuration != nil || !options.parameters.isEmpty {
      try choice.check(among: zip(PreviewRecords.all, PreviewNames.all).compactMap(offers))
    }
    let macros = zip(PreviewRecords.all, PreviewNames.all)
      .filter { isChosen($0.0.file, endingModule: "/") }
      .map { job($0, named: $1) }
    let providers = provided.types.filter {
      isChosen(String(reflecting: $0), endingModule: ".")
    }
    return macros + failedJobs + providers.flatMap(providerJobs)
  }

  /// The names of the configurations and parameters of a preview; `nil` for one without.
  private func offers(_ preview: RecordedPreview, _ name: String) -> ConfigurationNames? {
    guard let content = preview.content as? WidgetPreview else { return nil }
    return steps.run(.recommendations, "preview \(name)", content.offers).value
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

  /// Whether previews of a module are archived; the name starts with that of the module, as
  /// `#fileID` and names of types do.
  private func isChosen(_ name: String, endingModule end: Character) -> Bool {
    options.modules.isEmpty || options.modules.contains(String(name.prefix { $0 != end }))
  }

  private func job(_ preview: RecordedPreview, named name: String) -> Job {
    let unit = WorkUnit(
      name: name, kind: name, family: nil, place: SourcePlace(path: preview.file, line: preview.line))
    switch preview.content {
    case let content as WidgetPreview:
      return Job(unit: unit) { try await widget(content, named: name, $0) }
    case let content as ActivityPreview:
      return Job(unit: unit) { try await activity(content, named: name, $0) }
    case let content as ViewPreview:
      let family = options.previewFamily
      return Job(unit: unit) { archiver in
        archiver.evaluator.drawsAppViews = true
        return try await archiver.archive(AnyView(content.body()), named: name, in: family)
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

  private func providerJobs(_ type: any PreviewProvider.Type) -> [Job] {
    let base = String(describing: type)
    let outcome = provided.previews(of: type)
    if case .failed(let failure) = outcome { return [failed(failure, named: base)] }
    // States of Live Activities are archived with the activities.
    let previews = outcome.value?.filter { !($0.context is ActivityPreviewContext) } ?? []
    return previews.enumerated().map { index, preview in
      let name = preview.name ?? (index == 0 ? base : "\(base) \(index + 1)")
      let context = preview.context as? WidgetPreviewContext
      let family = context?.family ?? options.previewFamily
      return Job(unit: WorkUnit(name: name, kind: name, family: family)) { archiver in
        archiver.evaluator.drawsAppViews = context == nil
        return try await archiver.archive(preview.view, named: name, in: family)
      }
    }
  }
}

extension WidgetArchiver {
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

/// The names of previews.
enum PreviewNames {
  /// The names of all previews: those that the author set, or the file with the index of the
  /// preview among those of the file, which does not change when lines are added.
  static var all: [String] {
    var counts: [String: Int] = [:]
    return PreviewRecords.all.map { preview in
      counts[preview.file, default: 0] += 1
      let file = preview.file.split(separator: "/").last.map(String.init) ?? preview.file
      let place = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      return preview.name ?? "\(place)#\(counts[preview.file, default: 1])"
    }
  }
}
