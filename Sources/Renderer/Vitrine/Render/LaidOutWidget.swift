import VitrineCairo
import VitrineLayout
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The layout of a widget for one request.
public struct LaidOutWidget: Sendable {
  /// The size of the picture, in points.
  public private(set) var size: Size
  /// The request, with every choice resolved.
  public let request: ResolvedRequest
  /// The number of pixels per point.
  public var scale: Double { request.surface.scale }
  /// The size of the picture in pixels; that of a vector format is the size of its pixel version.
  public private(set) var pixelSize: (width: Int, height: Int)
  /// The environment of the views.
  public var environment: WidgetEnvironment { WidgetEnvironment(request) }
  /// The boxes of all views as a tree, in the points of the layout.
  public var frames: FrameTree { FrameTree(layout.composition) }
  /// The ``frames`` with each view's path in the archive.
  package var locatedFrames: FrameTree { FrameTree(layout.composition, isLocated: true) }
  /// The place of a view in the archive's file; `nil` if it cannot be found.
  package func location(of path: NodePath) -> TextLocation? { origin.location(of: path) }
  /// The regions that react to taps, back to front.
  public var hitRegions: [HitRegion] { displayList.hitRegions }
  /// Warnings about probable mistakes, in addition to those of reading the archive.
  public let warnings: [Diagnostic]
  /// The display list of the widget.
  package private(set) var displayList: DisplayList
  /// The accessibility elements: a container with all elements in reading order.
  ///
  /// Empty unless ``Renderer/recordsSemantics`` is set.
  package let accessibility: AccessibilityElement
  private let layout: PlacedLayout
  private let painter: DisplayListPainter
  private let bitmaps: RenderBitmaps
  /// The seconds that remain for drawing, and the seconds for the picture as a whole.
  private let time: (left: Double?, whole: Double?)
  private let origin: ArchiveOrigin

  init(
    layout: Composition, _ displayList: DisplayList, request: ResolvedRequest,
    colors: ColorResolver, warnings: [Diagnostic], document: WidgetDocument,
    bitmaps: RenderBitmaps, painter: DisplayListPainter, time: (left: Double?, whole: Double?)
  ) throws(ArchiveError) {
    self.displayList = displayList
    size = displayList.size
    self.request = request
    self.warnings = warnings + colors.missing.map(Diagnostic.init(missingColor:nearest:))
    origin = document.origin
    self.painter = painter
    self.layout = PlacedLayout(composition: layout)
    self.bitmaps = bitmaps
    self.time = time
    var accessibility = layout.accessibility
    accessibility.label = document.archive.displayName
    self.accessibility = accessibility
    do throws(PaintError) {
      pixelSize = try painter.pixelSize(of: displayList.size, scale: request.surface.scale)
    } catch {
      throw ArchiveError(.drawing(error.description))
    }
  }

  /// The composition without changes to it as a whole.
  var composition: Composition { layout.composition }

  /// Returns the widget with another picture: one between two states, or several side by side.
  ///
  /// - Throws: `ArchiveError` when the picture has too many pixels.
  func showing(_ displayList: DisplayList) throws(ArchiveError) -> LaidOutWidget {
    var widget = self
    (widget.displayList, widget.size) = (displayList, displayList.size)
    do throws(PaintError) {
      widget.pixelSize = try painter.pixelSize(of: displayList.size, scale: scale)
    } catch {
      throw ArchiveError(.drawing(error.description))
    }
    return widget
  }

  /// Returns the region that reacts to a tap at a point of the picture, in points; `nil` if there
  /// is none.
  ///
  /// Regions are clipped, rotated and scaled like their views.
  public func hitRegion(at point: Point) -> HitRegion? { displayList.hitRegion(at: point) }

  /// Whether a point of the picture is inside the widget's outline, in points.
  public func contains(_ point: Point) -> Bool { displayList.contains(point) }

  /// Encodes the picture as PNG.
  ///
  /// - Parameter compression: the compression; the pixels do not depend on it.
  /// - Throws: `ArchiveError` when an image of the archive is damaged, memory runs out, or the
  ///   library for the compression is missing.
  public func png(_ compression: PNGCompression = .default) throws(ArchiveError) -> [UInt8] {
    try png(scale: scale, compression)
  }

  /// Encodes the picture as PNG with another number of pixels per point; the layout remains that of
  /// the device.
  ///
  /// - Throws: `ArchiveError`, as ``png()`` does.
  package func png(
    scale: Double, _ compression: PNGCompression = .default
  ) throws(ArchiveError) -> [UInt8] {
    let bitmap = try bitmap(scale: scale)
    do throws(PNGError) {
      return try PNGEncoder(compression).encode(bitmap)
    } catch {
      throw ArchiveError(.drawing(error.fullDescription), file: origin.file)
    }
  }

