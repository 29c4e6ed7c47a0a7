import VitrineDisplayList

extension FontBook {
  /// Larger sizes, in points, are considered mistakes; the limit keeps all sums finite.
  private static let largestSize = 10_000.0
  /// Widths beyond this share of the standard one are considered mistakes.
  private static let widths = -0.9...1.0

  /// The face and axes in which `font` is set, at `scale` of its size.
  func instance(of font: ResolvedFont, scale: Double = 1) -> FontInstance {
    let (family, role) = face(of: font.family)
    let size = font.size.clamped(to: 0...FontBook.largestSize) * scale
    var instance = FontInstance(
      face: family, size: size, weight: font.weight.clamped(to: 1...1000).rounded(),
      opticalSize: 0, italic: font.italic,
      horizontalScale: 1 + font.width.clamped(to: FontBook.widths))
    if role == .sans || role == .rounded {
      instance.capitalScale = SystemCapitals.scale(at: size)
    }
    switch role {
    case .sans:
      instance.weight = SystemStems.weight(instance.weight, scaledBy: instance.horizontalScale)
      instance.opticalSize = SystemDesignSpace.quantisedInterOpticalSize(at: size)
    case .rounded:
      instance.opticalSize = SystemDesignSpace.quantisedInterOpticalSize(at: size)
      let core = RoundedStroke(weight: instance.weight)
      (instance.weight, instance.emboldening) = (core.weight, core.growth)
    case .mono, .own, .original: fit(&instance)
    }
    return instance
  }

  /// The face and axes in which `family` sets characters that the face of `font` does not have.
  ///
  /// Letters of a family without slanted ones stay upright: few scripts know slanted letters.
  func fallback(_ family: String, for font: ResolvedFont) -> FontInstance {
    var instance = instance(of: font)
    let weight = font.weight.clamped(to: 1...1000).rounded()
    (instance.face, instance.weight, instance.emboldening) = (family, weight, .zero)
    instance.capitalScale = 1
    instance.italic = font.italic && hasItalic(family)
    if family == EmbeddedFaces.sans {
      instance.opticalSize = SystemDesignSpace.quantisedInterOpticalSize(at: instance.size)
    } else {
      fit(&instance)
    }
    return instance
  }

  /// Sets the axes of an instance that its face has, and emboldens it if the face has no bold
  /// letters.
  private func fit(_ instance: inout FontInstance) {
    let index = file(of: instance.face, weight: instance.weight, isItalic: instance.italic)
    // In steps of a half, so that text that shrinks bit by bit shares a handful of fonts.
    instance.opticalSize =
      typeface(index).opticalSizes.map {
        ((instance.size * 2).rounded() / 2).clamped(to: $0)
      } ?? 0
    if let weight = files[index].weight {
      instance.emboldening = SystemStems.syntheticGrowth(from: weight, to: instance.weight)
      instance.weight = weight
    }
  }
}
