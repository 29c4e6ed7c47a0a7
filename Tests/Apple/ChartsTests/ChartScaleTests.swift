import Charts
import Testing
import VitrineGeometry
import VitrineModel

@MainActor
@Suite struct ChartScaleTests {
  private struct Cell: Identifiable {
    let id: Int
    var value: Double { Double(id) * 10 }
  }

  private let cells = (0..<3).map { Cell(id: $0) }

  private func heat(_ cell: Cell) -> some ChartContent {
    RectangleMark(x: .value("x", "\(cell.id)"), y: .value("y", "a"))
      .foregroundStyle(by: .value("Heat", cell.value))
  }

  @Test("a gradient runs from the least to the greatest number")
  func gradient() throws {
    let chart = try chart(
      Chart(cells) { heat($0) }
        .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red])))
    #expect(chart.foregroundStyleScale.gradient?.stops.count == 2)
    #expect(chart.foregroundStyleScale.kind == nil)
    let domain = try self.chart(
      Chart(cells) { heat($0) }
        .chartForegroundStyleScale(domain: 0...100, range: [Color.yellow, .red], type: .linear))
    #expect(domain.foregroundStyleScale.domain?.map(\.number) == [0, 100])
    #expect(domain.foregroundStyleScale.kind == .continuous)
    let mapped = try self.chart(
      Chart(cells) { heat($0) }
        .chartForegroundStyleScale { (value: Double) in value > 5 ? Color.red : Color.blue })
    #expect(mapped.foregroundStyleScale.kind == .category)
    #expect(mapped.foregroundStyleScale.domain?.map(\.number) == [0, 10, 20])
  }

  private func chart(_ view: some View) throws -> VitrineModel.Chart {
    guard case .chart(let chart) = try archived(view).node.content else { throw NoChart() }
    return chart
  }

  @Test("sizes, lines and symbols have scales")
  func visuals() throws {
    let chart = try chart(
      Chart(cells) {
        PointMark(x: .value("x", $0.id), y: .value("y", 1))
          .symbolSize(by: .value("Size", $0.value))
        LineMark(x: .value("x", $0.id), y: .value("y", 1), series: .value("s", $0.id))
          .lineStyle(by: .value("Kind", "a"))
      }
      .chartSymbolSizeScale(domain: 0...40, range: 10...90)
      .chartLineStyleScale(["a": StrokeStyle(lineWidth: 3, dash: [1, 2])])
      .chartSymbolScale(["a": .circle.strokeBorder(lineWidth: 2)] as KeyValuePairs))
    #expect(chart.symbolSizeScale.range == [10, 90])
    #expect(chart.symbolSizeScale.domain?.map(\.number) == [0, 40])
    #expect(chart.lineStyleScale.range?.first?.lineWidth == 3)
    #expect(chart.symbolScale.range?.first?.lineWidth == 2)
    #expect(chart.symbolScale.range?.first?.shape == .circle)
  }

  @Test("custom symbols keep their outline")
  func symbols() throws {
    struct Flag: ChartSymbolShape {
      var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
      func path(in rect: CGRect) -> SwiftUI.Path { SwiftUI.Path(rect) }
    }
    let marks = try chart(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Flag())
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.square.strokeBorder(lineWidth: 3))
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(AnyChartSymbolShape(.cross))
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol {
          Image(systemName: "star")
        }
      }
    ).marks
    #expect(marks[0].symbol?.path?.tightBounds == Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(marks[1].symbol?.shape == .square && marks[1].symbol?.lineWidth == 3)
    #expect(marks[2].symbol == ChartSymbol(.cross))
    #expect(marks[3].annotations.first?.position == .overlay && marks[3].symbolSize == 0)
  }

  @Test("domains can be modified, and power scales have an exponent")
  func domains() throws {
    let chart = try chart(
      Chart(cells) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        .chartYScale(
          domain: .automatic(dataType: Double.self) { $0.append(50) }, type: .power(exponent: 2)
        )
        .chartXScale(range: .plotDimension(startPadding: 3, endPadding: 5), type: .linear))
    #expect(chart.yScale.domain?.map(\.number) == [0, 50])
    #expect(chart.yScale.kind == .power && chart.yScale.exponent == 2)
    #expect(chart.xScale.startPadding == 3 && chart.xScale.endPadding == 5)
  }

  @Test("a value that is not a number has no mark")
  func notNumbers() throws {
    let chart = try chart(
      Chart {
        ForEach([1.0, .nan, .infinity, 4], id: \.self) {
          LineMark(x: .value("x", 1), y: .value("y", $0))
        }
        BarMark(x: .value("x", Date(timeIntervalSince1970: .nan)), y: .value("y", 1))
      }
      .chartYAxis { AxisMarks(values: [0, Double.nan, 4]) }
      .chartYScale(domain: [0, Double.infinity, 4]))
    #expect(chart.marks.map(\.y?.number) == [1, 4])
    #expect(chart.yAxis.marks?.first?.values.given?.map(\.number) == [0, 4])
    #expect(chart.yScale.domain?.map(\.number) == [0, 4])
  }

  @Test("positions in points are relative to an edge")
  func points() throws {
    let marks = try chart(
      Chart {
        RuleMark(x: .value("x", 1), yStart: 10, yEnd: 30)
        BarMark(xStart: 5, y: .value("y", "a"))
        PointMark(x: .value("x", 1), y: 12)
        RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), yEnd: 8)
      }
    ).marks
    #expect(marks[0].yStart?.points == 10 && marks[0].yEnd?.points == 30)
    #expect(marks[1].xStart?.points == 5 && marks[1].xEnd == nil)
    #expect(marks[2].y?.points == 12)
    #expect(marks[3].yStart?.points == 0 && marks[3].yEnd?.points == 8)
  }
}
