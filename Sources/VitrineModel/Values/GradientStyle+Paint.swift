extension GradientStyle {
  /// The gradient laid out across a box, with its colours resolved.
  func paint(in box: Rect, _ scheme: ColorScheme) -> GradientPaint {
    switch self {
    case .linear(let gradient):
      gradient.paint(
        .linear(
          start: gradient.startPoint.point(in: box), end: gradient.endPoint.point(in: box)), scheme)
    case .radial(let gradient):
      gradient.paint(
        .radial(
          center: gradient.center.point(in: box), unit: Size(width: 1, height: 1),
          start: gradient.startRadius, end: gradient.endRadius), scheme)
    case .angular(let gradient):
      gradient.paint(
        .angular(
          center: gradient.center.point(in: box), start: gradient.startAngle,
          end: gradient.endAngle), scheme)
    case .elliptical(let gradient):
      gradient.paint(
        .radial(
          center: gradient.center.point(in: box), unit: box.size,
          start: gradient.startRadiusFraction, end: gradient.endRadiusFraction), scheme)
    case .mesh(let mesh): mesh.paint(in: box, scheme)
    }
  }
}

extension GradientPayload {
  fileprivate func paint(_ geometry: GradientPaint.Geometry, _ scheme: ColorScheme) -> GradientPaint
  {
    let last = Double(max(stops.count - 1, 1))
    let stops = stops.enumerated().map { index, stop in
      GradientStop(
        color: stop.color.resolved(in: scheme), location: stop.location ?? Double(index) / last)
    }
    return GradientPaint(stops: stops, colorSpace: colorSpace, geometry: geometry)
  }
}

extension MeshGradient {
  fileprivate func paint(in box: Rect, _ scheme: ColorScheme) -> GradientPaint {
    GradientPaint(
      stops: colors.map { GradientStop(color: $0.resolved(in: scheme), location: 0) },
      colorSpace: colorSpace,
      geometry: .mesh(
        width: width, points: points.map { $0.point(in: box) },
        background: background.resolved(in: scheme), isSmooth: smoothsColors))
  }
}
