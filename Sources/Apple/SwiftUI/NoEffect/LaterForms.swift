// Names since iOS 17.5 that views share with apps; what a picture could show is reported as not drawn.

extension Text {
  /// How text is aligned if its direction is not that of the layout.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    /// The platform's default.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the writing.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
  /// How the direction of text is found.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// The platform's default.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the characters.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

/// Whether text may be shortened, as formats offer it.
public protocol TextVariantPreference: Sendable {}
/// The text is as long as its format.
public struct FixedTextVariant: TextVariantPreference {}
/// The text becomes shorter where there is no room.
public struct SizeDependentTextVariant: TextVariantPreference {}
extension TextVariantPreference where Self == FixedTextVariant {
  /// The text is as long as its format.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The text becomes shorter where there is no room.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// What the source of a transition looks like.
public protocol MatchedTransitionSourceConfiguration {}
/// A source without changes.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
extension MatchedTransitionSourceConfiguration {
  /// Sets the background during the transition.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the shape during the transition.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the shadow during the transition.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// When glass is behind a view of visionOS.
public enum GlassBackgroundDisplayMode: Sendable, Equatable {
  /// Always, where the system adds it, or never.
  case always, implicit, never
}

/// How much of a person's surroundings a space of visionOS replaces.
public protocol ImmersionStyle {}
/// A space of visionOS.
public struct MixedImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}
/// A space of visionOS.
public struct FullImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}
/// A space of visionOS.
public struct ProgressiveImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}
extension ImmersionStyle where Self == MixedImmersionStyle {
  /// Nothing is replaced.
  public static var mixed: MixedImmersionStyle { .init() }
}
extension ImmersionStyle where Self == FullImmersionStyle {
  /// Everything is replaced.
  public static var full: FullImmersionStyle { .init() }
}
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  /// As much as a person likes.
  public static var progressive: ProgressiveImmersionStyle { .init() }
}
extension Scene {
  /// Sets the styles of a space; none is open in a picture.
  public func immersionStyle(
    selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
  ) -> some Scene { self }
}

nonisolated extension View {
  /// Sets how lines are aligned whose direction is not that of the layout.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    recorded("multilineTextAlignment(strategy:)")
  }
  /// Sets how the direction of text is found.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    recorded("writingDirection(strategy:)")
  }
  /// Marks the source of a transition, which no picture shows.
  public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { recorded("matchedTransitionSource", .none) }
  /// Adds the glass of visionOS, which is not drawn.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View
  { recorded("glassBackgroundEffect") }
  /// Adds the glass of visionOS in a shape, which is not drawn.
  public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { recorded("glassBackgroundEffect") }
}

extension Text {
  /// Sets whether the text may be shortened; it is drawn in full.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    recorded("textVariant", preference is FixedTextVariant ? .none : .notDrawn)
  }
}
