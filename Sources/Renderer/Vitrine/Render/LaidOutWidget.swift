import VitrineCairo
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineModel

/// The layout of a widget for one request.
public struct LaidOutWidget: Sendable {
  /// The request, with every choice resolved.
  public let request: ResolvedRequest
  /// Warnings about probable mistakes, in addition to those of reading the archive.
  public let warnings: [Diagnostic]
  /// The accessibility elements: a container with all elements in reading order.
  ///
  /// Empty unless ``Renderer/recordsSemantics`` is set.
  package let accessibility: AccessibilityElement
  private let layout: PlacedLayout
  private var picture: DrawablePicture

  init(
    _ layout: Composition, _ picture: DrawablePicture, request: ResolvedRequest,
    warnings: [Diagnostic], name: String?
  ) {
    self.request = request
    self.warnings = warnings
    self.layout = PlacedLayout(composition: layout)
    self.picture = picture
    var accessibility = layout.accessibility
    accessibility.label = name
    self.accessibility = accessibility
  }

  /// Returns the widget with another picture: one between two states, or several side by side.
  ///
  /// - Throws: `ArchiveError` when the picture has too many pixels.
  func showing(_ displayList: DisplayList) throws(ArchiveError) -> LaidOutWidget {
    var widget = self
    widget.picture = try picture.showing(displayList)
    return widget
  }

  /// The composition without changes to it as a whole.
  var composition: Composition { layout.composition }

  /// The outlines of the picture's glyphs, and its images.
  package var sources: (glyphs: any GlyphSource, images: any BitmapSource) { picture.sources }
  /// Decodes the images of the picture, and returns the size of their pixels in bytes.
  ///
  /// - Throws: `ArchiveError` when one is damaged.
  package func readImages() throws(ArchiveError) -> Int { try picture.readImages() }
  /// The display list of the widget.
  package var displayList: DisplayList { picture.displayList }
}

// MARK: Size and views

extension LaidOutWidget {
  /// The size of the picture, in points.
  public var size: Size { displayList.size }
  /// The number of pixels per point.
  public var scale: Double { request.surface.scale }
  /// The size of the picture in pixels; that of a vector format is the size of its pixel version.
  public var pixelSize: (width: Int, height: Int) { picture.pixelSize }
  /// The environment of the views.
  public var environment: WidgetEnvironment { WidgetEnvironment(request) }

  /// The boxes of all views as a tree, in the points of the layout.
  public var frames: FrameTree { layout.frames }
  /// The ``frames`` with each view's path in the archive.
  package var locatedFrames: FrameTree { layout.locatedFrames }
  /// The place of a view in the archive's file; `nil` if it cannot be found.
  package func location(of path: NodePath) -> TextLocation? { picture.origin.location(of: path) }

  /// The regions that react to taps, back to front.
  public var hitRegions: [HitRegion] { displayList.hitRegions }
  /// Returns the region that reacts to a tap at a point of the picture, in points; `nil` if there
  /// is none.
  ///
  /// Regions are clipped, rotated and scaled like their views.
  public func hitRegion(at point: Point) -> HitRegion? { displayList.hitRegion(at: point) }

  /// Whether a point of the picture is inside the widget's outline, in points.
  public func contains(_ point: Point) -> Bool { displayList.contains(point) }
}

// MARK: Pictures

extension LaidOutWidget {
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
    try picture.png(scale: scale, compression) { layout.composition.costliestEffect }
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
    try picture.data(as: format, compression) { layout.composition.costliestEffect }
  }

  /// Draws the picture as pixels.
  ///
  /// - Parameter scale: the number of pixels per point; `nil` is that of the layout.
  /// - Throws: `ArchiveError` when an image of the archive is damaged or memory runs out.
  package func bitmap(scale: Double? = nil) throws(ArchiveError) -> Bitmap {
    try picture.bitmap(scale: scale ?? self.scale) { layout.composition.costliestEffect }
  }
}

// MARK: Checks of the picture

extension LaidOutWidget {
  /// Draws everything behind texts and symbols.
  ///
  /// - Throws: `ArchiveError`, as `bitmap` does.
  package func groundBitmap(scale: Double) throws(ArchiveError) -> Bitmap {
    try bitmap(ink: .none, scale: scale)
  }

  /// Draws the picture with texts and symbols in another way.
  ///
  /// - Parameter isClipped: whether outlines and masks leave only a part of what they surround.
  /// - Throws: `ArchiveError`, as `bitmap` does.
  package func bitmap(
    ink: InkDrawing, isClipped: Bool = true, scale: Double
  ) throws(ArchiveError) -> Bitmap {
    var list = layout.displayList(ink, in: size)
    if !isClipped { list.items = list.items.map(\.unclipped) }
    return try showing(list).bitmap(scale: scale)
  }

  /// The part of the picture that a camera covers, in points; `nil` for none.
  package var camera: Rect? { layout.camera(in: size) }

  /// The visible views and their containers, in the order of the archive.
  package var placedViews: [PlacedView] { layout.placedViews(in: size) }

  /// The visible bitmaps of the archive, with their sizes in pixels.
  package var imageSizes: [(name: String, width: Int, height: Int)] { picture.imageSizes }

  /// The part of the picture for the widget's content, in points; `nil` if several views form the
  /// picture.
  package var contentRoom: Rect? { layout.contentRoom(in: size) }
}
