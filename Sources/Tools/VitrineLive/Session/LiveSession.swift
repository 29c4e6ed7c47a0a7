import Vitrine
import VitrinePlatform

/// A session shows widgets while they are written: it builds them when their sources change,
/// archives them, draws requested pictures and runs the intents of taps.
///
/// All functions may be called from any thread; those that build or run code wait for the result.
/// Programs that a session started end with the session, and with this process.
package final class LiveSession: Sendable {
  /// The source of the widgets.
  package let source: LiveSource
  let options: LiveOptions
  let loop: LiveLoop
  let evaluated = EvaluatedArchives(most: EvaluatedArchives.mostArchives)
  let layouts = KeptLayouts(most: KeptLayouts.mostLayouts)
  let passages = LivePassages()
  /// Draws the session's pictures; whoever draws more of them shares its fonts, outlines and images.
  package let renderer: Renderer
  private let watcher: Monitor<FolderWatcher?>

  /// Creates a session; ``start()`` begins its work.
  ///
  /// - Throws: `LiveError` when there is no toolchain for the source.
  package convenience init(
    _ source: LiveSource, _ options: LiveOptions = LiveOptions()
  ) throws(LiveError) {
    let data = options.data ?? LiveSession.data(of: source)
    self.init(source, options, try source.builder(data: data, options))
  }

  /// Creates a session for a builder; `nil` reads archives.
  init(_ source: LiveSource, _ options: LiveOptions, _ builder: (any ProgramBuilder)?) {
    (self.source, self.options) = (source, options)
    loop = LiveLoop(builder, source, options.evaluation)
    var renderer = Renderer(limits: options.limits, timeout: options.timeout)
    renderer.recordsSemantics = true
    self.renderer = renderer
    watcher = Monitor(nil)
  }

  /// Returns the default folder for the data of widgets.
  static func data(of source: LiveSource) -> String { source.folder + "/.vitrine/widgets" }

  deinit { stop() }

  /// Builds for the first time, and then whenever files change.
  ///
  /// - Throws: `LiveError` when files cannot be watched.
  package func start() throws(LiveError) {
    if options.watches {
      let loop = loop
      let ignored = options.ignored
      let watcher = try FolderWatcher([source.folder]) { change in
        if let change = change.leavingOut(ignored) { loop.note(change) }
      }
      self.watcher.withLock { $0 = watcher }
    }
    try loop.start()
  }

  /// Ends all work, and the processes that it started.
  package func stop() {
    watcher.withLock { watcher in
      watcher?.stop()
      watcher = nil
    }
    loop.stop()
  }

  /// The current state of the session.
  package var state: LiveState { loop.state }

  /// The default conditions under which the code of widgets is evaluated.
  package var evaluation: Evaluation { loop.shared.withLock(\.evaluation) }

  /// Returns a stream of the events from now on; any number of listeners is possible.
  ///
  /// A listener that falls behind by more than a thousand events loses the oldest.
  package func events() -> AsyncStream<LiveEvent> { loop.listeners.stream() }

  /// Builds the changes, archives all widgets, and waits for the result.
  ///
  /// - Returns: the resulting state; after a failed build, the previous archives remain.
  @discardableResult
  package func build() -> LiveState { loop.buildAndWait() }

  /// Builds the changes, without waiting for the result.
  package func rebuild() { loop.note(.anything) }

  /// Cancels a running build; the next build includes its changes.
  package func cancelBuild() { loop.cancelBuild() }

  /// Waits until nothing is left to do.
  @discardableResult
  package func settled() -> LiveState { loop.waitUntilIdle() }

  /// Sets the ids of the visible widgets: they are archived before all others.
  package func show(_ widgets: [String]) { loop.show(widgets) }

  /// Lays out a picture of the latest archives.
  ///
  /// If the code of the widget shows something else under the conditions of the request, such as
  /// its language or its device, it is evaluated for them.
  ///
  /// Layouts are cached, because pictures, taps, boxes, films and accessibility elements request
  /// the same ones.
  ///
  /// - Throws: `RenderFault` when the request is invalid or cannot be drawn.
  package func render(_ request: LiveRequest) throws(RenderFault) -> LiveRendering {
    let (state, base) = loop.shared.withLock { ($0.state, $0.evaluation) }
    let entry = try state.archives.shown(request.widget)
    let axes = base.completing(request.touched)
    let evaluation = entry.evaluation(base.asked(by: axes), base, for: axes.target?.first)
    let kept: KeptLayout
    do throws(RenderFault) {
      kept = try layout(axes, of: entry, evaluation, base)
    } catch {
      // Views that the code did not provide are missing in the archive: report the code's error.
      let target = axes.target?.first?.name ?? entry.document.targets.first?.name
      throw state.faults.first { $0.kind == entry.widget.kind && $0.family == target }
        .map { .archive(ArchiveError(.notInArchive($0.told, hint: $0.hint))) } ?? error
    }
    return LiveRendering(
      kept, of: entry.widget, generation: state.generation, axes, evaluation)
  }

  /// Returns the archive of a widget that has what its code shows under the conditions of a request.
  ///
  /// - Throws: `RenderFault` when there is no such widget, or its code cannot be evaluated.
  package func document(
    of widget: String?, for request: RenderRequest
  ) throws(RenderFault) -> WidgetDocument {
    let (state, base) = loop.shared.withLock { ($0.state, $0.evaluation) }
    let entry: LiveArchives.Entry
    do throws(ArchiveError) {
      entry = try state.archives.entry(widget)
    } catch {
      throw .archive(error)
    }
    let wanted = Evaluation(of: request, date: base.date)
    let evaluation = entry.evaluation(wanted, base, for: request.target)
    return try archive(of: entry, evaluation, base).document
  }

  /// Lays out a current or earlier archive of the session, once for the same axes.
  ///
  /// - Parameters:
  ///   - evaluation: the conditions under which the widget's code is evaluated.
  ///   - base: the conditions under which `entry` was created.
  /// - Throws: `RenderFault` when it cannot be drawn.
  func layout(
    _ axes: RequestAxes, of entry: LiveArchives.Entry, _ evaluation: Evaluation,
    _ base: Evaluation
  ) throws(RenderFault) -> KeptLayout {
    let key = LayoutKey(archive: entry.number, axes: axes, evaluation: evaluation)
    return try layouts.value(key) { () throws(RenderFault) in
      // A request that cannot be drawn anyway needs no evaluation.
      if evaluation != base { try LiveSession.check(axes, entry) }
      let own = try archive(of: entry, evaluation, base)
      let request = try LiveSession.resolve(axes, own)
      do throws(ArchiveError) {
        return KeptLayout(archive: own, layout: try renderer.layOut(own.document, request))
      } catch {
        throw .archive(error)
      }
    }
  }

  /// Checks that a request can be drawn once the code is evaluated for it.
  private static func check(
    _ axes: RequestAxes, _ entry: LiveArchives.Entry
  ) throws(RenderFault) {
    do throws(RenderFault) {
      _ = try resolve(axes, entry)
    } catch {
      if case .archive(let error) = error, error.isOtherEvaluation { return }
      throw error
    }
  }

  private static func resolve(
    _ axes: RequestAxes, _ entry: LiveArchives.Entry
  ) throws(RenderFault) -> ResolvedRequest {
    do throws(ArchiveError) {
      guard let resolved = entry.document.resolve(axes).first else {
        throw ArchiveError(
          .notInArchive(
            "the widget does not support it",
            hint: "it has " + Suggestion.list(entry.widget.targets)))
      }
      return try resolved.get()
    } catch {
      throw .archive(error)
    }
  }

  /// Returns the effect of a tap at a point, in points from the picture's upper left corner,
  /// without running it.
  ///
  /// - Throws: `RenderFault`, as ``render(_:)`` does.
  package func tap(_ point: Point, on request: LiveRequest) throws(RenderFault) -> LiveTap {
    let rendering = try render(request)
    return LiveTap(TapReport(point, on: rendering.layout), request: request, rendering.widget)
  }

  /// Runs the intent of a tap in the widget's code, and archives the widget again; then the
  /// widgets that the intent reloads, without waiting for them.
  ///
  /// - Returns: a report on the intent, which includes its errors.
  /// - Throws: `LiveError` when there is no program, or it cannot run.
  package func perform(
    _ intent: Action.Intent, of widget: String
  ) throws(LiveError) -> PerformReport { try loop.perform(intent, of: widget) }

  /// Runs the intent of a tap in a separate thread; the result is sent as an event.
  package func performLater(_ intent: Action.Intent, of widget: String) {
    let loop = loop
    let isStarted = SystemThread.start {
      do throws(LiveError) {
        _ = try loop.perform(intent, of: widget)
      } catch {
        loop.tell(error, of: intent, widget)
      }
    }
    if !isStarted { loop.tell(LiveError("no thread can be started"), of: intent, widget) }
  }

  /// Lets a Live Activity decode a notification, and archives it again.
  ///
  /// - Parameters:
  ///   - payload: the notification in JSON.
  ///   - kind: the Live Activity, if there are several.
  ///   - findings: the problems that are already known.
  /// - Returns: a report, which includes problems of the notification.
  @discardableResult
  package func push(
    _ payload: [UInt8], to kind: String? = nil, findings: [PushReport.Finding] = []
  ) -> PushReport { loop.push(payload, to: kind, findings) }
}

