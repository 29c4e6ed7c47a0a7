import Testing
import VitrineGeometry
import VitrineModel

@testable import VitrineLayout

/// Sizes recorded on macOS 27 for no proposal, 100 by 60, zero, infinity, and a width of 100.
@Suite("Recorded sizes")
struct RecordedSizeTests {
  private static let proposals = [
    ProposedViewSize.unspecified, ProposedViewSize(width: 100, height: 60), .zero, .infinity,
    ProposedViewSize(width: 100, height: nil),
  ]

  private func answers(_ node: LayoutNode) -> [Size] { Self.proposals.map { node.size($0) } }

  private func sizes(_ pairs: (Double, Double)...) -> [Size] {
    pairs.map { Size(width: $0.0, height: $0.1) }
  }

  private func picture(isResizable: Bool) -> LayoutNode {
    LayoutNode(
      "Image",
      rule: LayoutRules.image(size: Size(width: 40, height: 20), isResizable: isResizable))
  }

  private var fill: LayoutNode { LayoutNode("Color", rule: LayoutRules.shape(isSquare: false)) }

  private func aspect(_ node: LayoutNode, _ mode: AspectRatio.ContentMode) -> LayoutNode {
    modified(node, LayoutRules.aspectRatio(AspectRatio(contentMode: mode)))
  }

  @Test("shapes and circles have their recorded sizes")
  func shapes() {
    let inf = Double.infinity
    #expect(answers(fill) == sizes((10, 10), (100, 60), (0, 0), (inf, inf), (100, 10)))
    let circle = LayoutNode("Circle", rule: LayoutRules.shape(isSquare: true))
    #expect(answers(circle) == sizes((10, 10), (60, 60), (0, 0), (inf, inf), (100, 100)))
  }

  @Test("images have their recorded sizes, resizable or not")
  func images() {
    let inf = Double.infinity
    let own = Size(width: 40, height: 20)
    #expect(answers(picture(isResizable: false)) == [own, own, own, own, own])
    #expect(
      answers(picture(isResizable: true))
        == sizes((40, 20), (100, 60), (0, 0), (inf, inf), (100, 20))
    )
  }

  @Test("aspect ratios of content have their recorded sizes")
  func ratios() {
    let inf = Double.infinity
    let image = picture(isResizable: true)
    #expect(
      answers(aspect(image, .fit)) == sizes((40, 20), (100, 50), (0, 0), (inf, inf), (100, 50)))
    #expect(
      answers(aspect(picture(isResizable: true), .fill))
        == sizes((40, 20), (120, 60), (0, 0), (inf, inf), (100, 50)))
    #expect(
      answers(aspect(fill, .fit)) == sizes((10, 10), (60, 60), (0, 0), (inf, inf), (100, 100)))
    #expect(
      answers(aspect(fill, .fill)) == sizes((10, 10), (100, 100), (0, 0), (inf, inf), (100, 100)))
    let rigid = aspect(fixed(40, 20), .fit)
    #expect(answers(rigid) == [Size](repeating: Size(width: 40, height: 20), count: 5))
    var ideal = Frame()
    ideal.idealWidth = 40
    ideal.idealHeight = 20
    #expect(
      answers(aspect(modified(fill, LayoutRules.flexibleFrame(ideal)), .fit))
        == sizes((40, 20), (100, 50), (0, 0), (inf, inf), (100, 50)))
  }
}
