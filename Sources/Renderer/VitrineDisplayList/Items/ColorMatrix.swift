import VitrineGeometry

/// A linear transform of premultiplied colours: each component of the result is a weighted sum of
/// the components.
///
/// All of SwiftUI's colour effects are of this form. The formulas and their weights were read off
/// pictures of iOS 18.5, each within 1 of 255 on every pixel of a photo.
package struct ColorMatrix: Hashable, Sendable, Codable {
  /// Sixteen factors, beginning with the four of the new red.
  package var factors: [Double]

  /// The identity transform.
  package static let identity = ColorMatrix([
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
  ])

  /// The weights of the components in perceived brightness (ITU-R BT.709).
  package static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Creates a transform from its sixteen factors.
  package init(_ factors: [Double]) { self.factors = factors }

  /// Creates a transform that preserves opacity; `shift` is added to each component of an opaque
  /// colour.
  private init(rows: [[Double]], shift: Double = 0) {
    self.init(rows.flatMap { $0 + [shift] } + [0, 0, 0, 1])
  }

  /// Returns the transformed colour; components outside 0...1 are preserved for interpolation in
  /// gradients.
  package func apply(_ color: ResolvedColor) -> ResolvedColor {
    let alpha = color.opacity
    let source = [color.red * alpha, color.green * alpha, color.blue * alpha, alpha]
    let sums = (0..<4).map { row in
      (0..<4).reduce(0) { $0 + factors[row * 4 + $1] * source[$1] }
    }
    let opacity = min(max(sums[3], 0), 1)
    guard opacity > 0 else { return .clear }
    return ResolvedColor(
      red: sums[0] / opacity, green: sums[1] / opacity, blue: sums[2] / opacity, opacity: opacity)
  }
}

extension ColorMatrix {
  /// Adds `amount` to each component.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], shift: amount)
  }

  /// Moves components away from middle grey.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      rows: [[amount, 0, 0], [0, amount, 0], [0, 0, amount]], shift: (1 - amount) / 2)
  }

  /// Moves components away from the grey of the same luminance.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let weights = [luminance.red, luminance.green, luminance.blue]
    return ColorMatrix(
      rows: (0..<3).map { row in
        (0..<3).map { weights[$0] * (1 - amount) + ($0 == row ? amount : 0) }
      })
  }

  /// Moves components towards the grey of the same luminance.
  package static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - amount) }

  /// Rotates hues around the grey axis.
  ///
  /// The matrix of the W3C's Filter Effects, section `hueRotate`, with exact luminance weights.
  package static func hueRotation(degrees: Double) -> ColorMatrix {
    let (sine, cosine) = sineAndCosine(degrees * .pi / 180)
    let weights = [luminance.red, luminance.green, luminance.blue]
    let turned = [
      [-weights[0], -weights[1], 1 - weights[2]], [0.143, 0.140, -0.283],
      [weights[0] - 1, weights[1], weights[2]],
    ]
    return ColorMatrix(
      rows: (0..<3).map { row in
        (0..<3).map { column in
          let unit = row == column ? 1.0 : 0
          return weights[column] + cosine * (unit - weights[column]) + sine * turned[row][column]
        }
      })
  }

  /// Inverts each component.
  package static let invert = ColorMatrix(
    rows: [[-1, 0, 0], [0, -1, 0], [0, 0, -1]], shift: 1)

  /// Multiplies by a colour, opacity included.
  package static func multiply(_ color: ResolvedColor) -> ColorMatrix {
    let alpha = color.opacity
    return ColorMatrix([
      color.red * alpha, 0, 0, 0, 0, color.green * alpha, 0, 0, 0, 0, color.blue * alpha, 0, 0, 0,
      0, alpha,
    ])
  }

  /// Replaces colours by one colour, and multiplies its opacity by theirs.
  package static func flat(_ color: ResolvedColor) -> ColorMatrix {
    ColorMatrix(color.premultiplied.flatMap { [0, 0, 0, $0] })
  }

  /// Replaces colours by one colour, and multiplies its opacity by their luminance.
  package static func luminance(in color: ResolvedColor) -> ColorMatrix {
    ColorMatrix(
      color.premultiplied.flatMap { component in
        [luminance.red, luminance.green, luminance.blue, 0].map { $0 * component }
      })
  }

  /// Multiplies components by a factor; 0 results in black.
  package static func dimming(_ factor: Double) -> ColorMatrix {
    multiply(ResolvedColor(red: factor, green: factor, blue: factor))
  }

  /// Replaces colours by black with their luminance as opacity.
  package static let luminanceToAlpha = ColorMatrix(
    Array(repeating: 0, count: 12) + [luminance.red, luminance.green, luminance.blue, 0])
}

extension ResolvedColor {
  /// The components multiplied by opacity, followed by opacity.
  fileprivate var premultiplied: [Double] {
    [red * opacity, green * opacity, blue * opacity, opacity]
  }
}

extension DisplayList.Item {
  /// The item with the transform applied to the colours of every leaf.
  ///
  /// Source: pictures of iOS 18.5: a colour effect changes the stops of a gradient, not its pixels.
  package func applying(_ matrix: ColorMatrix) -> DisplayList.Item {
    switch self {
    case .fill(var fill):
      guard let paint = fill.paint.applying(matrix) else { break }
      fill.paint = paint
      return .fill(fill)
    case .stroke(var stroke):
      guard let paint = stroke.paint.applying(matrix) else { break }
      stroke.paint = paint
      return .stroke(stroke)
    case .glyphs(var run):
      guard let paint = run.paint.applying(matrix) else { break }
      run.paint = paint
      return .glyphs(run)
    case .image(var image):
      guard let paint = image.template?.applying(matrix) else { break }
      image.template = paint
      return .image(image)
    case .group(var group):
      if case .colors(let inner) = group.effect {
        // Each step is a separate group, because colours are clamped to the displayable range after
        // each of them.
        return .group(
          .init(
            effect: .colors(matrix),
            items: [.group(.init(effect: .colors(inner), items: group.items))]))
      }
      if case .shadow(let color, let radius, let x, let y) = group.effect {
        group.effect = .shadow(matrix.apply(color), radius: radius, x: x, y: y)
      } else if case .innerShadow(let color, let radius, let x, let y) = group.effect {
        group.effect = .innerShadow(matrix.apply(color), radius: radius, x: x, y: y)
      }
      group.items = group.items.map { $0.applying(matrix) }
      return .group(group)
    case .hit: return self
    }
    return .group(.init(effect: .colors(matrix), items: [self]))
  }
}
