import VitrineGeometry

/// Everything that is drawn, in painting order and fully laid out.
///
/// Guarantees to every back end: coordinates are points in the space of the enclosing group (the
/// root is the picture with its origin in the top left corner); colours are resolved sRGB; every
/// number is finite; the list isn't deeper than the archive's depth limit.
package struct DisplayList: Hashable, Sendable, Codable {
  /// Size of the picture, in points.
  package var size: Size
  /// The items in drawing order, back to front.
  package var items: [Item]

  /// Creates a list of `items` for a picture of `size` points.
  package init(size: Size, items: [Item]) {
    self.size = size
    self.items = items
  }

  /// One step of drawing.
  package indirect enum Item: Hashable, Sendable, Codable {
    /// An outline whose inside is filled.
    case fill(Fill)
    /// An outline along which a line is drawn.
    case stroke(Stroke)
    /// Glyphs of one typeface in one size.
    case glyphs(GlyphRun)
    /// A bitmap scaled into a rectangle.
    case image(ImageItem)
    /// Items that are drawn together, with an effect on the result.
    case group(Group)
    /// A region that reacts to a tap; it draws nothing.
    case hit(HitRegion)
  }
}

extension DisplayList {
  /// An outline filled with paint.
  package struct Fill: Hashable, Sendable, Codable {
    /// The outline, in points.
    package var path: Path
    /// The fill rule and antialiasing.
    package var style: FillStyle
    /// The paint of the fill.
    package var paint: Paint

    /// Creates a fill; the non-zero rule is SwiftUI's default.
    package init(path: Path, style: FillStyle = .nonZero, paint: Paint) {
      self.path = path
      self.style = style
      self.paint = paint
    }
  }

  /// A line drawn along an outline, with half of its width on either side.
  package struct Stroke: Hashable, Sendable, Codable {
    /// The outline, in points.
    package var path: Path
    /// Width, ends, corners and dashes of the line.
    package var style: StrokeStyle
    /// Whether pixels on the edge are covered partially.
    package var isAntialiased: Bool
    /// The paint of the stroke.
    package var paint: Paint

    /// Creates a stroke, antialiased by default.
    package init(path: Path, style: StrokeStyle, isAntialiased: Bool = true, paint: Paint) {
      self.path = path
      self.style = style
      self.isAntialiased = isAntialiased
      self.paint = paint
    }
  }

  /// Items that are drawn as one picture, with an effect on it.
  package struct Group: Hashable, Sendable, Codable {
    /// The effect on the whole group.
    package var effect: Effect
    /// The members, back to front.
    package var items: [Item]

    /// Creates a group of items with an effect.
    package init(effect: Effect, items: [Item]) {
      self.effect = effect
      self.items = items
    }
  }

  /// The effect of a group on its members.
  package indirect enum Effect: Hashable, Sendable, Codable {
    /// Draws the members together, then multiplies their coverage by a factor in 0...1.
    case opacity(Double)
    /// Keeps only what is inside an outline.
    case clip(Path, FillStyle)
    /// Transforms the members' coordinates into the enclosing space.
    case transform(AffineTransform)
    /// Draws the members over a copy of their coverage in one colour, blurred by a radius and moved
    /// by `x` and `y`, in points of the group's space.
    case shadow(ResolvedColor, radius: Double, x: Double, y: Double)
    /// Draws over the members, within their coverage, a copy of the area that they leave uncovered,
    /// in one colour, blurred by a radius and moved by `x` and `y`, in points of the group's space.
    case innerShadow(ResolvedColor, radius: Double, x: Double, y: Double)
    /// Draws the members together, then blends them with what is below.
    case blend(BlendMode)
    /// Draws the members together, then blurs them with a Gaussian whose standard deviation is the
    /// radius in points; with a box, only its inside is averaged, and the result is clipped to it.
    case blur(radius: Double, box: Rect?)
    /// Draws the members together, then multiplies their coverage by that of other items.
    case mask([Item])
    /// Draws the members together, then transforms the colour of every pixel.
    case colors(ColorMatrix)
    /// Draws the members together, then projects them into the enclosing space.
    case projection(ProjectionTransform)
    /// Draws the members unchanged; the pass of the rendering modes has replaced this effect by
    /// colours.
    case accent(AccentGroup)
  }
}
