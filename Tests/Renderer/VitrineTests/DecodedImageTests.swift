import Foundation
import Testing
import VitrineDisplayList

@testable import Vitrine

@Suite("Decoded images")
struct DecodedImageTests {
  private func bitmap(_ side: Int) -> Bitmap {
    Bitmap(width: side, height: side, pixels: Array(repeating: 7, count: side * side * 4))
  }

  @Test("a file is decoded once under any name, and not confused with another one")
  func known() {
    let images = DecodedImages(capacity: 1 << 20)
    for _ in 0..<3 {
      #expect(images.bitmap(of: [1, 2, 3]) { bitmap(2) } == bitmap(2))
      #expect(images.bitmap(of: [1, 2, 4]) { bitmap(3) } == bitmap(3))
    }
    #expect(images.decoded == 2)
  }

  @Test("the cache stays below its capacity, and large pictures are not kept")
  func capacity() {
    let images = DecodedImages(capacity: 4000)
    for index in 0..<100 { _ = images.bitmap(of: [UInt8(index)]) { bitmap(10) } }
    #expect(images.bytes <= 4000)
    #expect(images.bytes > 0)
    let before = images.bytes
    for _ in 0..<2 { _ = images.bitmap(of: [1, 1]) { bitmap(20) } }
    #expect(images.decoded == 102)
    #expect(images.bytes == before)
  }

  @Test("archives of one renderer that show the same picture have it decoded once")
  func batch() throws {
    let view = #"{"image": {"name": "photo"}, "modifiers": [{"containerBackground": "white"}]}"#
    let renderer = Renderer()
    try Sample.withFolder { folder in
      var pictures: Set<[UInt8]> = []
      for number in 0..<5 {
        try Data(Sample.png).write(to: URL(filePath: folder + "/photo\(number).png"))
        let json = Sample.json(view, rest: #", "assets": {"photo": "photo\#(number).png"}"#)
        let document = try Sample.document(json, folder: folder)
        for _ in 0..<2 {
          let widget = try renderer.layOut(document, RenderRequest(family: .systemSmall))
          pictures.insert(try widget.png())
        }
      }
      #expect(pictures.count == 1)
    }
    #expect(renderer.images.decoded == 1)
  }
}
