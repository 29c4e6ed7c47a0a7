import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// The outlines of shapes in the rectangle from 0, 0 to 100, 100.
@Suite("Shape modifiers")
struct ShapeModifierTests {
  private func filled(
    _ shape: Shape, _ environment: EnvironmentValues = EnvironmentValues()
  ) throws -> Path? {
    try layout(shape.view(.red), environment).makeDisplayList().items.compactMap(\.filled).first
  }

  private func rotation(_ degrees: Double, _ anchor: UnitPoint = UnitPoint()) -> ShapeModifier {
    var effect = RotationEffect()
    (effect.degrees, effect.anchor) = (degrees, anchor)
    return .rotation(effect)
  }

  private func scale(_ factor: Double, _ anchor: UnitPoint = UnitPoint()) -> ShapeModifier {
    var effect = ScaleEffect()
    (effect.x, effect.y, effect.anchor) = (factor, factor, anchor)
    return .scale(effect)
  }

  private func offset(_ x: Double, _ y: Double) -> ShapeModifier {
    var offset = Offset()
    (offset.x, offset.y) = (x, y)
    return .offset(offset)
  }

  private func size(_ width: Double, _ height: Double, _ anchor: UnitPoint? = nil) -> ShapeModifier
  {
    var size = ShapeSize()
    (size.width, size.height) = (width, height)
    size.anchor = anchor ?? size.anchor
    return .size(size)
  }

  private func trim(_ from: Double, _ to: Double) -> ShapeModifier {
    var trim = Trim()
    (trim.from, trim.to) = (from, to)
    return .trim(trim)
  }

  private let rightToLeft: EnvironmentValues = {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    return environment
  }()

