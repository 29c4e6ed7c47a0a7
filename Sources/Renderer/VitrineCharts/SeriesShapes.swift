import VitrineGeometry
import VitrineModel

/// Lines and areas through the values of their series.
struct SeriesShapes {
  /// The key that distinguishes the series of a chart.
  struct Key: Hashable {
    var kind: ChartMark.Kind
    var series: ChartValue?
    var style: ChartValue?
    var symbol: ChartValue?
    var line: ChartValue?
    var position: ChartValue?
  }

  private let geometry: PlotGeometry
  private let members: [Key: [PlotMark]]

  init(_ geometry: PlotGeometry) {
    self.geometry = geometry
    let marks = geometry.plan.chart.marks
    var members: [Key: [PlotMark]] = [:]
    for plot in geometry.plan.marks {
      let kind = marks[plot.index].kind
      guard kind == .line || kind == .area else { continue }
      members[SeriesShapes.key(marks[plot.index]), default: []].append(plot)
    }
    self.members = members
  }

  private static func key(_ mark: ChartMark) -> Key {
    Key(
      kind: mark.kind, series: mark.series, style: mark.foregroundStyleBy, symbol: mark.symbolBy,
      line: mark.lineStyleBy, position: mark.positionBy)
  }

  /// The marks of a series if the mark is its first one; the series is drawn as a whole with it.
  private func series(startingAt plot: PlotMark) -> [PlotMark]? {
    let mark = geometry.plan.chart.marks[plot.index]
    guard let plots = members[SeriesShapes.key(mark)], plots.first?.index == plot.index else {
      return nil
    }
    return plots
  }

  /// The line of a series and the symbols of its values.
  func line(startingAt plot: PlotMark) -> [PlotShape] {
    guard let plots = series(startingAt: plot) else { return [] }
    let marks = geometry.plan.chart.marks
    let mark = marks[plot.index]
    let points = plots.map { geometry.center(of: $0) }
    let curve = Curve(points, mark.interpolation, tension: mark.tension)
    var path = Path(points.first.map { [.move($0)] } ?? [])
    curve.append(to: &path)
    let stroke = geometry.line(mark, geometry.plan.metrics.lineWidth)
    var shapes = [
      geometry.shape(.stroke(path, stroke), plot.index, path.tightBounds ?? .zero)
    ]
    for plot in plots {
      guard let symbol = geometry.plan.styles.symbol(of: marks[plot.index]) else { continue }
      shapes.append(geometry.symbol(symbol, plot))
    }
    return shapes
  }

  /// The area of a series between its starts and ends.
  func area(startingAt plot: PlotMark) -> [PlotShape] {
    guard let plots = series(startingAt: plot) else { return [] }
    let mark = geometry.plan.chart.marks[plot.index]
    let sides = plots.map { geometry.sides(of: $0) }
    let top = Curve(sides.map(\.end), mark.interpolation, tension: mark.tension)
    let bottom = Curve(sides.map(\.start), mark.interpolation, tension: mark.tension)
    guard let first = sides.first, let last = sides.last else { return [] }
    var path = Path([.move(first.end)])
    top.append(to: &path)
    path.elements.append(.line(last.start))
    bottom.append(to: &path, backwards: true)
    path.elements.append(.close)
    return [geometry.shape(.fill(path), plot.index, path.tightBounds ?? .zero)]
  }
}

extension PlotGeometry {
  /// The start and end of the area at a value.
  fileprivate func sides(of plot: PlotMark) -> (start: Point, end: Point) {
    let middle = center(of: plot)
    let mark = plan.chart.marks[plot.index]
    if plot.isVertical, let span = plot.y {
      return (
        Point(x: middle.x, y: y(span.start) + mark.offsetY),
        Point(x: middle.x, y: y(span.end) + mark.offsetY)
      )
    }
    guard let span = plot.x else { return (middle, middle) }
    return (
      Point(x: x(span.start) + mark.offsetX, y: middle.y),
      Point(x: x(span.end) + mark.offsetX, y: middle.y)
    )
  }
}
