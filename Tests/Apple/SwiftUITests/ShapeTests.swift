import SwiftUI
import Testing
import VitrineDevices
import VitrineGeometry
import VitrineModel

@MainActor
@Suite struct ShapeTests {
  @Test func changesOfShapesAreArchivedInTheirOrder() throws {
    try expect(
      SwiftUI.Circle().trim(from: 0, to: 0.7).rotation(.degrees(-90))
        .stroke(style: SwiftUI.StrokeStyle(lineWidth: 6, miterLimit: 3)),
      is: """
        {"circle": {"modifiers": [{"trim": {"to": 0.7}}, {"rotation": -90}],
          "stroke": {"lineWidth": 6, "miterLimit": 3}}}
        """)
    try expect(
      SwiftUI.RoundedRectangle(cornerRadius: 8).inset(by: 2).inset(by: 3)
        .scale(x: 2, y: 1, anchor: .leading).offset(x: 4).size(width: 20, height: 10)
        .transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
      is: """
        {"roundedRectangle": {"cornerRadius": 8, "modifiers": [
          {"inset": 5}, {"scale": {"x": 2, "anchor": "leading"}}, {"offset": {"x": 4}},
          {"size": {"width": 20, "height": 10}}, {"transform": {"c": 0.5}}]}}
        """)
  }

  @Test func outlinesAreLaidOnEachOther() throws {
    let square = SwiftUI.Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = SwiftUI.Path(CGRect(x: 6, y: -5, width: 10, height: 20))
    let left = SwiftUI.Path(CGRect(x: 0, y: 0, width: 6, height: 10))
    #expect(square.subtracting(right) == left)
    #expect(square.intersection(left).union(left) == left)
    let shape = SwiftUI.Rectangle().subtracting(SwiftUI.Rectangle().offset(x: 6))
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(shape.path(in: box) == left)
    #expect(!shape.lineIntersection(SwiftUI.Circle()).path(in: box).isEmpty)
  }

  @Test func hardEdgesAreArchived() throws {
    try expect(
      SwiftUI.Circle().strokeBorder(lineWidth: 3, antialiased: false),
      is: #"{"circle": {"strokeBorder": {"lineWidth": 3, "antialiased": false}}}"#)
    try expect(
      SwiftUI.Text(verbatim: "A").background(
        .red, in: SwiftUI.Circle(), fillStyle: SwiftUI.FillStyle(antialiased: false)),
      is: """
        {"text": "A", "modifiers": [{"background": {"style": "red",
          "in": {"circle": {"fillStyle": {"antialiased": false}}}}}]}
        """)
  }

  @Test func fillStylesAndShapesOfTapsAreArchived() throws {
    let star = SwiftUI.Path { $0.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)]) }
    try expect(
      star.fill(.red, style: SwiftUI.FillStyle(eoFill: true, antialiased: false)),
      is: """
        {"path": {"d": "M 0 0 L 9 0 L 0 9", "fill": "red",
          "fillStyle": {"eoFill": true, "antialiased": false}}}
        """)
    try expect(
      SwiftUI.Text(verbatim: "A").contentShape(SwiftUI.Capsule())
        .clipShape(SwiftUI.Circle().inset(by: 1), style: SwiftUI.FillStyle(eoFill: true))
        .containerShape(SwiftUI.RoundedRectangle(cornerRadius: 9)),
      is: """
        {"text": "A", "modifiers": [{"contentShape": "capsule"},
          {"clipShape": {"circle": {"modifiers": [{"inset": 1}], "fillStyle": {"eoFill": true}}}},
          {"containerShape": {"roundedRectangle": {"cornerRadius": 9}}}]}
        """)
  }

  struct Arrow: SwiftUI.Shape {
    let layoutDirectionBehavior: SwiftUI.LayoutDirectionBehavior
    func path(in rect: CGRect) -> SwiftUI.Path {
      SwiftUI.Path {
        $0.addLines([.zero, CGPoint(x: rect.width / 4, y: rect.height)])
      }
    }
  }

  @Test func shapesSayWhetherTheyAreMirrored() throws {
    func shape(_ behavior: SwiftUI.LayoutDirectionBehavior) throws -> PathShape? {
      let view = Arrow(layoutDirectionBehavior: behavior).frame(width: 20, height: 10)
      if case .shape(.path(let shape)) = try node(view).node.content { return shape }
      return nil
    }
    let drawn = VitrineGeometry.Path([.move(.zero), .line(Point(x: 5, y: 10))])
    #expect(try shape(.mirrors)?.path == drawn)
    #expect(try shape(.mirrors)?.layoutDirectionBehavior == .mirrors)
    #expect(try shape(.fixed)?.layoutDirectionBehavior == .fixed)
    let turned = try #require(try shape(.mirrors(in: .leftToRight)))
    #expect(
      turned.path == VitrineGeometry.Path([.move(Point(x: 20, y: 0)), .line(Point(x: 15, y: 10))]))
    #expect(SwiftUI.Circle().trim(to: 0.5).layoutDirectionBehavior == .fixed)
    try expect(
      SwiftUI.Text(verbatim: "A").flipsForRightToLeftLayoutDirection(true),
      is: #"{"text": "A", "modifiers": [{"layoutDirectionBehavior": "mirrors"}]}"#)
  }
}
