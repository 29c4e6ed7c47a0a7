import Charts
import Testing
import VitrineCoding
import VitrineModel

@MainActor
@Suite struct AxisTests {
  /// 1 January 2024 in UTC.
  private let year = Date(timeIntervalSince1970: 1_704_067_200)

  private func axis(@AxisContentBuilder _ content: () -> some AxisContent) throws -> ChartAxis {
    try chart(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1.25)) }.chartYAxis(content: content)
    ).yAxis
  }

  @Test("axis values round the domain, even if each has its own marks")
  func rounding() throws {
    let axis = try axis {
      AxisMarks(
        values: .automatic(
          minimumStride: 0.5, desiredCount: 3, roundLowerBound: true, roundUpperBound: false)
      ) { value in
        if value.index > 0 { AxisValueLabel() }
      }
    }
    let set = try #require(axis.marks?.first)
    #expect(set.values.minimumStride == 0.5 && set.values.desiredCount == 3)
    #expect(set.values.roundUpperBound == false)
    #expect(set.items?.compactMap(\.value?.number) == [0, 0.5, 1])
  }

  @Test("labels have orientation, spacing and priority")
  func labels() throws {
    let axis = try axis {
      AxisMarks(preset: .aligned, position: .leading, values: [0, 1]) {
        AxisValueLabel(
          centered: false, anchor: .topTrailing, multiLabelAlignment: .leading,
          collisionResolution: .greedy(priority: 2, minimumSpacing: 6), offsetsMarks: false,
          orientation: .verticalReversed, horizontalSpacing: 3, verticalSpacing: 4
        )
        .font(.caption).offset(x: 1, y: 2)
        AxisTick(centered: true, length: .longestLabel, stroke: StrokeStyle(lineWidth: 1))
        AxisGridLine().offset(x: 3)
      }
    }
    let item = try #require(axis.marks?.first?.content)
    #expect(item.label?.collisionPriority == 2 && item.label?.minimumSpacing == 6)
    #expect(item.label?.orientation == .verticalReversed && item.label?.offsetY == 2)
    #expect(item.gridLine?.offsetX == 3 && item.tick?.centered == true)
  }

  @Test("custom content consists of marks")
  func composed() throws {
    struct Money: AxisContent {
      var body: some AxisContent {
        AxisMarks(position: .leading) {
          Line()
          AxisValueLabel()
        }
      }
    }
    struct Line: AxisMark {
      var body: some AxisMark { AxisGridLine(stroke: StrokeStyle(lineWidth: 4)) }
    }
    let isAvailable = true
    let axis = try axis {
      if isAvailable { Money() }
      if #available(iOS 16, *) { AxisMarks(position: .trailing) }
    }
    #expect(axis.marks?.map(\.position) == [.leading, .trailing])
    #expect(axis.marks?.first?.content?.gridLine?.lineStyle?.lineWidth == 4)
  }

  @Test("quarters and units of another calendar become dates")
  func units() throws {
    let view = Chart { RuleMark(x: .value("x", year)) }
      .chartXScale(domain: year...year.addingTimeInterval(365 * 86_400))
    let quarters = try chart(
      view.chartXAxis { AxisMarks(values: .stride(by: .quarter)) { AxisGridLine() } }
    ).xAxis.marks?.first?.values.given
    #expect(
      quarters?.compactMap(\.date?.secondsSince1970) == [
        1_704_067_200, 1_711_929_600, 1_719_792_000, 1_727_740_800,
      ])
    var hebrew = Calendar(identifier: .hebrew)
    hebrew.timeZone = try #require(TimeZone(identifier: "UTC"))
    let months = try chart(
      view.chartXAxis {
        AxisMarks(values: .stride(by: .month, calendar: hebrew)) { AxisGridLine() }
      }
    ).xAxis.marks?.first?.values.given
    // Shevat begins on 11 January 2024.
    #expect(months?.first?.date?.secondsSince1970 == 1_704_931_200)
  }

  @Test("days are counted across changes of the clock")
  func summerTime() throws {
    // Midnight in Copenhagen on 30 March 2024, the day before summer time begins.
    let start = Date(timeIntervalSince1970: 1_711_753_200)
    let node = try archived(
      Chart { RuleMark(x: .value("x", start)) }
        .chartXScale(domain: start...start.addingTimeInterval(3 * 86_400 - 3600))
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { AxisValueLabel("\($0.index)") }
        }
    ) { $0.timeZone = TimeZone(identifier: "Europe/Copenhagen") ?? .gmt }.node
    guard case .chart(let chart) = node.content else { throw NoChart() }
    let dates = chart.xAxis.marks?.first?.items?.compactMap {
      $0.value?.date?.secondsSince1970
    }
    #expect(dates?.map { $0 - 1_711_753_200 } == [0, 86_400, 169_200, 255_600])
  }

  @Test("annotations know the size of their mark")
  func annotation() throws {
    let node = try archived(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
          .annotation(
            position: .overlay, overflowResolution: .init(x: .fit(to: .plot), y: .disabled)
          ) { context in
            Text(verbatim: "\(context.targetSize.width) by \(context.targetSize.height)")
          }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    ).node
    guard case .chart(let chart) = node.content else { throw NoChart() }
    let annotation = try #require(chart.marks.first?.annotations.first)
    #expect(annotation.overflowX == .plot && annotation.overflowY == .disabled)
    let text = JSONValue(encoding: annotation.content).dumpText
    #expect(text.contains("140.0 by 100.0"), "\(text)")
  }

  @Test("settings without a representation in archives are reported")
  func noted() throws {
    let archived = try archived(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).shadow(radius: 2).blur(radius: 1)
          .offset(x: 1, yStart: 2, yEnd: 3)
      }
      .chartXAxisStyle { $0.background(.red) }
      .chartYAxis {
        AxisMarks {
          AxisTick(length: .label)
          AxisValueLabel(offsetsMarks: true)
        }
      })
    #expect(
      archived.records.map(\.name) == [
        "AxisTick.Length.label", "AxisValueLabel(offsetsMarks:)", "ChartContent.offset(yEnd:)",
        "chartBlur",
      ])
  }
}
