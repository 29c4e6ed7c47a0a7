import Foundation
import Testing
import Vitrine

@Suite("Assets")
struct AssetTests {
  @Test("the limit on pixels holds at the limit")
  func pixels() throws {
    let data = Data(Sample.png).base64EncodedString()
    let json = Sample.json(
      #"{"image": {"name": "photo"}}"#, rest: #", "assets": {"photo": {"data": "\#(data)"}}"#)
    for (limit, isFine) in [(64, true), (63, false)] {
      var limits = ArchiveLimits()
      limits.imagePixels = limit
      let document = try WidgetDocument(
        bytes: Array(json.utf8), file: "Sample.json", folder: nil,
        decoder: ArchiveDecoder(limits: limits))
      let rendering = Result {
        try Renderer().layOut(document, RenderRequest(family: .systemSmall))
      }
      #expect(((try? rendering.get()) != nil) == isFine)
    }
  }
}
