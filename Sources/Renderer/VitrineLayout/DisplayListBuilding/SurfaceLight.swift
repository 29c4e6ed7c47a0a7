import VitrineDisplayList
import VitrineGeometry

/// The light of iOS 26: white over a background, fading with the distance from its source, and a
/// rim.
package struct SurfaceLight: Hashable, Sendable {
  /// Where the light comes from.
  package enum Source: Hashable, Sendable {
    /// From above; the rim shines at the left and the right edge.
    case above
    /// From the upper left; the rim shines at that corner and at the opposite one.
    case corner
    /// From everywhere: the rim shines evenly, and nothing else does.
    case around
  }

  /// Where the light comes from.
  package let source: Source
  /// Opacities of the rim from the outside in.
  private var rim = SurfaceLight.phoneRim
  /// Width of each step of the rim, in points.
  private var rimStep = 1.0 / 3
  /// The light on a widget in full colour.
  package static let fullColor = SurfaceLight(source: .above)
  /// The light on a widget of a Mac, whose rim is one pixel wide.
  ///
  /// Source: one widget of macOS 26. That the rim is as bright as the outermost one on a phone is
  /// assumed.
  package static let mac = SurfaceLight(source: .above, rim: [phoneRim[0]], rimStep: 0.5)
  /// The light on the glass of a tinted widget.
  package static let glass = SurfaceLight(source: .corner)
  /// The border of a card in the Smart Stack of a watch, one pixel wide.
  ///
  /// Source: one card of watchOS 10 has a border. Its opacity is assumed.
  package static let smartStack = SurfaceLight(source: .around, rim: [0.15], rimStep: 0.5)

  /// Opacity of white by the share of the way through the box.
  ///
  /// Sources: from above, pixels beside the content box of a widget on 440x956 whose background has
  /// one colour (zhuff99/StreakMed), to 0.004; from the corner, one dark tinted widget on 393x852
  /// (infinityp913/habit-tracker), whose glass is (80, 69, 67) at the upper left and (50, 42, 40)
  /// at the lower right. That the latter fades evenly is assumed.
  private var veil: [(place: Double, opacity: Double)] {
    switch source {
    case .above:
      [
        (0, 0.1), (0.07, 0.099), (0.13, 0.092), (0.19, 0.08), (0.24, 0.069), (0.3, 0.054),
        (0.35, 0.041), (0.41, 0.029), (0.47, 0.021), (0.52, 0.0145), (0.58, 0.008),
        (0.64, 0.0055), (0.69, 0.001), (0.7, 0),
      ]
    case .corner: [(0, 0.13), (1, 0)]
    case .around: []
    }
  }

  /// Opacities of the rim on a phone, from the outside in, each a third of a point wide.
  ///
  /// Source: three pixels beside the edge at mid height, at three a point, of widgets on 402, 420
  /// and 440 points (JatinSinghroha/Glasscast, JustAman62/ovault, zhuff99/StreakMed), to 0.03;
  /// there is none in the middle of the upper and the lower edge. That it fades along the corners
  /// as they turn away is assumed, and that the rims of tinted glass and of Live Activities are
  /// alike.
  private static let phoneRim = [0.54, 0.385, 0.255]

  /// The light that is drawn over the background of a surface.
  func items(on surface: WidgetSurface) -> [DisplayList.Item] {
    let box = surface.box
    guard box.width > 0, box.height > 0 else { return [] }
    guard !veil.isEmpty else { return rim(around: surface) }
    let stops = veil.map { GradientStop(color: .white(opacity: $0.opacity), location: $0.place) }
    let (start, end) = ends(in: box)
    let fill = DisplayList.Item.fill(
      .init(
        path: .rect(box), paint: .linearGradient(stops: stops, start: start, end: end)))
    return [fill] + rim(around: surface)
  }

  private func ends(in box: Rect) -> (Point, Point) {
    switch source {
    case .above, .around: (Point(x: box.midX, y: box.minY), Point(x: box.midX, y: box.maxY))
    case .corner: (Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY))
    }
  }

  /// Lines along the inside of the outline, the widest first, which are over each other.
  func rim(around surface: WidgetSurface) -> [DisplayList.Item] {
    guard case .rounded(let radius) = surface.mask, let outline = surface.maskPath else {
      return []
    }
    var below = 0.0
    var lines: [DisplayList.Item] = []
    for (index, opacity) in rim.enumerated().reversed() {
      // The opacity that this line adds to those below it.
      let own = 1 - (1 - opacity) / (1 - below)
      below = opacity
      lines.append(
        .stroke(
          .init(
            path: outline,
            style: StrokeStyle(lineWidth: 2 * rimStep * Double(index + 1)),
            paint: rimPaint(own, radius, in: surface.box))))
    }
    return [.group(.init(effect: .clip(outline, .nonZero), items: lines))]
  }

  /// White where the edge faces the light; along a round corner this fades linearly with the
  /// distance from the side.
  private func rimPaint(_ opacity: Double, _ radius: Double, in box: Rect) -> Paint {
    let (lit, dark) = (ResolvedColor.white(opacity: opacity), ResolvedColor.white(opacity: 0))
    switch source {
    case .around: return .color(lit)
    case .above:
      let share = min(max(radius, 1) / box.width, 0.5)
      return .linearGradient(
        stops: [
          .init(color: lit, location: 0), .init(color: dark, location: share),
          .init(color: dark, location: 1 - share), .init(color: lit, location: 1),
        ], start: Point(x: box.minX, y: box.midY), end: Point(x: box.maxX, y: box.midY))
    case .corner:
      let (start, end) = ends(in: box)
      return .linearGradient(
        stops: [
          .init(color: lit, location: 0), .init(color: dark, location: 0.5),
          .init(color: lit, location: 1),
        ], start: start, end: end)
    }
  }
}

extension ResolvedColor {
  fileprivate static func white(opacity: Double) -> ResolvedColor {
    ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity)
  }
}