extension FolderWatcher.Change {
  /// Returns the changes outside some folders; `nil` if there are none.
  fileprivate func leavingOut(_ folders: [String]) -> Self? {
    guard case .files(let files) = self else { return self }
    let left = files.filter { file in
      !folders.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    return left.isEmpty ? nil : .files(left)
  }
}

/// The effect of a tap.
package struct LiveTap: Sendable {
  /// The region that reacts, and its effect.
  package let report: TapReport
  /// The id of the widget.
  package let widget: String
  /// The intent that runs; `nil` if the tap runs none.
  package let intent: Action.Intent?
  /// The request to show until the intent has run, with the toggle changed and with
  /// content that awaits a reload.
  package let optimistic: LiveRequest

  init(_ report: TapReport, request: LiveRequest, _ widget: LiveWidget) {
    (self.report, self.widget) = (report, widget.id)
    var optimistic = request
    if case .intent(let intent)? = report.region?.action, report.effect == .intent {
      self.intent = intent
      var interaction = Interaction()
      if report.region?.role == .toggle, let id = report.region?.id {
        interaction.toggled = [id]
      }
      interaction.awaitsReload = true
      optimistic.interaction = interaction
    } else {
      intent = nil
    }
    self.optimistic = optimistic
  }
}

extension LiveSource {
  /// Returns the builder of the source; `nil` for archives.
  func builder(
    data: String, _ options: LiveOptions
  ) throws(LiveError) -> (any ProgramBuilder)? {
    switch self {
    case .archives: return nil
    case .package(let folder) where !options.showsPreviews:
      return try PackageBuilder(
        folder, data: data, product: options.target, options.sandbox)
    case .package(let path), .project(let path):
      return try ProjectBuilder(path, folder: folder, options)
    }
  }
}
