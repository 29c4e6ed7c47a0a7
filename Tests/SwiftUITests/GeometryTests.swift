import SwiftUI
import Testing

@MainActor
@Suite struct GeometryTests {
  @Test func readersSeeTheRoomTheyGet() throws {
    var sizes: [CGSize] = []
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 26)
      GeometryReader { geometry in
        let _ = sizes.append(geometry.size)
        Color.blue.frame(width: geometry.size.width / 2)
      }
    }
    let text = try json(view)
    #expect(sizes.last == CGSize(width: 126, height: 100))
    #expect(
      text
        == (try canonical(
          """
          {"vStack": {"spacing": 0, "children": [
            {"color": "red", "modifiers": [{"frame": {"height": 26}}]},
            {"color": "clear", "modifiers": [{"overlay": {"alignment": "topLeading", "content":
              {"color": "blue", "modifiers": [{"frame": {"width": 63}}]}}}]}
          ]}}
          """)))
  }

  @Test func readersInReadersAreAskedFromOutsideIn() throws {
    var inner: CGRect?
    let view = GeometryReader { outer in
      GeometryReader { proxy in
        let _ = inner = proxy.frame(in: .global)
        Color.clear
      }
      .frame(width: outer.size.width / 3, height: 20)
      .padding(.leading, 10)
    }
    _ = try json(view)
    #expect(inner == CGRect(x: 26, y: 16, width: 42, height: 20))
  }

  struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func ownShapesGetTheirBox() throws {
    let view = VStack(spacing: 0) {
      Triangle().fill(.orange).frame(width: 40, height: 30)
      Text(verbatim: "x").frame(width: 20, height: 10).clipShape(Triangle())
    }
    try expect(
      view,
      is: """
        {"vStack": {"spacing": 0, "children": [
          {"path": {"d": "M 20 0 L 40 30 L 0 30 Z", "fill": "orange"},
           "modifiers": [{"frame": {"width": 40, "height": 30}}]},
          {"text": "x", "modifiers": [{"frame": {"width": 20, "height": 10}},
            {"clipShape": {"path": {"d": "M 10 0 L 20 10 L 0 10 Z"}}}]}
        ]}}
        """)
  }

  @Test func guidesSeeTheSizeOfTheirView() throws {
    let view = HStack(alignment: .bottom) {
      Color.red.frame(width: 10, height: 40)
        .alignmentGuide(.bottom) { $0[.top] + $0.height / 4 }
    }
    try expect(
      view,
      is: """
        {"hStack": {"alignment": "bottom", "children": [{"color": "red", "modifiers": [
          {"frame": {"width": 10, "height": 40}},
          {"alignmentGuide": {"vertical": "bottom", "offset": 10}}]}]}}
        """)
  }

  /// Views in a diagonal, each of its own size.
  struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews.reduce(into: CGSize.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        size.width += own.width
        size.height += own.height
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var corner = bounds.origin
      for view in subviews {
        view.place(at: corner, proposal: .unspecified)
        let own = view.sizeThatFits(.unspecified)
        corner.x += own.width
        corner.y += own.height
      }
    }
  }

  @Test func ownLayoutsPlaceTheirViews() throws {
    let view = Diagonal {
      Color.red.frame(width: 10, height: 20)
      Color.blue.frame(width: 30, height: 5)
    }
    try expect(
      view,
      is: """
        {"zStack": {"alignment": "topLeading", "children": [
          {"color": "red", "modifiers": [{"frame": {"width": 10, "height": 20}},
            {"frame": {"width": 10, "height": 20}}]},
          {"color": "blue", "modifiers": [{"frame": {"width": 30, "height": 5}},
            {"frame": {"width": 30, "height": 5}}, {"offset": {"x": 10, "y": 20}}]}
        ]},
        "modifiers": [{"frame": {"width": 40, "height": 25, "alignment": "topLeading"}}]}
        """)
  }
}
