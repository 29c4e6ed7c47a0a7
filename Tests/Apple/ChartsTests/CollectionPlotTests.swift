import Charts
import Testing
import VitrineGeometry
import VitrineModel

@MainActor
@Suite struct CollectionPlotTests {
  struct Reading {
    var hour: Double
    var low: Double
    var high: Double
    var room: String
    var color: SwiftUI.Color = .red
    var area: CGFloat = 20
    var share: CGFloat = 0.5
    var start = Date(timeIntervalSince1970: 1_699_920_000)
  }

  private let readings = [
    Reading(hour: 1, low: 2, high: 4, room: "Hall"),
    Reading(hour: 2, low: 3, high: 7, room: "Attic", color: .blue, area: 80, share: 1),
  ]

  @Test("each plot has a mark for each element")
  func kinds() throws {
    let chart = try chart(
      Chart {
        BarPlot(
          readings, x: .value("Hour", \.hour), y: .value("High", \.high), width: .ratio(\.share),
          stacking: .unstacked)
        LinePlot(
          readings, x: .value("Hour", \.hour), y: .value("High", \.high),
          series: .value("Room", \.room))
        AreaPlot(
          readings, x: .value("Hour", \.hour), yStart: .value("Low", \.low),
          yEnd: .value("High", \.high))
        PointPlot(readings, x: .value("Start", \.hour), y: .value("Low", \.low))
        RectanglePlot(
          readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high),
          yStart: .value("Low", \.low), yEnd: .value("High", \.high))
        RulePlot(readings, x: .value("Hour", \.hour))
        SectorPlot(readings, angle: .value("High", \.high), innerRadius: .ratio(0.6))
      })
    let kinds = chart.marks.map(\.kind)
    #expect(
      kinds
        == [ChartMark.Kind.bar, .line, .area, .point, .rectangle, .rule, .sector].flatMap {
          [$0, $0]
        })
    #expect(chart.marks[0].width?.ratio == 0.5 && chart.marks[1].width?.ratio == 1)
    #expect(chart.marks[3].series?.category == "Attic")
    #expect(chart.marks[5].yStart?.number == 3 && chart.marks[5].yEnd?.number == 7)
    #expect(chart.marks[12].angle?.number == 4)
    #expect(chart.names.x == "Hour")
  }

  @Test("modifiers accept key paths and values")
  func modifiers() throws {
    let chart = try chart(
      Chart {
        PointPlot(
          readings, x: .value("Start", \.start, unit: .day), y: .value("High", \.high)
        )
        .foregroundStyle(\.color).opacity(\.share).symbolSize(\.area)
        .symbol(by: .value("Room", \.room)).accessibilityLabel(\.room).zIndex(3)
        PointPlot(readings, x: .value("Start", \.start, unit: .day), y: .value("High", \.high))
          .foregroundStyle(by: .value("Room", \.room))
          .position(by: .value("Room", \.room))
      })
    #expect(
      chart.marks[0...1].map(\.foregroundStyle) == [
        .color(.system(.red)), .color(.system(.blue)),
      ])
    #expect(chart.marks[0...1].map(\.opacity) == [0.5, 1])
    #expect(chart.marks[0...1].map(\.symbolSize) == [20, 80])
    #expect(chart.marks[0...1].map(\.symbolBy?.category) == ["Hall", "Attic"])
    #expect(chart.marks[1].accessibilityLabel == "Attic" && chart.marks[1].zIndex == 3)
    #expect(chart.marks[2].x?.unit == .day)
    #expect(chart.marks[2...3].map(\.foregroundStyleBy?.category) == ["Hall", "Attic"])
    #expect(chart.marks[3].positionBy?.category == "Attic")
  }

  @Test("a function of t gives positions")
  func parameter() throws {
    let chart = try chart(
      Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: 2 * $0, y: 1 - $0) } })
    #expect(chart.marks.first?.x?.number == 0 && chart.marks.first?.y?.number == 1)
    #expect(chart.marks.last?.x?.number == 2 && chart.marks.last?.y?.number == 0)
  }
}
