import Testing
import VitrineGeometry

@testable import VitrineLayout

@Suite("Shapes and images")
struct FlexibleViewTests {
  @Test("shapes take the proposed size, and 10 points without one")
  func shapes() {
    let shape = LayoutNode("shape", rule: LayoutRules.shape(isSquare: false))
    #expect(shape.size(nil, nil) == Size(width: 10, height: 10))
    #expect(shape.size(100, nil) == Size(width: 100, height: 10))
    #expect(shape.size(.infinity, 0) == Size(width: .infinity, height: 0))
    let circle = LayoutNode("circle", rule: LayoutRules.shape(isSquare: true))
    #expect(circle.size(100, 60) == Size(width: 60, height: 60))
    #expect(circle.size(100, nil) == Size(width: 100, height: 100))
    #expect(circle.size(nil, nil) == Size(width: 10, height: 10))
  }
}
