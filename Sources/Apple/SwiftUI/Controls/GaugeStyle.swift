package import VitrineModel

/// The appearance of a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a gauge that the style draws.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that exists in archives.
package protocol PrimitiveArchivedGaugeStyle {
  /// The style in archives.
  nonisolated var primitive: VitrineModel.GaugeStyle { get }
}

/// A type-erased custom style.
struct AnyGaugeStyle {
  private let style: any GaugeStyle

  init(_ style: any GaugeStyle) { self.style = style }

  /// The nodes of the view that the style returns.
  @MainActor
  func lowered(_ configuration: GaugeStyleConfiguration, _ context: LoweringContext) -> [ViewNode] {
    Self.lowered(style, configuration, context)
  }

  @MainActor
  private static func lowered<S: GaugeStyle>(
    _ style: S, _ configuration: GaugeStyleConfiguration, _ context: LoweringContext
  ) -> [ViewNode] {
    DynamicProperties.connect(style, context)
    return style.makeBody(configuration: configuration).lowered(context)
  }
}

/// The default style, which depends on the context.
public struct DefaultGaugeStyle: GaugeStyle, PrimitiveArchivedGaugeStyle, Sendable {
  /// Creates a default gauge style.
  nonisolated public init() {}
  /// Returns the gauge unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
  nonisolated package var primitive: VitrineModel.GaugeStyle { .automatic }
}

/// A style that shows a bar that fills from its leading end.
public struct LinearCapacityGaugeStyle: GaugeStyle, PrimitiveArchivedGaugeStyle, Sendable {
  /// Creates a linear capacity gauge style.
  nonisolated public init() {}
  /// Returns the gauge unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
  nonisolated package var primitive: VitrineModel.GaugeStyle { .linearCapacity }
}

/// A style that shows an open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, PrimitiveArchivedGaugeStyle, Sendable {
  /// Creates an accessory circular gauge style.
  nonisolated public init() {}
  /// Returns the gauge unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
  nonisolated package var primitive: VitrineModel.GaugeStyle { .accessoryCircular }
}

/// A style that shows a closed ring that fills clockwise.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, PrimitiveArchivedGaugeStyle, Sendable
{
  /// Creates an accessory circular capacity gauge style.
  nonisolated public init() {}
  /// Returns the gauge unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
  nonisolated package var primitive: VitrineModel.GaugeStyle { .accessoryCircularCapacity }
}

/// A style that shows a bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, PrimitiveArchivedGaugeStyle, Sendable {
  /// Creates an accessory linear gauge style.
  nonisolated public init() {}
  /// Returns the gauge unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
  nonisolated package var primitive: VitrineModel.GaugeStyle { .accessoryLinear }
}

/// A style that shows a bar that fills, between the labels of its ends.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, PrimitiveArchivedGaugeStyle, Sendable {
  /// Creates an accessory linear capacity gauge style.
  nonisolated public init() {}
  /// Returns the gauge unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
  nonisolated package var primitive: VitrineModel.GaugeStyle { .accessoryLinearCapacity }
}

/// A style of watchOS that shows an open ring, as `AccessoryCircularGaugeStyle` does since watchOS 9.
public struct CircularGaugeStyle: GaugeStyle, Sendable {
  private let gradient: Gradient?

  /// Creates a circular gauge style.
  nonisolated public init() { gradient = nil }
  /// Creates a circular gauge style with a colour.
  nonisolated public init(tint: Color) { gradient = Gradient(colors: [tint]) }
  /// Creates a circular gauge style with a gradient.
  nonisolated public init(tint: Gradient) { gradient = tint }
  /// Returns the gauge in the style of an accessory.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    let gauge = Gauge(configuration).gaugeStyle(AccessoryCircularGaugeStyle())
    if let gradient { gauge.tint(gradient) } else { gauge }
  }
}

/// A style of watchOS that shows a bar with a marker, as `AccessoryLinearGaugeStyle` does since
/// watchOS 9.
public struct LinearGaugeStyle: GaugeStyle, Sendable {
  private let gradient: Gradient?

  /// Creates a linear gauge style.
  nonisolated public init() { gradient = nil }
  /// Creates a linear gauge style with a colour.
  nonisolated public init(tint: Color) { gradient = Gradient(colors: [tint]) }
  /// Creates a linear gauge style with a gradient.
  nonisolated public init(tint: Gradient) { gradient = tint }
  /// Returns the gauge in the style of an accessory.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    let gauge = Gauge(configuration).gaugeStyle(AccessoryLinearGaugeStyle())
    if let gradient { gauge.tint(gradient) } else { gauge }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style, which depends on the context.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style that shows a bar that fills from its leading end.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style that shows an open ring with a marker at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style that shows a closed ring that fills clockwise.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style that shows a bar with a marker at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style that shows a bar that fills, between the labels of its ends.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

nonisolated extension View {
  /// Sets the style of gauges in the view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let primitive = (style as? any PrimitiveArchivedGaugeStyle)?.primitive
    let own = primitive == nil ? AnyGaugeStyle(style) : nil
    return archived {
      $0.gaugeStyle = own
    } _: { _ in
      primitive.map { [.gaugeStyle($0)] } ?? []
    }
  }
}
