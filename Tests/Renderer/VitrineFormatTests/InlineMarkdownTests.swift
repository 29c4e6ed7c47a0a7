import Testing
import VitrineFormat

struct InlineMarkdownTests {
  @Test("marks that are nested a thousand times are read")
  func depth() {
    let marks = String(repeating: "*a _b ", count: 1_000)
    let ends = String(repeating: "c_ d* ", count: 1_000)
    let text = InlineMarkdown.runs(of: marks + ends).map(\.string).joined()
    #expect(text == (marks + ends).filter { $0 != "*" && $0 != "_" })
  }
}
