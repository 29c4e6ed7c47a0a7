import VitrineGeometry

extension DisplayList.Item: Interpolatable {
  /// The item with its geometry and paint interpolated; `nil` for items with different content,
  /// such as other glyphs or another picture.
  package func interpolated(to other: DisplayList.Item, by share: Double) -> DisplayList.Item? {
    if self == other { return self }
    switch (self, other) {
    case (.fill(let one), .fill(let next)):
      return one.interpolated(to: next, by: share).map(DisplayList.Item.fill)
    case (.stroke(let one), .stroke(let next)):
      return one.interpolated(to: next, by: share).map(DisplayList.Item.stroke)
    case (.glyphs(let one), .glyphs(let next)):
      return one.interpolated(to: next, by: share).map(DisplayList.Item.glyphs)
    case (.image(let one), .image(let next)):
      return one.interpolated(to: next, by: share).map(DisplayList.Item.image)
    case (.group(let one), .group(let next)):
      guard let effect = one.effect.interpolated(to: next.effect, by: share),
        let items = one.items.interpolated(to: next.items, by: share)
      else { return nil }
      return .group(.init(effect: effect, items: items))
    case (.hit, .hit): return other
    case (.fill, _), (.stroke, _), (.glyphs, _), (.image, _), (.group, _), (.hit, _):
      return nil
    }
  }
}

extension DisplayList.Fill: Interpolatable {
  package func interpolated(to other: DisplayList.Fill, by share: Double) -> DisplayList.Fill? {
    guard style == other.style, let path = path.interpolated(to: other.path, by: share),
      let paint = paint.interpolated(to: other.paint, by: share)
    else { return nil }
    return DisplayList.Fill(path: path, style: style, paint: paint)
  }
}

extension DisplayList.Stroke: Interpolatable {
  package func interpolated(to other: DisplayList.Stroke, by share: Double) -> DisplayList.Stroke? {
    guard let path = path.interpolated(to: other.path, by: share),
      let paint = paint.interpolated(to: other.paint, by: share),
      let dash = style.dash.interpolated(to: other.style.dash, by: share)
    else { return nil }
    var style = other.style
    style.lineWidth = max(0, self.style.lineWidth.mixed(with: style.lineWidth, by: share))
    style.miterLimit = max(0, self.style.miterLimit.mixed(with: style.miterLimit, by: share))
    style.dash = dash.map { max(0, $0) }
    style.dashPhase = self.style.dashPhase.mixed(with: style.dashPhase, by: share)
    return DisplayList.Stroke(
      path: path, style: style, isAntialiased: other.isAntialiased, paint: paint)
  }
}

extension GlyphRun: Interpolatable {
  /// The same glyphs at interpolated positions; `nil` for other glyphs or another typeface.
  package func interpolated(to other: GlyphRun, by share: Double) -> GlyphRun? {
    guard let font = font.interpolated(to: other.font, by: share),
      let glyphs = glyphs.interpolated(to: other.glyphs, by: share),
      let paint = paint.interpolated(to: other.paint, by: share)
    else { return nil }
    return GlyphRun(font: font, glyphs: glyphs, paint: paint)
  }
}

extension GlyphRun.Glyph: Interpolatable {
  package func interpolated(to other: GlyphRun.Glyph, by share: Double) -> GlyphRun.Glyph? {
    guard id == other.id else { return nil }
    return GlyphRun.Glyph(
      id: id, x: x.mixed(with: other.x, by: share), y: y.mixed(with: other.y, by: share))
  }
}

extension FontInstance: Interpolatable {
  /// The same typeface with its size and weight interpolated; `nil` for another typeface.
  ///
  /// Source: Apple's documentation of `ContentTransition.interpolate`: size and weight are
  /// interpolated within a typeface, and nothing is between typefaces.
  package func interpolated(to other: FontInstance, by share: Double) -> FontInstance? {
    if self == other { return self }
    guard face == other.face, italic == other.italic else { return nil }
    var font = FontInstance(
      face: face, size: max(0, size.mixed(with: other.size, by: share)),
      weight: weight.mixed(with: other.weight, by: share).clamped(to: 1...1000),
      opticalSize: opticalSize.mixed(with: other.opticalSize, by: share), italic: italic,
      horizontalScale: horizontalScale.mixed(with: other.horizontalScale, by: share),
      emboldening: emboldening.mixed(with: other.emboldening, by: share))
    font.capitalScale = capitalScale.mixed(with: other.capitalScale, by: share)
    return font
  }
}

