import Testing
import VitrineCoding
import VitrineGeometry
import VitrineModel

@testable import VitrineCharts

@Suite struct PlotTests {
  private let day = 1_699_920_000.0

  private func bar(_ hour: Int, _ value: Double) -> ChartMark {
    var mark = ChartMark(.bar)
    mark.x = ChartValue(
      ArchiveDate(secondsSince1970: day + Double(hour) * 3600), unit: .hour)
    mark.y = ChartValue(value)
    return mark
  }

  private func chart(_ marks: [ChartMark]) -> Chart {
    var chart = Chart()
    chart.marks = marks
    return chart
  }

  private func geometry(_ chart: Chart, _ width: Double = 100, _ height: Double = 100)
    -> PlotGeometry
  {
    PlotGeometry(
      ChartPlan(chart, calendar: FixedCalendar()), size: Size(width: width, height: height))
  }

  @Test("a bar takes seven tenths of its hour, as on iOS")
  func barWidth() {
    // The widget: 24 hours in 303 points; the first bar runs from 53.68 to 80.2 of 3 pixels each.
    let plot = geometry(chart((0..<24).map { bar($0, 1) }), 303, 60)
    let box = plot.box(of: plot.plan.marks[0])
    #expect(abs(box.width * 3 - 26.51) < 0.01)
    #expect(abs((box.minX + 16) * 3 - 53.68) < 0.02)
  }

  @Test("bars at one position are stacked, separately below zero")
  func stacks() {
    let plan = ChartPlan(
      chart([bar(0, 1), bar(0, 2), bar(0, -1), bar(0, -3)]), calendar: FixedCalendar())
    #expect(
      plan.marks.map(\.y) == [
        PlotInterval(0, 1), PlotInterval(1, 3), PlotInterval(0, -1), PlotInterval(-1, -4),
      ])
  }

  @Test("fractions add up to one, and a stream is centred")
  func shares() {
    func stacked(_ stacking: ChartMark.Stacking) -> [PlotInterval?] {
      let marks = [bar(0, 1), bar(0, 3)].map { mark in
        var mark = mark
        mark.stacking = stacking
        return mark
      }
      return ChartPlan(chart(marks), calendar: FixedCalendar()).marks.map(\.y)
    }
    #expect(stacked(.normalized) == [PlotInterval(0, 0.25), PlotInterval(0.25, 1)])
    #expect(stacked(.center) == [PlotInterval(-2, -1), PlotInterval(-1, 2)])
    #expect(stacked(.unstacked) == [PlotInterval(0, 1), PlotInterval(0, 3)])
  }

  @Test("groups share the space of a bar")
  func groups() {
    let marks = ["a", "b"].map { name in
      var mark = ChartMark(.bar)
      mark.x = ChartValue("one")
      mark.y = ChartValue(1)
      mark.positionBy = ChartValue(name)
      return mark
    }
    let plot = geometry(chart(marks))
    let boxes = plot.plan.marks.map { plot.box(of: $0) }
    #expect(boxes.map(\.minX) == [15, 50])
    #expect(boxes.map(\.width) == [35, 35])
  }

  @Test("a bar of numbers next to categories is horizontal")
  func horizontal() {
    var mark = ChartMark(.bar)
    mark.x = ChartValue(4)
    mark.y = ChartValue("one")
    let plot = geometry(chart([mark]))
    #expect(plot.plan.marks[0].isVertical == false)
    #expect(plot.box(of: plot.plan.marks[0]) == Rect(x: 0, y: 15, width: 100, height: 70))
  }

  @Test("scales map in both directions")
  func scales() {
    for transform in [
      PlotScale.Transform.linear, .log, .power(exponent: 0.5), .symmetricLog(slope: 1),
    ] {
      var scale = PlotScale()
      scale.transform = transform
      (scale.lower, scale.upper) = (1, 1000)
      scale.isReversed = true
      scale.startPadding = 10
      for value in [1.0, 10, 500, 1000] {
        let place = scale.position(value, in: 110)
        #expect(abs((scale.value(at: place, in: 110) ?? 0) - value) < 1e-6 * value)
      }
      #expect(scale.position(1000, in: 110) == 10)
    }
    var log = PlotScale()
    log.transform = .log
    (log.lower, log.upper) = (1, 100)
    #expect(abs(log.position(10, in: 100) - 50) < 1e-9)
  }

  @Test("curves pass through their points, and monotone ones stay between them")
  func curves() {
    let points = [(0.0, 0.0), (10, 10), (20, 10), (30, 0)].map { Point(x: $0.0, y: $0.1) }
    for kind in ChartMark.Interpolation.allCases {
      let curve = Curve(points, kind)
      #expect(curve.segments.first?.start == points[0])
      #expect(curve.segments.last?.end == points[3])
    }
    for segment in Curve(points, .monotone).segments {
      let ys = [segment.controls?.0.y, segment.controls?.1.y].compactMap { $0 }
      #expect(ys.allSatisfy { (-1e-9...10 + 1e-9).contains($0) })
    }
    #expect(Curve(points, .stepCenter).segments.count == 9)
  }

  @Test(
    "symbols have the requested area",
    arguments: [ChartMark.Symbol.square, .triangle, .diamond, .pentagon])
  func symbols(symbol: ChartMark.Symbol) {
    let path = symbol.path(center: Point(x: 0, y: 0), area: 36)
    let corners = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      area += (corner.x * next.y - next.x * corner.y) / 2
    }
    #expect(abs(abs(area) - 36) < 1e-9)
  }

  @Test("sectors fill the circle")
  func sectors() {
    let marks = [1.0, 3].map { value in
      var mark = ChartMark(.sector)
      mark.angle = ChartValue(value)
      return mark
    }
    let shapes = geometry(chart(marks)).shapes()
    #expect(shapes.count == 2)
    // A quarter from the top to the right.
    #expect(shapes[0].box.minX > 49.9 && shapes[0].box.maxY < 50.1)
  }
}

