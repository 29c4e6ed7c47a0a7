import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineModel

@Suite("Styles")
struct ShapeStyleTests {
  private let box = Rect(x: 0, y: 0, width: 10, height: 20)

  private func color(
    _ style: ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedColor? {
    var environment = EnvironmentValues()
    change(&environment)
    guard case .color(let color) = environment.paint(style, in: box) else { return nil }
    return color
  }

  private func red(_ opacity: Double) -> ResolvedColor {
    Color.system(.red).resolved(in: .light).multiplyingOpacity(by: opacity)
  }

  @Test("levels of levels are counted from the outer one")
  func levels() {
    let style = ShapeStyle.color(.system(.red))
    #expect(color(.level(style, 1)) == red(1))
    #expect(color(.level(style, 3)) == red(0.25))
    #expect(color(.level(.level(style, 2), 2)) == red(0.25))
    #expect(color(.level(.opacity(style, 0.5), 2)) == red(0.25))
    #expect(color(.level(.fill(level: 1), 3)) == color(.fill(level: 3)))
    #expect(color(.level(.background(level: 1), 2)) == color(.background(level: 2)))
    #expect(color(.level(.hierarchical(level: 2), 2)) == color(.hierarchical(level: 3)))
    #expect(color(.level(.foreground, 2)) == color(.hierarchical(level: 2)))
    #expect(color(.level(.tint, 2)) { $0.tint = style } == red(0.5))
    #expect(color(.level(style, 99)) == red(0.18))
  }

  @Test("a level in a list of foregrounds is one of the foreground outside")
  func lists() {
    let list = Foreground().applying(
      .color(.system(.red)), lower: [.hierarchical(level: 2), .color(.system(.blue))])
    func level(_ number: Int) -> ResolvedColor? {
      color(.hierarchical(level: number)) { $0.foreground = list }
    }
    #expect(level(1) == red(1))
    #expect(level(2) == color(.hierarchical(level: 2)))
    #expect(level(3) == Color.system(.blue).resolved(in: .light))
    #expect(level(5) == level(3))
  }

  @Test("styles that refer to themselves mean the inherited style")
  func circles() {
    let faded = ShapeStyle.opacity(.hierarchical(level: 2), 0.5)
    let foreground = Foreground(base: .color(.system(.red))).applying(faded)
    #expect(color(.foreground) { $0.foreground = foreground } == red(0.25))
    let tint = color(.tint) { $0.tint = .opacity(.tint, 0.5) }
    #expect(tint == Color.system(.blue).resolved(in: .light).multiplyingOpacity(by: 0.5))
    let background = color(.background(level: 1)) {
      $0.backgroundStyle = .opacity(.background(level: 1), 0.5)
    }
    #expect(background == ResolvedColor.white.multiplyingOpacity(by: 0.5))
    let both = color(.tint) {
      $0.tint = .foreground
      $0.foreground = Foreground(base: .tint)
    }
    #expect(both == Color.system(.blue).resolved(in: .light))
  }

  @Test("a background style serves all levels")
  func backgroundStyle() {
    func level(_ number: Int) -> ResolvedColor? {
      color(.background(level: number)) { $0.backgroundStyle = .color(.system(.red)) }
    }
    #expect(level(1) == red(1))
    #expect(level(2) == red(0.5))
  }

  @Test("shadows and blend modes are kept in their order")
  func effects() {
    let style = ShapeStyle.blendMode(
      .shadow(.color(.system(.red)), .inner(InnerShadow())), .multiply)
    let styled = EnvironmentValues().styled(.opacity(style, 0.5), in: box)
    #expect(styled.paint == .color(red(0.5)))
    let black = ResolvedColor.black.multiplyingOpacity(by: 0.55)
    #expect(
      styled.effects == [.innerShadow(black, radius: 0, x: 0, y: 0), .blend(.multiply)])
  }

  @Test(
    "the top of a colour's gradient is as light as it was measured",
    arguments: [
      (ResolvedColor(128, 128, 128), 0.647), (ResolvedColor(51, 102, 204), 0.639),
      (ResolvedColor(0, 153, 51), 0.451), (.white, 1), (.black, 0.198),
    ])
  func gradient(color: ResolvedColor, lightness: Double) throws {
    let stops = ColorGradient.stops(color)
    let top = try #require(stops.first?.color)
    let components = [top.red, top.green, top.blue]
    let sum = try #require(components.min()) + #require(components.max())
    #expect(abs(sum / 2 - lightness) < 0.006)
    #expect(color == .white || stops.last?.color == color)
  }

  /// Source: a widget of iOS; shares of the height, and red at each of them.
  @Test(
    "a colour's gradient is as it was measured along its height",
    arguments: [
      (0.02, 95.0), (0.2, 82.0), (1.0 / 3, 73.0), (0.5, 62.0), (2.0 / 3, 50.0), (0.75, 48.0),
    ])
  func gradientPlaces(place: Double, red: Double) throws {
    let stops = ColorGradient.stops(ResolvedColor(48, 176, 199))
    let first = try #require(stops.first).color
    let next = stops[1]
    let share = min(place / next.location, 1)
    let color = ColorMixture(first, next.color, in: .device).color(at: share)
    #expect(abs(color.red * 255 - red) < 2)
  }

  @Test("white has a gradient to 238 or below, and black one from grey")
  func gradientEnds() throws {
    let white = ColorGradient.stops(.white)
    #expect(white.first?.color == .white)
    #expect(try #require(white.last).color.red * 255 <= 238)
    #expect(ColorGradient.stops(.black).last?.color == .black)
  }

  @Test("increased contrast and newer designs have separate colours")
  func surfaces() {
    let contrast = color(.color(.system(.red))) { $0.colorSchemeContrast = .increased }
    #expect(contrast == ResolvedColor(215, 0, 21))
    #expect(
      color(.color(.system(.red))) { $0.design = .ios26 } == ResolvedColor(255, 56, 60))
    let both = color(.tint) {
      ($0.design, $0.colorSchemeContrast, $0.colorScheme) = (.ios26, .increased, .dark)
    }
    #expect(both == ResolvedColor(92, 184, 255))
    let level = color(.hierarchical(level: 2)) { $0.colorSchemeContrast = .increased }
    #expect(level == ResolvedColor(60, 60, 67, 0.8))
  }
}
