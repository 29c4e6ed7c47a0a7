import Testing
import VitrineLayout
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

/// A view and its sizes for five proposals.
struct SizeCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: ViewNode
  /// The sizes for no proposal, 100 by 60, zero, infinity, and only a width of 100.
  let answers: [Size]

  static let proposals = [
    ProposedViewSize(width: nil, height: nil), ProposedViewSize(width: 100, height: 60),
    ProposedViewSize(width: 0, height: 0), ProposedViewSize(width: .infinity, height: .infinity),
    ProposedViewSize(width: 100, height: nil),
  ]

  /// A case with its first, second and last answers; whatever takes all takes nothing and all.
  init(
    _ name: String, _ view: ViewNode, _ ideal: (Double, Double), _ offered: (Double, Double),
    _ wide: (Double, Double), takesAll: Bool = true
  ) {
    testDescription = name
    self.view = view
    let ends =
      takesAll ? [(0, 0), (Double.infinity, Double.infinity)] : [ideal, ideal]
    answers = ([ideal, offered] + ends + [wide]).map { Size(width: $0.0, height: $0.1) }
  }

  /// A view of fixed size.
  init(_ name: String, _ view: ViewNode, always size: (Double, Double)) {
    self.init(name, view, size, size, size, takesAll: false)
  }

  /// A view that fills any proposal, with ten points for none.
  init(flexible name: String, _ view: ViewNode) {
    self.init(name, view, (10, 10), (100, 60), (100, 10))
  }

  /// A view as wide as it is high.
  init(square name: String, _ view: ViewNode) {
    self.init(name, view, (10, 10), (60, 60), (100, 100))
  }

  static let all = [
    SizeCase(flexible: "S1-Rectangle", Shape.rectangle.view()),
    SizeCase(flexible: "S1-RoundedRectangle", Shape.rounded(12).view()),
    SizeCase(square: "S1-Circle", Shape.circle.view()),
    SizeCase(flexible: "S1-Capsule", Shape.capsule().view()),
    SizeCase(flexible: "S1-Ellipse", Shape.ellipse.view()),
    SizeCase(square: "S1-Circle.fill", Shape.circle.view(.red)),
    SizeCase(square: "S1-Circle.stroke", Shape.circle.view(stroke: line(.red, 10))),
    SizeCase(flexible: "P2-Color", color(.red)),
    SizeCase("P2-fixed", color(.red, 40, 20), always: (40, 20)),
    SizeCase(flexible: "K5-stroke", Shape.rectangle.view(stroke: line(.red, 10))),
    SizeCase(flexible: "K5-strokeBorder", Shape.rectangle.view(border: line(.red, 10))),
    SizeCase("O5", color(.red, 60, 20).background(Shape.capsule().view()), always: (60, 20)),
    SizeCase("I1", image(resizable: false), always: (40, 20)),
    SizeCase("I2", image(), (40, 20), (100, 60), (100, 20)),
    SizeCase("I5-fit", image().aspect(.fit), (40, 20), (100, 50), (100, 50)),
    SizeCase("I5-fill", image().aspect(.fill), (40, 20), (120, 60), (100, 50)),
    SizeCase("I7", image(resizable: false).aspect(.fit), always: (40, 20)),
    SizeCase("I9", image("fine halves", resizable: false), always: (40, 20)),
    SizeCase(square: "A1", color(.red).aspect(.fit)),
    SizeCase("A2", color(.red).aspect(.fill), (10, 10), (100, 100), (100, 100)),
    SizeCase(
      "A3",
      color(.red).bounds {
        $0.idealWidth = 40
        $0.idealHeight = 20
      }.aspect(.fit), (40, 20), (100, 50), (100, 50)),
    SizeCase("A4", color(.red, 40, 20).aspect(.fit), always: (40, 20)),
    SizeCase("C8", color(.red, 100, 60).with(.clipShape(.circle)), always: (100, 60)),
    SizeCase(flexible: "PA1", Shape.steps(.rect(Rect(x: 20, y: 30, width: 50, height: 40))).view()),
    SizeCase(
      flexible: "PA7", Shape.steps(.ellipse(in: Rect(x: 0, y: 0, width: 9, height: 9))).view()),
  ]
}

@Suite("Sizes of shapes and images, recorded on macOS 27")
struct SizeTests {
  @Test("sizes are SwiftUI's", arguments: SizeCase.all)
  func answers(_ recorded: SizeCase) throws {
    let surface = WidgetSurface(
      size: Size(width: 100, height: 60), margins: .zero, mask: .none, background: nil)
    let node = try #require(TestPictures.layout(recorded.view, on: surface).content)
    for (proposal, answer) in zip(SizeCase.proposals, recorded.answers) {
      #expect(node.size(proposal) == answer, "\(proposal)")
    }
  }
}