@Suite struct ChartLayoutTests {
  /// A day in the energy widget: 24 hours, five numbers after the plot.
  private var plan: ChartPlan {
    let start = 1_699_920_000.0
    var chart = Chart()
    chart.marks = (0..<24).map { hour in
      var mark = ChartMark(.bar)
      mark.x = ChartValue(
        ArchiveDate(secondsSince1970: start + Double(hour) * 3600), unit: .hour)
      mark.yStart = ChartValue(-1.35)
      mark.yEnd = ChartValue(1.25)
      return mark
    }
    var marks = ChartAxisMarks()
    marks.values.unit = .hour
    marks.values.count = 6
    chart.xAxis.marks = [marks]
    return ChartPlan(chart, calendar: FixedCalendar())
  }

  private func sizes(_ plan: ChartPlan, _ size: Size) -> ChartSizes {
    var sizes = ChartSizes()
    sizes.xLabels = plan.xAxis.map { $0.entries.map { _ in size } }
    sizes.yLabels = plan.yAxis.map { $0.entries.map { _ in size } }
    return sizes
  }

  @Test("labels are four points from the plot, and the plot has the remaining space")
  func room() {
    let layout = ChartLayout(
      plan, sizes(plan, Size(width: 11, height: 11)), in: Size(width: 318, height: 80),
      isMirrored: false)
    #expect(layout.plot == Rect(x: 0, y: 0, width: 303, height: 65))
    #expect(layout.yLabels[0].compactMap { $0?.x } == [307, 307, 307, 307, 307])
    // The label of the greatest number extends beyond the chart by half of its height, as on iOS.
    #expect(layout.yLabels[0].last == Point(x: 307, y: -5.5))
  }

  @Test("labels of hours follow their line, and the last one of the axis is omitted")
  func hours() {
    let layout = ChartLayout(
      plan, sizes(plan, Size(width: 11, height: 11)), in: Size(width: 318, height: 80),
      isMirrored: false)
    #expect(layout.xLabels[0].map { $0?.x } == [4, 79.75, 155.5, 231.25, nil])
  }

  @Test("labels that overlap a previous one are omitted")
  func collisions() {
    let layout = ChartLayout(
      plan, sizes(plan, Size(width: 90, height: 11)), in: Size(width: 318, height: 80),
      isMirrored: false)
    #expect(layout.xLabels[0].map { $0 != nil } == [true, false, true, false, false])
  }

  @Test("in right-to-left layouts, the axis is on the other side")
  func mirrored() {
    let layout = ChartLayout(
      plan, sizes(plan, Size(width: 11, height: 11)), in: Size(width: 318, height: 80),
      isMirrored: true)
    #expect(layout.plot.minX == 15)
    #expect(layout.yLabels[0].first == Point(x: 0, y: 59.5))
  }

  @Test("without space, no size is negative")
  func tiny() {
    let layout = ChartLayout(
      plan, sizes(plan, Size(width: 50, height: 50)), in: Size(width: 10, height: 10),
      isMirrored: false)
    #expect(layout.plot.width == 0 && layout.plot.height == 0)
  }

  @Test("the label with the higher priority of two overlapping ones remains")
  func priorities() {
    var plan = self.plan
    plan = ChartPlan(
      chart(plan) { index, item in item.label?.collisionPriority = index == 1 ? 1 : 0 },
      calendar: FixedCalendar())
    let layout = ChartLayout(
      plan, sizes(plan, Size(width: 90, height: 11)), in: Size(width: 318, height: 80),
      isMirrored: false)
    #expect(layout.xLabels[0].map { $0 != nil } == [false, true, false, false, false])
  }

