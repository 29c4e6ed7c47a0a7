import Testing
import Vitrine

@Suite("Variants for text sizes and levels of detail")
struct DetailVariantTests {
  private func text(_ change: (inout RenderRequest) -> Void) throws -> String? {
    var request = RenderRequest(family: .systemSmall)
    change(&request)
    let widget = try Sample.render(
      #"""
      {"variants": [{"view": "near"}, {"levelOfDetail": "simplified", "view": "far"},
        {"dynamicTypeSize": "accessibility3", "view": "large"}]}
      """#, request)
    return widget.frames.names.first { $0.hasPrefix("Text ") }
  }

  @Test("the variant for the request's size or detail is drawn")
  func selection() throws {
    #expect(try text { _ in } == "Text \"near\"")
    #expect(try text { $0.levelOfDetail = .simplified } == "Text \"far\"")
    #expect(try text { $0.dynamicTypeSize = .accessibility3 } == "Text \"large\"")
    #expect(try text { $0.dynamicTypeSize = .accessibility2 } == "Text \"near\"")
  }
}
