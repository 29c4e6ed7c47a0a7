internal import VitrineGeometry
package import VitrineModel

/// Changes of a view's appearance that may depend on its geometry.
public protocol VisualEffect: Sendable {}

/// A visual effect that exists in archives.
package protocol PrimitiveVisualEffect {
  /// The effect as modifiers of an archive, the innermost first.
  var modifiers: [Modifier] { get }
}

/// An effect that does not change the view.
public struct EmptyVisualEffect: VisualEffect, PrimitiveVisualEffect {
  package var modifiers: [Modifier] { [] }
}

/// An effect applied after another one.
struct ModifierVisualEffect: VisualEffect, PrimitiveVisualEffect {
  let modifiers: [Modifier]

  init(_ base: some VisualEffect, _ modifier: Modifier) {
    modifiers = ((base as? any PrimitiveVisualEffect)?.modifiers ?? []) + [modifier]
  }
}

extension VisualEffect {
  /// Moves what the view draws, without a change of layout.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves what the view draws, without a change of layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    ModifierVisualEffect(self, .offset(x, y))
  }
  /// Scales the view uniformly about an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Scales the view about an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ModifierVisualEffect(self, .scaleEffect(x, y, anchor))
  }
  /// Rotates the view around an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    ModifierVisualEffect(self, .rotationEffect(angle, anchor))
  }
  /// Sets the opacity of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    ModifierVisualEffect(self, .opacity(clamping: opacity))
  }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    var blur = Blur()
    blur.radius = Double(radius)
    blur.opaque = opaque
    return ModifierVisualEffect(self, .blur(blur))
  }
  /// Adds an amount to the brightness of colours.
  public func brightness(_ amount: Double) -> some VisualEffect {
    ModifierVisualEffect(self, .brightness(amount))
  }
  /// Changes the contrast of colours by a factor; 1 keeps it.
  public func contrast(_ amount: Double) -> some VisualEffect {
    ModifierVisualEffect(self, .contrast(amount))
  }
  /// Changes the saturation of colours by a factor; 1 keeps it.
  public func saturation(_ amount: Double) -> some VisualEffect {
    ModifierVisualEffect(self, .saturation(amount))
  }
  /// Reduces the saturation of colours; 1 gives greys.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    ModifierVisualEffect(self, .grayscale(amount))
  }
  /// Rotates the hues of colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    ModifierVisualEffect(self, .hueRotation(angle.archivedDegrees))
  }
  /// Applies an affine transform to what the view draws.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    ModifierVisualEffect(self, .transformEffect(VitrineGeometry.AffineTransform(transform)))
  }
}

/// A view with effects that depend on its geometry.
nonisolated struct VisualEffectView<Base: View, Effect: VisualEffect>: View, PrimitiveView,
  LocatedView
{
  package var location = KeptLocation()
  let base: Base
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    guard !nodes.isEmpty else { return [] }
    let (name, box, _) = context.requestMeasurement()
    let node = context.measured(ViewNode(nodes), name)
    guard let box else { return [node] }
    let effect = effect(EmptyVisualEffect(), GeometryProxy(box, context))
    return [node].modified(by: (effect as? any PrimitiveVisualEffect)?.modifiers ?? [])
  }
}

nonisolated extension View {
  /// Applies effects that depend on the view's geometry.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(base: self, effect: effect)
  }
  /// Performs an action when the view's geometry changes, and for the first one.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    GeometryObserver(base: self, value: transform) { action($1) }
  }
  /// Performs an action when the view's geometry changes, and for the first one.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    GeometryObserver(base: self, value: transform, action: action)
  }
}

/// A view that acts on its own geometry.
nonisolated private struct GeometryObserver<Base: View, T: Equatable>: View, PrimitiveView,
  LocatedView
{
  package var location = KeptLocation()
  let base: Base
  let value: (GeometryProxy) -> T
  let action: (T, T) -> Void

  init(
    base: Base, value: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) {
    (self.base, self.value, self.action) = (base, value, action)
  }

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    guard !nodes.isEmpty, context.pass.appeared != nil else {
      context.record("onGeometryChange", .none)
      return nodes
    }
    let (name, box, _) = context.requestMeasurement()
    if let box {
      context.observe(
        "onGeometryChange", value(GeometryProxy(box, context)), initial: true, action)
    }
    return [context.measured(ViewNode(nodes), name)]
  }
}
