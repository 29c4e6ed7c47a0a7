import Vitrine

/// The transition after an intent: from the tapped widget to its new archive.
package struct LivePassage: Sendable {
  private let transition: WidgetTransition
  /// The time until nothing moves, in seconds; 0 if nothing moves at all.
  package var duration: Double { transition.duration }

  fileprivate init(_ transition: WidgetTransition) { self.transition = transition }

  /// Returns the picture at a time, in seconds since the new archive, as PNG.
  ///
  /// - Throws: `ArchiveError` when an image of the archive is damaged or it takes too long.
  package func data(at time: Double) throws(ArchiveError) -> [UInt8] {
    try transition.widget(at: time).data(as: .png)
  }
}

/// A cache of the latest passage, because a page requests its pictures one by one.
final class LivePassages: Sendable {
  /// The key of a cached passage.
  fileprivate struct Key: Hashable, Sendable {
    let request: LiveRequest
    let reducesMotion: Bool
    let generation: Int
  }

  private let last = Monitor<(key: Key, passage: LivePassage)?>(nil)

  fileprivate func passage<Failure: Error>(
    _ key: Key, _ make: () throws(Failure) -> LivePassage?
  ) throws(Failure) -> LivePassage? {
    if let last = last.withLock({ $0 }), last.key == key { return last.passage }
    guard let passage = try make() else { return nil }
    last.withLock { $0 = (key, passage) }
    return passage
  }
}

extension LiveSession {
  /// The transition from a tap to the archive that its intent produced.
  ///
  /// - Parameters:
  ///   - request: the picture as tapped, with the immediate effects of the tap.
  ///   - reducesMotion: whether the person prefers reduced motion.
  /// - Returns: `nil` if no intent ran on the widget, if the request needs other conditions than
  ///   those that the intent ran under, or if the size of the widget changed.
  /// - Throws: `RenderFault`, as ``render(_:)`` does.
  package func passage(
    _ request: LiveRequest, reducesMotion: Bool
  ) throws(RenderFault) -> LivePassage? {
    let rendering = try render(request.settled)
    let evaluation = evaluation
    guard rendering.evaluation == evaluation,
      let before = loop.shared.withLock({ $0.performed[rendering.widget.id] })
    else { return nil }
    let key = LivePassages.Key(
      request: request, reducesMotion: reducesMotion, generation: rendering.generation)
    return try passages.passage(key) { () throws(RenderFault) in
      let touched = try layout(
        evaluation.completing(request.touched), of: before, evaluation, evaluation
      ).layout
      guard touched.pixelSize == rendering.layout.pixelSize else { return nil }
      return LivePassage(
        WidgetTransition(from: touched, to: rendering.layout, reducesMotion: reducesMotion))
    }
  }
}
