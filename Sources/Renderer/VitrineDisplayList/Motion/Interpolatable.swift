import VitrineGeometry

/// A value that can be interpolated with another one of its type.
package protocol Interpolatable {
  /// The value at `share` of the way to another one; springs go beyond 1.
  ///
  /// - Returns: `nil` if the two cannot be interpolated.
  func interpolated(to other: Self, by share: Double) -> Self?
}

extension Double: Interpolatable {
  package func interpolated(to other: Double, by share: Double) -> Double? {
    mixed(with: other, by: share)
  }

  /// The interpolated number.
  package func mixed(with other: Double, by share: Double) -> Double {
    self == other ? self : self + (other - self) * share
  }
}

extension Array: Interpolatable where Element: Interpolatable {
  /// The array with its elements interpolated; `nil` for arrays of different lengths.
  package func interpolated(to other: [Element], by share: Double) -> [Element]? {
    guard count == other.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(count)
    for (one, next) in zip(self, other) {
      guard let between = one.interpolated(to: next, by: share) else { return nil }
      result.append(between)
    }
    return result
  }
}

extension Point: Interpolatable {
  package func interpolated(to other: Point, by share: Double) -> Point? {
    mixed(with: other, by: share)
  }

  /// The interpolated point.
  package func mixed(with other: Point, by share: Double) -> Point {
    Point(x: x.mixed(with: other.x, by: share), y: y.mixed(with: other.y, by: share))
  }
}

extension UnitPoint {
  /// The interpolated point.
  package func mixed(with other: UnitPoint, by share: Double) -> UnitPoint {
    UnitPoint(x: x.mixed(with: other.x, by: share), y: y.mixed(with: other.y, by: share))
  }
}

extension Size {
  /// The interpolated size; values below zero, which springs can reach, become zero.
  package func mixed(with other: Size, by share: Double) -> Size {
    Size(
      width: max(0, width.mixed(with: other.width, by: share)),
      height: max(0, height.mixed(with: other.height, by: share)))
  }
}

extension Rect {
  /// The interpolated rectangle.
  package func mixed(with other: Rect, by share: Double) -> Rect {
    Rect(
      origin: origin.mixed(with: other.origin, by: share),
      size: size.mixed(with: other.size, by: share))
  }
}

extension ResolvedColor {
  /// The interpolated colour, with components weighted by opacity, so that a clear colour does not
  /// contribute its hue.
  ///
  /// Components are interpolated in sRGB (assumed, because SwiftUI's colour space for this is not
  /// published).
  package func mixed(with other: ResolvedColor, by share: Double) -> ResolvedColor {
    if self == other { return self }
    let opacity = self.opacity.mixed(with: other.opacity, by: share).clamped(to: 0...1)
    guard opacity > 0 else { return .clear }
    func component(_ keyPath: KeyPath<ResolvedColor, Double>) -> Double {
      let first = self[keyPath: keyPath] * self.opacity
      let second = other[keyPath: keyPath] * other.opacity
      return (first.mixed(with: second, by: share) / opacity).clamped(to: 0...1)
    }
    return ResolvedColor(
      red: component(\.red), green: component(\.green), blue: component(\.blue), opacity: opacity)
  }
}

extension AffineTransform {
  /// The interpolated transform, with rotation, scale and translation interpolated separately.
  ///
  /// Transforms that mirror or are degenerate have no angle, so that their numbers are
  /// interpolated.
  package func mixed(with other: AffineTransform, by share: Double) -> AffineTransform {
    guard let first = Parts(self), let second = Parts(other) else {
      return AffineTransform(
        a: a.mixed(with: other.a, by: share), b: b.mixed(with: other.b, by: share),
        c: c.mixed(with: other.c, by: share), d: d.mixed(with: other.d, by: share),
        tx: tx.mixed(with: other.tx, by: share), ty: ty.mixed(with: other.ty, by: share))
    }
    return first.mixed(with: second, by: share)
  }

  /// A transform as a shear, followed by a scale, a rotation and a translation.
  private struct Parts {
    var angle: Double
    var width: Double
    var height: Double
    var slant: Double
    var shift: Point

    init?(_ map: AffineTransform) {
      let determinant = map.a * map.d - map.b * map.c
      width = (map.a * map.a + map.b * map.b).squareRoot()
      guard determinant > 1e-9, width > 1e-9 else { return nil }
      angle = VitrineGeometry.angle(sine: map.b, cosine: map.a)
      height = determinant / width
      slant = (map.a * map.c + map.b * map.d) / (width * width)
      shift = Point(x: map.tx, y: map.ty)
    }

    func mixed(with other: Parts, by share: Double) -> AffineTransform {
      // Takes the shorter way round.
      var turn = (other.angle - angle).truncatingRemainder(dividingBy: 2 * .pi)
      if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
      let (sine, cosine) = sineAndCosine(angle + turn * share)
      let width = self.width.mixed(with: other.width, by: share)
      let height = self.height.mixed(with: other.height, by: share)
      let slant = self.slant.mixed(with: other.slant, by: share)
      let shift = self.shift.mixed(with: other.shift, by: share)
      return AffineTransform(
        a: cosine * width, b: sine * width, c: cosine * width * slant - sine * height,
        d: sine * width * slant + cosine * height, tx: shift.x, ty: shift.y)
    }
  }
}

extension Path: Interpolatable {
  /// The path with its elements interpolated; `nil` for paths with different elements.
  package func interpolated(to other: Path, by share: Double) -> Path? {
    if self == other { return self }
    guard elements.count == other.elements.count else { return nil }
    var path = Path()
    path.elements.reserveCapacity(elements.count)
    for (one, next) in zip(elements, other.elements) {
      guard let element = one.interpolated(to: next, by: share) else { return nil }
      path.elements.append(element)
    }
    return path
  }
}

extension Path.Element: Interpolatable {
  package func interpolated(to other: Path.Element, by share: Double) -> Path.Element? {
    switch (self, other) {
    case (.move(let one), .move(let next)): .move(one.mixed(with: next, by: share))
    case (.line(let one), .line(let next)): .line(one.mixed(with: next, by: share))
    case (.quadCurve(let one, let control), .quadCurve(let next, let nextControl)):
      .quadCurve(
        one.mixed(with: next, by: share), control: control.mixed(with: nextControl, by: share))
    case (.curve(let one, let first, let second), .curve(let next, let nextFirst, let nextSecond)):
      .curve(
        one.mixed(with: next, by: share), control1: first.mixed(with: nextFirst, by: share),
        control2: second.mixed(with: nextSecond, by: share))
    case (.close, .close): .close
    default: nil
    }
  }
}
