import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Right to left")
struct MirroringTests {
  private func boxes(_ view: ViewNode) throws -> [Rect] {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let nodes = try layout(view, environment).content?.all ?? []
    return nodes.filter { $0.name == "Color" }.map(\.frame)
  }

  @Test("a row begins on the right")
  func row() throws {
    let view = hStack(color().frame(10, 10), color().frame(20, 10), spacing: 0)
    #expect(try boxes(view).spans == [[55, 10], [35, 20]])
  }

  @Test("leading is on the right for columns, frames, layers, padding and offsets")
  func leading() throws {
    let column = vStack(
      color().frame(10, 10), color().frame(100, 10), spacing: 0, alignment: .leading)
    #expect(try boxes(column)[0].minX == 90)
    let corner = Alignment(horizontal: .leading, vertical: .top)
    let framed = color().frame(10, 10).bounds {
      $0.maxWidth = .infinity
      $0.alignment = corner
    }
    #expect(try boxes(framed)[0].minX == 90)
    #expect(try boxes(color().overlay(color().frame(10, 10), alignment: corner))[1].minX == 90)
    var padding = Padding()
    padding.edges = .leading
    padding.length = 30
    #expect(try boxes(color().with(.padding(padding))) == [Rect(0, 0, 70, 100)])
    var offset = Offset()
    offset.x = 5
    #expect(try boxes(color().frame(10, 10).with(.offset(offset)))[0].minX == 40)
  }

  @Test("a direction inside a view changes only that view")
  func inside() throws {
    var overrides = EnvironmentOverrides()
    overrides.layoutDirection = .leftToRight
    let row = hStack(color().frame(10, 10), color().frame(20, 10), spacing: 0)
    let view = vStack(row.with(.environment(overrides)), row, spacing: 0)
    #expect(try boxes(view).map(\.minX) == [35, 45, 55, 35])
  }
}
