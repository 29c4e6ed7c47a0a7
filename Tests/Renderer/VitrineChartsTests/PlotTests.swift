import Testing
import VitrineCoding
import VitrineGeometry
import VitrineModel

@testable import VitrineCharts

@Suite struct PlotTests {
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

  @Test("a legend takes as many rows as it needs")
  func legend() {
    let flow = LegendFlow([Size](repeating: Size(width: 40, height: 12), count: 3), width: 100)
    #expect(flow.corners.map(\.y) == [0, 0, 16])
    #expect(flow.size == Size(width: 92, height: 28))
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
