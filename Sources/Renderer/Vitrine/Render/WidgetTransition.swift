import VitrineLayout
import VitrineCoding
import VitrineModel

/// The transition between two states of a widget: two entries of its timeline, or the states before
/// and after a tap.
///
/// At time 0 it is the first state's picture, and at the end the second one's, byte for byte.
public struct WidgetTransition: Sendable {
  private let after: LaidOutWidget
  private let transition: MatchedViews
  /// The time until nothing moves, in seconds, at most two; 0 if the states change at once.
  public let duration: Double

  /// Matches the views of two states of one widget, laid out for the same surface.
  ///
  /// Changes without a modifier use SwiftUI's default animation (assumed: WidgetKit's own is not
  /// published). An Always-On display does not animate: the system omits animations there to
  /// preserve battery life (Apple's documentation of Live Activities).
  ///
  /// - Parameters:
  ///   - before: The state in which the transition starts.
  ///   - after: The state in which the transition ends.
  ///   - reducesMotion: Whether the person prefers reduced motion, so that transitions only fade.
  public init(
    from before: LaidOutWidget, to after: LaidOutWidget, reducesMotion: Bool = false
  ) {
    self.after = after
    let isDimmed = after.request.request.isLuminanceReduced
    let transition = DeepStack.run {
      CompositionTransition(
        from: before.composition, to: after.composition,
        animation: isDimmed ? nil : Animation(.default), reducesMotion: reducesMotion)
    }
    self.transition = MatchedViews(transition: transition)
    duration = transition.duration
  }

  /// Returns the widget at a time, in seconds since the change.
  ///
  /// Its picture is that of the time; its frames and warnings are those of the second state.
  ///
  /// - Throws: `ArchiveError` if the picture has too many pixels.
  public func widget(at time: Double) throws(ArchiveError) -> LaidOutWidget {
    guard time < duration else { return after }
    let list = DeepStack.run { transition.transition.makeDisplayList(at: time) }
    return try after.showing(list.scaled(to: after.size))
  }
}

/// The matched views of two placed trees.
///
/// Unchecked: nodes are classes without locks, but none changes after it was matched.
private struct MatchedViews: @unchecked Sendable {
  let transition: CompositionTransition
}
