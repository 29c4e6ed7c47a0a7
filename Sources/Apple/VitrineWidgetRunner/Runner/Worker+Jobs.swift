import ActivityKit
import SwiftUI
import Synchronization
internal import VitrineArchive
internal import VitrineDevices
import WidgetKit

extension Worker {
  /// Returns the jobs for all widgets in all their families.
  ///
  /// - Throws: `WidgetFault` for a configuration that no widget has.
  func widgetJobs(_ declared: [WidgetDescription]) async throws -> [Job] {
    let all = DistinctWidgets(declared).members
    try checkSelection(among: all.map(\.widget))
    let members = all.filter { isWanted($0.widget) }
    var told: Set<String> = []
    let faulty = members.compactMap { member -> [Job]? in
      // The fault of widgets of one kind names them all.
      guard let fault = member.fault, told.insert(fault.description).inserted else { return nil }
      let unit = WorkUnit(
        name: member.widget.kind, kind: member.widget.kind, family: nil, place: member.widget.place)
      return [Job(unit: unit) { _ in throw fault }]
    }
    let shown = try await configured(
      members.filter { $0.fault == nil }.map(\.widget), among: all.map(\.widget.kind))
    return (faulty + shown.map(jobs(for:))).enumerated().flatMap { index, jobs in
      jobs.map { $0.archived(as: index) }
    }
  }

  /// Returns the jobs for a widget, one for each of its families.
  private func jobs(for shown: ConfiguredWidget) -> [Job] {
    let widget = shown.widget
    let unit = { family in
      WorkUnit(name: shown.name, kind: widget.kind, family: family, place: widget.place)
    }
    if let fault = widget.fault { return [Job(unit: unit(nil)) { _ in throw fault }] }
    switch widget.source {
    case .timeline(let source):
      return options.families(of: widget).filter(isWanted).enumerated().map { index, family in
        var widget = widget
        if widget.families?.isEmpty == true {
          widget.warnings.append(
            "the widget supports no family, so no system shows it; it is drawn in all families of "
              + "the platform")
        }
        // What is said of the widget is not said of each family.
        if index > 0 { widget.warnings = [] }
        return Job(unit: unit(family)) { [widget] archiver in
          try await archiver.archive(widget, source, in: family)
        }
      }
    case .activity(let source):
      return [
        Job(unit: unit(nil), hint: StoredStates.hint(source.attributesType)) {
          try await archive(widget, source, $0)
        }
      ]
    case .control(let source):
      return [Job(unit: unit(nil)) { try await $0.archive(widget, source) }]
    case .screen(let view, let settings):
      return [
        Job(unit: unit(nil)) { try await $0.archive(screen: view, named: widget.kind, settings) }
      ]
    case .none: return []
    }
  }

  /// Archives a Live Activity in the states that it has, or with sample values.
  private func archive(
    _ widget: WidgetDescription, _ source: any ActivitySource, _ archiver: WidgetArchiver
  ) async throws -> WidgetArchive {
    if let warning = StoredStates.warning(source.attributesType) {
      archiver.evaluator.warn(warning)
    }
    let updates = await updates(of: source)
    guard updates.isEmpty, let sample = ActivityUpdate.sample(source.attributesType) else {
      return try await archiver.archive(widget, source, updates)
    }
    archiver.evaluator.warn(
      "the Live Activity has no content state, and is drawn with sample values; "
        + "\(NothingToArchive.stateHint)")
    WidgetDefaults.makesUpTexts.store(true, ordering: .relaxed)
    defer { WidgetDefaults.makesUpTexts.store(false, ordering: .relaxed) }
    return try await archiver.archive(widget, source, [sample])
  }

  func isWanted(_ widget: WidgetDescription) -> Bool {
    options.kinds.isEmpty || options.kinds.contains(where: widget.isNamed)
  }

  /// Checks that a kind on the command line is that of a widget, and that such a widget supports a
  /// family on it.
  ///
  /// A session may still ask for a widget that the last edit has removed.
  private func checkSelection(among widgets: [WidgetDescription]) throws(WidgetFault) {
    try SelectedNames(noun: "widget", wanted: options.kinds, known: widgets.map(\.kind)).check {
      name in widgets.contains { $0.isNamed(name) }
    }
    let wanted = widgets.filter(isWanted)
    // Live Activities and controls have no family, and are archived with any.
    let hasOthers = wanted.contains { if case .timeline = $0.source { false } else { true } }
    guard !wanted.isEmpty, !hasOthers else { return }
    let families = wanted.flatMap(options.families(of:)).map(\.rawValue)
    try SelectedNames(
      noun: "widget in the family", wanted: options.families.map(\.rawValue), known: families
    ).check(families.contains)
  }

  private func isWanted(_ family: VitrineDevices.WidgetFamily) -> Bool {
    options.families.isEmpty || options.families.contains(family)
  }

  /// Returns the states of a Live Activity: of those that intents started, or otherwise of its
  /// previews.
  private func updates(of source: any ActivitySource) async -> [ActivityUpdate] {
    let kept = ActivityUpdate.kept(source.attributesType)
    guard kept.isEmpty else { return kept }
    return await previewed(source)
  }

  /// Returns the states of a Live Activity in its previews; empty if there are none.
  func previewed(_ source: any ActivitySource) async -> [ActivityUpdate] {
    for preview in DeclaredPreview.all(nil) {
      guard case .recorded(let recorded) = preview.content,
        let content = recorded as? ActivityPreview,
        content.attributesType == source.attributesType,
        case .done(let updates) = await steps.wait(for: .states, preview.name, content.updates)
      else { continue }
      return updates
    }
    return provided.updates(source.attributesType)
  }
}

extension WidgetDescription {
  /// Whether a name is its kind or that of a type that declares it.
  fileprivate func isNamed(_ name: String) -> Bool {
    name == kind || name == typeName || otherTypeNames.contains(name)
  }
}

extension ActivityUpdate {
  /// Returns a state with sample values; `nil` for types that do not accept arbitrary values.
  fileprivate static func sample<Attributes: ActivityAttributes>(
    _ type: Attributes.Type
  ) -> ActivityUpdate? {
    guard let attributes = SampleDecoder.value(Attributes.self),
      let state = SampleDecoder.value(Attributes.ContentState.self)
    else { return nil }
    return ActivityUpdate(
      attributes, ActivityContent(state: state, staleDate: nil), date: Date())
  }

  /// Returns the states of the most recently started activity of a type.
  fileprivate static func kept<Attributes: ActivityAttributes>(
    _ type: Attributes.Type
  ) -> [ActivityUpdate] {
    guard let record = ActivityStore<Attributes>().load().last else { return [] }
    return record.updates.map { ActivityUpdate(record.attributes, $0.content, date: $0.date) }
  }
}
