import Foundation
import Testing
import VitrineCairo
import VitrineDisplayList
import VitrineGeometry
import VitrineText

@testable import Vitrine

/// Fonts of every common format.
@Suite("Font formats")
struct FontFormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/fonts/assets")

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
  }

  private func entries(_ name: String, family: String? = nil) throws -> [FaceEntry] {
    let files = try FontReader.faces(of: bytes(name), family: family, limit: 1 << 20)
    return FontTextEngine(adding: files).faces.filter { !$0.isEmbedded }
  }

  @Test(
    "each format contains the same font",
    arguments: ["Shapes.otf", "Shapes.woff", "Shapes.woff2", "Shapes.dfont", "Shapes.pfb"])
  func formats(name: String) throws {
    let entry = try #require(try entries(name).first)
    #expect(entry.family == "Vitrine Shapes")
    #expect(entry.weight == (name.hasSuffix("pfb") ? 700 : 400))
    #expect(entry.description.unitsPerEm == 1000)
    #expect(entry.description.scripts.first?.scalarCount == 3)
  }

  @Test("a collection contains all its fonts, each with its names")
  func collection() throws {
    let entries = try entries("Set.ttc", family: "Brand")
    #expect(entries.map(\.family) == ["Brand", "Brand"])
    #expect(entries.map(\.weight) == [400, 900])
    let files = try FontReader.faces(of: bytes("Set.ttc"), family: "Brand", limit: 1 << 20)
    let engine = FontTextEngine(adding: files)
    for name in ["Brand", "Vitrine Set", "VitrineSet-Black", "Vitrine Set Regular"] {
      #expect(engine.hasFace(for: .custom(name)), "\(name)")
    }
    #expect(!engine.hasFace(for: .custom("Set.ttc")))
    #expect(entries[1].names == ["VitrineSet-Black", "Vitrine Set Black"])
  }

  @Test("a variable font has its named instances")
  func instances() throws {
    let entries = try entries("Axes.ttf")
    #expect(entries.map(\.weight) == [nil, 300, 400, 900])
    #expect(
      entries.flatMap(\.names).filter { $0.contains("-") }.dropFirst()
        == ["VitrineAxes-Light", "VitrineAxes-Regular", "VitrineAxes-Black"])
  }

  @Test("a bitmap font has its pixels as outlines")
  func bitmaps() throws {
    let files = try FontReader.faces(of: bytes("Pixels.otb"), limit: 1 << 20)
    let engine = FontTextEngine(adding: files)
    #expect(engine.faces.last?.description.unitsPerEm == 320)
    #expect(engine.hasFace(for: .custom("Vitrine Pixels")))
  }

  @Test("an unsupported colour format is rejected by name")
  func colors() throws {
    do throws(FontDecodingError) {
      let bytes = (try? bytes("Drawings.ttf")) ?? []
      _ = try FontReader.faces(of: bytes, limit: 1 << 20)
      Issue.record("the face was read")
    } catch {
      #expect(error.text.contains("coloured by SVG, which is not drawn"))
      #expect(error.text.contains("Vitrine "))
    }
  }

  @Test("drawings are drawn in the size that is asked for, in the colours of the face")
  func drawings() throws {
    let files = try FontReader.faces(of: bytes("Paints.ttf"), limit: 1 << 20)
    let pictures = GlyphPictures(engine: FontTextEngine(adding: files))
    let triangle = BitmapID(face: "Vitrine Paints", glyph: 3)
    let natural = try #require(pictures.bitmap(triangle))
    let half = try #require(
      pictures.bitmap(triangle, scale: Size(width: 0.5, height: 0.5))?.bitmap)
    #expect(half.height == natural.height / 2)
    // The box of the line begins 800 units above the baseline, and the triangle is 700 high.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let start = (y * natural.width + x) * 4
      return Array(natural.pixels[start..<start + 4])
    }
    let middle = natural.width / 2
    #expect(pixel(middle, natural.height * 25 / 100) == [0, 153, 255, 255])
    #expect(pixel(middle, natural.height * 78 / 100) == [128, 51, 0, 128])
  }

  @Test("a damaged table of drawings draws less")
  func damagedDrawings() throws {
    let whole = try bytes("Paints.ttf")
    let tag = Array("COLR".utf8)
    let record = try #require(whole.indices.first { whole[$0...].starts(with: tag) })
    let start = whole[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    var missing = 0
    for place in start..<start + 225 {
      var damaged = whole
      damaged[place] = 0xF0
      guard let files = try? FontReader.faces(of: damaged, limit: 1 << 20) else { continue }
      let engine = FontTextEngine(adding: files)
      for glyph in 2...5 as ClosedRange<UInt32> {
        let drawing = engine.drawing(of: glyph, face: "Vitrine Paints")
        guard case .group(let parts)? = drawing?.items.first, !parts.items.isEmpty else {
          missing += 1
          continue
        }
      }
    }
    #expect(missing > 0)
  }

  @Test(
    "a damaged file is an error that reports it",
    arguments: ["Shapes.woff", "Shapes.woff2", "Shapes.pfb", "Shapes.otf", "Set.ttc", "Pixels.otb"])
  func broken(name: String) throws {
    let bytes = try bytes(name)
    for part in [Array(bytes.prefix(40)), Array(bytes.prefix(8)) + Array("no font".utf8)] {
      do throws(FontDecodingError) {
        _ = try FontReader.faces(of: part, limit: 1 << 20)
        Issue.record("\(part.count) bytes of it were read")
      } catch {
        #expect(error.text.hasPrefix("the font ") || error.text.hasPrefix("it is not a font"))
      }
    }
  }

  @Test("fonts that exceed the limit are not unpacked")
  func limit() throws {
    #expect(throws: FontDecodingError.self) {
      try FontReader.faces(of: bytes("Shapes.woff2"), limit: 100)
    }
  }
}
