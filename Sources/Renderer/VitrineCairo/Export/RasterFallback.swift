import VitrineDisplayList
import VitrineGeometry

/// Draws parts of a picture as pixels, for files of outlines.
struct RasterFallback {
  /// Pixels and where they are in the picture.
  struct Picture {
    /// The bitmap of the picture.
    var bitmap: Bitmap
    /// Their place, in device pixels.
    var region: PixelRect

    /// Whether all pixels cover.
    var isOpaque: Bool {
      stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 }
    }
  }

  let glyphs: any GlyphSource
  let coverage: GlyphMaskCache
  let bitmaps: any BitmapSource
  let budget: PaintBudget
  /// Columns and rows of the whole picture.
  let whole: PixelRect

  /// The pixels where some of `items` are, each with everything up to it; `nil` for those outside the
  /// picture.
  ///
  /// They are drawn once and whole, because what changes colours below it reads more of them than a part
  /// shows.
  func pictures(
    of items: [DisplayList.Item], upTo indices: [Int], _ transform: AffineTransform
  ) throws(PaintError) -> [Picture?] {
    let surface = try ImageSurface(
      width: whole.right, height: whole.bottom, format: .argb, budget: budget)
    try budget.spend(pixels: whole.right * whole.bottom)
    var painting = try painting(on: surface)
    var (pictures, drawn): ([Picture?], Int) = ([], 0)
    for index in indices {
      try painting.drawItems(Array(items[drawn...index]), Painting.State(transform: transform))
      drawn = index + 1
      let region = try bounds(of: [items[index]], transform).intersection(whole)
      pictures.append(
        region.isEmpty
          ? nil
          : Picture(
            bitmap: try painting.context.copy(region, budget: budget).bitmap, region: region))
    }
    try painting.context.check()
    return pictures
  }

  /// The pixels of `items`; `nil` when none of them is in the picture.
  func picture(
    of items: [DisplayList.Item], _ transform: AffineTransform
  ) throws(PaintError) -> Picture? {
    let region = try bounds(of: items, transform).intersection(whole)
    return try picture(region, transform) { (painting, state) throws(PaintError) in
      try painting.drawItems(items, state)
    }
  }

  /// The pixels of the shadow of `items` alone.
  func picture(
    of shadow: ShadowShape, _ color: ResolvedColor, _ items: [DisplayList.Item],
    _ transform: AffineTransform
  ) throws(PaintError) -> Picture? {
    let region = shadow.bounds(of: try bounds(of: items, transform)).intersection(whole)
    return try picture(region, transform) { (painting, state) throws(PaintError) in
      try painting.drawShadow(shadow, of: items, color, state)
    }
  }

  /// The pixels of the shadow inside `items` alone.
  func picture(
    of shadow: ShadowShape, _ color: ResolvedColor, inside items: [DisplayList.Item],
    _ transform: AffineTransform
  ) throws(PaintError) -> Picture? {
    let region = try bounds(of: items, transform).intersection(whole)
    return try picture(region, transform) { (painting, state) throws(PaintError) in
      try painting.drawInnerShadow(shadow, of: items, color, state)
    }
  }

  private func bounds(
    of items: [DisplayList.Item], _ transform: AffineTransform
  ) throws(PaintError) -> PixelRect {
    let surface = try ImageSurface(width: 1, height: 1, format: .alpha)
    return try painting(on: surface).bounds(of: items, transform)
  }

  private func painting(on surface: borrowing ImageSurface) throws(PaintError) -> Painting {
    Painting(
      context: try DrawingContext(surface, budget: budget), glyphs: glyphs, coverage: coverage,
      bitmaps: bitmaps, budget: budget)
  }

  private func picture(
    _ region: PixelRect, _ transform: AffineTransform,
    _ draw: (inout Painting, Painting.State) throws(PaintError) -> Void
  ) throws(PaintError) -> Picture? {
    guard !region.isEmpty else { return nil }
    let surface = try ImageSurface(
      width: region.width, height: region.height, format: .argb, budget: budget)
    try budget.spend(pixels: region.width * region.height)
    let shift = AffineTransform.translation(x: -Double(region.left), y: -Double(region.top))
    var painting = try painting(on: surface)
    try draw(&painting, Painting.State(transform: transform.concatenating(shift)))
    try painting.context.check()
    return Picture(bitmap: surface.bitmap, region: region)
  }
}

extension ImageSurface {
  /// A copy of the pixels, without the padding of rows.
  fileprivate var bitmap: Bitmap {
    let (columns, rows) = (width, height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * rows * 4)
    withBytes { bytes, stride in
      for row in 0..<rows {
        pixels += UnsafeBufferPointer(start: bytes + row * stride, count: columns * 4)
      }
    }
    return Bitmap(width: columns, height: rows, pixels: pixels)
  }
}
