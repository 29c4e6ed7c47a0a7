import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Border, rotation, scale and shadow")
struct EffectTests {
  private func shadow(_ radius: Double) -> Modifier {
    var shadow = Shadow()
    shadow.radius = radius
    return .shadow(shadow)
  }

  @Test("hit regions rotate with the drawing")
  func hits() throws {
    var rotation = RotationEffect()
    rotation.degrees = 90
    let view = button(color().frame(40, 20), id: "bar")
      .with(.buttonStyle(.plain), .rotationEffect(rotation))
    let regions = try layout(view).makeDisplayList().hitRegions
    #expect(regions.first?.shape.tightBounds == Rect(40, 30, 20, 40))
  }

  @Test("none of them affects layout")
  func sizes() throws {
    var scale = ScaleEffect()
    scale.x = 3
    let view = color().frame(40, 20).with(.scaleEffect(scale), shadow(9), .border(Border()))
    #expect(try layout(view).content?.frame == Rect(30, 40, 40, 20))
  }

  @Test("each leaf has its shadow, and so has clipped content")
  func shadows() throws {
    let pair = zStack(color(), color().with(.clipped(true)))
    let items = try layout(pair.with(shadow(2))).makeDisplayList().items
    #expect(items.count == 2)
    for item in items {
      guard case .group(let group) = item, case .shadow = group.effect else {
        Issue.record("no shadow: \(item)")
        continue
      }
      #expect(group.items.count == 1)
    }
  }
}
