import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// The maximum number of pixels of the flat picture that is projected.
  private static let mostPixels = 16_000_000.0
  /// The maximum scale of the flat picture relative to the target, for parts near the eye.
  private static let finest = 4.0

  /// Draws `items` together on a plane that `map` rotates in space.
  ///
  /// The plane is drawn flat first. Only the part in front of the eye is visible.
  func drawProjected(
    _ items: [DisplayList.Item], _ map: ProjectionTransform, _ state: State
  ) throws(PaintError) {
    let points = bounds(of: items, .identity)
    guard !points.isEmpty else { return }
    let plane = Rect(points)
    let total = map.concatenating(ProjectionTransform(state.transform))
    let corners = total.outline(of: plane)
    let target = PixelRect.bounds(of: corners).intersection(context.clipExtents)
    guard !target.isEmpty, let back = total.inverted else { return }
    let fineness = Painting.fineness(plane, map, state.transform)
    let flat = AffineTransform(a: fineness, b: 0, c: 0, d: fineness, tx: 0, ty: 0)
    let region = bounds(of: items, flat).expanded(by: 1)
    let source = try layer(items, state, flat, region)
    let picture = try surface(target, (1, 1), .argb)
    // Each pixel reads sixteen.
    try budget.spend(pixels: target.width * target.height, neighbours: 16)
    let pixels = back.concatenating(ProjectionTransform(flat.concatenating(.layer(region))))
    picture.warp(source, from: target, pixels, front: { map.depth(of: $0) > 0 }, back: back)
    try drawLayer(picture, target, opacity: state.opacity)
  }

  /// Pixels of the flat picture that a point of the plane gets.
  private static func fineness(
    _ plane: Rect, _ map: ProjectionTransform, _ transform: AffineTransform
  ) -> Double {
    let corners = [
      plane.origin, Point(x: plane.maxX, y: plane.minY), Point(x: plane.minX, y: plane.maxY),
      Point(x: plane.maxX, y: plane.maxY),
    ]
    let nearest = corners.map { map.depth(of: $0) }.min() ?? 1
    let growth = nearest > 1 / finest ? max(1, 1 / nearest) : finest
    let scale = transform.largestScale / 2.0.squareRoot() * growth
    let limit = (mostPixels / max(plane.width * plane.height, 1)).squareRoot()
    // Edges are rounded outwards, and there is a pixel around it.
    let longest = Double(ImageSurface.maximumSide - 16) / max(plane.width, plane.height, 1)
    return max(min(scale, limit, longest), 1e-6)
  }
}

extension ImageSurface {
  /// Draws `source` through `map`, which leads from device pixels to pixels of `source`.
  ///
  /// Each pixel is the mean of four places in it, read bilinearly.
  fileprivate func warp(
    _ source: borrowing ImageSurface, from target: PixelRect, _ map: ProjectionTransform,
    front: (Point) -> Bool, back: ProjectionTransform
  ) {
    let size = (width: source.width, height: source.height)
    source.withBytes { texels, texelStride in
      withBytes { bytes, stride in
        for row in 0..<target.height {
          for column in 0..<target.width {
            var sum = SIMD4<Float>(repeating: 0)
            for corner in 0..<4 {
              let place = Point(
                x: Double(target.left + column) + 0.25 + Double(corner & 1) / 2,
                y: Double(target.top + row) + 0.25 + Double(corner >> 1) / 2)
              guard let texel = map.place(of: place), let point = back.place(of: place),
                front(point)
              else { continue }
              sum += ImageSurface.read(texels, texelStride, size, texel)
            }
            let pixel = bytes + row * stride + column * 4
            for channel in 0..<4 {
              pixel[channel] = UInt8(min(max(0, sum[channel] / 4), 255) + 0.5)
            }
          }
        }
      }
    }
  }

  /// The pixel at a place between pixels; beyond the picture is nothing.
  private static func read(
    _ texels: UnsafeMutablePointer<UInt8>, _ stride: Int, _ size: (width: Int, height: Int),
    _ place: Point
  ) -> SIMD4<Float> {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    guard x > -1, y > -1, x < Double(size.width), y < Double(size.height) else {
      return SIMD4(repeating: 0)
    }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, down) = (Float(x - Double(left)), Float(y - Double(top)))
    func texel(_ column: Int, _ row: Int) -> SIMD4<Float> {
      guard column >= 0, row >= 0, column < size.width, row < size.height else {
        return SIMD4(repeating: 0)
      }
      let texel = texels + row * stride + column * 4
      return SIMD4(Float(texel[0]), Float(texel[1]), Float(texel[2]), Float(texel[3]))
    }
    let upper = texel(left, top) * (1 - right) + texel(left + 1, top) * right
    let lower = texel(left, top + 1) * (1 - right) + texel(left + 1, top + 1) * right
    return upper * (1 - down) + lower * down
  }
}

extension ProjectionTransform {
  /// The image of a point of the picture, wherever the plane is; `nil` on the horizon.
  fileprivate func place(of point: Point) -> Point? {
    let w = depth(of: point)
    guard abs(w) > 1e-12 else { return nil }
    return Point(
      x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
  }
}

extension Rect {
  /// The rectangle of whole pixels.
  init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.left), y: Double(pixels.top), width: Double(pixels.width),
      height: Double(pixels.height))
  }
}

extension PixelRect {
  /// The smallest rectangle that holds all points.
  static func bounds(of points: [Point]) -> PixelRect {
    guard let first = points.first else { return .empty }
    return PixelRect(
      left: points.reduce(first.x) { min($0, $1.x) }, top: points.reduce(first.y) { min($0, $1.y) },
      right: points.reduce(first.x) { max($0, $1.x) },
      bottom: points.reduce(first.y) { max($0, $1.y) })
  }
}
