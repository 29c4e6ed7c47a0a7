package import VitrineGeometry
package import VitrineModel

/// A gradient style that is a view as well.
package protocol GradientView: ShapeStyle, View, PrimitiveView, LocatedView, PrimitiveShapeStyle {
  /// The gradient in archives.
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

/// A gradient along a line.
nonisolated public struct LinearGradient: GradientView {
  package var location = KeptLocation()
  package let payload: GradientStyle

  /// Creates a linear gradient from a gradient and its end points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    var linear = VitrineGeometry.LinearGradient()
    gradient.fill(&linear)
    linear.startPoint = startPoint.archived
    linear.endPoint = endPoint.archived
    payload = .linear(linear)
  }
  /// Creates a linear gradient from evenly spaced colours and its end points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a linear gradient from colour stops and its end points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a centre outwards, in circles.
nonisolated public struct RadialGradient: GradientView {
  package var location = KeptLocation()
  package let payload: GradientStyle

  /// Creates a radial gradient from a gradient, its centre and radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    var radial = VitrineGeometry.RadialGradient()
    gradient.fill(&radial)
    radial.center = center.archived
    radial.startRadius = Double(startRadius)
    radial.endRadius = Double(endRadius)
    payload = .radial(radial)
  }
  /// Creates a radial gradient from evenly spaced colours, its centre and radii.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Creates a radial gradient from colour stops, its centre and radii.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient around a centre, clockwise.
nonisolated public struct AngularGradient: GradientView {
  package var location = KeptLocation()
  package let payload: GradientStyle

  /// Creates an angular gradient from a gradient, its centre and angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    var angular = VitrineGeometry.AngularGradient()
    gradient.fill(&angular)
    angular.center = center.archived
    angular.startAngle = startAngle.archivedDegrees
    angular.endAngle =
      endAngle == startAngle ? startAngle.archivedDegrees + 360 : endAngle.archivedDegrees
    payload = .angular(angular)
  }
  /// Creates an angular gradient from evenly spaced colours, its centre and angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates an angular gradient from colour stops, its centre and angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a conic gradient that completes a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates a conic gradient from evenly spaced colours that completes a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates a conic gradient from colour stops that completes a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// A gradient from a centre outwards, in ellipses that fill the box.
nonisolated public struct EllipticalGradient: GradientView {
  package var location = KeptLocation()
  package let payload: GradientStyle

  /// Creates an elliptical gradient from a gradient, its centre and relative radii.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    var elliptical = VitrineGeometry.EllipticalGradient()
    gradient.fill(&elliptical)
    elliptical.center = center.archived
    elliptical.startRadiusFraction = Double(startRadiusFraction)
    elliptical.endRadiusFraction = Double(endRadiusFraction)
    payload = .elliptical(elliptical)
  }
  /// Creates an elliptical gradient from evenly spaced colours, its centre and relative radii.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Creates an elliptical gradient from colour stops, its centre and relative radii.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient between the points of a mesh.
nonisolated public struct MeshGradient: GradientView {
  package var location = KeptLocation()
  package let payload: GradientStyle

  /// Creates a mesh gradient from its points, row by row, and a colour for each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}
