// Effects of views while they scroll; a picture shows them at rest.

/// The position of a view relative to the visible area.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible area, in it, and after it.
  case topLeading, identity, bottomTrailing
  /// Whether the view is in the visible area.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before, 0 in the visible area, and 1 after it.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How the effects of a view follow scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view is visible when its effects end.
  public struct Threshold: Sendable {
    /// The view is visible as a whole, or not at all.
    public static let visible = Threshold(), hidden = Threshold()
    /// The view is in the middle.
    public static var centered: Threshold { Threshold() }
    /// A fraction of the view is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// A value between two thresholds.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    /// The threshold, moved by a distance in points.
    public func inset(by distance: Double) -> Threshold { self }
  }
  /// There are no effects.
  public static let identity = ScrollTransitionConfiguration()
  /// The effects are animated at the threshold.
  public static let animated = ScrollTransitionConfiguration()
  /// The effects follow scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// The effects are animated at the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// The effects follow scrolling by a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  /// The configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

nonisolated extension View {
  /// Applies effects to the view while it scrolls.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { recorded("scrollTransition", .none) }
  /// Applies effects to the view while it scrolls, by configurations for both ends.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { recorded("scrollTransition", .none) }
}
