import VitrineDisplayList
import VitrineGeometry
import VitrineModel

extension EnvironmentValues {
  /// The tint of a bar; the colours of a gradient are along all of it, from its leading end.
  ///
  /// That they do so also where a part of the bar is filled is assumed.
  func barTint(in box: Rect) -> Paint {
    guard let colors = tintColors else { return plainTint(in: box) }
    let (left, right) = (Point(x: box.minX, y: box.midY), Point(x: box.maxX, y: box.midY))
    let isMirrored = layoutDirection == .rightToLeft
    return colors.paint(
      .linear(start: isMirrored ? right : left, end: isMirrored ? left : right))
  }

  /// The tint of a ring; the colours of a gradient are along it, from `start` on for `sweep` degrees,
  /// clockwise from the top.
  func ringTint(in box: Rect, start: Double, sweep: Double) -> Paint {
    guard let colors = tintColors else { return plainTint(in: box) }
    let right = start - 90
    return colors.paint(.angular(center: box.center, start: right, end: right + sweep))
  }

  /// The paint of the empty part of a bar or ring: the tint at an opacity, or the system's faint
  /// white on a vibrant surface without a tint.
  func emptyTint(_ paint: Paint, _ opacity: Double) -> Paint {
    paint.multiplyingOpacity(
      by: isPlainVibrant ? controls.gauge.vibrantTrackOpacity : opacity)
  }

  /// White on vibrant surfaces, where a blue tint would be as faint as it is dark.
  private func plainTint(in box: Rect) -> Paint {
    paint(isPlainVibrant ? .color(.system(.white)) : .tint, in: box)
  }

  private var isPlainVibrant: Bool { widgetRenderingMode == .vibrant && tint == nil }

  private var tintColors: TintColors? { tint.flatMap { TintColors($0, self) } }
}

/// The colours of a gradient without their places in a box.
private struct TintColors {
  let stops: [GradientStop]
  let colorSpace: Gradient.ColorSpace

  /// The colours of a tint; `nil` for one without a sequence of colours.
  init?(_ style: ShapeStyle, _ environment: EnvironmentValues) {
    // Places of stops do not depend on the box.
    guard case .gradient(let gradient) = environment.paint(style, in: .zero) else { return nil }
    if case .mesh = gradient.geometry { return nil }
    (stops, colorSpace) = (gradient.stops, gradient.colorSpace)
  }

  func paint(_ geometry: GradientPaint.Geometry) -> Paint {
    .gradient(GradientPaint(stops: stops, colorSpace: colorSpace, geometry: geometry))
  }
}
