import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// Draws a bitmap, or fills its coverage with the template's paint.
  ///
  /// Pixels outside `source` are never visible: at its edges, the outermost pixels repeat, so that
  /// a stretched slice of an image neither fades nor takes colour from its neighbours.
  func drawImage(_ item: ImageItem, _ state: State) throws(PaintError) {
    try withPattern(of: item, state) { (pattern) throws(PaintError) in
      try drawImage(item, from: pattern, state)
    }
  }

  /// Calls `draw` with the pixels of an item in their place; not at all when there are none.
  func withPattern(
    of item: ImageItem, _ state: State, _ draw: (borrowing Pattern) throws(PaintError) -> Void
  ) throws(PaintError) {
    let density = item.density(state.transform)
    guard let scaled = bitmaps.bitmap(item.bitmap, scale: density),
      let placement = ImagePlacement(item, scaled, state.transform)
    else { return }
    let bitmap = scaled.bitmap
    var failure: PaintError?
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      do throws(PaintError) {
        // Cairo takes a mutable pointer but only reads from a source.
        let surface = try ImageSurface(
          over: UnsafeMutablePointer(mutating: base + placement.offset), width: placement.width,
          height: placement.height, bytesPerRow: bitmap.width * 4)
        try draw(
          try Pattern(
            surface, map: placement.map, filter: placement.filter,
            extend: item.tile == nil ? .edge : .repetition))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func drawImage(
    _ item: ImageItem, from pattern: borrowing Pattern, _ state: State
  ) throws(PaintError) {
    // The source is restored with the clip, so that cairo releases the bitmap's memory.
    context.save()
    defer { context.restore() }
    if !item.isAntialiased { context.hardenEdges() }
    context.newPath()
    context.add(.rect(item.destination), state.transform)
    if let template = item.template {
      let region = context.pathExtents
      context.clip()
      try withSource(template, covering: region, state) { context.mask(pattern) }
    } else if state.opacity < 1 {
      context.clip()
      context.setSource(pattern)
      context.paint(opacity: state.opacity)
    } else {
      context.setSource(pattern)
      context.fill()
    }
  }
}

/// Where the drawn part of a bitmap is in memory and on the picture.
private struct ImagePlacement {
  /// Bytes before the first pixel of the part.
  var offset: Int
  /// Columns of the part.
  var width: Int
  /// Rows of the part.
  var height: Int
  /// From device pixels to the part's pixels.
  var map: AffineTransform
  /// How pixels are read.
  var filter: Pattern.Filter

  /// Creates the placement; `nil` when there is nothing to draw.
  init?(_ item: ImageItem, _ scaled: ScaledBitmap, _ transform: AffineTransform) {
    let bitmap = scaled.bitmap
    let destination = Rect(origin: item.destination.origin, size: item.repetition)
    let source = Rect(
      x: item.source.minX * scaled.scale.width, y: item.source.minY * scaled.scale.height,
      width: item.source.width * scaled.scale.width,
      height: item.source.height * scaled.scale.height)
    guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0
    else { return nil }
    let part = PixelRect(
      left: source.minX, top: source.minY, right: source.maxX, bottom: source.maxY
    ).intersection(PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height))
    guard !part.isEmpty else { return nil }
    let (scaleX, scaleY) = (
      destination.width / source.width, destination.height / source.height
    )
    let placed = AffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY,
      tx: destination.minX + (Double(part.left) - source.minX) * scaleX,
      ty: destination.minY + (Double(part.top) - source.minY) * scaleY
    ).concatenating(transform)
    guard let map = placed.inverted else { return nil }
    self.map = map
    offset = (part.top * bitmap.width + part.left) * 4
    width = part.width
    height = part.height
    filter = .init(item.interpolation, shrinking: map)
  }
}

extension ImageItem {
  /// Size of one repetition in points: that of the whole destination when nothing is repeated.
  fileprivate var repetition: Size { tile ?? destination.size }

  /// Device pixels that one unit of the source has along its axes.
  fileprivate func density(_ map: AffineTransform) -> Size {
    let columns = (map.a * map.a + map.b * map.b).squareRoot()
    let rows = (map.c * map.c + map.d * map.d).squareRoot()
    return Size(
      width: columns * repetition.width / source.width,
      height: rows * repetition.height / source.height)
  }
}

extension Pattern.Filter {
  /// The filter for an interpolation when `map` leads from device pixels to the image's pixels.
  fileprivate init(_ interpolation: ImageInterpolation, shrinking map: AffineTransform) {
    let columns = (map.a * map.a + map.b * map.b).squareRoot()
    let rows = (map.c * map.c + map.d * map.d).squareRoot()
    let factor = max(columns, rows)
    switch interpolation {
    case .none: self = .nearest
    case .low, .medium: self = .bilinear
    // Cairo's best filter enlarges to hard pixels, which no high quality of Apple's does.
    case .high: self = factor > 1 ? .averaging : .bilinear
    }
  }
}
