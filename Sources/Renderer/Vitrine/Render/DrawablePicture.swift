import VitrineCairo
import VitrineCoding
import VitrineDisplayList

/// A display list with everything that drawing it needs, in any format and as often as wanted.
struct DrawablePicture: Sendable {
  /// The display list.
  let displayList: DisplayList
  /// The number of pixels per point.
  let scale: Double
  /// The size in pixels.
  let pixelSize: (width: Int, height: Int)
  private let painter: DisplayListPainter
  private let bitmaps: RenderBitmaps
  /// The seconds that remain for drawing, and the seconds for the picture as a whole.
  private let time: (left: Double?, whole: Double?)
  /// The archive, which errors name.
  let origin: ArchiveOrigin

  /// Creates a picture with `scale` pixels per point.
  ///
  /// - Throws: `ArchiveError` when it has too many pixels.
  init(
    _ displayList: DisplayList, scale: Double, painter: DisplayListPainter, bitmaps: RenderBitmaps,
    time: (left: Double?, whole: Double?), origin: ArchiveOrigin
  ) throws(ArchiveError) {
    self.displayList = displayList
    self.scale = scale
    self.painter = painter
    self.bitmaps = bitmaps
    self.time = time
    self.origin = origin
    do throws(PaintError) {
      pixelSize = try painter.pixelSize(of: displayList.size, scale: scale)
    } catch {
      throw ArchiveError(.drawing(error.description))
    }
  }

  /// Returns the picture with another display list.
  ///
  /// - Throws: `ArchiveError` when it has too many pixels.
  func showing(_ displayList: DisplayList) throws(ArchiveError) -> DrawablePicture {
    try DrawablePicture(
      displayList, scale: scale, painter: painter, bitmaps: bitmaps, time: time, origin: origin)
  }

  /// Encodes the pixels as PNG.
  ///
  /// - Throws: `ArchiveError` when an image of the archive is damaged, memory runs out, or the
  ///   library for the compression is missing.
  func png(
    scale: Double, _ compression: PNGCompression, costliest: () -> NodePath?
  ) throws(ArchiveError) -> [UInt8] {
    let bitmap = try bitmap(scale: scale, costliest: costliest)
    do throws(PNGError) {
      return try PNGEncoder(compression).encode(bitmap)
    } catch {
      throw ArchiveError(.drawing(error.fullDescription), file: origin.file)
    }
  }

  /// Encodes the picture as a file.
  ///
  /// - Parameter costliest: the place of the most expensive effect, for errors about an exceeded
  ///   budget.
  /// - Throws: `ArchiveError` when an image of the archive is damaged or memory runs out.
  func data(
    as format: PictureFormat, _ compression: PNGCompression, costliest: () -> NodePath?
  ) throws(ArchiveError) -> [UInt8] {
    switch format {
    case .png: return try png(scale: scale, compression, costliest: costliest)
    case .svg:
      return try draw(costliest) { (deadline, held) throws(PaintError) in
        try painter.svg(displayList, scale: scale, deadline: deadline, held: held)
      }
    case .pdf:
      return try draw(costliest) { (deadline, held) throws(PaintError) in
        try painter.pdf(displayList, scale: scale, deadline: deadline, held: held)
      }
    }
  }

  /// Draws the picture as pixels.
  ///
  /// - Throws: `ArchiveError` when an image of the archive is damaged or memory runs out.
  func bitmap(scale: Double, costliest: () -> NodePath?) throws(ArchiveError) -> Bitmap {
    try draw(costliest) { (deadline, held) throws(PaintError) in
      try painter.paint(displayList, scale: scale, deadline: deadline, held: held)
    }
  }

  /// The visible bitmaps of the archive, with their sizes in pixels.
  var imageSizes: [(name: String, width: Int, height: Int)] {
    displayList.bitmaps.compactMap { id in
      bitmaps.size(of: id).map { (id.asset, $0.width, $0.height) }
    }
  }

  /// The outlines of its glyphs, and its images.
  var sources: (glyphs: any GlyphSource, images: any BitmapSource) { (painter.glyphs, bitmaps) }

  /// Decodes the images, and returns the size of their pixels in bytes.
  ///
  /// - Throws: `ArchiveError` when one is damaged.
  func readImages() throws(ArchiveError) -> Int {
    do throws(ArchiveError) {
      try bitmaps.readImages(of: displayList)
    } catch {
      throw origin.completed(error)
    }
    return bitmaps.bytes
  }

  /// Decodes the images, then draws.
  ///
  /// - Parameter draw: draws within a deadline; it receives the size of the images in bytes.
  private func draw<Drawn>(
    _ costliest: () -> NodePath?, _ draw: (Deadline, Int) throws(PaintError) -> Drawn
  ) throws(ArchiveError) -> Drawn {
    do throws(ArchiveError) {
      let deadline = Deadline(after: time.left, of: time.whole)
      try bitmaps.readImages(of: displayList)
      let drawn: Drawn
      do throws(PaintError) {
        drawn = try draw(deadline, bitmaps.bytes)
      } catch {
        throw DrawablePicture.archiveError(error, costliest)
      }
      // An image that couldn't be drawn in its size in the picture.
      if let failure = bitmaps.failure { throw failure }
      return drawn
    } catch {
      throw origin.completed(error)
    }
  }

  /// Converts an error to that of an archive; an exceeded budget names the most expensive effect.
  private static func archiveError(
    _ error: PaintError, _ costliest: () -> NodePath?
  ) -> ArchiveError {
    let reason: ArchiveError.Reason =
      if case .refused(let reason) = error { reason } else { .drawing(error.description) }
    return ArchiveError(reason, path: costliest())
  }
}
