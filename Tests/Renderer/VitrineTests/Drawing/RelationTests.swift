import Testing
import Vitrine
import VitrineArchive
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

/// Two views and the number of pixels in which SwiftUI draws them differently.
struct Relation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let a: ViewNode
  let b: ViewNode
  /// The number of different pixels, and its tolerance for edges that cover pixels only slightly.
  let pixels: (Int, slack: Int)
  /// The reason why the relation doesn't hold here yet; `nil` if it does.
  let knownMiss: Comment?

  init(
    _ name: String, _ a: ViewNode, _ b: ViewNode, _ pixels: Int = 0, slack: Int = 0,
    knownMiss: Comment? = nil
  ) {
    self.knownMiss = knownMiss
    testDescription = name
    (self.a, self.b) = (a, b)
    self.pixels = (pixels, slack)
  }

  /// An ellipse without the concentric one that is inset by ten points.
  private static let ring: ViewNode = {
    let (outer, inner) = (
      Rect(x: 0, y: 0, width: 100, height: 60), Rect(x: 10, y: 10, width: 80, height: 40)
    )
    // In the opposite direction, the inner outline is a hole.
    let turned = Path.ellipse(in: inner).applying(.init(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
    return Shape.steps(Path(Path.ellipse(in: outer).elements + turned.elements)).view(.red)
  }()

  /// The recorded relations.
  static let all = [
    Relation(
      "continuous by default", Shape.rounded(20).view(.red),
      Shape.rounded(20, .continuous).view(.red)),
    Relation(
      "continuous and circular", Shape.rounded(20).view(.red),
      Shape.rounded(20, .circular).view(.red), 196, slack: 20),
    Relation(
      "circular capsule", Shape.capsule(.circular).view(.red),
      Shape.rounded(30, .circular).view(.red)),
    Relation(
      "circle", Shape.circle.view(.red).frame(60, 60),
      Shape.rounded(30, .circular).view(.red).frame(60, 60)),
    Relation(
      "radius above half", Shape.rounded(50, .circular).view(.red),
      Shape.capsule(.circular).view(.red)),
    Relation("radius below zero", Shape.rounded(-5).view(.red), Shape.rectangle.view(.red)),
    Relation(
      "stroke and grown border", Shape.rounded(20).view(stroke: line(.red, 10)),
      Shape.rounded(25).view(border: line(.red, 10)).padding(-5)),
    Relation(
      "stroked circle and grown border", Shape.circle.view(stroke: line(.red, 10)).frame(60, 60),
      Shape.circle.view(border: line(.red, 10)).frame(70, 70)),
    Relation(
      "ellipse's border is not a ring of ellipses", Shape.ellipse.view(border: line(.red, 10)),
      ring,
      518, slack: 6),
    Relation(
      "cornerRadius and clipShape", InkCase.band.with(.cornerRadius(20)),
      InkCase.band.with(.clipShape(.rounded(20)))),
    Relation("interpolation low", image(), image("halves", .low)),
    Relation("interpolation medium", image(), image("halves", .medium)),
    Relation(
      "interpolation high", image(), image("halves", .high), 880,
      knownMiss: "images are enlarged bilinearly whatever the interpolation"),
    Relation(
      "continuous capsule", Shape.capsule(.circular).view(.red),
      Shape.capsule(.continuous).view(.red), 230,
      knownMiss: "the ends of a continuous capsule are half circles"),
    Relation(
      "path and ellipse",
      Shape.steps(.ellipse(in: Rect(x: 0, y: 0, width: 100, height: 60))).view(.red),
      Shape.ellipse.view(.red)),
  ]
}

@Suite("Relations, recorded on macOS 27")
struct RelationTests {
  @Test("two views differ by as many pixels as in SwiftUI", arguments: Relation.all)
  func pixels(_ relation: Relation) throws {
    let difference = try Drawing(relation.a).difference(from: Drawing(relation.b))
    func compare() {
      #expect(
        abs(difference - relation.pixels.0) <= relation.pixels.slack,
        "\(relation.testDescription): \(difference), recorded \(relation.pixels.0)")
    }
    if let reason = relation.knownMiss { withKnownIssue(reason, compare) } else { compare() }
  }

  @Test(
    "short forms are the modifiers that SwiftUI draws the same",
    arguments: [
      (#"{"scaledToFit": true}"#, #"{"aspectRatio": {"contentMode": "fit"}}"#),
      (#"{"scaleEffect": 2}"#, #"{"scaleEffect": {"x": 2, "y": 2}}"#),
    ])
  func shortForms(short: String, long: String) throws {
    func views(_ modifier: String) throws -> FamilyViews? {
      let view = #"{"color": "red", "modifiers": [\#(modifier)]}"#
      return try Sample.document(Sample.json(view)).archive.entries.first?.views
    }
    #expect(try views(short) == views(long))
  }
}
