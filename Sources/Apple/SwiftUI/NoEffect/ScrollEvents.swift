// Positions and phases of scrolling, of which a picture shows the first.

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
  /// It rests, or is touched.
  case idle, tracking
  /// It is moved, comes to rest, or moves by itself.
  case interacting, decelerating, animating
  /// Whether it moves or is touched.
  public var isScrolling: Bool { self != .idle }
}

/// What changed with the phase of a scroll view.
public struct ScrollPhaseChangeContext {
  /// The sizes and the position.
  public let geometry: ScrollGeometry
  /// The speed of the content; `nil` if it rests.
  public var velocity: CGVector? { nil }
}

/// The sizes and the position of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The position of the content.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The space around the content.
  public var contentInsets = EdgeInsets()
  /// The size of the view.
  public var containerSize = CGSize.zero
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the view.
  public var bounds: CGRect { visibleRect }
}

nonisolated extension View {
  /// Performs an action when the phase of scrolling changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { recorded("onScrollPhaseChange", .none) }
  /// Performs an action when the phase of scrolling changes.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { recorded("onScrollPhaseChange", .none) }
  /// Performs an action when a value of the geometry changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { recorded("onScrollGeometryChange", .none) }
  /// Performs an action when the view becomes visible or hidden.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { recorded("onScrollVisibilityChange", .none) }
  /// Performs an action when other targets become visible.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { recorded("onScrollTargetVisibilityChange", .none) }
  /// Shows scroll indicators for a moment.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", .none)
  }
  /// Shows scroll indicators for a moment.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash", .none)
  }
  /// Makes the view a target of scrolling.
  public func scrollTarget(isEnabled: Bool = true) -> some View { recorded("scrollTarget", .none) }
  /// Removes the effect at the edges of a scroll view.
  public func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { recorded("scrollEdgeEffectDisabled", .none) }
  /// Stops actions on submitting from reaching outer views.
  public func submitScope(_ isBlocking: Bool = true) -> some View { recorded("submitScope", .none) }
  /// Performs an action when people turn pages with assistive technology.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    recorded("accessibilityScrollAction", .none)
  }
  /// Links views for assistive technology.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { recorded("accessibilityLinkedGroup", .none) }
  /// Queues announcements of the text.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    recorded("speechAnnouncementsQueued", .none)
  }
  /// Tags the view for measurements of interaction.
  public func interactionActivityTrackingTag(_ tag: String) -> some View {
    recorded("interactionActivityTrackingTag", .none)
  }
  /// Sets a value of the focused view.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    recorded("focusedObject", .none)
  }
  /// Sets a value of the focused scene.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    recorded("focusedSceneObject", .none)
  }
  /// Performs an action when modifier keys change.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { recorded("onModifierKeysChanged", .none) }
}
