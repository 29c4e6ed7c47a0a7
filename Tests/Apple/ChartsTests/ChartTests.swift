import Charts
import Testing
import VitrineCoding
import VitrineGeometry
import VitrineModel

@MainActor
@Suite struct ChartTests {
  struct Sale: Identifiable {
    var id: String { day + city }
    let day: String
    let city: String
    let count: Int
  }

  private let sales = [
    Sale(day: "Mon", city: "Rome", count: 3), Sale(day: "Tue", city: "Rome", count: 5),
    Sale(day: "Mon", city: "Oslo", count: 2),
  ]

  /// 14 November 2023 in UTC.
  private let midnight = Date(timeIntervalSince1970: 1_699_920_000)

  @Test("data becomes marks with their values and names")
  func data() throws {
    let chart = try chart(
      Chart(sales) {
        BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
          .foregroundStyle(by: .value("City", $0.city))
      })
    #expect(chart.marks.map(\.x?.category) == ["Mon", "Tue", "Mon"])
    #expect(chart.marks.map(\.y?.number) == [3, 5, 2])
    #expect(chart.marks.map(\.foregroundStyleBy?.category) == ["Rome", "Rome", "Oslo"])
    #expect(chart.names.x == "Day" && chart.names.y == "Count")
    #expect(chart.names.foregroundStyle == "City")
    #expect(chart.yScale.wholeNumbers && !chart.xScale.wholeNumbers)
  }

