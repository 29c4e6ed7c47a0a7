import VitrineCairo
import VitrineLayout
import VitrineModel

/// A widget that is laid out for one request.
public struct LaidOutWidget: Sendable {
  /// Size of the picture, in points.
  public let size: Size
  /// What was asked for, with every choice made.
  public let request: ResolvedRequest
  /// Pixels per point.
  public var scale: Double { request.surface.scale }
  /// Columns and rows of the picture; of a vector format those of its pixels.
  public var pixelSize: (width: Int, height: Int) {
    (try? painter.pixelSize(of: size, scale: scale)) ?? (0, 0)
  }
  /// What the views are told of the place they are shown in.
  public var environment: WidgetEnvironment { WidgetEnvironment(request) }
  /// Boxes of all views, as a tree, in the points that they are laid out in.
  public let frames: FrameTree
  /// Regions that react to taps, back to front.
  public let hitRegions: [HitRegion]
  /// What is probably not meant, beyond what reading the archive found.
  public let warnings: [Diagnostic]
  /// What is drawn.
  package let displayList: DisplayList
  /// What assistive technology reads, where the renderer records it.
  let accessibility: AccessibilityElement
  private let painter: DisplayListPainter
  private let bitmaps: RenderBitmaps
  private let file: String

  init(
    layout: Composition, _ displayList: DisplayList, request: ResolvedRequest, colors: ColorBook,
    warnings: [Diagnostic], file: String, bitmaps: RenderBitmaps, painter: DisplayListPainter
  ) {
    self.displayList = displayList
    size = displayList.size
    self.request = request
    self.warnings = warnings + colors.missing.map(Diagnostic.init(missingColor:nearest:))
    self.file = file
    self.painter = painter
    self.bitmaps = bitmaps
    frames = FrameTree(layout)
    hitRegions = displayList.hitRegions
    accessibility = layout.accessibility
  }

  /// The region that takes a tap at a point of the picture, in points; `nil` where none does.
  ///
  /// Regions have the shape of what is clipped, rotated and scaled around them.
  public func hitRegion(at point: Point) -> HitRegion? { displayList.hitRegion(at: point) }

  /// Whether a point of the picture lies inside the widget's outline, in points.
  public func contains(_ point: Point) -> Bool { displayList.contains(point) }

  /// The picture as a PNG file.
  ///
  /// - Throws: `ArchiveError` when memory runs out.
  public func png() throws(ArchiveError) -> [UInt8] {
    let bitmap = try bitmap()
    do throws(PNGError) {
      return try PNGEncoder().encode(bitmap)
    } catch {
      throw ArchiveError(.drawing("\(error)"), file: file)
    }
  }

  /// The picture as a file.
  ///
  /// SVG and PDF files hold outlines wherever their format can; what it cannot show, and images, they
  /// hold as pixels of the layout's scale. All three formats give the same bytes for the same
  /// request.
  ///
  /// - Throws: `ArchiveError` when memory runs out.
  public func data(as format: PictureFormat) throws(ArchiveError) -> [UInt8] {
    do {
      switch format {
      case .png: return try png()
      case .svg: return try checked(painter.svg(displayList, scale: scale))
      case .pdf: return try checked(painter.pdf(displayList, scale: scale))
      }
    } catch let error as ArchiveError {
      throw error
    } catch {
      throw ArchiveError(.drawing("\(error)"), file: file)
    }
  }

  /// The picture as pixels.
  ///
  /// - Throws: `ArchiveError` when memory runs out.
  package func bitmap() throws(ArchiveError) -> Bitmap {
    let bitmap: Bitmap
    do throws(PaintError) {
      bitmap = try painter.paint(displayList, scale: scale)
    } catch {
      throw ArchiveError(.drawing(error.description), file: file)
    }
    return try checked(bitmap)
  }

  /// What was drawn, unless an image could not be drawn in the size that it has in the picture.
  private func checked<Value>(_ drawn: Value) throws(ArchiveError) -> Value {
    if let failure = bitmaps.failure { throw failure.inFile(file) }
    return drawn
  }
}

extension Diagnostic {
  fileprivate init(missingColor name: String, nearest: String?) {
    let hint = nearest.map { "; there is '\($0)'" } ?? ""
    self.init(
      .asset(name: name, "there is no colour of this name in the archive" + hint),
      path: NodePath([.key("colors")]))
  }
}