  /// The chart of a plan whose values have axis marks of their own.
  private func chart(
    _ plan: ChartPlan, _ change: (Int, inout ChartAxisItem) -> Void
  ) -> Chart {
    var chart = plan.chart
    var marks = ChartAxisMarks()
    marks.items = plan.xAxis[0].entries.enumerated().map { index, entry in
      var item = entry.item
      item.value = entry.tick.data
      change(index, &item)
      return item
    }
    chart.xAxis.marks = [marks]
    return chart
  }

  @Test("fifty names do not overlap, because those without space are omitted")
  func names() {
    var chart = Chart()
    chart.marks = (0..<50).map { index in
      var mark = ChartMark(.bar)
      mark.x = ChartValue("\(index)")
      mark.y = ChartValue(1)
      return mark
    }
    let plan = ChartPlan(chart, calendar: FixedCalendar())
    let layout = ChartLayout(
      plan, sizes(plan, Size(width: 30, height: 11)), in: Size(width: 300, height: 80),
      isMirrored: false)
    let places = layout.xLabels[0].compactMap { $0?.x }
    #expect(places.count > 5 && places.count < 11)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 29.5 })
  }

  @Test("a legend takes as many rows as it needs")
  func legend() {
    let flow = LegendFlow([Size](repeating: Size(width: 40, height: 12), count: 3), width: 100)
    #expect(flow.corners.map(\.y) == [0, 0, 16])
    #expect(flow.size == Size(width: 92, height: 28))
  }
}

@Suite struct StyleScaleTests {
  private func mark(_ value: ChartValue) -> ChartMark {
    var mark = ChartMark(.point)
    (mark.x, mark.y) = (ChartValue(1), ChartValue(1))
    mark.foregroundStyleBy = value
    return mark
  }

  private func styles(
    _ values: [ChartValue], _ change: (inout ChartStyleScale) -> Void = { _ in }
  ) -> [StylePlan.Style] {
    var chart = Chart()
    chart.marks = values.map(mark)
    change(&chart.foregroundStyleScale)
    let plan = ChartPlan(chart, calendar: FixedCalendar()).styles
    return values.map { plan.style(nil, by: $0) }
  }

  private func shares(_ styles: [StylePlan.Style]) -> [Double?] {
    styles.map { if case .between(_, let share) = $0 { share } else { nil } }
  }

  @Test("numbers are interpolated between two colours, names have one each")
  func kinds() {
    #expect(shares(styles([2, 3, 6].map { ChartValue($0) })) == [0, 0.25, 1])
    #expect(
      shares(
        styles([2, 30].map { ChartValue($0) }) { $0.domain = [0, 10].map { ChartValue($0) } })
        == [0.2, 1])
    #expect(
      styles(["a", "b"].map { ChartValue($0) }) == [
        .plain(StylePlan.palette[0]), .plain(StylePlan.palette[1]),
      ])
    #expect(
      styles([7, 9].map { ChartValue($0) }) { $0.kind = .category } == [
        .plain(StylePlan.palette[0]), .plain(StylePlan.palette[1]),
      ])
  }

  @Test("names share a gradient evenly")
  func gradient() {
    let found = styles(["a", "b", "c"].map { ChartValue($0) }) { scale in
      scale.gradient = LinearGradient()
      scale.gradient?.stops = [.init(color: .system(.red)), .init(color: .system(.blue))]
    }
    #expect(shares(found) == [0, 0.5, 1])
  }
}

@Suite struct LargeChartTests {
  @Test("the maximum number of categories and series is planned at once")
  func categories() {
    var chart = Chart()
    chart.marks = (0..<10_000).map { index in
      var mark = ChartMark(.bar)
      mark.x = ChartValue("\(index)")
      mark.y = ChartValue(Double(index))
      mark.foregroundStyleBy = ChartValue("\(index)")
      mark.positionBy = ChartValue("\(index)")
      return mark
    }
    let plan = ChartPlan(chart, calendar: FixedCalendar())
    #expect(plan.marks.count == 10_000)
    #expect(plan.xAxis[0].entries.count <= 1000)
    #expect(plan.styles.entries.count <= 1000)
    #expect(PlotGeometry(plan, size: Size(width: 100, height: 100)).shapes().count == 10_000)
  }

  @Test("numbers at the end of their range have finite places in the plot")
  func range() {
    var chart = Chart()
    chart.marks = [-1e308, 1e308, 1e308].map { value in
      var mark = ChartMark(.bar)
      mark.x = ChartValue(value)
      mark.y = ChartValue(value)
      return mark
    }
    let plan = ChartPlan(chart, calendar: FixedCalendar())
    let shapes = PlotGeometry(plan, size: Size(width: 100, height: 100)).shapes()
    #expect(shapes.count == 3)
    for box in shapes.map(\.box) {
      #expect([box.minX, box.minY, box.maxX, box.maxY].allSatisfy { $0.isFinite }, "\(box)")
    }
  }
}
