import Testing

@testable import VitrinePreview

@Suite("Summaries of previews")
struct PreviewReportTests {
  @Test("a summary has the warnings, and says whether there are problems")
  func warnings() {
    var report = PreviewReport()
    report.pictures = [.init(widget: "a", target: "systemSmall", scheme: "light", file: "a.png")]
    #expect(report.summary(title: "App").contains("1 pictures; no problems."))
    report.warnings = ["a, systemSmall: the timeline is not shown"]
    let summary = report.summary(title: "App")
    #expect(summary.contains("1 pictures; no errors."))
    #expect(summary.contains("\n- warning: a, systemSmall: the timeline is not shown\n"))
  }
}
