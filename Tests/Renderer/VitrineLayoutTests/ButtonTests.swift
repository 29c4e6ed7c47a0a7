import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// Stub texts are as high as the font size, and half as wide for each character.
@Suite("Buttons")
struct ButtonTests {
  private func bordered(_ label: String = "ab", _ modifiers: Modifier...) -> ViewNode {
    var view = button(text(label)).with(.buttonStyle(.bordered))
    view.modifiers += modifiers
    return view
  }

  private func shape(_ form: ButtonBorderShape.Form, _ radius: Double? = nil) -> Modifier {
    var shape = ButtonBorderShape()
    shape.form = form
    shape.radius = radius
    return .buttonBorderShape(shape)
  }

  @Test("corners grow with the height: 7 points at one line of iOS, 10 at two")
  func corners() {
    let rule = ControlMetrics.iOS18.button.radius
    #expect(abs(rule.radius(at: 34.333) - 7) < 0.01)
    #expect(abs(rule.radius(at: 56.333) - 10) < 0.01)
    // For a large button, 9 was measured.
    #expect(abs(rule.radius(at: 50.333) - 9) < 0.2)
    #expect(rule.radius(at: -100) == 0)
  }

  @Test("borders are a capsule, have a custom radius, or are a circle around a square")
  func outlines() throws {
    func path(_ view: ViewNode) throws -> Path? {
      try layout(view, on: surface(), .halves).makeDisplayList().items.compactMap(\.filled).first
    }
    let box = Rect(29.5, 34.5, 41, 31)
    #expect(try path(bordered()) == .roundedRect(box, radius: rule(31), style: .continuous))
    #expect(
      try path(bordered("ab", shape(.capsule)))
        == .roundedRect(box, radius: 15.5, style: .continuous))
    #expect(
      try path(bordered("ab", shape(.roundedRectangle, 3)))
        == .roundedRect(box, radius: 3, style: .continuous))
    #expect(
      try path(bordered("abcd", shape(.circle))) == .ellipse(in: Rect(26, 26, 48, 48)))
  }

  private func rule(_ height: Double) -> Double {
    ControlMetrics.iOS18.button.radius.radius(at: height)
  }

  /// Source: a Live Activity of iOS 26.
  @Test("prominent buttons in Live Activities of iOS 26 are capsules with the padding of iOS 18")
  func activity() throws {
    var environment = EnvironmentValues()
    environment.design = .ios26
    environment.interactivity.target = .activity(.lockScreen)
    let rows = [environment.controls.button.small, environment.controls.button.regular]
    // A third of a point less at the top and bottom than on iOS 18.
    #expect(rows.map { ($0.insets.vertical * 3).rounded() } == [28, 40])
    #expect(rows.map(\.insets.horizontal) == [20, 24])
    #expect(rows.allSatisfy { $0.outline == .capsule })
  }
}
