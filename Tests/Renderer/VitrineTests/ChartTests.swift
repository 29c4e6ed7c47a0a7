import Testing
import Vitrine
import VitrineCoding
import VitrineModel

@Suite("Charts")
struct ChartTests {
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
}
