import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// Largest em square in pixels whose glyphs are kept as masks.
  ///
  /// Larger glyphs are rare, and drawing their mask is not faster than drawing the outline.
  private static let largestMaskedEm = 160.0

  /// Draws a run of glyphs as one picture.
  ///
  /// Where glyphs of a script face overlap, translucent paint must not be laid on twice.
  func drawGlyphs(_ run: GlyphRun, _ state: State) throws(PaintError) {
    let transform = state.transform
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a == transform.d
    if isUpright, transform.a > 0, transform.a * run.font.size <= Painting.largestMaskedEm {
      try drawMasks(of: run, state)
    } else {
      try drawOutlines(of: run, state)
    }
  }

  private func drawOutlines(of run: GlyphRun, _ state: State) throws(PaintError) {
    context.newPath()
    for glyph in run.glyphs {
      let origin = state.transform.apply(Point(x: glyph.x, y: glyph.y))
      var transform = state.transform
      transform.tx = origin.x
      transform.ty = origin.y
      context.add(glyphs.outline(of: glyph.id, in: run.font), transform)
    }
    try budget.check()
    try withSource(run.paint, covering: context.pathExtents, state) { context.fill(.nonZero) }
  }

  private func drawMasks(of run: GlyphRun, _ state: State) throws(PaintError) {
    let places = run.glyphs.map { glyph in
      let origin = state.transform.apply(Point(x: glyph.x, y: glyph.y))
      return GlyphPhase.split(x: origin.x, y: origin.y)
    }
    let scale = state.transform.a
    let masks = try coverage.masks(
      of: zip(run.glyphs, places).map { ($0.id, $1.phase) }, in: run.font, scale: scale
    ) { (glyph, phase) throws(PaintError) in
      try GlyphMask(glyphs.outline(of: glyph, in: run.font), scale: scale, phase: phase)
    }
    let whole = zip(masks, places).reduce(PixelRect.empty) { whole, glyph in
      whole.union(glyph.0.region(column: glyph.1.column, row: glyph.1.row))
    }
    let region = whole.intersection(context.clipExtents)
    guard !region.isEmpty else { return }
    let surface = try ImageSurface(
      width: region.width, height: region.height, format: .alpha, budget: budget)
    surface.withBytes { pixels, stride in
      for (mask, place) in zip(masks, places) {
        mask.add(to: pixels, stride: stride, region: region, column: place.column, row: place.row)
      }
    }
    let shift = AffineTransform.translation(x: -Double(region.left), y: -Double(region.top))
    let pattern = try Pattern(surface, map: shift, filter: .nearest, extend: .clear)
    try withSource(run.paint, covering: region, state) { context.mask(pattern) }
  }
}

extension GlyphMask {
  /// Draws `outline`, in points, at `scale` pixels a point with its origin at `phase`.
  fileprivate init(_ outline: Path, scale: Double, phase: GlyphPhase) throws(PaintError) {
    let map = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: phase.offset.x, ty: phase.offset.y)
    let region = PixelRect.bounds(of: outline, map)
    guard !region.isEmpty else {
      self = .blank
      return
    }
    let surface = try ImageSurface(width: region.width, height: region.height, format: .alpha)
    let context = try DrawingContext(surface)
    let shift = AffineTransform.translation(x: -Double(region.left), y: -Double(region.top))
    context.setSource(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1))
    context.add(outline, map.concatenating(shift))
    context.fill(.nonZero)
    try context.check()
    self.init(
      left: region.left, top: region.top, width: region.width, height: region.height,
      coverage: surface.coverage)
  }
}

extension ImageSurface {
  /// The bytes of a surface that holds coverage alone, without the padding of its rows.
  fileprivate var coverage: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    withBytes { pixels, stride in
      for row in 0..<height {
        bytes.append(
          contentsOf: UnsafeBufferPointer(start: pixels + row * stride, count: width))
      }
    }
    return bytes
  }
}
