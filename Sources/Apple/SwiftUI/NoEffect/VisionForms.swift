// Names of visionOS in code that is shared with it; a picture shows none of their effects.

/// Glass behind a view.
public protocol GlassBackgroundEffect {}
/// The platform's glass.
public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect, Sendable {}
/// Glass with soft edges.
public struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect, Sendable {}
/// Glass with edges.
public struct PlateGlassBackgroundEffect: GlassBackgroundEffect, Sendable {}
extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect {
  /// The platform's glass.
  public static var automatic: Self { Self() }
}
extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect {
  /// Glass with soft edges.
  public static var feathered: Self { Self() }
  /// Glass with soft edges of a width in points.
  public static func feathered(padding: CGFloat, softEdgeRadius: CGFloat) -> Self { Self() }
}
extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect {
  /// Glass with edges.
  public static var plate: Self { Self() }
}

/// Where an ornament is at a window.
public struct OrnamentAttachmentAnchor: Sendable {
  /// At a point of the window.
  public static func scene(_ alignment: UnitPoint) -> OrnamentAttachmentAnchor { Self() }
  /// At a point of the parent.
  public static func parent(_ alignment: UnitPoint) -> OrnamentAttachmentAnchor { Self() }
}

/// An effect on content under a pointer or a gaze.
public protocol CustomHoverEffect {}
/// Content with changes under a pointer or a gaze.
public struct EmptyHoverEffectContent: Sendable {
  /// Sets the opacity.
  public func opacity(_ opacity: Double) -> Self { self }
  /// Sets the scale.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// Moves the content.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
/// Views that are under a pointer or a gaze together.
public struct HoverEffectGroup: Hashable, Sendable {
  /// Creates a group.
  public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {}
  /// Whether a view activates its group.
  public enum Behavior: Hashable, Sendable {
    /// It does, follows the group, or ignores it.
    case activatesGroup, followsGroup, ignoresGroup
  }
}

/// How much a space changed.
public struct ImmersionChangeContext: Hashable, Sendable {
  /// How much is replaced, from 0 to 1.
  public let amount: Double?
}

/// How a person's surroundings look.
public struct SurroundingsEffect: Hashable, Sendable {
  private let name: String
  /// They are dark.
  public static let systemDark = SurroundingsEffect(name: "systemDark")
  /// They are darker.
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  /// They are very dark.
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")
  /// They have a colour.
  public static func colorMultiply(_ color: Color) -> SurroundingsEffect {
    SurroundingsEffect(name: "colorMultiply")
  }
}

/// Opens a window in place of another, which has no effect.
public struct PushWindowAction: Sendable {
  /// Opens a window.
  public func callAsFunction(id: String) {}
  /// Opens a window that presents a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens a window that presents a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Lengths in points; a metre has 1,360 points, as on Apple Vision Pro.
public struct PhysicalMetricsConverter: Sendable {
  private static let pointsPerMeter = 1360.0
  /// Returns a length in points.
  public func convert<V: BinaryFloatingPoint>(_ lengthInPoints: V, to unit: UnitLength) -> V {
    V(
      Measurement(value: Double(lengthInPoints) / Self.pointsPerMeter, unit: UnitLength.meters)
        .converted(to: unit).value)
  }
  /// Returns the points of a length.
  public func convert<V: BinaryFloatingPoint>(_ length: V, from unit: UnitLength) -> V {
    V(
      Measurement(value: Double(length), unit: unit).converted(to: .meters).value
        * Self.pointsPerMeter)
  }
}

/// A length in points, as its unit says.
@propertyWrapper
public struct PhysicalMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The points.
  public let wrappedValue: Value
  /// Creates a length.
  public init(wrappedValue: Value, from unit: UnitLength) {
    self.wrappedValue = PhysicalMetricsConverter().convert(wrappedValue, from: unit)
  }
}

extension EnvironmentValues {
  /// Opens a window in place of another.
  public var pushWindow: PushWindowAction { PushWindowAction() }
  /// Lengths in points.
  public var physicalMetrics: PhysicalMetricsConverter { PhysicalMetricsConverter() }
}

nonisolated extension View {
  /// Adds glass, which is not drawn.
  public func glassBackgroundEffect<G: GlassBackgroundEffect>(
    _ effect: G, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { recorded("glassBackgroundEffect") }
  /// Adds an ornament to the window, which is not drawn.
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View { recorded("ornament") }
  /// Changes the view under a pointer or a gaze.
  public func hoverEffect<C>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> C
  ) -> some View { recorded("hoverEffect", .none) }
  /// Sets how a person's surroundings look.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View {
    recorded("preferredSurroundingsEffect", .none)
  }
  /// Adds an action for changes of a space.
  public func onImmersionChange(
    initial: Bool = true,
    _ action: @escaping (ImmersionChangeContext, ImmersionChangeContext) -> Void
  ) -> some View { recorded("onImmersionChange", .none) }
}

/// Where a view is in the depth that it is given.
public struct DepthAlignment: Hashable, Sendable {
  private let name: String
  /// At the front.
  public static let front = DepthAlignment(name: "front")
  /// In the middle.
  public static let center = DepthAlignment(name: "center")
  /// At the back.
  public static let back = DepthAlignment(name: "back")
}

nonisolated extension View {
  /// Moves the view forward, in points; a picture is flat.
  public func offset(z: CGFloat) -> some View { recorded("offset(z:)") }
  /// Sets the depth of the view, in points; a picture is flat.
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
    recorded("frame(depth:)", .none)
  }
  /// Sets the limits of the view's depth, in points; a picture is flat.
  public func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> some View { recorded("frame(depth:)", .none) }
  /// Adds space around the view on all sides, in points, of which a picture shows that in its plane.
  public func padding3D(_ length: CGFloat) -> some View { padding(length) }
  /// Turns the view around an axis, as `rotation3DEffect` does in a picture.
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }
}
