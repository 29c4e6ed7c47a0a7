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

  /// A custom square that can be inset.
  struct Square: InsettableShape {
    var margin = 0.0
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: margin, dy: margin)) }
    func inset(by amount: CGFloat) -> Square { Square(margin: margin + amount) }
  }

  @Test func ownShapesAreChangedLikeOthers() throws {
    try expect(
      Square().strokeBorder(.red, lineWidth: 4).frame(width: 20, height: 20),
      is: """
        {"path": {"d": "M 2 2 L 18 2 L 18 18 L 2 18 Z", "stroke": {"style": "red", "lineWidth": 4}},
         "modifiers": [{"frame": {"width": 20, "height": 20}}]}
        """)
    try expect(
      Square().trim(from: 0.5, to: 1).frame(width: 20, height: 20),
      is: """
        {"path": {"d": "M 0 0 L 20 0 L 20 20 L 0 20 Z", "modifiers": [{"trim": {"from": 0.5}}]},
         "modifiers": [{"frame": {"width": 20, "height": 20}}]}
        """)
    try expect(
      Square(margin: 30).frame(width: 20, height: 20),
      is: #"{"path": {"d": ""}, "modifiers": [{"frame": {"width": 20, "height": 20}}]}"#)
  }

  @Test func outlinesOfChangedShapes() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(Rectangle().inset(by: 2).path(in: box).boundingRect == box.insetBy(dx: 2, dy: 2))
    #expect(Rectangle().offset(x: 3).path(in: box).boundingRect.minX == 3)
    #expect(Rectangle().scale(2, anchor: .topLeading).path(in: box).boundingRect.width == 20)
    #expect(
      Rectangle().trim(from: 0, to: 0.5).path(in: box).boundingRect.maxX == 10)
    #expect(Rectangle().size(width: 4, height: 4).path(in: box).boundingRect.height == 4)
  }

  @Test func boundsOfOutlinesLeaveControlPointsOut() {
    let bow = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    }
    #expect(bow.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(bow.cgPath.boundingBoxOfPath == bow.boundingRect)
    #expect(bow.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(bow.contains(CGPoint(x: 15, y: 29.9)) && !bow.contains(CGPoint(x: 15, y: 30.1)))
    #expect(Path().boundingRect.isNull)
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

  /// A custom layout of views in a diagonal, each in its ideal size.
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

  @Test func stacksOfHiddenTypeStayStacks() throws {
    for (layout, json) in [
      (AnyLayout(HStackLayout(spacing: 2)), #"{"hStack": {"spacing": 2, "children": ["a"]}}"#),
      (AnyLayout(VStackLayout()), #"{"vStack": {"children": ["a"]}}"#),
    ] {
      try expect(layout { Text(verbatim: "a") }, is: json)
    }
  }

  @Test func effectsFollowTheBox() throws {
    let view = Color.red.frame(width: 40, height: 20)
      .visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 4).opacity(0.5)
      }
    try expect(
      view,
      is: """
        {"color": "red", "modifiers": [{"frame": {"width": 40, "height": 20}},
          {"offset": {"x": 10}}, {"opacity": 0.5}]}
        """)
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
