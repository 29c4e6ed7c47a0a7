import SwiftUI
package import VitrineArchive
internal import VitrineCoding
package import VitrineDevices
import WidgetKit

extension WidgetArchiver {
  /// Archives a widget in one family.
  ///
  /// An entry that the provider does not return, or returns only after reaching omitted code, is
  /// replaced: the timeline by the snapshot, and the snapshot by the placeholder.
  ///
  /// - Throws: `WidgetFault` when the provider returns no entry at all.
  package func archive(
    _ widget: WidgetDescription, _ source: any TimelineSource,
    in family: VitrineDevices.WidgetFamily
  ) async throws -> WidgetArchive {
    var widget = widget
    evaluator.use(deviceOf: .family(family))
    let told = ToldSize(CGSize(evaluator.surface.size(of: .family(family))))
    let context = { TimelineProviderContext(family: family, isPreview: $0, told: told) }
    let placeholder = await asked(.placeholder) { await source.placeholder(context(false)) }
    var views: EntryViews?
    if let placeholder {
      views = try await self.views(widget, placeholder, family, .still, .placeholder)
      if isOlderWidget(family) {
        widget.contentMarginsDisabled = true
        views = try await self.views(widget, placeholder, family, .still, .placeholder)
      }
    }
    var archive = header(widget)
    archive.supportedFamilies = widget.families ?? []
    archive.placeholder = views
    let snapshot = await shown(.snapshot, for: placeholder) { await source.snapshot(context(true)) }
    if let snapshot {
      archive.preview = try await self.views(widget, snapshot, family, .still, [])
    }
    let fallback = snapshot.map { SourceTimeline(entries: [$0], policy: .atEnd) }
    let timeline = await shown(.timeline, for: fallback) { await source.timeline(context(false)) }
    guard let timeline else {
      throw WidgetFault(avoided[.snapshot] ?? "the provider returned nothing")
    }
    archive.entries = try await entries(widget, timeline.entries, family)
    archive.noteDate()
    archive.reloadPolicy = timeline.policy.archived
    evaluator.note(told)
    RepeatedAnswers.current.take().forEach(evaluator.warn)
    archive.evaluatedFor = evaluator.evaluated(for: .family(family), widget)
    evaluator.applyRules(to: &archive)
    return archive
  }

  /// Returns the provider's answer for a state; `nil` if the provider is not asked.
  private func asked<Answer>(
    _ state: ReachedPlace.State, _ ask: @escaping @MainActor () async -> Answer
  ) async -> Answer? {
    if let reason = avoided[state] {
      evaluator.warn("there is no \(state.rawValue): \(reason)")
      return nil
    }
    ReachedPlaces.enter(state)
    return await ask()
  }

  /// Returns the entry to show for a state: the provider's answer, or the fallback if the provider
  /// does not answer or reaches omitted code.
  private func shown<Answer>(
    _ state: ReachedPlace.State, for fallback: Answer?,
    _ ask: @escaping @MainActor () async -> Answer
  ) async -> Answer? {
    let before: ReachedPlace.State =
      state == .timeline && avoided[.snapshot] == nil ? .snapshot : .placeholder
    func replaced(_ reason: String) -> Answer? {
      if fallback != nil {
        evaluator.note(ReplacedState(state: state, by: before, reason: reason))
      }
      return fallback
    }
    if let reason = avoided[state] { return replaced(reason) }
    ReachedPlaces.enter(state)
    guard let answer = await answer(ask) else {
      evaluator.noteSilence()
      return replaced("the provider returned none within \(patience.formatted().counted("second"))")
    }
    if let timeline = answer as? SourceTimeline, timeline.entries.isEmpty, fallback != nil {
      return replaced("its provider returned no entries")
    }
    // What the views of the fallback reach, those of the answer reach, too.
    guard fallback != nil, ReachedPlaces.isReached(in: state, beyond: before) else { return answer }
    return replaced("its provider reached code that was left out")
  }

  /// Returns the provider's answer, or `nil` if it takes too long, for example because it waits for
  /// a network or a permission.
  private func answer<Answer>(
    _ ask: @escaping @MainActor () async -> Answer
  ) async -> Answer? {
    let late = LateAnswer<Answer>()
    Task { @MainActor in late.take(await ask()) }
    let timer = Task { @MainActor in
      try? await Task.sleep(for: .seconds(patience))
      late.giveUp()
    }
    let answer = await late.wait()
    timer.cancel()
    return answer
  }
}

/// An answer that may arrive after the caller has stopped waiting.
@MainActor
private final class LateAnswer<Answer> {
  private var answer: Answer?
  private var isOver = false
  private var waiting: CheckedContinuation<Void, Never>?

  /// Delivers the answer, if it is still awaited.
  func take(_ answer: Answer) {
    guard !isOver else { return }
    self.answer = answer
    giveUp()
  }

  /// Stops waiting.
  func giveUp() {
    isOver = true
    waiting?.resume()
    waiting = nil
  }

  /// Returns the answer, or `nil` once waiting is given up.
  func wait() async -> Answer? {
    if !isOver { await withCheckedContinuation { waiting = $0 } }
    return answer
  }
}
