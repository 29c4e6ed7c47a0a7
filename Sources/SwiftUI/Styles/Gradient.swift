package import VitrineModel

/// Colours that pass into each other.
nonisolated public struct Gradient: Hashable, ShapeStyle, PrimitiveShapeStyle {
  /// What the style is in an environment.
  public typealias Resolved = Never

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: CGFloat
    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// How colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    package let archived: VitrineModel.Gradient.ColorSpace
    /// As displays count.
    public static let device = ColorSpace(archived: .device)
    /// As eyes see.
    public static let perceptual = ColorSpace(archived: .perceptual)
  }

  /// The colours and their places.
  public var stops: [Stop]
  /// Whether places were given.
  private var isEven = false
  fileprivate var space: ColorSpace = .perceptual

  /// Takes colours and their places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Takes colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    isEven = true
  }

  /// The gradient mixed in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }

  fileprivate func fill<Payload: GradientPayload>(_ payload: inout Payload) {
    payload.colorSpace = space.archived
    payload.stops = stops.map {
      VitrineModel.Gradient.Stop(
        color: $0.color.archived,
        location: isEven ? nil : Double(min(max($0.location, 0), 1)))
    }
    if payload.stops.isEmpty {
      payload.stops = [VitrineModel.Gradient.Stop(color: .system(.clear))]
    }
  }

  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).archived(context)
  }
}

/// A gradient from top to bottom, as of `Color.gradient`.
nonisolated public struct AnyGradient: Hashable, ShapeStyle, PrimitiveShapeStyle {
  /// What the style is in an environment.
  public typealias Resolved = Never
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source

  /// Takes a gradient.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }
  init(_ color: Color) { source = .color(color) }

  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    switch source {
    case .gradient(let gradient): return gradient.archived(context)
    case .color(let color):
      context.record("Color.gradient")
      return .color(color.archived)
    }
  }
}

nonisolated extension Color {
  /// The colour's own gradient, from a lighter one at the top to the colour at the bottom.
  public var gradient: AnyGradient { AnyGradient(self) }
}

/// A gradient style that is a view as well.
package protocol GradientView: ShapeStyle, View, PrimitiveView, PrimitiveShapeStyle {
  /// The gradient as an archive holds it.
  nonisolated var payload: GradientStyle { get }
}

extension GradientView {
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [ViewNode(.gradient(payload))]
  }
  nonisolated package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    .gradient(payload)
  }
}

/// Colours along a line.
nonisolated public struct LinearGradient: GradientView {
  /// What the view is made of.
  public typealias Body = Never
  /// What the style is in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes a gradient and the ends of the line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    var linear = VitrineModel.LinearGradient()
    gradient.fill(&linear)
    linear.startPoint = startPoint.archived
    linear.endPoint = endPoint.archived
    payload = .linear(linear)
  }
  /// Takes colours at equal distances and the ends of the line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Takes colours and their places and the ends of the line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours around a point, from inside out.
nonisolated public struct RadialGradient: GradientView {
  /// What the view is made of.
  public typealias Body = Never
  /// What the style is in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes a gradient, the middle and the radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    var radial = VitrineModel.RadialGradient()
    gradient.fill(&radial)
    radial.center = center.archived
    radial.startRadius = max(0, Double(finite: startRadius))
    radial.endRadius = max(0, Double(finite: endRadius))
    payload = .radial(radial)
  }
  /// Takes colours at equal distances, the middle and the radii.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Takes colours and their places, the middle and the radii.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// Colours around a point, clockwise.
nonisolated public struct AngularGradient: GradientView {
  /// What the view is made of.
  public typealias Body = Never
  /// What the style is in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes a gradient, the middle and the angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    var angular = VitrineModel.AngularGradient()
    gradient.fill(&angular)
    angular.center = center.archived
    angular.startAngle = startAngle.archivedDegrees
    angular.endAngle =
      endAngle == startAngle ? startAngle.archivedDegrees + 360 : endAngle.archivedDegrees
    payload = .angular(angular)
  }
  /// Takes colours at equal distances, the middle and the angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Takes colours and their places, the middle and the angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Takes a gradient that goes around once.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Takes colours that go around once.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Takes colours and their places that go around once.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// Colours around a point, as far as the box reaches.
nonisolated public struct EllipticalGradient: GradientView {
  /// What the view is made of.
  public typealias Body = Never
  /// What the style is in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes a gradient, the middle and the radii as shares of the box.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    var elliptical = VitrineModel.EllipticalGradient()
    gradient.fill(&elliptical)
    elliptical.center = center.archived
    elliptical.startRadiusFraction = max(0, Double(finite: startRadiusFraction))
    elliptical.endRadiusFraction = max(0, Double(finite: endRadiusFraction))
    payload = .elliptical(elliptical)
  }
  /// Takes colours at equal distances, the middle and the radii as shares of the box.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Takes colours and their places, the middle and the radii as shares of the box.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// Colours at the points of a net.
nonisolated public struct MeshGradient: GradientView {
  /// What the view is made of.
  public typealias Body = Never
  /// What the style is in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes the net's points, row by row, and a colour for each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    var mesh = VitrineModel.MeshGradient()
    (mesh.width, mesh.height) = (width, height)
    mesh.points = points.map {
      VitrineModel.UnitPoint(x: Double("\($0.x)") ?? 0, y: Double("\($0.y)") ?? 0)
    }
    mesh.colors = colors.map(\.archived)
    mesh.background = background.archived
    mesh.smoothsColors = smoothsColors
    mesh.colorSpace = colorSpace.archived
    payload = .mesh(mesh)
  }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// Colours around a point, from inside out.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours around a point, from inside out.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point, clockwise.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours around a point, clockwise.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours that go around a point once.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Colours that go around a point once.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// Colours around a point, as far as the box reaches.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// An image again and again.
nonisolated public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  /// What the style is in an environment.
  public typealias Resolved = Never
  /// The image.
  public var image: Image
  /// The part of the image that is repeated, as shares of its size.
  public var sourceRect: CGRect
  /// Points of the image for a point drawn.
  public var scale: CGFloat
  /// Takes an image and the part that is repeated.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    context.record("ImagePaint")
    return .foreground
  }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// An image again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
