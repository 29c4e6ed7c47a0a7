import Testing

@testable import VitrineLayout
@testable import VitrineDisplayList
@testable import VitrineGeometry

/// Rendering modes as transforms of display lists.
@Suite struct ColorTreatmentTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let blue = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5)
  private let accent = ResolvedColor(red: 1, green: 0.5, blue: 0)

  private func fill(_ color: ResolvedColor) -> DisplayList.Item {
    .fill(.init(path: .rect(Rect(x: 0, y: 0, width: 1, height: 1)), paint: .color(color)))
  }

  private func group(
    _ effect: DisplayList.Effect, _ items: DisplayList.Item...
  ) -> DisplayList.Item {
    .group(.init(effect: effect, items: items))
  }

  private var image: DisplayList.Item {
    let box = Rect(x: 0, y: 0, width: 1, height: 1)
    return .image(
      ImageItem(
        bitmap: BitmapID(asset: "a", variant: 0), source: box, destination: box,
        interpolation: .medium))
  }

  private func accented(
    _ items: DisplayList.Item..., fullColor: Bool = true
  ) -> [DisplayList.Item] {
    ColorTreatment.accented(
      .init(accent: accent, primary: .white, allowsFullColor: fullColor)
    ).applied(to: items)
  }

  @Test func fullColourChangesNothing() {
    #expect(ColorTreatment.none.applied(to: [fill(red), image]) == [fill(red), image])
  }

  @Test func accentedKeepsOpacityAndDropsColour() {
    let faded = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    #expect(accented(fill(red), fill(blue)) == [fill(.white), fill(faded)])
  }

  @Test func theAccentedGroupHasAColourOfItsOwn() {
    let inner = group(.opacity(0.5), fill(red), group(.accent(.accented), fill(red)))
    #expect(
      accented(group(.accent(.accented), inner), fill(red))
        == [group(.opacity(0.5), fill(accent), fill(accent)), fill(.white)])
  }

  @Test func shadowsTakeTheColourOfTheirGroup() {
    let shadow = DisplayList.Effect.shadow(blue, radius: 1, x: 0, y: 0)
    let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    #expect(
      accented(group(shadow, fill(red)))
        == [group(.shadow(white, radius: 1, x: 0, y: 0), fill(.white))])
  }

  @Test func imagesSayForThemselves() {
    func drawn(_ mode: WidgetAccentedRenderingMode, fullColor: Bool = true) -> [DisplayList.Item] {
      accented(group(.accent(.image(mode)), image), fullColor: fullColor)
    }
    #expect(drawn(.accented) == [group(.colors(.flat(accent)), image)])
    #expect(drawn(.accentedDesaturated) == [group(.colors(.luminance(in: accent)), image)])
    #expect(drawn(.desaturated) == [group(.colors(.luminance(in: .white)), image)])
    #expect(drawn(.fullColor) == [image])
    #expect(drawn(.fullColor, fullColor: false) == [group(.colors(.flat(.white)), image)])
    #expect(accented(image) == [group(.colors(.flat(.white)), image)])
  }

  @Test func vibrantTakesBrightnessForOpacityOfTheWholePicture() {
    let items = ColorTreatment.vibrant(.white).applied(to: [fill(red), image])
    let grey = group(.colors(.luminance(in: .white)), fill(red), image)
    #expect(items == [group(.blend(.plusLighter), grey)])
    #expect(
      ColorTreatment.vibrant(red).applied(to: [image])
        == [group(.colors(.luminance(in: red)), image)])
    let matrix = ColorMatrix.luminance(in: accent)
    let half = matrix.apply(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(abs(half.opacity - 0.5) < 1e-12)
    #expect(abs(half.red - 1) < 1e-12 && abs(half.green - 0.5) < 1e-12 && half.blue == 0)
    #expect(matrix.apply(.black) == .clear)
  }

  @Test func aBackgroundThatStaysKeepsItsBrightness() {
    let colors = ColorTreatment.AccentColors(
      accent: accent, primary: .white, allowsFullColor: true)
    let items = ColorTreatment.accented(colors).applied(toBackground: [fill(.white), fill(.black)])
    #expect(items == [fill(.white), fill(.clear)])
  }
}
