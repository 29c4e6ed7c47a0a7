import Foundation
import Testing
import Vitrine

/// The table of redacted views in the article matches the drawings.
@Suite("Redaction")
struct RedactionTableTests {
  @Test("every row of the article's table matches the picture")
  func rows() throws {
    let rows = try Article.table("decisions", in: "Redaction")
    #expect(rows.count > 40)
    try Sample.withFolder { folder in
      try Data(Sample.png).write(to: URL(filePath: folder + "/photo.png"))
      for row in rows {
        let state = try #require(RenderState(rawValue: row[1]), "\(row[1])")
        #expect(try drawn(row[0], state, folder) == row[2], "\(row[0]) in \(row[1])")
      }
    }
  }

  /// The kinds of content that a view draws in a state.
  private func drawn(_ view: String, _ state: RenderState, _ folder: String) throws -> String {
    let assets = #", "assets": {"photo": {"file": "photo.png"}}"#
    let document = try Sample.document(Sample.json(view, rest: assets), folder: folder)
    var request = RenderRequest(family: .systemSmall)
    request.state = state
    let rendering = try Renderer().layOut(document, request)
    let kinds = Set(rendering.displayList.ink).sorted()
    return kinds.isEmpty ? "nothing" : kinds.joined(separator: ", ")
  }
}
