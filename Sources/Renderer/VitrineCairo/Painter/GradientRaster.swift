import VitrineDisplayList
import VitrineGeometry

/// Computes the pixels of a gradient.
protocol GradientRaster {
  /// Whether every pixel covers fully.
  var isOpaque: Bool { get }
  /// The colour of all pixels when the gradient has only one.
  var onlyColor: ResolvedColor? { get }
  /// Writes the pixels of `region`, whose top left one is at `pixels`.
  func draw(_ region: PixelRect, into pixels: UnsafeMutablePointer<UInt32>, stride: Int)
}

extension GradientPaint {
  /// The raster that computes the gradient's pixels under a transform to device pixels; `nil` if it
  /// has none.
  func raster(_ transform: AffineTransform) -> (any GradientRaster)? {
    switch geometry {
    case .linear(let start, let end):
      LinearGradientRaster(
        stops: stops, start: start, end: end, transform: transform, colorSpace: colorSpace)
    case .radial(let center, let unit, let start, let end):
      RadialGradientRaster(
        GradientTable(stops, colorSpace), center: center, unit: unit, start: start, end: end,
        transform: transform)
    case .angular(let center, let start, let end):
      AngularGradientRaster(
        GradientTable(stops, colorSpace), center: center, start: start, end: end,
        transform: transform)
    case .mesh(let net):
      MeshGradientRaster(
        net, colors: stops.map(\.color), space: colorSpace, transform: transform)
    }
  }
}

/// The colours of a gradient by their place.
struct GradientTable {
  /// Whether every colour covers fully.
  let isOpaque: Bool
  /// The colour behind the last stop.
  let last: ResolvedColor
  private let ramps: [GradientRamp]
  private let firstWord: UInt32
  private let lastWord: UInt32
  private let start: Double

  /// Creates the table; `nil` without any stop.
  init?(_ stops: [GradientStop], _ space: Gradient.ColorSpace) {
    let stops = GradientTable.ordered(stops)
    guard let head = stops.first, let tail = stops.last else { return nil }
    isOpaque = stops.allSatisfy { $0.color.opacity >= 1 }
    (last, start) = (tail.color, head.location)
    (firstWord, lastWord) = (head.color.premultipliedWord, tail.color.premultipliedWord)
    ramps = zip(stops, stops.dropFirst()).compactMap { GradientRamp($0, $1, space) }
  }

  /// The pixel at a place; beyond the ends, the outermost colours continue.
  func word(at location: Double) -> UInt32 {
    if location < start || ramps.isEmpty { return location < start ? firstWord : lastWord }
    for ramp in ramps where location < ramp.start + ramp.length {
      return ramp.word(at: max(location, ramp.start))
    }
    return lastWord
  }

  /// A stop that is before its predecessor counts as being on it.
  static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
    var highest = -Double.infinity
    return stops.map { stop in
      highest = max(highest, stop.location)
      return GradientStop(color: stop.color, location: highest)
    }
  }
}
