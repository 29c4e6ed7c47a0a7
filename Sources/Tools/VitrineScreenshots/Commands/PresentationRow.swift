import Vitrine

/// How a device shows a presentation of a Live Activity or a control.
struct PresentationRow: Encodable {
  let family: String
  let device: String
  let scale: Double
  /// The smallest width and height in points, if the size depends on the content.
  let least: Size
  /// The largest width and height in points.
  let points: Size
  /// Width and height of the largest picture in pixels.
  let pixels: Size

  init?(_ target: RenderTarget, on device: Device?, _ version: DesignGeneration) {
    guard let device = device ?? Device.standard(for: target, on: version),
      let sizes = device.sizeRange(of: target)
    else { return nil }
    family = target.name
    self.device = device.identifier
    scale = device.scale
    (least, points) = (sizes.least, sizes.most)
    pixels = Size(
      width: (points.width * device.scale).rounded(.up),
      height: (points.height * device.scale).rounded(.up))
  }

  /// Returns the cells of a table with `count` columns, of which it fills the first five and the
  /// seventh.
  func cells(_ count: Int) -> [String] {
    let cells = [
      family, "\(range(\.width))×\(range(\.height))",
      "\(pixels.width.dumpText)×\(pixels.height.dumpText)", scale.dumpText, "–", "–", device,
    ]
    return cells + Array(repeating: "–", count: max(0, count - cells.count))
  }

  private func range(_ side: KeyPath<Size, Double>) -> String {
    let (least, most) = (least[keyPath: side], points[keyPath: side])
    return least == most ? most.dumpText : "\(least.dumpText)…\(most.dumpText)"
  }
}
