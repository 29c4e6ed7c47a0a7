import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry

@Suite("Points and regions")
struct HitTestTests {
  private func hit(_ id: String, _ path: Path) -> DisplayList.Item {
    .hit(HitRegion(id: id, role: .button, shape: path, action: nil, isEnabled: true))
  }

  private func list(_ items: DisplayList.Item...) -> DisplayList {
    DisplayList(size: Size(width: 100, height: 100), items: items)
  }

  @Test("a circle contains its centre and not the corners of its box")
  func circle() {
    let circle = Path.ellipse(in: Rect(x: 10, y: 10, width: 40, height: 40))
    #expect(circle.contains(Point(x: 30, y: 30)))
    #expect(circle.contains(Point(x: 11, y: 30)))
    #expect(!circle.contains(Point(x: 12, y: 12)))
    #expect(!circle.contains(Point(x: 60, y: 30)))
  }

  @Test("rules differ where an outline winds around twice")
  func rules() {
    var path = Path.rect(Rect(x: 0, y: 0, width: 30, height: 30))
    path.elements += Path.rect(Rect(x: 10, y: 10, width: 10, height: 10)).elements
    #expect(path.contains(Point(x: 15, y: 15), using: .nonZero))
    #expect(!path.contains(Point(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(Point(x: 5, y: 15), using: .evenOdd))
  }

  @Test("the last region at a point reacts to the tap")
  func order() {
    let list = list(
      hit("back", .rect(Rect(x: 0, y: 0, width: 50, height: 50))),
      hit("front", .rect(Rect(x: 20, y: 20, width: 50, height: 50))))
    #expect(list.hitRegion(at: Point(x: 30, y: 30))?.id == "front")
    #expect(list.hitRegion(at: Point(x: 10, y: 10))?.id == "back")
    #expect(list.hitRegion(at: Point(x: 90, y: 10)) == nil)
    #expect(list.hitRegion(at: Point(x: -1, y: 10)) == nil)
  }

  @Test("regions follow the clips and rotations around them")
  func groups() {
    let square = hit("a", .rect(Rect(x: 0, y: 0, width: 40, height: 40)))
    let clip = Path.ellipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
    let clipped = DisplayList.Item.group(.init(effect: .clip(clip, .nonZero), items: [square]))
    #expect(list(clipped).hitRegion(at: Point(x: 20, y: 20))?.id == "a")
    #expect(list(clipped).hitRegion(at: Point(x: 2, y: 2)) == nil)
    let moved = DisplayList.Item.group(
      .init(effect: .transform(.translation(x: 50, y: 0)), items: [square]))
    #expect(list(moved).hitRegion(at: Point(x: 20, y: 20)) == nil)
    #expect(list(moved).hitRegion(at: Point(x: 70, y: 20))?.id == "a")
  }

  @Test("the clip around everything is the picture's outline")
  func outline() {
    let clip = Path.ellipse(in: Rect(x: 0, y: 0, width: 100, height: 100))
    let list = list(.group(.init(effect: .clip(clip, .nonZero), items: [])))
    #expect(list.contains(Point(x: 50, y: 50)))
    #expect(!list.contains(Point(x: 3, y: 3)))
  }
}
