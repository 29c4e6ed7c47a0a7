internal import VitrineGeometry
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
    ProjectionTransform(archived.concatenating(other.archived))
  }

  private init(_ archived: VitrineGeometry.ProjectionTransform) {
    (m11, m12, m13) = (archived.m11, archived.m12, archived.m13)
    (m21, m22, m23) = (archived.m21, archived.m22, archived.m23)
    (m31, m32, m33) = (archived.m31, archived.m32, archived.m33)
  }

  /// The transform as archives have it.
  var archived: VitrineGeometry.ProjectionTransform {
    var map = VitrineGeometry.ProjectionTransform()
    (map.m11, map.m12, map.m13) = (m11, m12, m13)
    (map.m21, map.m22, map.m23) = (m21, m22, m23)
    (map.m31, map.m32, map.m33) = (m31, m32, m33)
    return map
  }

  /// The modifier of an archive that applies the transform.
  var modifier: Modifier {
    archived.affine.map { .transformEffect($0) } ?? .projectionEffect(archived)
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
    nonisolated(unsafe) let transform = { (size: CGSize) in effectValue(size: size).modifier }
    return content.visualEffect { view, proxy in
      ModifierVisualEffect(view, transform(proxy.size))
    }
  }
}

nonisolated extension View {
  /// Applies a projective transform to what the view draws.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    archived(transform.modifier)
  }
}