extension ImageItem: Interpolatable {
  /// The same part of the same bitmap in an interpolated rectangle; `nil` for other images.
  package func interpolated(to other: ImageItem, by share: Double) -> ImageItem? {
    guard bitmap == other.bitmap, source == other.source, (tile == nil) == (other.tile == nil),
      (template == nil) == (other.template == nil)
    else { return nil }
    var image = other
    image.destination = destination.mixed(with: other.destination, by: share)
    if let tile, let next = other.tile { image.tile = tile.mixed(with: next, by: share) }
    if let template, let next = other.template {
      guard let paint = template.interpolated(to: next, by: share) else { return nil }
      image.template = paint
    }
    return image
  }
}

extension DisplayList.Effect: Interpolatable {
  package func interpolated(to other: DisplayList.Effect, by share: Double) -> DisplayList.Effect? {
    if self == other { return self }
    switch (self, other) {
    case (.opacity(let one), .opacity(let next)):
      return .opacity(one.mixed(with: next, by: share).clamped(to: 0...1))
    case (.clip(let one, let style), .clip(let next, let nextStyle)) where style == nextStyle:
      return one.interpolated(to: next, by: share).map { .clip($0, style) }
    case (.transform(let one), .transform(let next)):
      return .transform(one.mixed(with: next, by: share))
    case (
      .shadow(let color, let radius, let x, let y),
      .shadow(let nextColor, let nextRadius, let nextX, let nextY)
    ):
      return .shadow(
        color.mixed(with: nextColor, by: share),
        radius: max(0, radius.mixed(with: nextRadius, by: share)),
        x: x.mixed(with: nextX, by: share), y: y.mixed(with: nextY, by: share))
    case (
      .innerShadow(let color, let radius, let x, let y),
      .innerShadow(let nextColor, let nextRadius, let nextX, let nextY)
    ):
      return .innerShadow(
        color.mixed(with: nextColor, by: share),
        radius: max(0, radius.mixed(with: nextRadius, by: share)),
        x: x.mixed(with: nextX, by: share), y: y.mixed(with: nextY, by: share))
    case (.blur(let radius, let box), .blur(let nextRadius, let nextBox)):
      guard (box == nil) == (nextBox == nil) else { return nil }
      return .blur(
        radius: max(0, radius.mixed(with: nextRadius, by: share)),
        box: box.flatMap { box in nextBox.map { box.mixed(with: $0, by: share) } })
    case (.mask(let one), .mask(let next)):
      return one.interpolated(to: next, by: share).map(DisplayList.Effect.mask)
    case (.colors(let one), .colors(let next)): return .colors(one.mixed(with: next, by: share))
    case (.projection(let one), .projection(let next)):
      return .projection(one.mixed(with: next, by: share))
    case (.opacity, _), (.clip, _), (.transform, _), (.shadow, _), (.innerShadow, _), (.blend, _),
      (.blur, _), (.mask, _), (.colors, _), (.projection, _), (.accent, _):
      return nil
    }
  }
}

extension ColorMatrix {
  /// The transform with its factors interpolated.
  package func mixed(with other: ColorMatrix, by share: Double) -> ColorMatrix {
    var result = self
    result.factors = zip(factors, other.factors).map { $0.mixed(with: $1, by: share) }
    return result
  }
}

extension ProjectionTransform {
  /// The transform with its numbers interpolated.
  package func mixed(with other: ProjectionTransform, by share: Double) -> ProjectionTransform {
    var result = self
    for number in ProjectionTransform.numbers {
      result[keyPath: number] = self[keyPath: number].mixed(with: other[keyPath: number], by: share)
    }
    return result
  }

  private static var numbers: [WritableKeyPath<ProjectionTransform, Double>] {
    [\.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33]
  }
}
