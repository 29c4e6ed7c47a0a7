import Foundation
import Testing
import Vitrine

@testable import VitrineCairo
@testable import VitrineDisplayList

/// Vector files, drawn by librsvg and poppler, compared with the picture of pixels.
@Suite("SVG and PDF files")
struct ExportTests {
  private static let examples = ["activity", "weather", "tasks", "travel"]
  private static let goldens = [
    "styles/gradient-shapes", "effects/opacity-nested", "effects/shadow", "shapes/dash",
    "effects/rotation-effect", "shapes/path-holes", "shapes/clip-shape", "shapes/line-caps",
    "effects/scale-mirror", "images/template", "images/clip-shapes",
    "styles/materials-photo", "styles/style-shadows", "styles/image-paint",
    "shapes/trim", "shapes/modifiers", "shapes/strokes", "shapes/paths", "shapes/containers",
  ]
  private static let files =
    examples.map { "Examples/Archives/\($0)" } + goldens.map { "Golden/\($0)" }

  private func rendering(_ file: String) throws -> LaidOutWidget {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appending(path: file + ".json").path
    let document = try WidgetDocument(contentsOf: path)
    var request = RenderRequest(family: document.families.first ?? .systemSmall)
    request.scale = 2
    return try Renderer().layOut(document, request)
  }

  /// The difference of two pictures: the mean of the largest difference of each pixel's components.
  private func difference(_ left: Bitmap, _ right: Bitmap) -> Double {
    guard left.width == right.width, left.height == right.height else { return .infinity }
    let sum = stride(from: 0, to: left.pixels.count, by: 4).reduce(0) { sum, start in
      sum
        + (0..<4).reduce(0) {
          max($0, abs(Int(left.pixels[start + $1]) - Int(right.pixels[start + $1])))
        }
    }
    return Double(sum) / Double(left.width * left.height)
  }

  /// Edges differ, since each library antialiases them differently and glyphs aren't moved to
  /// quarters of a pixel; with half a percent of a component on average, no wrong shape or colour
  /// is missed.
  @Test("vector files rendered again look like the picture", arguments: files)
  func agreement(file: String) throws {
    let rendering = try rendering(file)
    let expected = try rendering.bitmap()
    for format in [PictureFormat.svg, .pdf] {
      let image = try VectorImage(rendering.data(as: format))
      #expect(image.size == rendering.size)
      let actual = try image.bitmap(
        width: expected.width, height: expected.height, limit: 10_000_000)
      #expect(difference(expected, actual) < 1.275, "\(file) as \(format)")
    }
  }

  @Test("the same list yields the same bytes, without dates and counters")
  func determinism() throws {
    for format in [PictureFormat.svg, .pdf] {
      let files = try (0..<2).map { _ in
        try rendering("Examples/Archives/weather").data(as: format)
      }
      #expect(files[0] == files[1])
      #expect(!String(decoding: files[0], as: UTF8.self).contains("Date"))
    }
  }

  @Test("shapes, letters and gradients stay outlines; only images and shadows become pixels")
  func outlines() throws {
    func count(_ part: String, in file: String) throws -> Int {
      let text = String(decoding: try rendering(file).data(as: .svg), as: UTF8.self)
      return text.components(separatedBy: part).count - 1
    }
    #expect(try count("<image", in: "Examples/Archives/activity") == 0)
    #expect(try count("<linearGradient", in: "Examples/Archives/activity") == 3)
    #expect(try count("<image", in: "Golden/effects/shadow") > 0)
    #expect(try count("<image", in: "Golden/images/template") > 0)
    // A photo and six materials; the texts on them, and those before them, are outlines.
    #expect(try count("<image", in: "Golden/styles/materials-photo") == 7)
    #expect(try count("<path", in: "Golden/styles/materials-photo") > 6)
    // The lower surface is opaque everywhere, so that text consists of outlines.
    #expect(try count("<image", in: "Golden/styles/material-surface") == 2)
  }
}
