import Testing
import VitrineProcess

@testable import VitrinePreview

@Suite("Summaries of previews")
struct PreviewReportTests {
  @Test("a summary has the warnings, and says whether there are problems")
  func warnings() {
    var report = PreviewReport()
    report.pictures = [.init(widget: "a", target: "systemSmall", scheme: "light", file: "a.png")]
    #expect(report.summary(title: "App").contains("1 picture; no problems."))
    report.warnings = ["a, systemSmall: the timeline is not shown"]
    let summary = report.summary(title: "App")
    #expect(summary.contains("1 picture; no errors."))
    #expect(summary.contains("\n- warning: a, systemSmall: the timeline is not shown\n"))
  }

  @Test("a summary names files below the project, and their lines")
  func places() {
    var fault = WidgetFault(kind: "Card", family: "systemSmall", reason: "Fatal error")
    fault.place = SourcePlace(file: "/project/Card/Card.swift", line: 7)
    var report = PreviewReport()
    report.add([], [fault], of: "/project")
    report.isSuccessful = false
    let summary = report.summary(title: "App")
    #expect(summary.contains("\n- **Card, systemSmall**: Fatal error (Card/Card.swift:7)"))
  }
}
