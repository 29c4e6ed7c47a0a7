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

  /// The size of a button with two characters, measured in pictures of iOS 18.5, except for the
  /// label: padding and font size.
  @Test(
    "each size has its padding and font",
    arguments: [
      (.mini, 10, 5, 15), (.small, 10, 5, 15), (.regular, 12, 7, 17), (.large, 20, 15, 17),
      (.extraLarge, 20, 15, 17),
    ] as [(ControlSize, Double, Double, Double)])
  func sizes(size: ControlSize, horizontal: Double, vertical: Double, font: Double) throws {
    let frame = try layout(bordered("ab", .controlSize(size))).content?.frame
    #expect(frame?.size == Size(width: font + 2 * horizontal, height: font + 2 * vertical))
  }

  @Test("a custom font replaces the size's")
  func font() throws {
    var font = Font()
    font.size = 10
    let size = try layout(bordered("ab", .controlSize(.small), .font(font))).content?.frame.size
    #expect(size == Size(width: 30, height: 20))
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

  private func label(_ view: ViewNode) throws -> Paint? {
    for case .glyphs(let run) in try layout(view).makeDisplayList().items.flatMap(\.all) {
      return run.paint
    }
    return nil
  }

  private func paint(_ name: SystemColor) -> Paint {
    .color(Color.system(name).resolved(in: .light))
  }

  @Test("a custom foreground replaces the style's")
  func foreground() throws {
    let orange = Modifier.foregroundStyle(.color(.system(.orange)))
    for style in ButtonStyle.allCases {
      let view = button(text("ab")).with(.buttonStyle(style), orange)
      #expect(try label(view) == paint(.orange), "\(style)")
    }
    #expect(try label(button(text("ab"))) == paint(.accentColor))
    #expect(
      try label(button(text("ab")).with(.foregroundStyle(.hierarchical(level: 2))))
        == paint(.secondary))
  }

  @Test("a link is tinted, a plain one is drawn in the text's own colour")
  func links() throws {
    var link = Link()
    link.destination = "https://example.com"
    link.label = text("ab")
    let view = ViewNode(.link(link))
    #expect(try label(view) == paint(.accentColor))

    #expect(try label(view.with(.buttonStyle(.plain))) == paint(.primary))
  }

  @Test("roles and tints colour labels; a disabled button keeps neither")
  func colours() throws {
    var destructive = Button()
    destructive.role = .destructive
    destructive.label = text("ab")
    let view = ViewNode(.button(destructive))
    #expect(try label(view) == paint(.red))
    #expect(try label(view.with(.tint(.color(.system(.green))))) == paint(.red))
    #expect(try label(view.with(.buttonStyle(.borderedProminent))) == paint(.white))
    let disabled = view.with(.buttonStyle(.borderedProminent), .disabled(true))
    #expect(
      try label(disabled)
        == paint(.tertiaryLabel).multiplyingOpacity(by: 0.75))
    let background = try layout(disabled).makeDisplayList().items.compactMap(\.color).first
    #expect(background == EnvironmentValues().paint(.fill(level: 2), in: .zero).color)
  }

  /// Source: two widgets of iOS 17 whose buttons have no style.
  @Test("a button without a style is a capsule of its tint, around a label of the environment")
  func automatic() throws {
    var destructive = Button()
    destructive.role = .destructive
    destructive.label = text("ab")
    for (view, color) in [
      (button(text("ab")), SystemColor.accentColor), (ViewNode(.button(destructive)), .red),
    ] {
      let widget = try layout(view)
      let size = try #require(widget.content?.frame.size)
      let label = try #require(try layout(text("ab")).content?.frame.size)
      #expect(size == Size(width: label.width + 24, height: label.height + 14))
      let items = widget.makeDisplayList().items
      #expect(
        items.compactMap(\.color).first == paint(color).multiplyingOpacity(by: 0.12).color)
      let path = try #require(items.compactMap(\.filled).first)
      let box = try #require(path.tightBounds)
      #expect(path == .roundedRect(box, radius: box.height / 2, style: .continuous))
    }
    let grey = try layout(bordered()).makeDisplayList().items.compactMap(\.color).first
    #expect(grey == EnvironmentValues().paint(.fill(level: 2), in: .zero).color)
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

  @Test("the appearance of iOS 26 is a separate table")
  func look() throws {
    var environment = EnvironmentValues()
    environment.design = .ios26
    let new = try layout(bordered(), on: surface(), environment).content?.frame.size
    #expect(new == Size(width: 17 + 30, height: 17 + 20))
    let control = toggle(text("ab")).with(.labelsHidden(true))
    #expect(
      try layout(control, on: surface(), environment).content?.frame.size
        == Size(width: 63, height: 28))
  }
}

extension Paint {
  fileprivate var color: ResolvedColor? {
    if case .color(let color) = self { color } else { nil }
  }
}
