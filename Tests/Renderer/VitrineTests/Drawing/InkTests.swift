import Testing

@Suite("Ink, against boxes recorded on macOS 27")
struct InkTests {
  @Test("every box has the position of SwiftUI's", arguments: InkCase.all)
  func boxes(_ recorded: InkCase) throws {
    for error in try recorded.errors() {
      #expect(error.edge <= recorded.slack.edge, "\(recorded.id): an edge")
      #expect(error.count <= recorded.slack.count, "\(recorded.id): the number of pixels")
    }
  }
}
