import VitrineDisplayList
import VitrineModel

/// A transition between two pictures of one widget: two entries of its timeline, or before and
/// after a tap.
package struct CompositionTransition {
  /// A part of the picture in both states.
  fileprivate enum Part {
    case layout(LayoutTransition)
    /// Items that the system draws.
    case items(DrawnStates)
  }

  private let before: Composition
  private let after: Composition
  private let parts: [Part]
  private let animation: Animation?
  /// Seconds until nothing moves any more, at most two; 0 where the states change at once.
  package let duration: Double

  /// Matches the views of two pictures.
  ///
  /// - Parameters:
  ///   - animation: the animation of changes without their own; `nil` passes at once, and nothing
  ///     moves, regardless of modifiers.
  ///   - reducesMotion: whether transitions that move only fade, and symbols pause.
  package init(
    from before: Composition, to after: Composition, animation: Animation?, reducesMotion: Bool
  ) {
    (self.before, self.after, self.animation) = (before, after, animation)
    let isAlike = before.parts.count == after.parts.count && before.size == after.size
    parts =
      !isAlike || animation == nil
      ? []
      : zip(before.parts, after.parts).map { old, new in
        Part(old, new, animation: animation, reducesMotion: reducesMotion)
      }
    duration = parts.reduce(0) { longest, part in
      switch part {
      case .layout(let transition): max(longest, transition.duration)
      case .items(let drawn): drawn.isStill ? longest : max(longest, animation?.totalDuration ?? 0)
      }
    }
  }

  /// Makes the display list at a time in seconds: the first picture at 0 and before, the second one
  /// at the end and after.
  package func makeDisplayList(at time: Double) -> DisplayList {
    if time <= 0 { return before.makeDisplayList() }
    if time >= duration { return after.makeDisplayList() }
    return after.makeDisplayList { index in
      switch parts[index] {
      case .layout(let transition): transition.makeDisplayList(at: time).items
      case .items(let drawn):
        drawn.content.items(drawn, in: .zero, by: animation?.progress(at: time) ?? 1)
      }
    }
  }
}

extension CompositionTransition.Part {
  /// Parts of one kind in one place; what else changes fades.
  fileprivate init(
    _ old: Composition.Part, _ new: Composition.Part, animation: Animation?, reducesMotion: Bool
  ) {
    if case .layout(let before, _, _) = old, case .layout(let after, _, _) = new {
      self = .layout(
        LayoutTransition(
          from: before, to: after, animation: animation, reducesMotion: reducesMotion))
      return
    }
    var drawn = DrawnStates()
    (drawn.old, drawn.new) = (old.items, new.items)
    self = .items(drawn)
  }
}