  @Test("builders accept conditions, loops and custom content")
  func builder() throws {
    struct Limit: ChartContent {
      let value: Double
      var body: some ChartContent {
        RuleMark(y: .value("Limit", value)).lineStyle(StrokeStyle(lineWidth: 2, dash: [3]))
      }
    }
    let showsLimit = true
    let chart = try chart(
      Chart {
        ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", Double($0))) }
        ForEach(sales) { PointMark(x: .value("x", $0.count), y: .value("y", 1.0)) }
        if showsLimit { Limit(value: 4) } else { RuleMark(x: .value("x", 1)) }
        if !showsLimit { RuleMark(x: .value("x", 1)) }
        Plot { AreaMark(x: .value("x", 0), yStart: .value("y", 1.0), yEnd: .value("y", 2.0)) }
          .opacity(0.5)
      })
    #expect(
      chart.marks.map(\.kind) == [.line, .line, .point, .point, .point, .rule, .area])
    #expect(chart.marks[5].lineStyle?.dash == [3])
    #expect(chart.marks[6].opacity == 0.5)
  }

  @Test("each initializer determines the position of its mark")
  func marks() throws {
    let day = PlottableValue.value("Day", midnight, unit: .day)
    let chart = try chart(
      Chart {
        BarMark(
          xStart: .value("x", 1), xEnd: .value("x", 4), y: .value("y", "a"), height: .ratio(0.5))
        BarMark(x: day, yStart: .value("y", 0), yEnd: .value("y", 2), width: 12)
        RectangleMark(x: day, y: .value("y", 1), width: .inset(2))
        RuleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 3))
        SectorMark(angle: .value("Share", 2), innerRadius: .ratio(0.6), angularInset: 1)
        BarMark(x: .value("Total", 7))
      })
    #expect(chart.marks[0].xEnd?.number == 4 && chart.marks[0].height?.ratio == 0.5)
    #expect(chart.marks[1].x?.unit == .day && chart.marks[1].width?.fixed == 12)
    #expect(chart.marks[2].width?.inset == 2)
    #expect(chart.marks[3].xStart?.number == 1 && chart.marks[3].y?.number == 3)
    #expect(chart.marks[4].angle?.number == 2 && chart.marks[4].innerRadius?.ratio == 0.6)
    #expect(chart.marks[5].y == nil && chart.marks[5].yStart == nil)
  }

  @Test("the innermost setting wins, and marks keep it")
  func modifiers() throws {
    let mark = try #require(
      try chart(
        Chart {
          LineMark(x: .value("x", 1), y: .value("y", 1))
            .foregroundStyle(.red).foregroundStyle(.blue)
            .interpolationMethod(.catmullRom(alpha: 0.2)).symbol(.square).symbolSize(50)
            .position(by: .value("g", "a"), axis: .horizontal, span: .ratio(0.9))
            .offset(x: 2, y: 3).zIndex(4).cornerRadius(5).accessibilityLabel("Start")
            .annotation(position: .top, alignment: .leading, spacing: 6) { Text("A") }
            .mask { RectangleMark(x: .value("x", 1), y: .value("y", 1)) }
        }
      ).marks.first)
    #expect(mark.foregroundStyle == .color(.system(.red)))
    #expect(mark.interpolation == .catmullRom && mark.tension == 0.2)
    #expect(mark.symbol == ChartSymbol(.square) && mark.symbolSize == 50)
    #expect(mark.positionBy?.category == "a" && mark.positionSpan?.ratio == 0.9)
    #expect(mark.offsetX == 2 && mark.offsetY == 3 && mark.zIndex == 4)
    #expect(mark.cornerRadius == 5 && mark.accessibilityLabel == "Start")
    #expect(mark.annotations.first?.position == .top && mark.annotations.first?.spacing == 6)
    #expect(mark.mask.first?.kind == .rectangle)
  }

  @Test("scales and legends are applied to the chart")
  func scales() throws {
    let chart = try chart(
      Chart(sales) {
        PointMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
          .foregroundStyle(by: .value("City", $0.city))
      }
      .chartXScale(domain: ["Tue", "Mon"], range: .plotDimension(padding: 4))
      .chartYScale(domain: .automatic(includesZero: false, reversed: true), type: .squareRoot)
      .chartForegroundStyleScale(["Rome": Color.red, "Oslo": Color.green])
      .chartSymbolScale(range: [.cross])
      .chartLegend(position: .top, alignment: .center, spacing: 3)
      .chartXAxisLabel("Weekday")
      .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.blue) })
    #expect(chart.xScale.domain?.map(\.category) == ["Tue", "Mon"])
    #expect(chart.xScale.startPadding == 4 && chart.xScale.endPadding == 4)
    #expect(chart.yScale.includesZero == false && chart.yScale.isReversed)
    #expect(chart.yScale.kind == .squareRoot)
    #expect(chart.foregroundStyleScale.range?.first == .color(.system(.red)))
    #expect(chart.legend.position == .top && chart.legend.spacing == 3)
    #expect(chart.xAxis.titles.count == 1)
    #expect(chart.plotStyle.count == 2)
  }

  @Test("closures of axes are called for each value")
  func axes() throws {
    let chart = try chart(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1.25))
        RuleMark(y: .value("y", -1.35))
      }
      .chartYAxis {
        AxisMarks(preset: .inset, position: .leading, values: .automatic(desiredCount: 5)) {
          value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
          if value.index > 0 {
            AxisValueLabel { Text("\(value.as(Int.self) ?? 0)%") }
          }
        }
      })
    let set = try #require(chart.yAxis.marks?.first)
    #expect(set.preset == .inset && set.position == .leading)
    #expect(set.items?.map(\.value?.number) == [-2, -1, 0, 1, 2])
    #expect(set.items?.map { $0.label != nil } == [false, true, true, true, true])
    #expect(set.items?.first?.gridLine?.lineStyle?.lineWidth == 2)
    #expect(set.items?.first?.gridLine?.style == .color(.system(.red)))
  }

  @Test("closures with the same result for every value become one item")
  func uniform() throws {
    let chart = try chart(
      Chart { BarMark(x: .value("x", midnight, unit: .hour), y: .value("y", 1)) }
        .chartXScale(domain: midnight...midnight.addingTimeInterval(86_400))
        .chartXAxis {
          AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
            AxisGridLine()
            AxisValueLabel()
          }
        })
    let set = try #require(chart.xAxis.marks?.first)
    #expect(set.items == nil && set.content?.label != nil)
    #expect(set.values.unit == .hour && set.values.count == 6)
  }

  @Test("formats use the environment's locale")
  func formats() throws {
    let chart = try chart(
      Chart { BarMark(x: .value("x", midnight, unit: .day), y: .value("y", 0.5)) }
        .chartXScale(domain: midnight...midnight.addingTimeInterval(2 * 86_400))
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisValueLabel(format: .dateTime.day())
          }
        }
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) })
    let days = chart.xAxis.marks?.first?.items?.compactMap { item -> String? in
      guard case .text(let text) = item.label?.content?.content else { return nil }
      return text.content
    }
    #expect(days == ["14", "15", "16"])
    #expect(chart.yAxis.marks?.first?.items?.isEmpty == false)
  }

  @Test("formats of axes use the archive's locale, unless they have their own")
  func locales() throws {
    let number = FloatingPointFormatStyle<Double>()
    let chart = try chart(
      Chart { BarMark(x: .value("x", 1.0), y: .value("y", 1234.5)) }
        .chartYAxis {
          AxisMarks(values: [0, 1234.5]) { _ in AxisValueLabel(format: number) }
          AxisMarks(values: [0, 1234.5]) { _ in
            AxisValueLabel(format: number.locale(Locale(identifier: "fr_FR")))
          }
        }
        .environment(\.locale, Locale(identifier: "de_DE")))
    let items = try #require(chart.yAxis.marks).flatMap { $0.items ?? [] }
    let labels = items.compactMap { item -> String? in
      guard case .text(let text) = item.label?.content?.content else { return nil }
      return text.content
    }
    #expect(labels == ["0", "1.234,5", "0", "1\u{202f}234,5"])
  }

  @Test("functions are drawn over the chart's domain")
  func functions() throws {
    let chart = try chart(
      Chart {
        PointMark(x: .value("x", 0.0), y: .value("y", 0.0))
        PointMark(x: .value("x", 10.0), y: .value("y", 1.0))
        LinePlot(x: "x", y: "y") { $0 < 5 ? .nan : $0 }.foregroundStyle(.red)
        AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 1...2) { (yStart: $0, yEnd: 2 * $0) }
      })
    let line = chart.marks.filter { $0.kind == .line }
    #expect(line.allSatisfy { ($0.x?.number ?? 0) >= 5 && $0.foregroundStyle != nil })
    #expect(line.last?.x?.number == 10)
    let area = chart.marks.filter { $0.kind == .area }
    #expect(area.first?.x?.number == 1 && area.last?.yEnd?.number == 4)
  }

  @Test("overlays know the positions of values")
  func proxy() throws {
    let node = try archived(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
        BarMark(x: .value("x", "b"), y: .value("y", 2))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartOverlay { proxy in
        if let x = proxy.position(forX: "b"), let y = proxy.position(forY: 2) {
          Text(
            verbatim:
              "\(x) \(y) \(proxy.plotSize.width) \(proxy.value(atX: 10, as: String.self) ?? "")")
        }
      }
    ).node
    guard case .chart(let chart) = node.content else { throw NoChart() }
    let text = JSONValue(encoding: ViewNode(.chart(chart))).dumpText
    #expect(text.contains("150.0 0.0 200.0 a"), "\(text)")
    #expect(!text.contains("?"))
  }

  @Test("scrolling and selection compile, and are reported")
  func noEffect() throws {
    let selection = Binding<String?>.constant(nil)
    let archived = try archived(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .chartScrollableAxes(.horizontal).chartXSelection(value: selection)
        .chartXVisibleDomain(length: 3))
    #expect(archived.records.map(\.name) == ["chartScrollableAxes", "chartXSelection"])
  }

  @Test("enums with raw values can be plotted")
  func rawValues() throws {
    enum Kind: String, Plottable { case near, far }
    let chart = try chart(
      Chart { BarMark(x: .value("Kind", Kind.far), y: .value("y", 1)) })
    #expect(chart.marks.first?.x?.category == "far")
  }
}