  /// Encodes the picture as a file.
  ///
  /// SVG and PDF files contain vector outlines wherever their format allows. Images, and effects
  /// that the format can't express, are embedded as pixels at the scale of the layout. The same
  /// request gives the same bytes in each format.
  ///
  /// - Parameters:
  ///   - format: The file format.
  ///   - compression: The compression level of PNG files; other formats ignore it.
  /// - Throws: `ArchiveError` when an image of the archive is damaged or memory runs out.
  public func data(
    as format: PictureFormat, compression: PNGCompression = .default
  ) throws(ArchiveError) -> [UInt8] {
    switch format {
    case .png: return try png(compression)
    case .svg:
      return try draw { (deadline, held) throws(PaintError) in
        try painter.svg(displayList, scale: scale, deadline: deadline, held: held)
      }
    case .pdf:
      return try draw { (deadline, held) throws(PaintError) in
        try painter.pdf(displayList, scale: scale, deadline: deadline, held: held)
      }
    }
  }

  /// Draws the picture as pixels.
  ///
  /// - Parameter scale: the number of pixels per point; `nil` is that of the layout.
  /// - Throws: `ArchiveError` when an image of the archive is damaged or memory runs out.
  package func bitmap(scale: Double? = nil) throws(ArchiveError) -> Bitmap {
    try draw { (deadline, held) throws(PaintError) in
      try painter.paint(
        displayList, scale: scale ?? self.scale, deadline: deadline, held: held)
    }
  }

  /// Draws everything behind texts and symbols.
  ///
  /// - Throws: `ArchiveError`, as `bitmap` does.
  package func groundBitmap(scale: Double) throws(ArchiveError) -> Bitmap {
    try showing(layout.composition.makeGround().scaled(to: size)).bitmap(scale: scale)
  }

  /// The visible views and their containers, in the order of the archive, for checks of the
  /// picture.
  package var placedViews: [PlacedView] {
    let views = PlacedView.all(in: layout.composition)
    return drawnScale.map { scale in views.map { $0.scaled(by: scale) } } ?? views
  }

  /// The scale of the picture relative to the layout, in both directions; `nil` for the same size.
  private var drawnScale: Size? {
    let own = layout.composition.size
    guard own != size, own.width > 0, own.height > 0 else { return nil }
    return Size(width: size.width / own.width, height: size.height / own.height)
  }

  /// The visible bitmaps of the archive, with their sizes in pixels.
  package var imageSizes: [(name: String, width: Int, height: Int)] {
    displayList.bitmaps.compactMap { id in
      bitmaps.size(of: id).map { (id.asset, $0.width, $0.height) }
    }
  }

  /// The part of the picture for the widget's content, in points; `nil` if several views form the
  /// picture.
  package var contentRoom: Rect? {
    let layouts = layout.composition.layouts
    guard layouts.count == 1, let room = layouts.first?.room else { return nil }
    return drawnScale.map(room.scaled) ?? room
  }

  /// Decodes the images, then draws.
  ///
  /// - Parameter draw: draws within a deadline; it receives the size of the images in bytes.
  private func draw<Drawn>(
    _ draw: (Deadline, Int) throws(PaintError) -> Drawn
  ) throws(ArchiveError) -> Drawn {
    do throws(ArchiveError) {
      let deadline = Deadline(after: time.left, of: time.whole)
      try bitmaps.readImages(of: displayList)
      let drawn: Drawn
      do throws(PaintError) {
        drawn = try draw(deadline, bitmaps.bytes)
      } catch {
        throw archiveError(error)
      }
      // An image that couldn't be drawn in its size in the picture.
      if let failure = bitmaps.failure { throw failure }
      return drawn
    } catch {
      throw origin.completed(error)
    }
  }

  /// Converts an error to that of an archive; an exceeded budget names the most expensive effect.
  private func archiveError(_ error: PaintError) -> ArchiveError {
    let reason: ArchiveError.Reason =
      if case .refused(let reason) = error { reason } else { .drawing(error.description) }
    return ArchiveError(reason, path: layout.composition.costliestEffect)
  }
}

/// The tree of placed views, retained for its frames.
///
/// Unchecked: nodes are classes without locks, but none changes after it was placed, and nothing
/// else refers to them once the widget is laid out.
private struct PlacedLayout: @unchecked Sendable {
  let composition: Composition
}

extension Diagnostic {
  fileprivate init(missingColor name: String, nearest: String?) {
    let hint = nearest.map { "; there is '\($0)'" } ?? ""
    self.init(
      .asset(name: name, "there is no colour of this name in the archive" + hint),
      path: NodePath([.key("colors")]))
  }
}
