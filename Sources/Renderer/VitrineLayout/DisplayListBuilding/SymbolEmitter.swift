import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Draws a symbol, alone or in a line of text.
struct SymbolEmitter {
  /// How the layers of a symbol are coloured, with every choice made.
  enum Mode: Hashable {
    case monochrome, hierarchical, palette, multicolor

    /// The mode for an image.
    ///
    /// Source: Apple's documentation of `foregroundStyle(_:_:_:)` and `renderingMode(_:)`: several
    /// styles make a palette, original colours are the symbol's own.
    init(_ image: Image, _ environment: EnvironmentValues) {
      switch image.symbolRenderingMode ?? environment.symbolRenderingMode {
      case .monochrome: self = .monochrome
      case .hierarchical: self = .hierarchical
      case .palette: self = .palette
      case .multicolor: self = .multicolor
      case nil where image.renderingMode == .original: self = .multicolor
      case nil: self = environment.foreground.lower.isEmpty ? .monochrome : .palette
      }
    }
  }

  private let drawing: SymbolDrawing
  private let mode: Mode
  /// The view of the symbol.
  let image: Image
  /// The scope that the view inherits.
  let scope: Scope

  /// Creates an emitter of a drawing in a rendering mode; `image` decides whether it fills its box.
  init(
    _ drawing: SymbolDrawing, _ mode: Mode, _ image: Image, _ scope: Scope
  ) {
    self.drawing = drawing
    self.mode = mode
    self.image = image
    self.scope = scope
  }

  /// Opacity of layers that the symbol's value leaves dark (assumed).
  private static let darkOpacity = 0.3

  private var isResizable: Bool { image.resizable }

  private var colorMode: SymbolColorRenderingMode {
    image.symbolColorRenderingMode ?? scope.environment.symbolColorRenderingMode
  }

  private var valueMode: SymbolVariableValueMode {
    image.symbolVariableValueMode ?? scope.environment.symbolVariableValueMode
  }

  /// The items of the symbol in its layout box; a redacted symbol is a block.
  func items(_ box: Rect) -> [DisplayList.Item] {
    if scope.environment.isRedacted { return [Redaction.block(box, scope.environment)] }
    let placed = drawing.applying(map(to: box))
    let ink = inkBox(box)
    return placed.layers.filter(isShown).flatMap { layer -> [DisplayList.Item] in
      let styled = styled(layer, ink)
      return styled.applied(to: [item(layer, styled.paint)])
    }
  }

  /// A resizable symbol's ink fills its box to the edges (read off pictures of iOS 18.5).
  private func map(to box: Rect) -> AffineTransform {
    let ink = drawing.ink
    guard isResizable, ink.width > 0, ink.height > 0 else {
      return AffineTransform.translation(x: box.minX, y: box.minY)
    }
    let (a, d) = (box.width / ink.width, box.height / ink.height)
    return AffineTransform(
      a: a, b: 0, c: 0, d: d, tx: box.minX - a * ink.minX, ty: box.minY - d * ink.minY)
  }

  private func inkBox(_ box: Rect) -> Rect {
    isResizable ? box : drawing.ink.offsetBy(dx: box.minX, dy: box.minY)
  }

  /// Whether holes in the symbol are transparent.
  private var leavesHoles: Bool { mode == .monochrome }

  private func styled(_ layer: SymbolDrawing.Layer, _ box: Rect) -> StyledPaint {
    var styled = plain(layer, box)
    if colorMode == .gradient, case .color(let color) = styled.paint {
      styled.paint = .gradient(ColorGradient.paint(color, in: box))
    }
    return styled.multiplyingOpacity(by: layer.isLit ? 1 : SymbolEmitter.darkOpacity)
  }

  private func plain(_ layer: SymbolDrawing.Layer, _ box: Rect) -> StyledPaint {
    if let own = ownStyle(of: layer) { return scope.styled(own, in: box) }
    let foreground = scope.styled(.foreground, in: box)
    switch mode {
    case .monochrome, .multicolor: return foreground
    case .hierarchical, .palette: return faded(foreground, layer.level)
    }
  }

  /// The styles of the layers.
  var styles: [ShapeStyle] {
    if scope.environment.isRedacted { return [.foreground] }
    return [.foreground] + drawing.layers.filter(isShown).compactMap(ownStyle)
  }

  /// Assumed: in the mode `draw` a layer is drawn as a whole or not at all, as Apple publishes no
  /// lines along which a part of it would be drawn.
  private func isShown(_ layer: SymbolDrawing.Layer) -> Bool {
    (layer.isLit || valueMode != .draw) && !(layer.isInHole && leavesHoles)
  }

  /// The style of a layer; `nil` for the foreground or a shade of it.
  private func ownStyle(of layer: SymbolDrawing.Layer) -> ShapeStyle? {
    switch mode {
    case .monochrome, .hierarchical: return nil
    case .palette:
      guard layer.level > 0, !scope.environment.foreground.lower.isEmpty else { return nil }
      // A layer without a style takes the last one.
      return .hierarchical(level: 1 + layer.level)
    case .multicolor: return layer.color.map { .color($0) }
    }
  }

  private func faded(_ paint: StyledPaint, _ level: Int) -> StyledPaint {
    paint.multiplyingOpacity(by: Foreground.opacity(ofLevel: level))
  }

  private func item(_ layer: SymbolDrawing.Layer, _ paint: Paint) -> DisplayList.Item {
    let ink: DisplayList.Item =
      if let line = layer.line {
        .stroke(.init(path: layer.path, style: line, paint: paint))
      } else {
        .fill(.init(path: layer.path, style: FillStyle(layer.rule), paint: paint))
      }
    guard let bounds = layer.path.controlPointBounds else { return ink }
    // Around the ink, so that exactly the clipped area is erased.
    let room = 1 + (layer.line?.lineWidth ?? 0)
    let around = Path.rect(bounds.inset(by: EdgeInsets(-room)))
    return (layer.erased + (leavesHoles ? layer.holes : [])).reduce(ink) { item, erased in
      let clip = Path(around.elements + erased.elements)
      return .group(.init(effect: .clip(clip, .evenOdd), items: [item]))
    }
  }
}
