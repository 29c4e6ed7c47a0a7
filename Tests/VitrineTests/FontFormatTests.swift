import Foundation
import Testing
import VitrineCairo
import VitrineText

@testable import Vitrine

/// Fonts of every common format.
@Suite("Font formats")
struct FontFormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden/fonts/assets")

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

  @Test(
    "unsupported colour formats are rejected by name",
    arguments: [("Paints.ttf", "COLR version 1"), ("Drawings.ttf", "SVG")])
  func colors(name: String, format: String) throws {
    do throws(FontDecodingError) {
      let bytes = (try? bytes(name)) ?? []
      _ = try FontReader.faces(of: bytes, limit: 1 << 20)
      Issue.record("the face was read")
    } catch {
      #expect(error.text.contains("coloured by \(format), which is not drawn"))
      #expect(error.text.contains("Vitrine "))
    }
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
