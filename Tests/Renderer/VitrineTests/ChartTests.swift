import Testing
import Vitrine
import VitrineCoding
import VitrineModel

@Suite("Charts")
struct ChartTests {
  private func read(
    _ chart: String, _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> AccessibilityElement {
    var request = RenderRequest(family: .systemLarge)
    change(&request)
    return try Renderer().accessibility(
      of: Sample.document(Sample.json("{\"chart\": \(chart)}")), request)
  }

  private let bars = #"""
    {"marks": [
      {"mark": "bar", "x": "Mon", "y": 3, "foregroundStyleBy": "Rome"},
      {"mark": "bar", "x": "Tue", "y": 5.5, "foregroundStyleBy": "Oslo"},
      {"mark": "bar", "x": "Wed", "y": 1, "accessibilityHidden": true},
      {"mark": "rule", "y": 4, "accessibilityLabel": "Goal", "accessibilityValue": "four"},
      {"mark": "bar", "x": "Thu", "yStart": 1, "yEnd": 2}
    ], "names": {"x": "Day", "y": "litres"}}
    """#

  @Test("a chart is a container with an element for each mark that is not hidden")
  func elements() throws {
    let chart = try #require(try read(bars).chart)
    #expect(chart.children.map(\.label) == ["Mon, Rome", "Tue, Oslo", "Goal", "Thu"])
    #expect(
      chart.children.map(\.value) == ["3 litres", "5.5 litres", "four", "1 – 2 litres"])
    #expect(chart.children.allSatisfy { $0.frame.width > 0 })
  }

  @Test("values are read in the language of the request, sectors by their angle")
  func languages() throws {
    let chart = try #require(try read(bars) { $0.locale = "de_DE" }.chart)
    #expect(chart.children[1].value == "5,5 litres")
    let sectors = try read(
      #"{"marks": [{"mark": "sector", "angle": 2, "foregroundStyleBy": "A"}]}"#)
    #expect(sectors.chart?.children.map(\.label) == ["A"])
    #expect(sectors.chart?.children.map(\.value) == ["2"])
  }

  @Test("redacted data is not read")
  func redacted() throws {
    let element = try read(bars) { $0.state = .placeholder }
    #expect(element.readingOrder.allSatisfy { $0.children.isEmpty && $0.value == nil })
  }

  @Test("too many marks are an error with their number")
  func limit() throws {
    func document(_ count: Int) throws -> WidgetDocument {
      let mark = #"{"mark": "point", "x": 1, "y": 1}"#
      let marks = [String](repeating: mark, count: count).joined(separator: ",")
      return try Sample.document(Sample.json("{\"chart\": {\"marks\": [\(marks)]}}"))
    }
    _ = try document(10_000)
    let error = #expect(throws: ArchiveError.self) { try document(10_001) }
    #expect(error?.reason == .limitExceeded(.chartMarks, found: 10_001, allowed: 10_000))
  }

  @Test(
    "charts of little or extreme data are drawn",
    arguments: [
      #"{"marks": []}"#, #"{"marks": [{"mark": "line", "x": 1, "y": 1}]}"#,
      #"{"marks": [{"mark": "area", "x": 1, "y": 0}, {"mark": "area", "x": 2, "y": 0}]}"#,
      #"{"marks": [{"mark": "bar", "x": "a", "y": -1}, {"mark": "bar", "x": "a", "y": -2}]}"#,
      #"{"marks": [{"mark": "point", "x": 0, "y": -5}], "yScale": {"type": "log"}}"#,
      #"{"marks": [{"mark": "point", "x": 0, "y": 0}], "yScale": {"type": "symmetricLog"}}"#,
      #"{"marks": [{"mark": "point", "x": 1e6, "y": -1e6}], "yScale": {"type": "power", "exponent": 3}}"#,
      #"{"marks": [{"mark": "sector", "angle": 0}, {"mark": "sector", "angle": -2}]}"#,
      #"{"marks": [{"mark": "point", "x": 1, "y": 1, "symbolSizeBy": 3, "symbolSize": 0}]}"#,
      #"{"marks": [{"mark": "rectangle", "x": {"points": -1e6}, "y": {"points": 1e6}}]}"#,
      #"{"marks": [{"mark": "rule", "x": 1, "foregroundStyleBy": 1}], "foregroundStyleScale": {"gradient": {"stops": ["red"]}}}"#,
    ])
  func extremes(chart: String) throws {
    let document = try Sample.document(Sample.json("{\"chart\": \(chart)}"))
    let rendering = try Renderer().layOut(document, RenderRequest(family: .systemSmall))
    #expect(try rendering.bitmap().width > 0)
  }
}

extension AccessibilityElement {
  /// The first chart in the tree.
  fileprivate var chart: AccessibilityElement? {
    if isContainer, children.contains(where: { $0.id.contains(".marks[") }) { return self }
    for child in children { if let chart = child.chart { return chart } }
    return nil
  }
}
