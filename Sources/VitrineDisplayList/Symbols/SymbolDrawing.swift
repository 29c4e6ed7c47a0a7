import VitrineGeometry

/// A symbol's outlines at one size, in points from the top left corner of its layout box.
package struct SymbolDrawing: Hashable, Sendable {
  /// An outline that is filled with one style.
  package struct Layer: Hashable, Sendable {
    /// The outline of the layer.
    package var path: Path
    /// How the inside of the outline is found.
    package var rule: FillRule
    /// The line along the outline in place of its inside; `nil` fills it.
    package var line: StrokeStyle?
    /// Outlines inside of which nothing of the layer is drawn, each filled by the even-odd rule.
    package var erased: [Path]
    /// The ink of other layers, which is left free where all layers have one style; as `erased`.
    package var holes: [Path]
    /// Whether the layer is the ink of such a hole, not drawn where all layers have one style.
    package var isInHole: Bool
    /// 0 for primary, 1 for secondary, 2 for tertiary.
    package var level: Int
    /// The colour of the layer in multicolour mode.
    package var color: Color?
    /// Whether the symbol's value leaves the layer in full strength.
    package var isLit: Bool

    /// Creates a layer.
    package init(
      path: Path, rule: FillRule = .nonZero, line: StrokeStyle? = nil, erased: [Path] = [],
      holes: [Path] = [], isInHole: Bool = false, level: Int = 0, color: Color? = nil,
      isLit: Bool = true
    ) {
      self.path = path
      self.rule = rule
      self.line = line
      self.erased = erased
      self.holes = holes
      self.isInHole = isInHole
      self.level = level
      self.color = color
      self.isLit = isLit
    }
  }

  /// Height of capitals in ems, on whose middle symbols are centred.
  ///
  /// Source: metrics of Apple's system face; the template of its symbols has them at 0.70459.
  package static let capHeight = 0.7046

  /// Width and height of the layout box, in points.
  package var size: Size
  /// Distance of the text baseline from the box's top, in points.
  package var baseline: Double
  /// The smallest box around all ink, in points.
  package var ink: Rect
  /// The layers, back to front.
  package var layers: [Layer]

  /// Creates a symbol drawing.
  package init(size: Size, baseline: Double, ink: Rect, layers: [Layer]) {
    self.size = size
    self.baseline = baseline
    self.ink = ink
    self.layers = layers
  }

  /// The drawing with every outline mapped by `transform`; its box stays.
  package func applying(_ transform: AffineTransform) -> SymbolDrawing {
    var copy = self
    copy.layers = layers.map { $0.applying(transform) }
    return copy
  }
}

extension SymbolDrawing.Layer {
  /// The layer with every outline mapped by `transform`.
  package func applying(_ transform: AffineTransform) -> SymbolDrawing.Layer {
    var copy = self
    copy.path = path.applying(transform)
    copy.erased = erased.map { $0.applying(transform) }
    copy.holes = holes.map { $0.applying(transform) }
    // A line has one thickness, also where the map is not the same along both axes.
    let area = transform.a * transform.d - transform.b * transform.c
    copy.line?.lineWidth *= area.magnitude.squareRoot()
    return copy
  }
}
