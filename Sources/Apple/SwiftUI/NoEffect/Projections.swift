internal import VitrineModel

/// A projective transform of the plane, with nine numbers.
public struct ProjectionTransform: Equatable, Sendable {
  /// The numbers, row by row.
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat
  /// Creates the identity transform.
  public init() { self.init(CGAffineTransform.identity) }
  /// Creates a projection from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m13) = (m.a, m.b, 0)
    (m21, m22, m23) = (m.c, m.d, 0)
    (m31, m32, m33) = (m.tx, m.ty, 1)
  }
  /// Whether this is the identity transform.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the transform is affine, so that parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// Concatenates two transforms.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(other.affine))
  }

  /// The affine part, without perspective.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

/// A modifier that transforms a view depending on its size.
public protocol GeometryEffect: ViewModifier, Animatable {
  /// Returns the transform for a size in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view with the transform applied.
  public func body(content: Content) -> some View {
    // Called while the view is archived, on the actor that evaluates its body.
    nonisolated(unsafe) let transform = { (size: CGSize) in effectValue(size: size).affine }
    return content.visualEffect { view, proxy in view.transformEffect(transform(proxy.size)) }
  }
}

nonisolated extension View {
  /// Applies a projective transform to what the view draws.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}
