import SwiftUI
import Testing
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
}
