import Testing
import VitrineModel

@Suite("Ink, against boxes recorded on macOS 27")
struct InkTests {
  @Test("every box is where SwiftUI drew it", arguments: InkCase.all)
  func boxes(_ recorded: InkCase) throws {
    let drawing = try Drawing(recorded.view, recorded.size.0, recorded.size.1)
    for (kind, box) in recorded.boxes {
      let found = drawing.box(kind.holds)
      try #require(found.count == 5)
      let edges = [
        found[0] - box[0], found[1] - box[1], found[0] + found[2] - box[0] - box[2],
        found[1] + found[3] - box[1] - box[3],
      ]
      let isNear =
        edges.allSatisfy { abs($0) <= recorded.slack.edge }
        && abs(found[4] - box[4]) <= recorded.slack.count
      #expect(isNear, "\(recorded.id) \(kind.rawValue): \(found), recorded \(box)")
    }
  }
}
