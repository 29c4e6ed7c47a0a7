import Vitrine

/// The screen of a device with widgets on it: what the system draws behind and in front of them.
struct ScreenScene {
  /// A widget in its place.
  struct Placed {
    let widget: LaidOutWidget
    let origin: Point
    var scale = 1.0
  }

  /// The size of the screen, in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  /// The radii of the corners, clockwise from the upper left one.
  let corners: [Double]
  /// What is behind the widgets.
  var lower = ScreenDrawing()
  var widgets: [Placed] = []
  /// What is in front of them.
  var upper = ScreenDrawing()

  /// The room for a frame around the screen, in points.
  static let margin = 14.0

  /// The lines of a frame from the outside in: the distance from the screen, and the colour.
  ///
  /// Pages draw the same lines with CSS.
  private static let frame: [(distance: Double, color: JSONValue)] = [
    (13.5, "#55555F"), (12, "#0B0B0E"), (3, "#3D3D45"),
  ]

  /// The whole screen.
  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Returns the layers of the screen in a larger picture.
  ///
  /// - Parameters:
  ///   - origin: the upper left corner of the screen.
  ///   - factor: the factor by which the screen is enlarged.
  ///   - isFramed: whether the screen has round corners and a frame around it.
  ///   - request: the language and the date of texts.
  /// - Throws: `ArchiveError` when something cannot be laid out.
  func layers(
    at origin: Point = .zero, by factor: Double = 1, isFramed: Bool, _ request: RenderRequest,
    _ renderer: Renderer
  ) throws(ArchiveError) -> [ComposedPicture.Layer] {
    func layer(_ widget: LaidOutWidget, at own: Point, by scale: Double) -> ComposedPicture.Layer {
      let place = Point(x: origin.x + own.x * factor, y: origin.y + own.y * factor)
      return ComposedPicture.Layer(
        widget, at: place, scale: scale * factor, clip: outline(origin, factor, isFramed))
    }
    var layers: [ComposedPicture.Layer] = []
    if isFramed { layers.append(try frame(around: origin, factor, request, renderer)) }
    layers.append(
      layer(try lower.layOut(size: size, scale: scale, request, renderer), at: .zero, by: 1))
    layers += widgets.map { layer($0.widget, at: $0.origin, by: $0.scale) }
    layers.append(
      layer(try upper.layOut(size: size, scale: scale, request, renderer), at: .zero, by: 1))
    return layers
  }

  private func outline(_ origin: Point, _ factor: Double, _ isRound: Bool) -> Path {
    let box = Rect(
      x: origin.x, y: origin.y, width: size.width * factor, height: size.height * factor)
    guard isRound, corners.count == 4 else { return .rect(box) }
    let radii = CornerRadii(
      topLeft: corners[0] * factor, topRight: corners[1] * factor,
      bottomRight: corners[2] * factor, bottomLeft: corners[3] * factor)
    return .roundedRect(box, radii: radii, style: .continuous)
  }

  private func frame(
    around origin: Point, _ factor: Double, _ request: RenderRequest, _ renderer: Renderer
  ) throws(ArchiveError) -> ComposedPicture.Layer {
    var drawing = ScreenDrawing()
    let margin = ScreenScene.margin
    for line in ScreenScene.frame {
      let room = margin - line.distance
      drawing.fill(
        Rect(
          x: room, y: room, width: size.width + 2 * line.distance,
          height: size.height + 2 * line.distance),
        corners: corners.map { $0 + line.distance }, line.color)
    }
    let whole = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
    let widget = try drawing.layOut(size: whole, scale: scale, request, renderer)
    return ComposedPicture.Layer(
      widget, at: Point(x: origin.x - margin * factor, y: origin.y - margin * factor),
      scale: factor)
  }
}
