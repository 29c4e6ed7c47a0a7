import Vitrine

/// A size of screenshots in the App Store.
///
/// Source: App Store Connect Help, "Screenshot specifications".
struct StoreSize: Hashable, Sendable {
  /// The name: the size in pixels.
  let name: String
  /// A device with a screen of this size.
  let device: String
  /// Whether the picture is in landscape.
  let place: ScreenPlace?

  static let all: [StoreSize] = [
    StoreSize(name: "1320x2868", device: "iPhone 17 Pro Max", place: nil),
    StoreSize(name: "1290x2796", device: "iPhone 16 Plus", place: nil),
    StoreSize(name: "1242x2688", device: "iPhone 11 Pro Max", place: nil),
    StoreSize(name: "2064x2752", device: "iPad Pro 13-inch", place: nil),
    StoreSize(name: "2048x2732", device: "iPad Pro 12.9-inch", place: nil),
    StoreSize(name: "2880x1800", device: "Mac", place: .desktop),
  ]
}

/// A picture for a store: a caption above a device.
struct StorePage {
  let scene: ScreenScene
  /// The size of the picture, in points.
  let size: Size
  /// The words above the device.
  let caption: ScreenCaption
  /// The colour behind it; `nil` for that of the scheme.
  let background: Color?
  let isDark: Bool

  /// The room at the edges, relative to the shorter side.
  private static let margin = 0.07
  /// The size of the caption, relative to the shorter side.
  private static let title = 0.085
  /// The size of the line below it, relative to the caption.
  private static let details = 0.5

  /// Returns the layers of the picture.
  ///
  /// - Throws: `ArchiveError` when something cannot be laid out.
  func layers(
    _ request: RenderRequest, _ renderer: Renderer
  ) throws(ArchiveError) -> [ComposedPicture.Layer] {
    let side = min(size.width, size.height)
    let (margin, font) = (side * StorePage.margin, side * StorePage.title)
    var drawing = ScreenDrawing()
    drawing.fill(Rect(origin: .zero, size: size), ground)
    var top = margin
    let width = size.width - 2 * margin
    if let title = caption.title {
      let lines = size.width > size.height ? 1.0 : 2
      let box = Rect(x: margin, y: top, width: width, height: font * 1.25 * lines)
      drawing.text(
        .string(title), in: box, size: font, weight: "bold", color: ink, lines: Int(lines))
      top = box.maxY + font * 0.2
    }
    if let details = caption.details {
      let box = Rect(
        x: margin, y: top, width: width, height: font * StorePage.details * 2.5)
      drawing.text(
        .string(details), in: box, size: font * StorePage.details, color: ink, lines: 2)
      top = box.maxY + font * 0.2
    }
    let page = try drawing.layOut(size: size, scale: scene.scale, request, renderer)
    let frame = ScreenScene.margin
    let outer = Size(
      width: scene.size.width + 2 * frame, height: scene.size.height + 2 * frame)
    let factor = min(width / outer.width, (size.height - top - margin) / outer.height)
    let origin = Point(
      x: (size.width - scene.size.width * factor) / 2,
      y: size.height - margin - (scene.size.height + frame) * factor)
    return [ComposedPicture.Layer(page)]
      + (try scene.layers(at: origin, by: factor, isFramed: true, request, renderer))
  }

  private var ground: JSONValue {
    background.map { JSONValue(encoding: $0) } ?? (isDark ? "#101018" : "#F2F2F7")
  }

  /// Black or white, whichever has the higher contrast with the background.
  private var ink: JSONValue {
    guard case .rgb(let red, let green, let blue, _)? = background else {
      return isDark ? "white" : "black"
    }
    return 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue > 0.2
      ? "black" : "white"
  }
}
