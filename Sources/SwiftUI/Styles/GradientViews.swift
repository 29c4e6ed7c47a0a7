package import VitrineGeometry
package import VitrineModel

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
  /// A primitive view has no body.
  public typealias Body = Never
  /// The type of the style after it is resolved in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes a gradient and the ends of the line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    var linear = VitrineGeometry.LinearGradient()
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
  /// A primitive view has no body.
  public typealias Body = Never
  /// The type of the style after it is resolved in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes a gradient, the middle and the radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    var radial = VitrineGeometry.RadialGradient()
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
  /// A primitive view has no body.
  public typealias Body = Never
  /// The type of the style after it is resolved in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes a gradient, the middle and the angles.
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
  /// A primitive view has no body.
  public typealias Body = Never
  /// The type of the style after it is resolved in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes a gradient, the middle and the radii as shares of the box.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    var elliptical = VitrineGeometry.EllipticalGradient()
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

/// Colours at the points of a mesh.
nonisolated public struct MeshGradient: GradientView {
  /// A primitive view has no body.
  public typealias Body = Never
  /// The type of the style after it is resolved in an environment.
  public typealias Resolved = Never
  package let payload: GradientStyle

  /// Takes the mesh's points, row by row, and a colour for each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    var mesh = VitrineGeometry.MeshGradient()
    (mesh.width, mesh.height) = (width, height)
    mesh.points = points.map {
      VitrineGeometry.UnitPoint(x: Double("\($0.x)") ?? 0, y: Double("\($0.y)") ?? 0)
    }
    mesh.colors = colors.map(\.archived)
    mesh.background = background.archived
    mesh.smoothsColors = smoothsColors
    mesh.colorSpace = colorSpace.archived
    payload = .mesh(mesh)
  }
}
