import Testing
import Vitrine

/// The table of control sizes in the article matches the layout.
@Suite("Sizes of controls")
struct ControlTableTests {
  @Test(
    "every row of the article's table matches the layout", arguments: DesignGeneration.allCases)
  func rows(look: DesignGeneration) throws {
    let rows = try Article.table("rooms", in: "Controls")
    #expect(rows.count == 10)
    for row in rows {
      let column = [.ios26, .ios27].contains(look) ? row[2] : row[1]
      #expect(try room(row[0], look) == column, "\(row[0])")
    }
  }

  /// The difference between the size of the control and that of its label.
  private func room(_ view: String, _ look: DesignGeneration) throws -> String {
    var request = RenderRequest(family: .systemMedium)
    request.design = look
    let frames = try Sample.render(view, request).frames
    let kinds = ["Button", "Toggle", "ProgressView"]
    let control = try #require(kinds.lazy.compactMap { frames.first($0) }.first).frame
    let label = try #require(frames.first("Text \"A\"")).frame
    let width = (control.width - label.width).rounded()
    return "\(Int(width)) × \(Int((control.height - label.height).rounded()))"
  }
}
