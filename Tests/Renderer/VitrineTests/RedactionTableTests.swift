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
    let list = rendering.displayList
    // The widget's background fills the whole picture.
    let content = list.items.flatMap(\.leaves).filter {
      if case .fill(let fill) = $0 {
        fill.path.tightBounds?.size != list.size
      } else {
        true
      }
    }
    let kinds = Set(content.compactMap(\.ink)).sorted()
    return kinds.isEmpty ? "nothing" : kinds.joined(separator: ", ")
  }
}

extension DisplayList.Item {
  /// The item without groups, or the items in it.
  fileprivate var leaves: [DisplayList.Item] {
    if case .group(let group) = self { group.items.flatMap(\.leaves) } else { [self] }
  }

  /// The name of the item's kind in the article.
  fileprivate var ink: String? {
    switch self {
    case .glyphs: "text"
    case .image: "image"
    case .stroke: "shape"
    case .fill(let fill):
      fill.isFaded ? (fill.path.hasCurves ? "bar" : "block") : "shape"
    case .hit, .group: nil
    }
  }
}

extension DisplayList.Fill {
  /// Whether the item has the opacity of redacted content.
  fileprivate var isFaded: Bool {
    if case .color(let color) = paint { color.opacity == 0.16 } else { false }
  }
}

extension Path {
  fileprivate var hasCurves: Bool {
    elements.contains { if case .curve = $0 { true } else { false } }
  }
}
