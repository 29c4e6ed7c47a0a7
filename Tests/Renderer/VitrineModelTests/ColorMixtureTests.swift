import Testing
import VitrineDisplayList
import VitrineGeometry

@Suite("Colours between two others")
struct ColorMixtureTests {
  /// The components of a colour over white, from 0 to 255.
  private func shown(_ color: ResolvedColor) -> [Double] {
    [color.red, color.green, color.blue].map {
      255 * ($0 * color.opacity + 1 - color.opacity)
    }
  }

  // Recorded from SwiftUI on macOS 27.0.1.
  @Test(
    "a clear colour does not contribute its hue",
    arguments: [
      (0.25, [190.0, 191, 255]), (0.5, [127, 128, 255]), (0.75, [66, 62, 255]),
    ])
  func clear(share: Double, recorded: [Double]) {
    let clear = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0)
    let blue = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 1)
    let color = ColorMixture(clear, blue, in: .perceptual).color(at: share)
    for (value, wanted) in zip(shown(color), recorded) { #expect(abs(value - wanted) < 3) }
  }

  @Test(
    "opaque colours are mixed in Oklab",
    arguments: [(0.25, [197.0, 74, 109]), (0.5, [141, 82, 162]), (0.75, [82, 72, 209])])
  func opaque(share: Double, recorded: [Double]) {
    let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1)
    let blue = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 1)
    let color = ColorMixture(red, blue, in: .perceptual).color(at: share)
    for (value, wanted) in zip(shown(color), recorded) { #expect(abs(value - wanted) < 2) }
  }

  @Test("device colours are interpolated by component, as in Core Graphics")
  func device() {
    let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1)
    let middle = ColorMixture(clear, red, in: .device).color(at: 0.5)
    #expect(middle.red == 0.5 && middle.opacity == 0.5)
  }
}
