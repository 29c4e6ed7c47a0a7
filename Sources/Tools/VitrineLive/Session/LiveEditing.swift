import Vitrine
import VitrineProcess

extension LiveSession {
  /// Returns what people choose from under "Edit Widget", with the values and in the language of a
  /// request, which queries of parameters see.
  ///
  /// - Throws: `RenderFault` when there is no such widget, or its code cannot be asked.
  package func editing(_ request: LiveRequest) throws(RenderFault) -> ProgramListing.Widget {
    let (state, base) = loop.shared.withLock { ($0.state, $0.evaluation) }
    let entry = try state.archives.shown(request.widget)
    let evaluation = base.asked(by: base.completing(request.axes))
      .completed(for: entry.document.archive)
    do throws(LiveError) {
      return try loop.editing(entry.widget, in: request.axes.families ?? [], evaluation)
    } catch {
      throw .evaluation(error)
    }
  }
}

extension LiveLoop {
  fileprivate func editing(
    _ widget: LiveWidget, in families: [WidgetFamily], _ evaluation: Evaluation
  ) throws(LiveError) -> ProgramListing.Widget {
    guard let program = shared.withLock(\.program) else {
      throw LiveError("'\(widget.id)' has no code that can be configured")
    }
    let cancellation = try beginEvaluating()
    defer { end(cancellation) }
    let listing = try program.list(
      kinds: [widget.kind], in: families, as: evaluation, cancellation)
    guard let own = listing.widgets.first(where: { $0.kind == widget.kind }) else {
      throw LiveError("'\(widget.id)' cannot be configured")
    }
    return own
  }
}
