package import VitrineGeometry
package import VitrineModel

/// Colours and their positions in a gradient.
nonisolated public struct Gradient: Hashable, ShapeStyle, PrimitiveShapeStyle {
  /// A colour and its position.
  public struct Stop: Hashable, Sendable {
    /// The colour of the stop.
    public var color: Color
    /// The position from 0 to 1.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The colour space in which colours are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    package let archived: VitrineGeometry.Gradient.ColorSpace
    /// Components are interpolated as encoded for the display.
    public static let device = ColorSpace(archived: .device)
    /// Colours are interpolated perceptually.
    public static let perceptual = ColorSpace(archived: .perceptual)
  }

  /// The colours and their positions.
  public var stops: [Stop]
  /// Whether the colours are distributed evenly.
  private var isEven = false
  private var space: ColorSpace = .perceptual

  /// Creates a gradient from colour stops.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    isEven = true
  }

  /// Returns the gradient with another colour space for interpolation.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }

  func fill<Payload: GradientPayload>(_ payload: inout Payload) {
    payload.colorSpace = space.archived
    payload.stops = stops.map {
      VitrineGeometry.Gradient.Stop(
        color: $0.color.archived,
        location: isEven ? nil : Double(min(max($0.location, 0), 1)))
    }
    if payload.stops.isEmpty {
      payload.stops = [VitrineGeometry.Gradient.Stop(color: .system(.clear))]
    }
  }

  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).archived(context)
  }
}

/// A type-erased gradient, such as `Color.gradient`.
nonisolated public struct AnyGradient: Hashable, ShapeStyle, PrimitiveShapeStyle {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source

  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }
  init(_ color: Color) { source = .color(color) }

  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    switch source {
    case .gradient(let gradient): gradient.archived(context)
    case .color(let color): .colorGradient(color.archived)
    }
  }
}

nonisolated extension Color {
  /// A gradient from a lighter variant of the colour at the top to the colour itself at the bottom.
  public var gradient: AnyGradient { AnyGradient(self) }
}
