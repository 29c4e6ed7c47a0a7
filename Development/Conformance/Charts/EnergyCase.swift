import Foundation
import VitrineCoding
import VitrineGeometry
import VitrineModel

/// A snapshot test of the energy widget whose picture contains a chart.
struct EnergyCase {
  /// The test's name.
  let name: String
  /// Whether grid and solar are shown.
  private let shows: (grid: Bool, solar: Bool)
  private let day: EnergyDay?
  /// Size of the picture in points.
  let size: Size

  /// Reads a test's name; `nil` for a test whose picture has no chart.
  init?(_ name: String) {
    guard name.hasPrefix("energyWidget"), !name.contains("NoConnection"),
      !name.contains("NotConfigured"), !name.contains("SystemSmall")
    else { return nil }
    self.name = name
    shows = (!name.contains("SolarOnly"), !name.contains("ConsumptionOnly"))
    let home: EnergyDay.Home =
      name.contains("HeavyExport")
      ? .heavyExport
      : name.contains("NoSolar")
        ? .noSolar : name.contains("SolarWithoutExport") ? .solarWithoutExport : .solarDay
    let days = name.contains("ThisWeek") ? 7 : name.contains("ThisMonth") ? 28 : nil
    day = name.contains("NoData") ? nil : EnergyDay(home: home, days: days)
    size = Size(width: 350, height: name.contains("SystemLarge") ? 310 : 160)
  }

  /// The frame of the chart in the widget: inside its padding, below two lines of text.
  var frame: Rect {
    // Lines of 24 and 13⅓ points with 2 between them, and 8 before the chart.
    let top = 16 + 24 + 2 + 40 / 3.0 + 8
    return Rect(x: 16, y: top, width: size.width - 32, height: size.height - 16 - top)
  }

  /// The chart as the widget's source creates it.
  var chart: Chart {
    var chart = Chart()
    let points = day?.points ?? []
    let unit: TimeField = day?.days == nil ? .hour : .day
    func add(_ flow: String, _ span: (EnergyDay.Point) -> (Double, Double)) {
      for point in points {
        let (start, end) = span(point)
        guard start != end else { continue }
        chart.marks += bars(
          flow, ChartValue(.init(secondsSince1970: point.seconds), unit: unit), start, end)
      }
    }
    if shows.grid { add("grid") { (0, $0.grid + (shows.solar ? $0.used : 0)) } }
    if shows.solar { add("solar") { (0, shows.grid ? $0.used : $0.solar) } }
    if shows.grid { add("returned") { (-$0.returned, 0) } }
    if chart.marks.isEmpty {
      var mark = ChartMark(.bar)
      mark.x = ChartValue(.init(secondsSince1970: EnergyDay.start), unit: unit)
      mark.y = ChartValue(1)
      mark.opacity = 0
      chart.marks = [mark]
      chart.yScale.wholeNumbers = true
    }
    finish(&chart, unit)
    return chart
  }

  /// A bar with round corners, and its half at zero again with sharp ones.
  private func bars(
    _ flow: String, _ x: ChartValue, _ start: Double, _ end: Double
  ) -> [ChartMark] {
    [(start, end, 2.0), (0, (start + end) / 2, 0)].map { start, end, radius in
      var mark = ChartMark(.bar)
      mark.x = x
      mark.yStart = ChartValue(start)
      mark.yEnd = ChartValue(end)
      mark.foregroundStyleBy = ChartValue(flow)
      mark.cornerRadius = radius
      return mark
    }
  }

  private func finish(_ chart: inout Chart, _ unit: TimeField) {
    chart.foregroundStyleScale.domain = ["solar", "grid", "returned"].map { ChartValue($0) }
    chart.foregroundStyleScale.range = [
      (1, 0.596, 0), (0.282, 0.561, 0.761), (0.514, 0.325, 0.820),
    ].map { .color(.rgb(red: $0.0, green: $0.1, blue: $0.2, opacity: 1)) }
    chart.legend.visibility = .hidden
    let length = Double(day?.days ?? 1) * 86_400
    chart.xScale.domain = [0, length].map {
      ChartValue(ArchiveDate(secondsSince1970: EnergyDay.start + $0))
    }
    var x = ChartAxisMarks()
    x.values.unit = unit
    x.values.count = unit == .hour ? 6 : day?.days == 28 ? 7 : 1
    // The pictures with data were recorded with a 24-hour clock, the others with the settings of
    // the United States.
    x.content = item(unit == .day ? "d" : day == nil ? "JJ" : "HH")
    chart.xAxis.marks = [x]
    var y = ChartAxisMarks()
    y.position = .trailing
    y.content = item(nil)
    chart.yAxis.marks = [y]
  }

  private func item(_ template: String?) -> ChartAxisItem {
    let gray = Color.system(.secondaryLabel)
    var item = ChartAxisItem()
    item.gridLine = ChartAxisLine()
    item.gridLine?.style = .color(.opacity(gray, 0.12))
    var label = ChartAxisLabel()
    label.font = Font()
    label.font?.size = 9
    label.style = .color(gray)
    if let template {
      label.format = ChartLabelFormat()
      label.format?.template = template
    }
    item.label = label
    return item
  }
}
