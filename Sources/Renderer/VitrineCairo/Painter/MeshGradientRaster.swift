import VitrineDisplayList
import VitrineGeometry

/// Computes the pixels of a gradient between the points of a mesh.
///
/// Each cell is cut into small triangles, in which colours pass evenly. Colours are premultiplied in
/// either space, as those of other gradients of SwiftUI.
struct MeshGradientRaster: GradientRaster {
  let isOpaque = false
  let onlyColor: ResolvedColor? = nil
  private let background: UInt32
  private let triangles: [Triangle]

  /// Pieces of a cell along each side.
  private static let pieces = 16

  /// A corner of a triangle in device pixels with its premultiplied colour, each part in 0...255.
  struct Vertex {
    var position: Point
    var color: SIMD4<Double>
  }

  struct Triangle {
    var vertices: (Vertex, Vertex, Vertex)
    var bounds: PixelRect
  }

  /// Creates the gradient; `nil` when points or colours are missing.
  init?(
    _ net: MeshNet, colors: [ResolvedColor], space: Gradient.ColorSpace, transform: AffineTransform
  ) {
    let (width, count) = (net.width, net.points.count)
    guard width >= 2, count == colors.count, count >= width * 2, count % width == 0,
      [0, 4 * count].contains(net.controlPoints.count)
    else { return nil }
    background = net.background.premultipliedWord
    let places = colors.map { color -> SIMD4<Double> in
      let place = color.coordinates(in: space)
      return space == .device ? place.multipliedByOpacity : place
    }
    let surface = MeshSurface(net)
    let blend = MeshColors(places, width: width, isSmooth: net.isSmooth)
    let lines = (count / width - 1) * Self.pieces + 1
    let columns = (width - 1) * Self.pieces + 1
    let vertices = (0..<lines * columns).map { index -> Vertex in
      let (x, y) = (
        Double(index % columns) / Double(Self.pieces), Double(index / columns) / Double(Self.pieces)
      )
      let place = blend.color(x, y)
      let color = ResolvedColor(space == .device ? place.dividedByOpacity : place, in: space)
      return Vertex(
        position: transform.apply(net.place(of: surface.position(x, y))), color: color.premultiplied
      )
    }
    var triangles: [Triangle] = []
    for line in 0..<lines - 1 {
      for column in 0..<columns - 1 {
        let first = line * columns + column
        let (a, b) = (vertices[first], vertices[first + 1])
        let (c, d) = (vertices[first + columns], vertices[first + columns + 1])
        triangles += [Triangle((a, b, d)), Triangle((a, d, c))]
      }
    }
    self.triangles = triangles
  }

  func draw(_ region: PixelRect, into pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
    for row in 0..<region.height {
      (pixels + row * stride).update(repeating: background, count: region.width)
    }
    for triangle in triangles {
      let part = triangle.bounds.intersection(region)
      guard !part.isEmpty else { continue }
      for y in part.top..<part.bottom {
        for x in part.left..<part.right {
          guard let word = triangle.word(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) else {
            continue
          }
          pixels[(y - region.top) * stride + x - region.left] = word
        }
      }
    }
  }
}

extension MeshGradientRaster.Triangle {
  init(
    _ vertices: (MeshGradientRaster.Vertex, MeshGradientRaster.Vertex, MeshGradientRaster.Vertex)
  ) {
    self.vertices = vertices
    bounds = .bounds(of: [vertices.0.position, vertices.1.position, vertices.2.position])
  }

  /// The pixel at a position in the triangle, its edges included; `nil` outside.
  func word(_ position: Point) -> UInt32? {
    let (a, b, c) = (vertices.0.position, vertices.1.position, vertices.2.position)
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard abs(area) > 1e-12, area.isFinite else { return nil }
    let u =
      ((b.x - position.x) * (c.y - position.y) - (c.x - position.x) * (b.y - position.y)) / area
    let v =
      ((c.x - position.x) * (a.y - position.y) - (a.x - position.x) * (c.y - position.y)) / area
    let w = 1 - u - v
    guard u >= -1e-9, v >= -1e-9, w >= -1e-9 else { return nil }
    let color = vertices.0.color * u + vertices.1.color * v + vertices.2.color * w
    func byte(_ value: Double) -> UInt32 { UInt32(value.clamped(to: 0...255) + 0.5) }
    return byte(color.w) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }
}

extension ResolvedColor {
  /// Premultiplied components and opacity, each in 0...255.
  fileprivate var premultiplied: SIMD4<Double> {
    func part(_ value: Double) -> Double {
      value.clamped(to: 0...1) * opacity.clamped(to: 0...1) * 255
    }
    return SIMD4(part(red), part(green), part(blue), opacity.clamped(to: 0...1) * 255)
  }
}
