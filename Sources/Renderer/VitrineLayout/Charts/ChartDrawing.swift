import VitrineCharts
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Grid lines, ticks and marks in the plot of a chart.
struct ChartDrawing: ControlDrawing {
  let plan: ChartPlan
  let isMirrored: Bool

  /// Lines behind marks; redacted data is a block, because bars would reveal it (assumed).
  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    let geometry = PlotGeometry(plan, size: box.size)
    let lines = geometry.axisLines(isMirrored: isMirrored).flatMap {
      items($0, box, environment)
    }
    if environment.isRedacted { return lines + [Redaction.block(box, environment)] }
    var painter = ShapePainter(box: box, environment: environment)
    var drawn: [DisplayList.Item] = []
    for shape in geometry.shapes() where shape.isFinite { painter.add(shape, to: &drawn) }
    guard plan.x.isPartial || plan.y.isPartial, !drawn.isEmpty else { return lines + drawn }
    return lines + [.group(.init(effect: .clip(.rect(box), .nonZero), items: drawn))]
  }

  func styles(in environment: EnvironmentValues) -> [ShapeStyle] {
    let items = (plan.xAxis + plan.yAxis).flatMap(\.entries).map(\.item)
    let lines = items.flatMap { [$0.gridLine?.style, $0.tick?.style] }.compactMap(\.self)
    let marks = plan.chart.marks
    let own = marks.indices.compactMap { marks[$0].foregroundStyle }
    return [.foreground] + lines + plan.styles.scaleStyles + own
  }

  private func items(
    _ line: AxisLine, _ box: Rect, _ environment: EnvironmentValues
  ) -> [DisplayList.Item] {
    let path = Path([.move(line.start), .line(line.end)]).offsetBy(dx: box.minX, dy: box.minY)
    // The default is the separators' colour (assumed).
    return environment.styled(line.style ?? .separator, in: box).items {
      .stroke(.init(path: path, style: line.stroke, paint: $0))
    }
  }

}

/// Paints the shapes of marks: most of them share a few colours, which are resolved once.
private struct ShapePainter {
  let box: Rect
  let environment: EnvironmentValues
  /// The colours of styles that are the same in every box.
  private var known: [(style: StylePlan.Style, paint: Paint)] = []
  /// The maximum number of cached styles: searching through more takes as long as resolving them.
  private static let limit = 16

  init(box: Rect, environment: EnvironmentValues) {
    self.box = box
    self.environment = environment
  }

  mutating func add(_ shape: PlotShape, to items: inout [DisplayList.Item]) {
    let color = color(of: shape.style)
    if let color, shape.mask == nil, shape.shadow == nil { return items.append(item(shape, color)) }
    var drawn = color.map { [item(shape, $0)] } ?? styled(shape)
    if let shadow = shape.shadow {
      drawn = [.group(.init(effect: .init(shadow, environment), items: drawn))]
    }
    guard let mask = shape.mask else { return items += drawn }
    let clip = mask.offsetBy(dx: box.minX, dy: box.minY)
    items.append(.group(.init(effect: .clip(clip, .nonZero), items: drawn)))
  }

  /// A shape whose style is laid out across its own box.
  private func styled(_ shape: PlotShape) -> [DisplayList.Item] {
    let styleBox = shape.box.offsetBy(dx: box.minX, dy: box.minY)
    return environment.styled(shape.style.resolved(in: environment), in: styleBox).items {
      item(shape, $0)
    }
  }

  /// The paint of a plain colour; `nil` for a style that depends on the box.
  private mutating func color(of style: StylePlan.Style) -> Paint? {
    guard case .plain(.color) = style else { return nil }
    if let found = known.first(where: { $0.style == style }) { return found.paint }
    let paint = environment.paint(style.resolved(in: environment), in: box)
    if known.count < ShapePainter.limit { known.append((style, paint)) }
    return paint
  }

  private func item(_ shape: PlotShape, _ paint: Paint) -> DisplayList.Item {
    let paint = shape.opacity < 1 ? paint.multiplyingOpacity(by: shape.opacity) : paint
    switch shape.drawing {
    case .fill(let path):
      return .fill(.init(path: path.offsetBy(dx: box.minX, dy: box.minY), paint: paint))
    case .stroke(let path, let style):
      return .stroke(
        .init(path: path.offsetBy(dx: box.minX, dy: box.minY), style: style, paint: paint))
    }
  }
}

extension StylePlan.Style {
  /// The style in an environment: a colour between two is mixed from what these are there.
  func resolved(in environment: EnvironmentValues) -> ShapeStyle {
    switch self {
    case .plain(let style): return style
    case .between(let gradient, let share):
      let color = gradient.color(at: share, in: environment)
      return .color(
        .rgb(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
    }
  }
}

extension PlotShape {
  /// Whether all points are finite: sums of large values can overflow, and display lists guarantee
  /// it.
  fileprivate var isFinite: Bool {
    switch drawing {
    case .fill(let path), .stroke(let path, _): path.controlPointBounds?.isFinite ?? false
    }
  }
}
