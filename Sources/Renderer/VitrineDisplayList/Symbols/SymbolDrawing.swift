import VitrineGeometry

/// A symbol's outlines at one size, in points from the top left corner of its layout box.
package struct SymbolDrawing: Hashable, Sendable {
  /// An outline that is filled with one style.
  package struct Layer: Hashable, Sendable {
    /// The outline of the layer.
    package var path: Path
    /// The fill rule of the outline.
    package var rule: FillRule
    /// If set, a line along the outline is drawn instead of its inside.
    package var line: StrokeStyle?
    /// Outlines that are cut out of the layer, each with the even-odd rule.
    package var erased: [Path]
    /// Outlines of other layers that are cut out of this one when all layers have one style, like
    /// `erased`.
    package var holes: [Path]
    /// Whether the layer is in such a hole, and not drawn when all layers have one style.
    package var isInHole: Bool
    /// The level: 0 for primary, 1 for secondary, 2 for tertiary.
    package var level: Int
    /// The colour of the layer in multicolour mode.
    package var color: Color?
    /// Whether the layer is drawn with full opacity for the symbol's variable value.
    package var isLit: Bool

    /// Creates a layer that is filled by default.
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

  /// Cap height in ems, on whose middle symbols are centred.
  ///
  /// Source: metrics of Apple's system font; the template of its symbols has 0.70459.
  package static let capHeight = 0.7046

  /// Width and height of the layout box, in points.
  package var size: Size
  /// Distance of the text baseline from the box's top, in points.
  package var baseline: Double
  /// The smallest box around everything that is drawn, in points.
  package var ink: Rect
  /// The layers, back to front.
  package var layers: [Layer]

  /// Creates a drawing.
  package init(size: Size, baseline: Double, ink: Rect, layers: [Layer]) {
    self.size = size
    self.baseline = baseline
    self.ink = ink
    self.layers = layers
  }

  /// Returns the drawing with every outline transformed; its box is unchanged.
  package func applying(_ transform: AffineTransform) -> SymbolDrawing {
    var copy = self
    copy.layers = layers.map { $0.applying(transform) }
    return copy
  }
}

extension SymbolDrawing.Layer {
  /// Returns the layer with every outline transformed.
  package func applying(_ transform: AffineTransform) -> SymbolDrawing.Layer {
    var copy = self
    copy.path = path.applying(transform)
    copy.erased = erased.map { $0.applying(transform) }
    copy.holes = holes.map { $0.applying(transform) }
    // A line keeps a uniform width, even if the transform scales both axes differently.
    let area = transform.a * transform.d - transform.b * transform.c
    copy.line?.lineWidth *= area.magnitude.squareRoot()
    return copy
  }
}