  @Test("an inset reduces the radius of round corners and leaves sharp ones sharp")
  func inset() throws {
    let box = Rect(5, 5, 90, 90)
    #expect(try filled(.rectangle.changed(.inset(5))) == .rect(box))
    #expect(try filled(.circle.changed(.inset(2), .inset(3))) == .ellipse(in: box))
    #expect(
      try filled(Shape.rounded(20).changed(.inset(5)))
        == .roundedRect(box, radius: 15, style: .continuous))
    #expect(try filled(Shape.rounded(4).changed(.inset(5))) == .rect(box))
    #expect(
      try filled(Shape.capsule(.circular).changed(.inset(5)))
        == .roundedRect(box, radius: 45, style: .circular))
    var uneven = UnevenRoundedRectangle()
    (uneven.topLeading, uneven.bottomTrailing) = (20, 8)
    #expect(
      try filled(Shape.unevenRoundedRectangle(uneven).changed(.inset(5)))
        == .roundedRect(
          box, radii: CornerRadii(topLeft: 15, topRight: 0, bottomRight: 3, bottomLeft: 0),
          style: .continuous))
    #expect(try filled(.circle.changed(.inset(50)))?.isEmpty ?? true)
  }

  @Test("an inset after a rotation applies to the shape itself")
  func insetBehindTurn() throws {
    #expect(
      try filled(.rectangle.changed(offset(4, 0), .inset(5)))
        == filled(.rectangle.changed(.inset(5), offset(4, 0))))
  }

  @Test("changes are applied in order, each in its current box")
  func order() throws {
    let leading = UnitPoint(x: 0, y: 0)
    #expect(
      try filled(.rectangle.changed(size(20, 10), scale(2, leading)))
        == .rect(Rect(0, 0, 40, 20)))
    // The anchor of the inner scale is in the smaller rectangle.
    #expect(
      try filled(.rectangle.changed(scale(0.5), size(20, 10))) == .rect(Rect(5, 2.5, 10, 5)))
    #expect(
      try filled(.rectangle.changed(size(20, 10, UnitPoint()))) == .rect(Rect(40, 45, 20, 10)))
    #expect(
      try filled(.rectangle.changed(size(20, 10), offset(3, 4), scale(2, leading)))
        == .rect(Rect(6, 8, 40, 20)))
    let turned = try filled(.rectangle.changed(size(20, 10), rotation(90, leading)))
    #expect(turned?.tightBounds == Rect(-10, 0, 10, 20))
    let map = AffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 3, ty: 0)
    #expect(
      try filled(.rectangle.changed(size(20, 10), .transform(map))) == .rect(Rect(3, 0, 20, 20)))
  }

  @Test("a trimmed and rotated ring starts at the top")
  func ring() throws {
    let path = try filled(.circle.changed(trim(0, 0.25), rotation(-90)))
    guard case .move(let start)? = path?.elements.first,
      case .curve(let end, _, _)? = path?.elements.last
    else {
      Issue.record("no arc")
      return
    }
    #expect(abs(start.x - 50) < 1e-6 && abs(start.y) < 1e-6)
    #expect(abs(end.x - 100) < 1e-6 && abs(end.y - 50) < 1e-6)
  }

  @Test("a border is inside trimmed, rotated and inset shapes")
  func border() throws {
    func stroked(_ shape: Shape) throws -> DisplayList.Item? {
      try layout(shape.view(border: line(.red, 10))).makeDisplayList().items.first
    }
    func path(_ shape: Shape) throws -> Path? {
      if case .stroke(let stroke) = try stroked(shape) { stroke.path } else { nil }
    }
    #expect(
      try path(.circle.changed(.inset(3), trim(0, 0.5)))
        == Path.ellipse(in: Rect(8, 8, 84, 84)).trimmed(from: 0, to: 0.5))
    #expect(try path(.rectangle.changed(size(40, 40))) == .rect(Rect(5, 5, 30, 30)))
    // A shape that can't be inset has a stroke of twice the width, clipped to its inside.
    let steps = Path([.move(.zero), .line(Point(x: 60, y: 0)), .line(Point(x: 0, y: 60)), .close])
    guard case .group(let group) = try stroked(.steps(steps)),
      case .stroke(let wide) = group.items.first
    else {
      Issue.record("no group")
      return
    }
    #expect(group.effect == .clip(steps, .nonZero))
    #expect(wide.path == steps && wide.style.lineWidth == 20)
  }

  @Test("only asymmetric outlines are mirrored in right-to-left layouts")
  func mirroring() throws {
    var uneven = UnevenRoundedRectangle()
    uneven.topLeading = 20
    let corners = try #require(try filled(.unevenRoundedRectangle(uneven), rightToLeft))
    #expect(
      corners
        == Path.roundedRect(
          Rect(0, 0, 100, 100),
          radii: CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0),
          style: .continuous
        ).applying(.mirror(at: 50)))
    let ring = Shape.circle.changed(trim(0, 0.3))
    #expect(try filled(ring, rightToLeft) == filled(ring))
    let arrow = Path([.move(Point(x: 10, y: 0)), .line(Point(x: 20, y: 5))])
    #expect(try filled(.steps(arrow), rightToLeft) == arrow.applying(.mirror(at: 50)))
    var fixed = PathShape()
    (fixed.path, fixed.layoutDirectionBehavior) = (arrow, .fixed)
    #expect(try filled(.path(fixed), rightToLeft) == arrow)
    // The whole view can be mirrored, too.
    let view = Shape.rectangle.view(.red).frame(20, 20).with(.layoutDirectionBehavior(.mirrors))
    #expect(try layout(view).makeDisplayList().items.compactMap(\.filled).count == 1)
    guard case .group(let group) = try layout(view, rightToLeft).makeDisplayList().items.first
    else {
      Issue.record("no group")
      return
    }
    #expect(group.effect == .transform(.mirror(at: 50)))
  }

  @Test("clips and backgrounds have the changes and the fill style of their shape")
  func clips() throws {
    let shape = Shape.circle.changed(.inset(10)).filled(.evenOdd)
    let circle = Path.ellipse(in: Rect(10, 10, 80, 80))
    guard
      case .group(let group) = try layout(color().with(.clipShape(shape))).makeDisplayList().items[
        0]
    else {
      Issue.record("no group")
      return
    }
    #expect(group.effect == .clip(circle, .evenOdd))
    var layer = Layer(style: .color(.red))
    layer.shape = shape
    let view = spacer().with(.background(layer))
    guard case .fill(let fill)? = try layout(view).makeDisplayList().items.first else {
      Issue.record("no fill")
      return
    }
    #expect(fill.path == circle && fill.style == .evenOdd)
  }

  @Test("a concentric shape follows its container at its own inset")
  func container() throws {
    let follower = ViewNode(.shape(.containerRelative(ContainerRelativeShape())))
    func path(_ view: ViewNode) throws -> Path? {
      try layout(view).makeDisplayList().items.compactMap(\.filled).first
    }
    #expect(
      try path(follower.padding(6).with(.containerShape(Shape.rounded(20))))
        == .roundedRect(Rect(6, 6, 88, 88), radius: 14, style: .continuous))
    #expect(
      try path(follower.padding(6).with(.containerShape(.circle)))
        == .ellipse(in: Rect(6, 6, 88, 88)))
    // The closest shape is used, and a shape that refers to itself is ignored.
    let inner = follower.with(.containerShape(.containerRelative(ContainerRelativeShape())))
    #expect(
      try path(inner.padding(6).with(.containerShape(Shape.rounded(20))))
        == .roundedRect(Rect(6, 6, 88, 88), radius: 14, style: .continuous))
  }

  @Test("a content shape is the region that reacts to taps")
  func contentShape() throws {
    func region(_ view: ViewNode) throws -> Path? {
      try layout(view).makeDisplayList().hitRegions.first?.shape
    }
    let circle = Path.ellipse(in: Rect(30, 30, 40, 40))
    let label = color().frame(40, 40).with(.contentShape(.circle))
    let plain = Modifier.buttonStyle(.plain)
    #expect(try region(button(label).with(plain)) == circle)
    #expect(
      try region(button(color().frame(40, 40)).with(plain, .contentShape(.circle))) == circle)
    // A shape outside of the control has no effect on it.
    #expect(
      try region(button(label.padding(5)).with(plain)) == .rect(Rect(25, 25, 50, 50)))
    // The content isn't clipped.
    let inked = button(color().frame(40, 40)).with(plain, .contentShape(.circle))
    #expect(
      try layout(inked).makeDisplayList().items.compactMap(\.filled) == [
        .rect(Rect(30, 30, 40, 40))
      ])
  }

  @Test("a clip shapes the hit regions that fill it")
  func clippedRegion() throws {
    let view = button(color().frame(40, 40)).with(.buttonStyle(.plain), .clipShape(.circle))
    #expect(
      try layout(view).makeDisplayList().hitRegions.map(\.shape)
        == [.ellipse(in: Rect(30, 30, 40, 40))])
  }
}
