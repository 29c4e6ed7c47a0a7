import Vitrine
import VitrineCairo
import VitrineDisplayList
import VitrineGeometry

/// One picture of several widgets, drawn from their display lists, so that translucent widgets show
/// what is behind them and vector formats keep outlines.
struct ComposedPicture: Sendable {
  /// A widget in its place.
  struct Layer: Sendable {
    let widget: LaidOutWidget
    let transform: AffineTransform
    let clip: Path?

    /// Places a widget.
    ///
    /// - Parameters:
    ///   - origin: the upper left corner, in points of the picture.
    ///   - scale: the factor by which the widget is enlarged.
    ///   - clip: the outline that is left of it, in points of the picture; `nil` for everything.
    init(
      _ widget: LaidOutWidget, at origin: Point = .zero, scale: Double = 1, clip: Path? = nil
    ) {
      (self.widget, self.clip) = (widget, clip)
      transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    }
  }

  private let list: DisplayList
  private let scale: Double
  private let layers: [Layer]
  private let painter: DisplayListPainter
  private let seconds: Double?

  /// Composes layers, back to front.
  ///
  /// - Parameters:
  ///   - size: the size of the picture, in points.
  ///   - scale: pixels per point.
  ///   - renderer: its limits are those of the whole picture.
  init(_ layers: [Layer], size: Size, scale: Double, renderer: Renderer) {
    (self.layers, self.scale, seconds) = (layers, scale, renderer.timeout)
    let items = layers.enumerated().map { index, layer in
      let own = layer.widget.displayList.items.map { $0.prefixed(LayerName(index)) }
      let placed = DisplayList.Item.group(
        .init(effect: .transform(layer.transform), items: own))
      guard let clip = layer.clip else { return placed }
      return .group(.init(effect: .clip(clip, .nonZero), items: [placed]))
    }
    list = DisplayList(size: size, items: items)
    let sources = LayerSources(layers: layers.map(\.widget.sources))
    painter = DisplayListPainter(glyphs: sources, bitmaps: sources, limits: renderer.limits)
  }

  /// Encodes the picture as a file.
  ///
  /// - Throws: `ArchiveError` when an image is damaged, the picture is too large, or memory runs
  ///   out.
  func data(
    as format: PictureFormat, compression: PNGCompression = .default
  ) throws(ArchiveError) -> [UInt8] {
    var held = 0
    for layer in layers { held += try layer.widget.readImages() }
    let deadline = Deadline(after: seconds)
    do throws(PaintError) {
      switch format {
      case .svg: return try painter.svg(list, scale: scale, deadline: deadline, held: held)
      case .pdf: return try painter.pdf(list, scale: scale, deadline: deadline, held: held)
      case .png:
        let bitmap = try painter.paint(list, scale: scale, deadline: deadline, held: held)
        return try PNGEncoder(compression).encoded(bitmap)
      }
    } catch {
      if case .refused(let reason) = error { throw ArchiveError(reason) }
      throw ArchiveError(.drawing(error.description))
    }
  }
}

extension PNGEncoder {
  /// Encodes a bitmap; its errors are those of drawing.
  fileprivate func encoded(_ bitmap: Bitmap) throws(PaintError) -> [UInt8] {
    do throws(PNGError) {
      return try encode(bitmap)
    } catch {
      throw .refused(.drawing(error.fullDescription))
    }
  }
}

/// The sources of several pictures, whose fonts and images have the number of their layer in front of
/// their names.
private struct LayerSources: GlyphSource, BitmapSource {
  typealias Sources = (glyphs: any GlyphSource, images: any BitmapSource)

  let layers: [Sources]

  func outline(of glyph: UInt32, in font: FontInstance) -> Path {
    guard let (sources, name) = own(font.face) else { return Path() }
    var font = font
    font.face = name
    return sources.glyphs.outline(of: glyph, in: font)
  }

  func bitmap(_ id: BitmapID) -> Bitmap? {
    guard let (sources, name) = own(id.asset) else { return nil }
    var id = id
    id.asset = name
    return sources.images.bitmap(id)
  }

  func bitmap(_ id: BitmapID, scale: Size) -> ScaledBitmap? {
    guard let (sources, name) = own(id.asset) else { return nil }
    var id = id
    id.asset = name
    return sources.images.bitmap(id, scale: scale)
  }

  private func own(_ name: String) -> (Sources, String)? {
    guard let (index, name) = LayerName.split(name), layers.indices.contains(index) else {
      return nil
    }
    return (layers[index], name)
  }
}

/// The number of a layer, in front of the names of its fonts and images.
struct LayerName {
  private let prefix: String

  init(_ index: Int) { prefix = "\(index):" }

  func callAsFunction(_ name: String) -> String { prefix + name }

  /// Returns the number and the name without it.
  static func split(_ name: String) -> (index: Int, name: String)? {
    guard let end = name.firstIndex(of: ":"), let index = Int(name[..<end]) else { return nil }
    return (index, String(name[name.index(after: end)...]))
  }
}

extension DisplayList.Item {
  /// Returns the item with a layer's number in front of the names of fonts and images.
  func prefixed(_ name: LayerName) -> DisplayList.Item {
    switch self {
    case .fill(var fill):
      fill.paint = fill.paint.prefixed(name)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.paint = stroke.paint.prefixed(name)
      return .stroke(stroke)
    case .glyphs(var run):
      run.font.face = name(run.font.face)
      run.paint = run.paint.prefixed(name)
      return .glyphs(run)
    case .image(var image):
      image.bitmap.asset = name(image.bitmap.asset)
      image.template = image.template?.prefixed(name)
      return .image(image)
    case .group(var group):
      if case .mask(let mask) = group.effect {
        group.effect = .mask(mask.map { $0.prefixed(name) })
      }
      group.items = group.items.map { $0.prefixed(name) }
      return .group(group)
    case .hit: return self
    }
  }
}

extension Paint {
  fileprivate func prefixed(_ name: LayerName) -> Paint {
    guard case .image(var image) = self else { return self }
    image.bitmap.asset = name(image.bitmap.asset)
    return .image(image)
  }
}
