import VitrineFoundation
internal import VitrineGeometry
internal import VitrineModel

// Paths, texts and images are drawn as views.
extension CGContext {
  /// The maximum number of views that wait to be drawn.
  private static let batch = 256

  /// Draws an image; one that covers the whole bitmap is kept without loss.
  ///
  /// Apps resize images this way before they show them.
  package func draw(_ image: UIImage, in rect: CGRect, opacity: Double = 1) {
    let box = rect.applying(map)
    if opacity == 1, clips.isEmpty, layers.isEmpty, blendMode == .normal,
      box.minX <= 0.5, box.minY <= 0.5,
      box.maxX >= CGFloat(width) - 0.5, box.maxY >= CGFloat(height) - 0.5,
      let resized = image.resized(to: rect.size)
    {
      cover = resized
      return
    }
    place(image, in: rect, opacity: opacity)
  }

  private func place(_ image: UIImage, in rect: CGRect, opacity: Double) {
    guard let view = image.view(in: rect.size, adding: &images) else { return }
    draw(ViewNode(view.content, modifiers: view.modifiers + [.opacity(opacity)]), in: rect)
  }

  /// Draws a view in a rectangle, aligned with its top left corner.
  func draw(_ view: ViewNode, in rect: CGRect) {
    uncover()
    var placed = view
    var (frame, offset) = (Frame(), Offset())
    (frame.width, frame.height) = (Double(rect.width), Double(rect.height))
    frame.alignment = .upperLeft
    (offset.x, offset.y) = (Double(rect.minX), Double(rect.minY))
    placed.modifiers += [.frame(frame), .offset(offset)]
    add(placed)
  }

  /// Draws the image that covers the whole bitmap, before anything else is drawn over it.
  func uncover() {
    guard let image = cover else { return }
    cover = nil
    let (map, clips, mode) = (map, clips, blendMode)
    (self.map, self.clips) = (CGAffineTransform(scaleX: scale, y: scale), [])
    setBlendMode(.normal)
    place(image, in: CGRect(origin: .zero, size: size), opacity: 1)
    (self.map, self.clips) = (map, clips)
    setBlendMode(mode)
  }

  /// The size in points.
  var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

  /// From points of the caller to points of the bitmap.
  var points: VitrineGeometry.AffineTransform {
    let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    return VitrineGeometry.AffineTransform(map.concatenating(toPoints))
  }

  /// The frame that fills the bitmap.
  var whole: Modifier {
    var frame = Frame()
    (frame.width, frame.height) = (Double(size.width), Double(size.height))
    frame.alignment = .upperLeft
    return .frame(frame)
  }

  /// Adds a view in the coordinates of the caller.
  func add(_ view: ViewNode) {
    var placed = view
    placed.modifiers += [.opacity(opacity), .transformEffect(points)]
    compose(placed)
  }

  /// Adds a view in the coordinates of the bitmap, cut and mixed as the context says.
  func compose(_ view: ViewNode) {
    var placed = view
    for clip in clips { placed.modifiers += [whole, .clipShape(.path(clip))] }
    let mode = blendMode.archived
    if mode != .normal { placed.modifiers.append(.blendMode(mode)) }
    mixes = mixes || mode != .normal
    waiting.append(placed)
    if waiting.count >= CGContext.batch, layers.isEmpty { flush() }
  }

  /// Draws the waiting views.
  func flush() {
    guard !waiting.isEmpty else { return }
    var stack = ZStack()
    (stack.alignment, stack.children) = (.upperLeft, waiting)
    // Colours that mix need those below them in the same picture.
    if mixes, let below = bitmapView { stack.children.insert(below, at: 0) }
    let layer = GraphicsLayer(
      node: ViewNode(.zStack(stack), modifiers: [whole]), images: images,
      size: Size(width: Double(size.width), height: Double(size.height)), scale: scale)
    if mixes { pixels = [UInt8](repeating: 0, count: pixels.count) }
    (waiting, images, mixes) = ([], [:], false)
    do {
      guard let painter = linkedGraphicsPainter else { return }
      compose(try painter.pixels(of: layer))
    } catch {
      FileHandle.standardError.write(Data("CGContext: \(error)\n".utf8))
    }
  }

  /// The pixels so far, as a view.
  private var bitmapView: ViewNode? {
    let file = [UInt8](StoredPNG.encode(pixels, columns: width, rows: height))
    let image = UIImage(source: .data(file), scale: scale)
    return image.view(in: size, adding: &images).map {
      ViewNode($0.content, modifiers: $0.modifiers + [whole])
    }
  }

  /// Composites premultiplied pixels over the bitmap.
  private func compose(_ layer: [UInt8]) {
    guard layer.count == pixels.count else { return }
    for place in stride(from: 0, to: pixels.count, by: 4) where layer[place + 3] > 0 {
      let alpha = Int(layer[place + 3])
      let below = Int(pixels[place + 3]) * (255 - alpha)
      let total = alpha * 255 + below
      for channel in 0..<3 {
        let sum = Int(layer[place + 2 - channel]) * 65025 + Int(pixels[place + channel]) * below
        pixels[place + channel] = UInt8(min(255, (sum + total / 2) / total))
      }
      pixels[place + 3] = UInt8((total + 127) / 255)
    }
  }
}

extension Alignment {
  /// The top left corner.
  static let upperLeft = Alignment(horizontal: .leading, vertical: .top)
}
