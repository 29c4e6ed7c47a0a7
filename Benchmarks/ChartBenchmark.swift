import Vitrine
import VitrineArchive
import VitrineCoding
import VitrineModel

/// Charts of many bars: dates with units, and categories.
struct ChartBenchmark {
  let runs: Int

  func run() throws {
    let stopwatch = Stopwatch()
    let renderer = Renderer()
    print("charts, \(runs) runs, ms" + "                  minimum    median")
    for (name, marks) in [
      ("hours", ChartBenchmark.hours), ("categories", ChartBenchmark.categories),
    ] {
      let document = try ChartBenchmark.document(marks(1000))
      var (layout, draw, together) = (
        Stage("1,000 \(name): layout"), Stage("drawing"), Stage("together")
      )
      let request = RenderRequest(family: .systemMedium)
      for run in 0..<runs + 1 {
        let (rendering, first) = try stopwatch.time { try renderer.layOut(document, request) }
        let (_, second) = try stopwatch.time { try rendering.bitmap() }
        guard run > 0 else { continue }
        layout.add(first)
        draw.add(second)
        together.add(first + second)
      }
      for stage in [layout, draw, together] { print("  " + stage.line) }
    }
  }

  private static func hours(_ count: Int) -> [ChartMark] {
    (0..<count).map { index in
      var mark = ChartMark(.bar)
      mark.x = ChartValue(
        ArchiveDate(secondsSince1970: 1_700_000_000 + Double(index) * 3600), unit: .hour)
      mark.y = ChartValue(Double(index % 17))
      return mark
    }
  }

  private static func categories(_ count: Int) -> [ChartMark] {
    (0..<count).map { index in
      var mark = ChartMark(.bar)
      mark.x = ChartValue("\(index / 4)")
      mark.y = ChartValue(Double(index % 17))
      mark.foregroundStyleBy = ChartValue("\(index % 4)")
      return mark
    }
  }

  private static func document(_ marks: [ChartMark]) throws -> WidgetDocument {
    var chart = Chart()
    chart.marks = marks
    chart.legend.visibility = .hidden
    var entry = Entry()
    entry.views.fallback = VariantView(
      ViewNode(
        .chart(chart), modifiers: [.containerBackground(Layer(style: .color(.system(.white))))]))
    var archive = WidgetArchive()
    archive.kind = "chart"
    archive.entries = [entry]
    return try WidgetDocument(
      bytes: ArchiveEncoder.encode(archive), file: "chart", folder: nil)
  }
}
