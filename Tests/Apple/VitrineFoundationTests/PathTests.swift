import Testing
import VitrineFoundation

struct PathTests {
  @Test func `transforms are concatenated in order`() {
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 12, y: 3).applying(map.inverted()) == CGPoint(x: 1, y: 1))
  }

  @Test func `paths are connected to arcs by a line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: false)
    #expect(path.path.elements.count == 3)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 15) < 1e-9)
  }

  @Test func `shared folders stay inside the widget's data`() {
    let name = "../elsewhere"
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }
}
