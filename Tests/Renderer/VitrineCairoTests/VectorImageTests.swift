import Testing
import VitrineGeometry

@testable import VitrineCairo

@Suite("SVG and PDF")
struct VectorImageTests {
  private func open(_ body: String, _ attributes: String = #"width="10" height="20""#) throws
    -> VectorImage
  {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(body)</svg>"#
    return try VectorImage(Array(text.utf8))
  }

  private let half = ##"<rect width="5" height="20" fill="#f00"/>"##

  @Test("an SVG fills any size, sharp and stretched")
  func sizes() throws {
    let image = try open(half)
    #expect(image.size == Size(width: 10, height: 20))
    for (width, height) in [(10, 20), (40, 8)] {
      let bitmap = try image.bitmap(width: width, height: height, limit: 1000)
      #expect(bitmap[width / 2 - 1, height - 1] == Pixel(255, 0, 0))
      #expect(bitmap[width / 2, 0] == .clear)
    }
  }

  @Test("the view box replaces a missing size; without both it is an error")
  func noSize() throws {
    #expect(try open(half, #"viewBox="0 0 7 9""#).size == Size(width: 7, height: 9))
    #expect(throws: ImageError.noSize) { try open(half, "") }
    #expect(throws: ImageError.noSize) { try open(half, #"width="0" height="5""#) }
  }

  @Test("pixels are limited")
  func limit() throws {
    let image = try open(half)
    #expect(try image.bitmap(width: 10, height: 10, limit: 100).height == 10)
    #expect(throws: ImageError.tooManyPixels(width: 11, height: 10, limit: 100)) {
      try image.bitmap(width: 11, height: 10, limit: 100)
    }
  }

  @Test(
    "references outside the file are rejected",
    arguments: [
      #"<image href="photo.png"/>"#, #"<image xlink:href='file:///etc/passwd'/>"#,
      #"<use href = "other.svg#a"/>"#, #"<image href="http://localhost/a.png"/>"#,
      #"<rect style="fill: url( 'x.svg#g' )"/>"#, "<style>@import 'a.css';</style>",
      #"<image href="data:image/svg+xml,%3Csvg/%3E"/>"#,
    ])
  func references(body: String) {
    do {
      _ = try open(body)
      Issue.record("\(body) was read")
    } catch let error as ImageError {
      guard case .externalReference = error else { Issue.record("\(error)"); return }
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("references within the file, links and comments are allowed")
  func ownReferences() throws {
    let body = """
      <!-- <image href="x.png"/> --><defs><linearGradient id="g"/></defs>
      <a href="https://example.com"><rect width="5" height="5" fill="url(#g)"/></a>
      <use href="#r"/><textPath/>
      """
    #expect(throws: Never.self) { try open(body) }
  }

  @Test("elements count each time they are referenced, cycles and unknown names do not")
  func repetitions() throws {
    /// Nested elements, each of which uses the previous one ten times.
    func nested(_ levels: Int, _ element: (Int) -> String) -> String {
      let groups = (1...levels).map { level in
        #"<g id="g\#(level)">\#(String(repeating: element(level - 1), count: 10))</g>"#
      }
      return #"<defs><rect id="g0" width="1" height="1"/>\#(groups.joined())</defs>"#
    }
    let use = { (level: Int) in
      ##"<use xlink:href="#g\##(level)" xmlns:xlink="http://www.w3.org/1999/xlink"/>"##
    }
    let fill = { (level: Int) in #"<rect width="1" height="1" fill="red url( '#g\#(level)' )"/>"# }
    let refused = ImageError.tooManyReferences(limit: SVGReferences.mostElements)
    for element in [use, fill] {
      #expect(throws: Never.self) { try open(nested(3, element) + half) }
      #expect(throws: refused) { try open(nested(12, element) + half) }
    }
    #expect(throws: Never.self) {
      try open(
        ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#c"/></g>"## + half)
    }
  }

  @Test("text in the system's fonts is rejected")
  func text() {
    for body in ["<text>A</text>", "<svg:text x='1'>A</svg:text>"] {
      #expect(throws: ImageError.externalFonts(format: "SVG")) { try open(body) }
    }
  }

  @Test("entities are text or nothing")
  func entities() throws {
    func document(_ entities: String, _ body: String) -> [UInt8] {
      Array(
        """
        <?xml version="1.0"?><!DOCTYPE svg [\(entities)]>
        <svg xmlns="http://www.w3.org/2000/svg" width="5" height="5">\(body)</svg>
        """.utf8)
    }
    #expect(throws: Never.self) {
      try VectorImage(document(#"<!ENTITY ns "http://www.w3.org/2000/svg">"#, "<g/>"))
    }
    for entity in [
      #"<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">"#,
      #"<!ENTITY t "<text>x</text>">"#, #"<!ENTITY f SYSTEM "file:///etc/passwd">"#,
    ] {
      #expect(throws: ImageError.self) { try VectorImage(document(entity, "<g>&b;</g>")) }
    }
  }

  @Test("a file that librsvg rejects is an error, never a partial picture")
  func broken() throws {
    #expect(throws: ImageError.self) { try VectorImage(Array("<svg width='5'".utf8)) }
    #expect(throws: ImageError.self) { try VectorImage(Array("<?xml version='1.0'?><g/>".utf8)) }
    let deep = String(repeating: "<g>", count: 20_000) + String(repeating: "</g>", count: 20_000)
    #expect(throws: ImageError.self) {
      try open(deep).bitmap(width: 5, height: 5, limit: 1000)
    }
  }

  @Test("a PDF's first page is drawn; a broken PDF is an error")
  func pdf() throws {
    let text = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 20]/Contents 4 0 R>>endobj
      4 0 obj<</Length 24>>stream
      0 0 1 rg 0 0 5 20 re f\u{20}
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    let image = try VectorImage(Array(text.utf8))
    #expect(image.size == Size(width: 10, height: 20))
    let bitmap = try image.bitmap(width: 20, height: 20, limit: 1000)
    #expect(bitmap[3, 10] == Pixel(0, 0, 255))
    #expect(bitmap[15, 10] == .clear)
    #expect(throws: ImageError.self) { try VectorImage(Array("%PDF-1.4\nnothing".utf8)) }
  }

  @Test("a PDF with a font that is not embedded is rejected")
  func pdfFonts() {
    let text = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 20]/Contents 4 0 R
      /Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
      4 0 obj<</Length 27>>stream
      BT /F 9 Tf (Hello) Tj ET\u{20}\u{20}\u{20}
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    #expect(throws: ImageError.externalFonts(format: "PDF")) {
      try VectorImage(Array(text.utf8))
    }
  }

  @Test("a missing library is reported with its package")
  func missingLibrary() {
    do {
      _ = try SystemLibrary(LibraryFile("libnowhere", 1, "libnowhere1", "tests"), format: "in X")
      Issue.record("there is such a library")
    } catch {
      #expect(error.description.contains("libnowhere1"))
    }
  }
}
