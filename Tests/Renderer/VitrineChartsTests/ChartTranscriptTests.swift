import Testing
import VitrineArchive
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTranscripts

@testable import VitrineCharts

/// The files of `Tests/Transcripts/Charts`: charts as archives hold them, and where their marks and
/// labels are.
@Suite("Transcripts of charts")
struct ChartTranscriptTests {
  @Test("charts have the places of their transcripts", arguments: Transcript.all(in: "Charts"))
  func charts(_ transcript: Transcript) throws {
    try transcript.check { _ in
      var chart = Chart()
      return { step in
        guard step.words[0] == "chart" else { return try ChartQuestion(step.words).answer(chart) }
        chart = try ArchiveDecoder(isStrict: true).decode(Chart.self, Array(step.text.utf8)).0
        return []
      }
    }
  }
}

/// A question about a chart: `values`, `marks 100×50`, `labels 318×80 11×11 mirrored` or `styles`.
///
/// The first size is the plot's or the chart's, the second one that of each label.
private struct ChartQuestion {
  private let question: String
  private let sizes: [Size]
  private let isMirrored: Bool

  init(_ words: [String]) throws {
    question = words[0]
    isMirrored = words.last == "mirrored"
    sizes = try words.dropFirst().filter { $0 != "mirrored" }.map { word in
      let proposal = ProposedViewSize(word: word)
      guard let width = proposal?.width, let height = proposal?.height else {
        throw UnknownWord(word)
      }
      return Size(width: width, height: height)
    }
  }

  func answer(_ chart: Chart) throws -> [String] {
    let plan = ChartPlan(chart, calendar: FixedCalendar())
    switch (question, sizes.count) {
    case ("values", 0): return plan.marks.map { "x \(Self.text($0.x)), y \(Self.text($0.y))" }
    case ("marks", 1): return marks(PlotGeometry(plan, size: sizes[0]))
    case ("labels", 2): return labels(plan)
    case ("styles", 0):
      return chart.marks.map { mark in
        guard let value = mark.foregroundStyleBy else { return "none" }
        return switch plan.styles.style(nil, by: value) {
        case .plain(let style): JSONValue(encoding: style).dumpText
        case .between(_, let share): "between, at \(share.dumpText)"
        }
      }
    default: throw UnknownWord(question)
    }
  }

  private func marks(_ plot: PlotGeometry) -> [String] {
    plot.plan.marks.map { mark in
      "\(mark.isVertical ? "vertical" : "horizontal") box \(plot.box(of: mark).dumpText)"
    } + plot.shapes().map { "shape in \($0.box.dumpText)" }
  }

  private func labels(_ plan: ChartPlan) -> [String] {
    var places = ChartSizes()
    places.xLabels = plan.xAxis.map { $0.entries.map { _ in sizes[1] } }
    places.yLabels = plan.yAxis.map { $0.entries.map { _ in sizes[1] } }
    let layout = ChartLayout(plan, places, in: sizes[0], isMirrored: isMirrored)
    func line(_ name: String, _ corners: [[Point?]]) -> [String] {
      corners.map { set in
        name + " " + set.map { $0?.dumpText ?? "hidden" }.joined(separator: " ")
      }
    }
    return ["plot \(layout.plot.dumpText)"] + line("x", layout.xLabels) + line("y", layout.yLabels)
  }

  private static func text(_ interval: PlotInterval?) -> String {
    interval.map { "\($0.start.dumpText)…\($0.end.dumpText)" } ?? "none"
  }
}
