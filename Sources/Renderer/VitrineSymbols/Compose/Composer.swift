import VitrineDisplayList
import VitrineGeometry

/// Creates the figures of recipes in one weight.
///
/// Shapes, badges and slashes are drawn here and not taken from a set, so that their lines follow
/// the weight, and a mark that is cut out of a shape never closes.
struct Composer {
  /// Stroke weight on the OpenType scale.
  let weight: Double
  /// Sets characters.
  let textEngine: any TextEngine

  /// Thickness of lines in ems.
  var stroke: Double { SymbolMetrics.stroke(weight) }

  /// The figure of a recipe, `factor` times as large as the sets draw it; `nil` when a glyph is
  /// missing.
  func figure(_ recipe: Recipe, factor: Double) -> Figure? {
    switch recipe {
    case .glyph(let set, let name): glyph(set, name, factor)
    case .text(let text): self.text(text, factor)
    case .scaled(let inner, let more): smaller(inner, factor, more)
    case .enclosed(let shape, let isFilled, let inner): enclosed(shape, isFilled, inner)
    case .dashed(let shape): dashed(shape)
    case .slash(let inner): figure(inner, factor: factor).map(slashed)
    case .badge(let base, let mark): figure(base, factor: factor).flatMap { badged($0, mark) }
    case .level(let level): battery(level)
    case .inside(let outer, let inner): inside(outer, inner, factor)
    case .behind(let front, let back): behind(front, back, factor)
    case .above(let top, let bottom): above(top, bottom)
    case .over(let first, let second): over(first, second, factor)
    case .filled(let inner): filled(inner, factor)
    case .turned(let inner, let quarters, let isMirrored):
      figure(inner, factor: factor)?.turned(quarters, isMirrored: isMirrored)
    case .contained(let outer, let mark, let room): contained(outer, mark, room, factor)
    case .row(let list): row(list, factor)
    case .on(let front, let back): on(front, back, factor)
    case .stacked(let inner): stacked(inner, factor)
    case .grid(let shape, let isFilled, let columns, let rows):
      grid(shape, isFilled, columns, rows)
    case .split(let shape, let isFilled, let columns, let rows):
      split(shape, isFilled, columns, rows)
    case .part(let whole, let region, let isInset): part(whole, region, isInset, factor)
    }
  }

  /// A glyph whose lines have the weight's thickness.
  ///
  /// Thickness is changed by moving the outlines, half of the difference on either side; a line
  /// gets at most twice and at least a quarter as thick as it was drawn, and pieces that are close
  /// to each other grow less, because their details would close or break.
  private func glyph(_ set: GlyphSet, _ name: String, _ factor: Double) -> Figure? {
    guard let parts = set.parts(of: name) else { return nil }
    let drawn = set.stroke * set.unit * factor
    let wanted = min(max(stroke, drawn / 4), drawn * 2)
    let map = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
    let placed = parts.map { $0.applying(map) }
    let distance = (wanted - drawn) / 2
    guard distance > 0 else { return Figure(placed.map { $0.offset(by: distance) }) }
    let gaps = GlyphPart.gaps(between: placed)
    return Figure(
      zip(placed, gaps).map { part, gap in
        part.offset(by: SymbolMetrics.growth(distance, gap: gap))
      })
  }

  /// Characters on one line, their capitals centred on the origin.
  private func text(_ text: String, _ factor: Double) -> Figure? {
    // Large enough to hide rounding to pixels.
    let size = 100.0
    let font = ResolvedFont(
      family: .system(.default), size: size, weight: min(weight + 100, 900), italic: false)
    let shaped = textEngine.shape(
      StyledText(runs: [StyledText.Run(string: text, font: font)], displayScale: 1))
    let layout = shaped.layout(in: ProposedViewSize(width: nil, height: nil))
    let scale = factor / size
    let middle = layout.firstBaseline - SymbolDrawing.capHeight * size / 2
    let parts = layout.lines.flatMap(\.fragments).flatMap { fragment -> [GlyphPart] in
      guard case .glyphs(let font, let glyphs) = fragment.content else { return [] }
      return glyphs.flatMap { glyph in
        let outline = textEngine.outline(of: glyph.id, in: font)
        let map = AffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: glyph.x * scale, ty: (glyph.y - middle) * scale)
        return GlyphPart.parts(of: outline.applying(map), rule: .nonZero)
      }
    }
    let figure = Figure(parts)
    return figure.offsetBy(dx: -figure.ink.midX, dy: 0)
  }
}

extension GlyphPart {
  /// The part with every point transformed.
  func applying(_ map: AffineTransform) -> GlyphPart {
    GlyphPart(outline: outline.applying(map), holes: holes.map { $0.applying(map) })
  }
}

extension Contour {
  /// The contour with every point transformed.
  func applying(_ map: AffineTransform) -> Contour {
    Contour(
      start: map.apply(start),
      segments: segments.map { segment in
        switch segment {
        case .line(let end): .line(map.apply(end))
        case .curve(let control1, let control2, let end):
          .curve(map.apply(control1), map.apply(control2), map.apply(end))
        }
      })
  }
}
