import VitrineCoding

/// A projective transform of the plane.
///
/// A point is mapped to (x', y') / w with `x' = m11·x + m21·y + m31`, `y' = m12·x + m22·y + m32`
/// and `w = m13·x + m23·y + m33`.
public struct ProjectionTransform: Hashable, Sendable, Codable {
  /// First row.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  /// Second row.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  /// Third row.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0

  /// Creates the identity transform.
  public init() {}

  /// Creates a projection from an affine transform.
  package init(_ map: AffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
  }

  /// The affine transform, if the projection is affine.
  package var affine: AffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    return AffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The depth of a transformed point; points whose depth is not above zero are behind the eye.
  package func depth(of point: Point) -> Double { m13 * point.x + m23 * point.y + m33 }

  /// Returns the transformed point; `nil` for a point that is not in front of the eye.
  package func apply(_ point: Point) -> Point? {
    let w = depth(of: point)
    guard w > 1e-9 else { return nil }
    return Point(
      x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
  }

  /// Returns the transform that applies `self` first and `next` after it.
  package func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
    result.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
    result.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
    result.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
    result.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
    result.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
    result.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
    result.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
    result.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    return result
  }

  /// Returns the transform around `point` instead of the origin.
  package func around(_ point: Point) -> ProjectionTransform {
    var there = ProjectionTransform()
    (there.m31, there.m32) = (-point.x, -point.y)
    var back = ProjectionTransform()
    (back.m31, back.m32) = (point.x, point.y)
    return there.concatenating(self).concatenating(back)
  }

  /// The inverse up to a constant factor; `nil` when the plane is seen edge-on.
  package var inverted: ProjectionTransform? {
    var result = ProjectionTransform()
    result.m11 = m22 * m33 - m23 * m32
    result.m12 = m13 * m32 - m12 * m33
    result.m13 = m12 * m23 - m13 * m22
    result.m21 = m23 * m31 - m21 * m33
    result.m22 = m11 * m33 - m13 * m31
    result.m23 = m13 * m21 - m11 * m23
    result.m31 = m21 * m32 - m22 * m31
    result.m32 = m12 * m31 - m11 * m32
    result.m33 = m11 * m22 - m12 * m21
    let determinant = m11 * result.m11 + m12 * result.m21 + m13 * result.m31
    guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
    return result.multiplied(by: 1 / determinant)
  }

  private func multiplied(by factor: Double) -> ProjectionTransform {
    var result = self
    result.m11 *= factor
    result.m12 *= factor
    result.m13 *= factor
    result.m21 *= factor
    result.m22 *= factor
    result.m23 *= factor
    result.m31 *= factor
    result.m32 *= factor
    result.m33 *= factor
    return result
  }

  /// Whether all nine numbers are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}

extension ProjectionTransform {
  /// The part of a rectangle that is in front of the eye, projected; empty when nothing is.
  ///
  /// The rectangle is cut a little in front of the eye, where its projection would extend to
  /// infinity.
  package func outline(of rect: Rect) -> [Point] {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    var kept: [Point] = []
    let near = 1e-3
    for (here, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (a, b) = (depth(of: here), depth(of: next))
      if a >= near { kept.append(here) }
      guard (a >= near) != (b >= near) else { continue }
      let share = (near - a) / (b - a)
      kept.append(
        Point(x: here.x + (next.x - here.x) * share, y: here.y + (next.y - here.y) * share))
    }
    return kept.compactMap(apply)
  }
}

extension ProjectionTransform: ArchiveRecord {
  /// The nine numbers, named as in SwiftUI.
  package static let fields: [Field<ProjectionTransform>] = [
    Field("m11", \.m11, "First row; default 1."), Field("m12", \.m12, "First row."),
    Field("m13", \.m13, "First row; foreshortens along x."),
    Field("m21", \.m21, "Second row."), Field("m22", \.m22, "Second row; default 1."),
    Field("m23", \.m23, "Second row; foreshortens along y."),
    Field("m31", \.m31, "Third row; way to the right in points."),
    Field("m32", \.m32, "Third row; way downwards in points."),
    Field("m33", \.m33, "Third row; default 1."),
  ]
}

extension AffineTransform: ArchiveRecord {
  /// Creates the identity transform.
  public init() { self = .identity }

  /// The six numbers, named as in Core Graphics.
  package static let fields: [Field<AffineTransform>] = [
    Field("a", \.a, "First column; default 1."), Field("b", \.b, "First column, second row."),
    Field("c", \.c, "Second column."), Field("d", \.d, "Second column, second row; default 1."),
    Field("tx", \.tx, "Distance to the right in points."),
    Field("ty", \.ty, "Distance downwards in points."),
  ]
}
