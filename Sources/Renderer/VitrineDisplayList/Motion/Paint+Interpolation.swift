extension Paint: Interpolatable {
  /// The paint with its colours interpolated; `nil` for paints of different kinds.
  ///
  /// A colour is interpolated with a gradient as a gradient of equal stops, as in SwiftUI
  /// (assumed).
  package func interpolated(to other: Paint, by share: Double) -> Paint? {
    if self == other { return self }
    switch (self, other) {
    case (.color(let one), .color(let next)): return .color(one.mixed(with: next, by: share))
    case (.gradient(let one), .gradient(let next)):
      return one.interpolated(to: next, by: share).map(Paint.gradient)
    case (.color(let one), .gradient(let next)):
      return .gradient(next.mapColors { one.mixed(with: $0, by: share) })
    case (.gradient(let one), .color(let next)):
      return .gradient(one.mapColors { $0.mixed(with: next, by: share) })
    case (.image(var one), .image(let next)):
      guard one.bitmap == next.bitmap, one.source == next.source else { return nil }
      one.tile = one.tile.mixed(with: next.tile, by: share)
      one.opacity = one.opacity.mixed(with: next.opacity, by: share).clamped(to: 0...1)
      return .image(one)
    case (.backdrop(var one), .backdrop(let next)):
      guard one.recipe == next.recipe, one.matrices == next.matrices else { return nil }
      one.box = one.box.mixed(with: next.box, by: share)
      one.opacity = one.opacity.mixed(with: next.opacity, by: share).clamped(to: 0...1)
      return .backdrop(one)
    default: return nil
    }
  }
}

extension GradientPaint: Interpolatable {
  package func interpolated(to other: GradientPaint, by share: Double) -> GradientPaint? {
    guard colorSpace == other.colorSpace,
      let stops = stops.interpolated(to: other.stops, by: share),
      let geometry = geometry.interpolated(to: other.geometry, by: share)
    else { return nil }
    return GradientPaint(stops: stops, colorSpace: colorSpace, geometry: geometry)
  }
}

extension GradientStop: Interpolatable {
  package func interpolated(to other: GradientStop, by share: Double) -> GradientStop? {
    GradientStop(
      color: color.mixed(with: other.color, by: share),
      location: location.mixed(with: other.location, by: share))
  }
}

extension GradientPaint.Geometry: Interpolatable {
  package func interpolated(
    to other: GradientPaint.Geometry, by share: Double
  ) -> GradientPaint.Geometry? {
    switch (self, other) {
    case (.linear(let start, let end), .linear(let nextStart, let nextEnd)):
      .linear(
        start: start.mixed(with: nextStart, by: share), end: end.mixed(with: nextEnd, by: share))
    case (
      .radial(let center, let unit, let start, let end),
      .radial(let nextCenter, let nextUnit, let nextStart, let nextEnd)
    ):
      .radial(
        center: center.mixed(with: nextCenter, by: share),
        unit: unit.mixed(with: nextUnit, by: share), start: start.mixed(with: nextStart, by: share),
        end: end.mixed(with: nextEnd, by: share))
    case (
      .angular(let center, let start, let end), .angular(let nextCenter, let nextStart, let nextEnd)
    ):
      .angular(
        center: center.mixed(with: nextCenter, by: share),
        start: start.mixed(with: nextStart, by: share), end: end.mixed(with: nextEnd, by: share))
    case (.mesh(let net), .mesh(let next)): net.interpolated(to: next, by: share).map(Self.mesh)
    default: nil
    }
  }
}

extension MeshNet: Interpolatable {
  package func interpolated(to other: MeshNet, by share: Double) -> MeshNet? {
    guard width == other.width, isSmooth == other.isSmooth,
      let points = points.interpolated(to: other.points, by: share),
      let controlPoints = controlPoints.interpolated(to: other.controlPoints, by: share)
    else { return nil }
    return MeshNet(
      width: width, points: points, controlPoints: controlPoints,
      box: box.mixed(with: other.box, by: share),
      background: background.mixed(with: other.background, by: share), isSmooth: isSmooth)
  }
}
