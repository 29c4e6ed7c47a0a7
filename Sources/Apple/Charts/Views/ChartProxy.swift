import SwiftUI
import VitrineCharts
internal import VitrineGeometry
internal import VitrineModel

/// Converts between positions and values of a chart whose size is known.
public struct ChartProxy {
  private let geometry: PlotGeometry
  private let plot: CGRect

  init(_ geometry: PlotGeometry, _ plot: CGRect) {
    self.geometry = geometry
    self.plot = plot
  }

  /// Size of the plot in points.
  public var plotSize: CGSize { plot.size }
  /// Size of the plot in points.
  public var plotAreaSize: CGSize { plot.size }
  /// The frame of the plot in the chart.
  public var plotFrame: Anchor<CGRect>? { Anchor(value: plot) }
  /// The frame of the plot in the chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(value: plot) }

  /// Returns the position of a value from the plot's left edge, in points; `nil` for a value that
  /// is not on the axis.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    place(value, geometry.plan.x).map { CGFloat(geometry.x($0)) }
  }
  /// Returns the position of a value from the plot's top edge, in points; `nil` for a value that is
  /// not on the axis.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    place(value, geometry.plan.y).map { CGFloat(geometry.y($0)) }
  }
  /// The frame of the plot's container, which is the plot itself because it does not scroll.
  public var plotContainerFrame: Anchor<CGRect>? { Anchor(value: plot) }
  /// Returns the position of a pair of values.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }
  /// Returns the horizontal extent of a value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(value, geometry.plan.x) { geometry.x($0) }
  }
  /// Returns the vertical extent of a value.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(value, geometry.plan.y) { geometry.y($0) }
  }
  /// Returns the value at a position from the plot's left edge.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    value(geometry.plan.x, Double(position), geometry.size.width)
  }
  /// Returns the value at a position from the plot's top edge.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    value(geometry.plan.y, geometry.size.height - Double(position), geometry.size.height)
  }

  /// Returns the values at a position from the plot's top left corner.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
  /// Returns the value of the sector at an angle, clockwise from the top.
  public func value<P: Plottable>(
    atAngle angle: SwiftUI.Angle, as type: P.Type = P.self
  ) -> P? {
    let total = geometry.plan.chart.marks.reduce(0) { $0 + max(0, $1.angle?.number ?? 0) }
    let turns = angle.degrees / 360
    guard total > 0, turns.isFinite else { return nil }
    return P.PrimitivePlottable._value(
      .number((turns - turns.rounded(.down)) * total, isInteger: false)
    ).flatMap { P(primitivePlottable: $0) }
  }
  /// Returns the angle of a position around the plot's centre, clockwise from the top.
  public func angle(at position: CGPoint) -> SwiftUI.Angle {
    SwiftUI.Angle(
      radians: Double(
        atan2(position.x - plot.width / 2, plot.height / 2 - position.y)))
  }
  /// Returns the ends or the categories of the x axis.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(geometry.plan.x) }
  /// Returns the ends or the categories of the y axis.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(geometry.plan.y) }
  /// Returns the style of a value; `nil` without a scale for styles.
  public func foregroundStyle<P: Plottable>(for value: P) -> SwiftUI.AnyShapeStyle? {
    let style = geometry.plan.styles.style(nil, by: value.archived.value())
    guard case .plain(let style) = style else { return nil }
    return SwiftUI.AnyShapeStyle(ArchivedStyle(style: style))
  }
  /// Selects a value; has no effect, because widgets have no gestures.
  public func selectXValue(at position: CGFloat) {}
  /// Selects a value; has no effect.
  public func selectYValue(at position: CGFloat) {}
  /// Selects a sector; has no effect.
  public func selectAngleValue(at angle: SwiftUI.Angle) {}
  /// Selects a range of values; has no effect.
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  /// Selects a range of values; has no effect.
  public func selectYRange(from: CGFloat, to: CGFloat) {}

  private func domain<P: Plottable>(_ scale: PlotScale) -> [P] {
    let all: [ChartPrimitive] =
      switch scale.kind {
      case .number: [scale.lower, scale.upper].map { .number($0, isInteger: false) }
      case .date:
        [scale.lower, scale.upper].map { .date(Date(timeIntervalSince1970: $0)) }
      case .category: scale.categories.map { .category($0) }
      }
    return all.compactMap { P.PrimitivePlottable._value($0) }
      .compactMap { P(primitivePlottable: $0) }
  }

  private func place<P: Plottable>(_ value: P, _ scale: PlotScale) -> Double? {
    switch (value.archived, scale.kind) {
    case (.number(let number, _), .number): number
    case (.date(let date), .date): date.timeIntervalSince1970
    case (.category(let name), .category):
      scale.place(of: name).map { Double($0) + 0.5 }
    default: nil
    }
  }

  private func range<P: Plottable>(
    _ value: P, _ scale: PlotScale, _ position: (Double) -> Double
  ) -> ClosedRange<CGFloat>? {
    guard let place = place(value, scale) else { return nil }
    let half = scale.kind == .category ? 0.5 : 0
    let (start, end) = (position(place - half), position(place + half))
    return CGFloat(min(start, end))...CGFloat(max(start, end))
  }

  private func value<P: Plottable>(
    _ scale: PlotScale, _ position: Double, _ length: Double
  ) -> P? {
    guard let value = scale.value(at: position, in: length), value.isFinite else { return nil }
    let primitive: ChartPrimitive
    switch scale.kind {
    case .number: primitive = .number(value, isInteger: false)
    case .date: primitive = .date(Date(timeIntervalSince1970: value))
    case .category:
      let index = Int(saturating: value.rounded(.down))
      guard scale.categories.indices.contains(index) else { return nil }
      primitive = .category(scale.categories[index])
    }
    return P.PrimitivePlottable._value(primitive).flatMap { P(primitivePlottable: $0) }
  }
}

/// A style from archives.
nonisolated private struct ArchivedStyle: SwiftUI.ShapeStyle, PrimitiveShapeStyle {
  let style: VitrineModel.ShapeStyle
  func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle { style }
}
