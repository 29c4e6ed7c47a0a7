import VitrineDisplayList
import VitrineGeometry

extension GradientStyle {
  /// The gradient laid out in a box, with its colours resolved.
  package func paint(in box: Rect, _ environment: EnvironmentValues) -> GradientPaint {
    switch self {
    case .linear(let gradient):
      gradient.paint(
        .linear(
          start: gradient.startPoint.point(in: box), end: gradient.endPoint.point(in: box)),
        environment)
    case .radial(let gradient):
      gradient.paint(
        .radial(
          center: gradient.center.point(in: box), unit: Size(width: 1, height: 1),
          start: gradient.startRadius, end: gradient.endRadius), environment)
    case .angular(let gradient):
      gradient.paint(
        .angular(
          center: gradient.center.point(in: box), start: gradient.startAngle,
          end: gradient.endAngle), environment)
    case .elliptical(let gradient):
      gradient.paint(
        .radial(
          center: gradient.center.point(in: box), unit: box.size,
          start: gradient.startRadiusFraction, end: gradient.endRadiusFraction), environment)
    case .mesh(let mesh): mesh.paint(in: box, environment)
    }
  }
}

extension GradientPayload {
  /// The colour at a fraction between the first stop (0) and the last (1).
  package func color(at share: Double, in environment: EnvironmentValues) -> ResolvedColor {
    let stops = resolvedStops(environment)
    guard let after = stops.firstIndex(where: { $0.location > share }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (low, high) = (stops[after - 1], stops[after])
    return ColorMixture(low.color, high.color, in: colorSpace)
      .color(at: (share - low.location) / (high.location - low.location))
  }

  /// The stops by their places; recorded on macOS 27: stops in another order are sorted.
  private func resolvedStops(_ environment: EnvironmentValues) -> [GradientStop] {
    let last = Double(max(stops.count - 1, 1))
    let resolved = stops.enumerated().map { index, stop in
      GradientStop(
        color: stop.color.resolved(in: environment), location: stop.location ?? Double(index) / last
      )
    }
    // The index keeps the order of two stops at one place, which make an edge.
    return resolved.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  fileprivate func paint(_ geometry: GradientPaint.Geometry, _ environment: EnvironmentValues)
    -> GradientPaint
  {
    GradientPaint(
      stops: resolvedStops(environment), colorSpace: colorSpace, geometry: geometry)
  }
}

extension MeshGradient {
  fileprivate func paint(in box: Rect, _ environment: EnvironmentValues) -> GradientPaint {
    GradientPaint(
      stops: colors.map { GradientStop(color: $0.resolved(in: environment), location: 0) },
      colorSpace: colorSpace,
      geometry: .mesh(
        MeshNet(
          width: width, points: points.map { Point(x: $0.x, y: $0.y) },
          controlPoints: controlPoints.flatMap { [$0.leading, $0.top, $0.trailing, $0.bottom] }
            .map { Point(x: $0.x, y: $0.y) }, box: box,
          background: background.resolved(in: environment), isSmooth: smoothsColors)))
  }
}
