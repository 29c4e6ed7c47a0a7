internal import VitrineModel

/// A map of a plane in space, of nine numbers.
public struct ProjectionTransform: Equatable, Sendable {
  /// The numbers of the map's rows.
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat
  /// The map that changes nothing.
  public init() { self.init(CGAffineTransform.identity) }
  /// A map that keeps lines parallel.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m13) = (m.a, m.b, 0)
    (m21, m22, m23) = (m.c, m.d, 0)
    (m31, m32, m33) = (m.tx, m.ty, 1)
  }
  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the map keeps lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// Concatenates two transforms.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(other.affine))
  }

  /// The map without what is farther away becoming smaller.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

/// A modifier that maps a view by its size.
public protocol GeometryEffect: ViewModifier, Animatable {
  /// The map for a size in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, mapped.
  public func body(content: Content) -> some View {
    // Called while the view is archived, by whoever evaluates its body.
    nonisolated(unsafe) let transform = { (size: CGSize) in effectValue(size: size).affine }
    return content.visualEffect { view, proxy in view.transformEffect(transform(proxy.size)) }
  }
}

nonisolated extension View {
  /// Maps the view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}
